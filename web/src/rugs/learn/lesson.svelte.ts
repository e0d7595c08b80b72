/** A lesson: a coach's cards over a real game, in which all but the person's own choices follow a script. */

import { type Seat, VERSION } from "$protocol";

import * as api from "../../house/api";
import { type Asked, Link } from "../../house/link";
import { prefs } from "../../prefs.svelte";
import { say } from "../../words/words.svelte";
import { Kept, type Place } from "../../learn/kept";
import { Pupil, type Teacher } from "../../learn/pupil.svelte";
import { type Beat, BEATS, OPTIONS, OTHERS, SEAT } from "./beats";

/** How long a turn is seen that is only run through, in milliseconds. */
const BLINK = 45;

interface Left extends Place {
  /** The card that was shown last. */
  at: number;
}

const kept = new Kept<Left>("jemaa.lesson");

async function sitDown(): Promise<Left> {
  const names = [...OTHERS, prefs.name || say("site-you")];
  const { room, host, seats } = await api.make({
    game: "rugs",
    options: OPTIONS,
    seats: names.map((name) => ({ kind: "here", name })),
    settings: { referee: true, order: "chosen", spectators: false, undo: false, hints: false, chat: false },
  });
  return { room, host, seats, at: 0 };
}

export class Lesson implements Teacher {
  room = $state.raw<Pupil | null>(null);
  /** Which card is due. */
  at = $state(0);
  /** Whether the script is playing. */
  running = $state(true);
  /** The reason why something was not done. */
  refusal = $state<string | null>(null);
  /** Whether the house cannot be reached. */
  trouble = $state(false);

  #place: Left | null = null;
  #host: Link | null = null;
  /** How many steps the game has taken, and the version that the last of them made. */
  #steps = 0;
  #version = $state(0);

  readonly beats = BEATS;

  get beat(): Beat {
    return this.beats[this.at] as Beat;
  }

  /** Whether the person has seen all that happened, and may read and do what comes next. */
  get ready(): boolean {
    return !this.running && this.room !== null && this.room.live && this.room.version >= this.#version;
  }

  /** Whether turns are being run through. */
  get quick(): boolean {
    return !this.ready && this.beat.quick === true;
  }

  /** Goes on where it was left, or begins. */
  async begin(): Promise<void> {
    this.trouble = false;
    this.running = true;
    const before = kept.get();
    try {
      if (!before || !(await this.#open(before))) await this.#open(await sitDown());
      await this.#run();
    } catch (fault) {
      console.warn(fault);
      this.trouble = true;
    }
  }

  async again(): Promise<void> {
    kept.set(null);
    this.leave();
    this.at = 0;
    this.refusal = null;
    await this.begin();
  }

  leave(): void {
    this.room?.leave();
    this.#host?.end();
    this.room = null;
    this.#host = null;
  }

  /** Reads on. */
  next(): void {
    this.refusal = null;
    this.at += 1;
    if (this.#place) kept.set((this.#place = { ...this.#place, at: this.at }));
    this.#run().catch((fault) => {
      console.warn(fault);
      this.trouble = true;
    });
  }

  /** What is asked for, if it is one thing. */
  get wanted(): string | null {
    return this.beat.want?.split(" ")[1] ?? null;
  }

  /** Does it. */
  show(): void {
    if (this.wanted) void this.room?.act(this.wanted);
  }

  /** Whether an action is let through; if not, the coach says why. */
  allows(action: string): boolean {
    const due = this.ready ? this.#due() : null;
    const fits = due !== null && action !== "" && (due.want === "any" || due.want === `${SEAT} ${action}`);
    this.refusal = fits ? null : (due?.why?.[action] ?? due?.otherwise ?? "learn-not-now");
    return fits;
  }

  /** What was let through has been done: whoever was ahead of the cards skips them. */
  done(version: number): void {
    const due = this.#due();
    this.#count(version);
    this.at = due ? this.beats.indexOf(due) : this.at;
    this.next();
  }

  /** The next card that asks for something, unless the script plays before. */
  #due(): Beat | null {
    for (let at = this.at; at < this.beats.length; at++) {
      const beat = this.beats[at] as Beat;
      if (at > this.at && beat.run) return null;
      if (beat.want) return beat;
    }
    return null;
  }

  /** How many steps the game has taken when a card's own begin. */
  #before(at: number): number {
    return this.beats.slice(0, at).reduce((sum, beat) => sum + (beat.run?.length ?? 0) + (beat.want ? 1 : 0), 0);
  }

  #count(version: number): void {
    this.#steps += 1;
    this.#version = version;
  }

  /** Sits down at the lesson's table; false if there is none any more. */
  async #open(place: Left): Promise<boolean> {
    this.leave();
    const seen = await api.look(place.room, place.host).catch((fault: unknown) => {
      if (fault instanceof api.Refused && fault.problem.code !== "unavailable") return null;
      throw fault;
    });
    if (!seen) return false;
    const secrets = [place.host, ...place.seats];
    this.#host = new Link(
      () => ({ protocol: VERSION, room: place.room, secrets }),
      () => {},
      () => {},
    );
    if (seen.stage === "gathering") await this.#host.ask({ type: "start" });
    const room = new Pupil(place.room, place.seats[SEAT - 1] as string, this);
    await room.recall();
    this.#place = place;
    this.#steps = room.past.at(-1)?.steps ?? 0;
    this.#version = room.past.at(-1)?.version ?? 0;
    // What was done after the card was kept counts too.
    this.at = Math.min(place.at, this.beats.length - 1);
    while (this.beat.want && this.#steps >= this.#before(this.at + 1)) this.at += 1;
    kept.set(place);
    this.room = room;
    return true;
  }

  /** Plays what comes before the card. */
  async #run(): Promise<void> {
    this.running = true;
    const { run = [], quick } = this.beat;
    for (const step of run.slice(Math.max(0, this.#steps - this.#before(this.at)))) {
      const [who, what] = step.split(" ") as [string, string];
      const asked: Asked =
        who === "*"
          ? { type: "settle", outcome: what, seat: SEAT }
          : { type: "act", actions: [what], seat: Number(who) as Seat };
      const answer = await this.#host?.ask(asked);
      if (answer?.type === "done") this.#count(answer.version);
      if (quick && who !== "*" && !prefs.still) await new Promise((wake) => setTimeout(wake, BLINK));
    }
    this.running = false;
  }
}
