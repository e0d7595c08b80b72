/** What came of the real box, as it is typed in: the line that somebody writes or taps together, and what was sent last. */

import type { Colour, Draw, Keshis } from "$keshi";
import type { ChanceSight, Seat } from "$protocol";

import { say } from "../../words/words.svelte";
import { COLOURS } from "../pieces/colours";
import { staircaseTile } from "../pieces/printed";
import { two } from "../pieces/tile";
import type { Table } from "../table.svelte";
import { type Candidate, check, type Check, otherSide, read, type Read, tokensOf } from "./reading";

/** What is drawn, as outcomes begin. */
export type Family =
  | "river"
  | "stairs"
  | "town"
  | "oasis"
  | "scroll"
  | "luxury"
  | "office"
  | "gate"
  | "keshi"
  | "provision"
  | "start"
  | "tower";

const FAMILIES: Record<string, Family> = {
  river_tile: "river",
  staircase_tile: "stairs",
  open_oasis: "oasis",
  supply: "keshi",
  start_player: "start",
};
const familyOf = (draw: Draw): Family => {
  const kind = typeof draw === "string" ? draw : (Object.keys(draw)[0] ?? "");
  return FAMILIES[kind] ?? (kind as Family);
};
/** What is drawn for the same place, or from the same stacks, one after the other. */
const series = (draw: Draw): unknown => {
  if (typeof draw === "string") return draw;
  if ("staircase_tile" in draw || "luxury" in draw) return Object.keys(draw);
  return "scroll" in draw ? ["scroll", Math.ceil(draw.scroll.stack / 3)] : draw;
};
const COLOURED: Family[] = ["gate", "keshi", "tower"];

export class Entry {
  text = $state("");
  busy = $state(false);
  /** What was typed in last: the line, what it was about, and the versions before and after it. */
  typed = $state.raw<{ line: string; key: string; from: number; to: number; by: Seat | null; secret: boolean } | null>(
    null,
  );

  constructor(private readonly table: Table) {}

  /** What is awaited of whoever looks. */
  get chance(): ChanceSight | null {
    const { room } = this.table;
    return room.moment === null && room.present ? (room.table?.chance ?? null) : null;
  }
  get draw(): Draw | null {
    const { waits } = this.table.told.open;
    return typeof waits === "object" ? waits.chance : null;
  }
  readonly family: Family | null = $derived(this.draw && familyOf(this.draw));
  /** Which entry it is: what was begun for another one counts no longer, nor what another person may not see. */
  readonly key: string | null = $derived.by(() => {
    if (!this.chance || !this.draw) return null;
    return JSON.stringify([series(this.draw), this.secret ? this.table.room.eyes : null]);
  });
  /** Whether provision tiles are dealt face down; otherwise one that turned up is settled, openly. */
  get dealing(): boolean {
    return this.table.told.open.phase === "first_provision";
  }
  /** Whether nobody else may see it. */
  get secret(): boolean {
    return this.chance?.offer === null;
  }
  /** How many are drawn one after the other; of the tower, any number stays in. */
  get size(): number | null {
    return this.family === "tower" ? null : (this.table.told.figures.drawn?.count ?? 1);
  }
  /** Whether each of several goes to a place of its own, one after the other. */
  get ordered(): boolean {
    return (this.size ?? 1) > 1 && ["scroll", "luxury", "stairs"].includes(this.family ?? "");
  }
  /** What is in the tower when it is thrown. */
  get tower(): Keshis {
    return this.table.told.figures.drawn?.tower ?? {};
  }

  readonly candidates: Candidate[] = $derived.by(() => {
    const { chance, family } = this;
    const { pieces } = this.table;
    if (!chance || !family) return [];
    const one = (value: string, most = 1): Candidate => ({
      outcome: `${family}:${value}`,
      token: COLOURED.includes(family) ? say(`keshi-colour-${value}`) : value,
      number: COLOURED.includes(family) ? COLOURS.indexOf(value as Colour) + 1 : Number(value),
      most,
      piece: family === "stairs" && pieces ? staircaseTile(Number(value), pieces.staircase_tiles)[0] : undefined,
    });
    if (family === "tower") return Object.entries(this.tower).map(([colour, most]) => one(colour, most));
    const { offer } = chance;
    if (offer && typeof offer === "object") {
      return offer.listed.map(({ outcome, weight }) => one(outcome.slice(outcome.indexOf(":") + 1), weight));
    }
    return family === "provision" ? this.#unseen().map((tile) => one(two(tile))) : [];
  });

