/** A player board as it is shown: how it stands, and how it would stand after what is looked at. */

import type { Board, BoardFigures, Cause, Effect, Figures, Good, Home, Resource, Sector, View } from "$keshi";
import type { Seat } from "$protocol";

import { say } from "../../words/words.svelte";
import type { Colour } from "../pieces";
import { colourOf } from "../places";
import type { Table } from "../table.svelte";

/** The sectors as they lie on the board, row by row. */
export const SECTORS: Sector[] = [
  "orchard",
  "river",
  "sahara",
  "palace",
  "medina",
  "mosque",
  "madrasa",
  "souk",
  "square",
];
export const GOODS: Good[] = ["yellow", "orange", "purple"];
export const RESOURCES: Resource[] = ["date", "water", "dinar"];

/** Where keshis are a marker on a track in the Essential edition. */
const TRACKS: Sector[] = ["river", "orchard", "madrasa", "palace", "mosque"];

/** Where an assistant of this colour goes; one of a vendor's goes anywhere. */
export const homeOf = (colour: Colour): Sector | undefined =>
  GOODS.some((good) => good === colour) ? "souk" : SECTORS.find((sector) => colourOf(sector) === colour);

/** As a heading. */
export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export class Seen {
  readonly #seat: () => Seat;

  constructor(
    readonly table: Table,
    seat: () => Seat,
  ) {
    this.#seat = seat;
  }

  get seat(): Seat {
    return this.#seat();
  }
  get now(): Board {
    return this.table.board(this.seat);
  }
  get then(): Board {
    return (this.table.preview?.view as View | null | undefined)?.open.boards[this.seat - 1] ?? this.now;
  }
  get figures(): BoardFigures {
    return this.table.reckoned(this.seat);
  }
  /** What could be worked out then. */
  get future(): BoardFigures {
    return (this.table.preview?.figures as Figures | undefined)?.boards[this.seat - 1] ?? this.figures;
  }
  get points(): [number, number] {
    const of = (standing: { seat: Seat; points: number }[] | undefined) =>
      standing?.find(({ seat }) => seat === this.seat)?.points;
    const now = of(this.table.room.table?.standing) ?? 0;
    return [now, of(this.table.preview?.standing) ?? now];
  }
  get rank(): number {
    return this.table.room.table?.standing.find(({ seat }) => seat === this.seat)?.rank ?? 1;
  }
  get name(): string {
    return this.table.room.reader.names[this.seat - 1] ?? "";
  }
  get isMine(): boolean {
    return this.seat === this.table.me && this.table.room.eyes !== null;
  }
  get starts(): boolean {
    return this.table.open.start === this.seat;
  }
  /** How many keshis of its own colour a sector takes. */
  get size(): number {
    return this.table.pieces?.sector_size ?? 8;
  }

  /** How many keshis a sector has, now and then. */
  count(sector: Sector): [number, number] {
    const of = (board: Board) =>
      sector === "souk" ? GOODS.reduce((sum, good) => sum + board.goods[good], 0) : board.keshis[sector as Home];
    return [of(this.now), of(this.then)];
  }
  /** Guards in the watchtower, now and then; the others stand at gates. */
  get guards(): [number, number] {
    const of = (board: Board) => board.keshis.medina - gatesOf(board);
    return [of(this.now), of(this.then)];
  }
  isTrack(sector: Sector): boolean {
    return this.table.options.edition === "essential" && TRACKS.includes(sector);
  }
  /** The gate's space beside a sector, from 1; none beside the medina. */
  gateSpace(sector: Sector): number {
    return (this.table.pieces?.gate_spaces.indexOf(sector) ?? -1) + 1;
  }

  /** Whether an assistant is being used there. */
  inUse(sector: Sector): boolean {
    return this.#stack.some((effect) => acts(effect, sector));
  }
  /** Steps that are left to go there. */
  left(sector: Sector): number | undefined {
    for (const effect of this.#stack) {
      if (typeof effect !== "object") continue;
      if ("river" in effect && sector === "river") return effect.river.left;
      if ("climb" in effect && effect.climb.stairs === sector) return effect.climb.left;
    }
    return undefined;
  }
  get #stack(): Effect[] {
    return this.table.open.seat === this.seat ? this.table.open.stack : [];
  }

  /** Where assistants would go with the keshis that are picked behind the screen. */
  planned(sector: Sector): boolean {
    if (!this.isMine) return false;
    const chosen = this.table.room.table?.chosen;
    const option =
      this.table.looked ?? (chosen ? this.table.offered.find(({ choice }) => choice.action === chosen) : undefined);
    const action = option?.action;
    if (typeof action !== "object" || !("select" in action)) return false;
    return action.select.some((colour) => homeOf(colour) === sector);
  }

  /** A sector with all that stands there, in words. */
  tell(sector: Sector): string {
    const { now } = this;
    const title = titled(say(`keshi-sector-${sector}`));
    const told = [
      sector === "souk"
        ? say("city-board-souk", {
            sector: title,
            yellow: now.goods.yellow,
            orange: now.goods.orange,
            purple: now.goods.purple,
          })
        : say("city-board-sector", {
            sector: title,
            count: now.keshis[sector as Home],
            size: this.size,
            citizens: say(`city-citizens-${sector}`),
          }),
    ];
    if (this.figures.full.includes(sector)) told.push(say("city-board-full"));
    told.push(say("city-board-assistants", { count: now.assistants[sector] }));
    if (sector !== "souk" || now.vendors.includes("souk"))
      told.push(say(now.vendors.includes(sector) ? "city-board-vendor" : "city-board-no-vendor"));
    const gate = now.gates[this.gateSpace(sector) - 1];
    if (gate) told.push(say("city-board-gate", { colour: say(`keshi-colour-${gate}`) }));
    else if (gate === null) told.push(say("city-board-no-gate"));
    return told.join(", ");
  }
}

export const gatesOf = (board: Board): number => board.gates.filter(Boolean).length;

function acts(effect: Effect, sector: Sector): boolean {
  if (typeof effect !== "object" || !("because" in effect)) return false;
  const cause: Cause = effect.because;
  return typeof cause === "object" && "action" in cause && cause.action === sector;
}
