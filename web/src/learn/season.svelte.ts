/** The guided first season of keshi: who is not the person is played for, and a card is due for whatever is asked. */

import type { View } from "$keshi";
import { type FromServer, type Seat, type Sight, VERSION } from "$protocol";

import * as api from "../house/api";
import { Link } from "../house/link";
import { patched } from "../house/patch";
import { COLOURS } from "../keshi/pieces";
import { open } from "../lobby/begin";
import { firstGame } from "../lobby/draft";
import { prefs } from "../prefs.svelte";
import { say } from "../words/words.svelte";
import { type Card, CARDS, DID, drawn, due, ELSE, ended, fallen, FIRST } from "./keshi";
import { type Moment, NAME, OPTIONS, PROVISIONS, RIVAL, SEAT } from "./keshi";
import { Kept, type Place } from "./kept";
import { Pupil, type Teacher } from "./pupil.svelte";

interface Left extends Place {
  /** The cards that were read. */
  told: string[];
}

const kept = new Kept<Left>("jemaa.lesson.keshi");

async function sitDown(): Promise<Left> {
  const { room, host, seats } = await api.make({
    game: "keshi",
    options: OPTIONS,
    seats: [prefs.name || say("site-you"), NAME].map((name) => ({ kind: "here", name })),
    settings: { referee: true, order: "chosen", spectators: false, undo: false, hints: true, chat: false },
  });
  return { room, host, seats, told: [] };
}

const end = (id: string): string => id.slice("keshi-ask-".length);

export class Season implements Teacher {
  room = $state.raw<Pupil | null>(null);
  /** The cards that were read. */
  told = $state.raw<string[]>([]);
  /** Whether others play. */
  running = $state(true);
  /** The reason why something was not done. */
  refusal = $state<string | null>(null);
  /** Whether the house cannot be reached. */
  trouble = $state(false);

  #place: Left | null = null;
  #host: Link | null = null;
  /** What the seats see, as the house hears it. */
  #sights = new Map<Seat | null, Sight>();
  /** The last version that the person's seat heard of. */
  #version = $state(0);
  /** The version in which the person acted last. */
  #acted = $state(Infinity);
  /** What was asked when the person was let act; it is over by the time that is known to be done. */
  #let: Moment | null = null;
  #wake = () => {};

  /** What the person is asked. */
  readonly moment: Moment | null = $derived.by(() => {
    const table = this.room?.sight?.table;
    if (!table?.prompt || table.choices.length === 0 || table.chosen !== null) return null;
    return { ask: end(table.prompt.ask.id), open: (table.view as View).open };
  });
  readonly over = $derived(this.moment !== null && ended(this.moment));
  readonly card: Card | undefined = $derived(this.moment && !this.over ? due(this.moment, this.told) : undefined);

  /** Whether the person has seen all that happened, and may read and do what comes next. */
  readonly ready = $derived(
    !this.running && this.room !== null && this.room.live && this.room.version >= this.#version && this.moment !== null,
  );

  /** What is said. */
  readonly text = $derived.by(() => {
    if (this.over) return "keshi-lesson-end";
    return `keshi-lesson-${this.card?.id ?? ELSE[this.moment?.ask ?? ""] ?? "else"}`;
  });

