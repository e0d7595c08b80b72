/** The guided first season of keshi: who is not the person is played for, and a card is due for whatever is asked. */

import type { View } from "$keshi";

import * as api from "../../house/api";
import { open } from "../../lobby/begin";
import { firstGame } from "../../lobby/draft";
import { prefs } from "../../prefs.svelte";
import { say } from "../../words/words.svelte";
import { House } from "./house.svelte";
import { type Card, DID, due, ELSE, ended, type Moment, NAME, OPTIONS, part, PARTS, RIVAL, SEAT } from "./cards";
import { Kept, type Place } from "../../learn/kept";
import { Pupil, type Teacher } from "../../learn/pupil.svelte";

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
  #house = $state.raw<House | null>(null);
  /** The version in which the person acted last. */
  #acted = $state(Infinity);
  /** What was asked when the person was let act; it is over by the time that is known to be done. */
  #let: Moment | null = null;

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
    !this.running &&
      this.room !== null &&
      this.room.live &&
      this.room.version >= (this.#house?.version ?? 0) &&
      this.moment !== null,
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

  /** In which part of the season one is, of how many: before it, its four rounds, and its end. */
  readonly far: [number, number] = $derived.by(() => {
    const view = this.room?.sight?.table?.view as View | undefined;
    return [view ? part(view.open) : 1, PARTS];
  });

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
    this.#house?.end();
    this.room = null;
    this.#house = null;
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
      const action = want ?? (await this.#house?.hint(SEAT));
      if (action) await this.room?.act(action);
    });
  }

  allows(action: string): boolean {
    const want = this.ready ? this.#want() : undefined;
    const fits = this.ready && action !== "" && !this.over && (want === undefined || want === action);
    if (fits) this.#let = this.moment;
    // While others play the card says so itself, and it would no longer be true once they have.
    const shown = !fits && this.ready && action !== "";
    this.refusal = shown ? (this.over ? "keshi-lesson-not-here" : "keshi-lesson-not-that") : null;
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
      await this.#house?.ask({ type: "resign", seat: RIVAL }).catch(() => undefined);
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
    const house = new House(place.room, [place.host, ...place.seats]);
    this.#house = house;
    if (seen.stage === "gathering") await house.ask({ type: "start" });
    const room = new Pupil(place.room, place.seats[SEAT - 1] as string, this);
    this.#place = place;
    this.told = place.told;
    this.#acted = Infinity;
    kept.set(place);
    this.room = room;
    return true;
  }

  /** Lets all but the person play, once the house has heard of a version. */
  async #drive(from = 0): Promise<void> {
    this.running = true;
    await this.#house?.play(from);
    this.running = false;
  }
}