  /** The provision tiles that are not before one's eyes. */
  #unseen(): number[] {
    const { pieces, open, own } = this.table;
    const seen = new Set([...(own?.provisions ?? []), ...open.boards.flatMap(({ provisions }) => provisions)]);
    return (pieces?.provisions ?? []).map((_, at) => at + 1).filter((tile) => !seen.has(tile));
  }

  get tiles(): boolean {
    return this.family !== null && this.family !== "start" && !COLOURED.includes(this.family);
  }
  readonly line: Read[] = $derived(read(tokensOf(this.text, this.tiles), this.candidates));
  readonly check: Check = $derived(check(this.line, this.size));
  get ready(): boolean {
    return this.chance !== null && !this.busy && this.check.kind === "ready";
  }

  count(candidate: Candidate): number {
    return this.line.filter((one) => one.candidate?.outcome === candidate.outcome).length;
  }

  /** How many more of it there may be: none where the other side of its tile is. */
  left(candidate: Candidate): number {
    return otherSide(this.line, candidate) ? 0 : candidate.most - this.count(candidate);
  }

  /**
   * One more of it; if only one is drawn, instead of what was there, as instead of the other side of its tile; and if
   * there is no other of it, not it.
   */
  tap(candidate: Candidate): void {
    if (this.busy) return;
    if (this.count(candidate) >= candidate.most) return this.drop(candidate);
    const other = otherSide(this.line, candidate);
    const turned = this.line.map((one) => (other && one.candidate === other ? candidate.token : one.token));
    this.#write(this.size === 1 ? [candidate.token] : other ? turned : [...turned, candidate.token]);
  }
  drop(candidate: Candidate): void {
    const at = this.line.findLastIndex((one) => one.candidate?.outcome === candidate.outcome);
    this.#write(this.line.flatMap(({ token }, n) => (n === at ? [] : [token])));
  }
  dropLast(): void {
    this.#write(this.line.slice(0, -1).map(({ token }) => token));
  }
  #write(tokens: string[]): void {
    this.text = tokens.join(" ");
  }

  /** What is sent, one after the other: of the tower, what did not stay in it. */
  get outcomes(): string[] {
    if (this.family !== "tower") return this.line.flatMap(({ candidate }) => (candidate ? [candidate.outcome] : []));
    const fell = this.candidates
      .map((one) => ({ colour: one.outcome.slice("tower:".length), count: one.most - this.count(one) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => COLOURS.indexOf(one.colour as Colour) - COLOURS.indexOf(other.colour as Colour));
    return [`tower:${fell.map(({ colour, count }) => colour + count).join() || "none"}`];
  }

  async send(): Promise<void> {
    if (!this.ready) return;
    const { room } = this.table;
    const { outcomes, text: line, key, secret } = this;
    const tokens = this.line.map(({ token }) => token);
    this.busy = true;
    let version = room.version;
    const from = version;
    try {
      for (const outcome of outcomes) {
        const answer = await room.try({ type: "settle", outcome, version });
        if (answer?.type !== "done") return;
        version = answer.version;
        this.#write(outcomes.length > 1 ? (tokens.shift(), tokens) : []);
      }
    } finally {
      this.busy = false;
      const sent = tokens.length === 0 || outcomes.length === 1 ? line.trim() : "";
      if (version !== from) this.typed = { line: sent, key: key ?? "", from, to: version, by: room.eyes, secret };
    }
  }

  /** Whether what was typed in last can be taken back, and may be shown. */
  get canTakeBack(): boolean {
    const { room } = this.table;
    const { typed } = this;
    return (
      typed !== null &&
      room.live &&
      room.sight?.stage === "playing" &&
      room.sight.settings.undo &&
      typed.to === room.version &&
      (typed.by === room.eyes || !typed.secret)
    );
  }

  /** Takes it back, so that it can be mended. */
  async takeBack(): Promise<void> {
    const { typed } = this;
    if (!typed || this.busy) return;
    this.busy = true;
    const seat = typed.by === null ? {} : { seat: typed.by };
    const answer = await this.table.room.try({ type: "undo", to: typed.from, ...seat });
    this.busy = false;
    if (answer?.type !== "done") return;
    this.typed = null;
    this.#again = typed;
    if (this.key === typed.key) this.begin();
  }
  /** What was taken back, until it is asked again. */
  #again: { line: string; key: string } | null = null;

  /** Something else is asked. */
  begin(): void {
    if (this.busy) return;
    this.text = this.#again?.key === this.key ? (this.#again?.line ?? "") : "";
    this.#again = null;
  }
}