  /** What is said of what the person did last, until something else is explained. */
  readonly comment = $derived.by(() => {
    if (!this.room || this.over || (this.card && !this.card.does)) return null;
    const events = this.room.shown.filter(({ version }) => version >= this.#acted).flatMap(({ events }) => events);
    const own = events.filter(
      ({ message: { args } }) => args.player && "seat" in args.player && args.player.seat === SEAT,
    );
    const did = Object.keys(DID).find((id) => own.some(({ message }) => message.id === id));
    return did ? `keshi-lesson-${DID[did]}` : null;
  });

  /** How many cards were read, of how many. */
  readonly far: [number, number] = $derived([
    this.over ? CARDS.length : Math.min(CARDS.length - 1, this.told.length + 1),
    CARDS.length,
  ]);

  /** Goes on where it was left, or begins. */
  async begin(): Promise<void> {
    this.trouble = false;
    this.running = true;
    const before = kept.get();
    await this.#guard(async () => {
      if (!before || !(await this.#open(before))) await this.#open(await sitDown());
      await this.#drive();
    });
  }

  async again(): Promise<void> {
    kept.set(null);
    this.leave();
    this.refusal = null;
    await this.begin();
  }

  leave(): void {
    this.room?.leave();
    this.#host?.end();
    this.room = null;
    this.#host = null;
    this.#sights.clear();
  }

  /** Reads on. */
  next(): void {
    this.refusal = null;
    this.#acted = Infinity;
    if (this.card) this.#tell(this.card.id);
  }

  /** Does what is asked for, or what a bot would do. */
  async show(): Promise<void> {
    await this.#guard(async () => {
      const want = this.card?.want;
      const hint = want ? null : await this.#host?.ask({ type: "hint", seat: SEAT });
      const action = want ?? (hint?.type === "hint" ? hint.action : null);
      if (action) await this.room?.act(action);
    });
  }

  allows(action: string): boolean {
    const want = this.ready ? this.#want() : undefined;
    const fits = this.ready && action !== "" && !this.over && (want === undefined || want === action);
    if (fits) this.#let = this.moment;
    this.refusal = fits ? null : this.ready && want && action ? "keshi-lesson-not-that" : "keshi-lesson-not-now";
    return fits;
  }

  done(version: number): void {
    // Whoever acts without reading on has read what asks for nothing.
    for (let card = this.#let && due(this.#let, this.told); card; card = this.#let && due(this.#let, this.told)) {
      this.#tell(card.id);
      if (card.does) break;
    }
    this.refusal = null;
    this.#acted = version;
    void this.#guard(() => this.#drive(version));
  }

  /** Goes on alone: another game from here, against a bot. */
  async goOn(): Promise<void> {
    const { room } = this;
    const place = this.#place;
    if (!room?.sight || !place) return;
    const { options } = room.sight;
    await this.#guard(async () => {
      await room.recall();
      const steps = room.past.at(-1)?.steps ?? 0;
      const info = (await api.games()).find((one) => one.game === "keshi");
      if (!info) return;
      const table = firstGame(info, prefs.name || say("site-you"));
      // Only a game that is over can be gone on from; it may be already, if this was tried before.
      await this.#host?.ask({ type: "resign", seat: RIVAL }).catch(() => undefined);
      await open({
        ...table,
        options,
        seats: table.seats?.slice(0, OPTIONS.players) ?? [],
        settings: { order: "chosen" },
        branch: { room: place.room, steps, secret: place.host },
      });
      kept.set(null);
    });
  }

  /** What has to be done now, if only one thing is let through. */
  #want(): string | undefined {
    let told = this.told;
    for (let card = this.card; card && this.moment; card = due(this.moment, told)) {
      if (card.does) return card.want;
      told = [...told, card.id];
    }
    return undefined;
  }

  #tell(id: string): void {
    this.told = [...this.told, id];
    if (this.#place) kept.set((this.#place = { ...this.#place, told: this.told }));
  }

  async #guard(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (fault) {
      console.warn(fault);
      this.trouble = true;
    }
  }

  /** Sits down at the lesson's table; false if there is none any more. */
  async #open(place: Left): Promise<boolean> {
    this.leave();
    const seen = await api.look(place.room, place.host).catch((fault: unknown) => {
      if (fault instanceof api.Refused && fault.problem.code !== "unavailable") return null;
      throw fault;
    });
    if (!seen || seen.stage === "over") return false;
    const secrets = [place.host, ...place.seats];
    this.#host = new Link(
      () => ({ protocol: VERSION, room: place.room, secrets }),
      (message) => this.#hear(message),
      () => {},
    );
    if (seen.stage === "gathering") await this.#host.ask({ type: "start" });
    const room = new Pupil(place.room, place.seats[SEAT - 1] as string, this);
    this.#place = place;
    this.told = place.told;
    this.#acted = Infinity;
    kept.set(place);
    this.room = room;
    return true;
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      for (const { who, sight } of message.sights) this.#sights.set(who, sight);
      this.#version = message.version;
    } else if (message.type === "update" || message.type === "whole") {
      const before = this.#sights.get(message.who);
      const after = message.type === "whole" ? message.sight : before && patched(before, message.patch);
      if (after) this.#sights.set(message.who, after);
      if (message.who === SEAT) this.#version = message.version;
    }
    this.#wake();
  }

  /** Plays for all but the person, once the house has heard of a version. */
  async #drive(from = 0): Promise<void> {
    this.running = true;
    const heard = () => this.#version >= from && this.#sights.get(SEAT)?.table;
    while (!heard()) await new Promise<void>((wake) => (this.#wake = wake));
    while (await this.#step());
    this.running = false;
  }

  /** One step of the rival or of chance; false if neither is due. */
  async #step(): Promise<boolean> {
    const table = this.#sights.get(SEAT)?.table;
    const host = this.#host;
    if (!table || !host) return false;
    const { turn } = table;
    if (turn.waits_for === "chance") {
      await this.#draw(host);
      return true;
    }
    const rivals =
      (turn.waits_for === "seat" && turn.seat === RIVAL) ||
      (turn.waits_for === "together" && turn.seats.includes(RIVAL) && !turn.seats.includes(SEAT));
    if (!rivals) return false;
    const { season, round, phase } = (table.view as View).open;
    if (season === 1 && round === 1 && phase === "select") {
      await host.ask({ type: "act", actions: [FIRST], seat: RIVAL });
    } else {
      const hint = await host.ask({ type: "hint", seat: RIVAL });
      if (hint.type !== "hint") throw new Error(`a hint was answered with ${hint.type}`);
      await host.ask({ type: "act", actions: [hint.action], seat: RIVAL });
    }
    return true;
  }

  async #draw(host: Link): Promise<void> {
    const found = [SEAT, RIVAL].find((seat) => this.#sights.get(seat)?.table?.chance);
    const table = this.#sights.get(found ?? SEAT)?.table;
    const offer = table?.chance?.offer;
    const seat = found ?? SEAT;
    if (offer === "too_many") {
      await host.ask({ type: "settle", outcome: fallen((table?.view as View).open, COLOURS), seat });
    } else if (offer) {
      const outcome = drawn(offer.listed.map((one) => one.outcome));
      await host.ask({ type: "settle", outcome: outcome ?? "", seat });
    } else {
      // What only its owner sees: the next tile that was not dealt yet.
      for (const outcome of PROVISIONS) {
        const done = await host.ask({ type: "settle", outcome, seat }).catch((fault: unknown) => {
          if (fault instanceof api.Refused && fault.problem.code === "refused") return null;
          throw fault;
        });
        if (done) return;
      }
      throw new Error("nothing could be drawn");
    }
  }
}
