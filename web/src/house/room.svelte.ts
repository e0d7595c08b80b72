/** A room as the server told it. Nothing here knows a rule, and nothing is shown before the server said it. */

import {
  type ChatLine,
  type Choice,
  type ClockSight,
  type FromServer,
  type Past,
  type Preview,
  type Problem,
  type Seat,
  type Sight,
  type TableSight,
  type Told,
  VERSION,
} from "$protocol";

import type { Reader } from "../words/words.svelte";
import { Refused } from "./api";
import { type Answer, type Asked, Link, type LinkState } from "./link";
import { named } from "./names";
import { patched } from "./patch";
import { Performances, type Performer, type Step } from "./performances.svelte";
import { purse } from "./purse.svelte";

type Update = Extract<FromServer, { type: "update" | "whole" }>;

/** Whether somebody who is about to do this means it. */
type Guard = (actions: string[]) => Promise<boolean>;

/** Who has chosen while all choose together may choose otherwise, but need not. */
const isAsked = (table: TableSight | null | undefined): boolean =>
  table ? (table.choices.length > 0 && table.chosen === null) || table.chance !== null : false;

export class Room {
  /** How the connection is. */
  link = $state<LinkState>("connecting");
  /** Why we were not let in, or were shown out. */
  problem = $state.raw<Problem | null>(null);
  /** The seats of this browser; none for a spectator. */
  seats = $state.raw<Seat[]>([]);
  host = $state(false);
  /** The version of what is shown. */
  version = $state(0);
  /** What has happened so far, as far as it still counts. */
  past = $state.raw<Past[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<ReadonlySet<Seat>>(new Set());
  /** With whose eyes we look: one of our seats, or `null` for a spectator. */
  eyes = $state<Seat | null>(null);
  /** The moment that is looked at instead of the present, and with whose eyes. */
  moment = $state.raw<{ version: number; eyes: Seat | null; table: TableSight } | null>(null);
  /** What was not done, and why; until something is done. */
  refusal = $state.raw<Problem | null>(null);
  /** What a bot would do now, in its notation, once it was asked for. */
  hint = $state.raw<string | null>(null);
  /** Whether the server said that it goes down for a while. */
  closing = $state(false);
  /** The restart that is announced: when, in this browser's time, and a note to it. */
  restart = $state.raw<{ at: number; note: string | null } | null>(null);
  /** By how many milliseconds the clock here is ahead of the server's wall clock, as far as we know. */
  ahead = $state(0);
  /** The same for the clock that the server measures with, which stands still while the server does not run. */
  aheadOfClocks = $state(0);

  #sights = $state.raw<ReadonlyMap<Seat | null, Sight>>(new Map());
  // As one text, so that a sight with the same names changes nothing: every sentence of the log hangs on the reader.
  #names = $derived(JSON.stringify(named(this.sight?.seats ?? [])));
  /** Who reads here. Several people before one screen are all called by their names. */
  readonly reader: Reader = $derived({
    names: JSON.parse(this.#names) as string[],
    seat: this.seats.length > 1 ? null : this.eyes,
  });
  #link: Link;
  #performances = new Performances(() => this.#rest());
  #guard: Guard | null = null;
  #previews = new Map<string, Promise<Preview>>();
  #moments = new Map<string, Promise<TableSight>>();
  #looking = 0;
  /** Whether the chat that comes next is all of it. */
  #anew = false;
  /** The latest version that the server told, which may still have to be shown; and that of the refusal. */
  #heard = 0;
  #refused = 0;

  constructor(
    readonly name: string,
    /** What opens it; what is left out comes from the purse. */
    keys: { secrets?: string[]; invite?: string } = {},
  ) {
    const hello = () => {
      const place = purse.of(name);
      const kept = [...(place?.host ? [place.host] : []), ...(place?.seats ?? [])];
      return { protocol: VERSION, room: name, secrets: keys.secrets ?? kept, invite: keys.invite ?? place?.invite };
    };
    this.#link = new Link(
      hello,
      (message) => this.#hear(message),
      (state) => (this.link = state),
    );
  }

  /** Whether somebody leads through the game, so that it is neither shown to others nor ended before its time. */
  get guided(): boolean {
    return false;
  }

  /** What is seen, once the server let us in. */
  get sight(): Sight | undefined {
    return this.#sights.get(this.eyes);
  }

  /** The game as it is shown: the present, or the moment looked at. */
  get table(): TableSight | null {
    return this.moment?.table ?? this.sight?.table ?? null;
  }

  /** Whether something is being shown that has already happened. */
  get performing(): boolean {
    return this.#performances.performing;
  }

  /** Whether something is to be seen that can be skipped. */
  get moving(): boolean {
    return this.performing || this.#performances.trailing;
  }

  /** How much has happened that is still to be shown, with what is being shown. */
  get waiting(): number {
    return this.#performances.waiting;
  }

  /** Whether the present is shown, and nothing is on its way to be shown. */
  get live(): boolean {
    return this.moment === null && !this.performing;
  }

  /** What had happened up to what is shown. */
  get shown(): Past[] {
    const last = this.moment?.version;
    return last === undefined ? this.past : this.past.filter((past) => past.version <= last);
  }

  /** Whether a bot plays for us, who then decides nothing. */
  get #deputised(): boolean {
    return Boolean(this.sight?.seats[(this.eyes ?? 0) - 1]?.deputy);
  }

  /** What can be chosen at this moment. */
  get offered(): Choice[] {
    return this.live && !this.sight?.paused && !this.#deputised ? (this.table?.choices ?? []) : [];
  }

  /** Whether one of our seats is asked something now. */
  get asked(): boolean {
    return this.present && !this.#deputised && isAsked(this.sight?.table);
  }

  /** Whether we are more than spectators: the host types in what chance brought, even without a seat. */
  get present(): boolean {
    return this.seats.length > 0 || this.host;
  }

  /** Asks the server; what changes the room is answered once it is kept for good. */
  ask(asked: Asked): Promise<Answer> {
    const seat = this.eyes === null || "seat" in asked ? {} : { seat: this.eyes };
    return this.#link.ask({ ...seat, ...asked });
  }

  /** Asks for something that may be refused, which is then told to the person, and answered with `null` here. */
  async try(asked: Asked): Promise<Answer | null> {
    this.refusal = null;
    try {
      return await this.ask(asked);
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.refusal = reason.problem;
      this.#refused = this.#heard;
      return null;
    }
  }

  /** Does something, decided on what is shown now; `null` if it was refused, or thought better of. */
  async act(...actions: string[]): Promise<Answer | null> {
    performance.mark("act");
    const { version } = this;
    if (this.#guard && !(await this.#guard(actions))) return null;
    return this.try({ type: "act", actions, version });
  }

  /** Whoever asks again before something is done; the last one counts. */
  guard(guard: Guard): () => void {
    this.#guard = guard;
    return () => {
      if (this.#guard === guard) this.#guard = null;
    };
  }

  /** Asks what a bot would do. */
  async suggest(): Promise<void> {
    const { version, eyes } = this;
    const answer = await this.try({ type: "hint" });
    if (answer?.type === "hint" && version === this.version && eyes === this.eyes) this.hint = answer.action;
  }

  /** What would come of actions. */
  preview(...actions: string[]): Promise<Preview> {
    const key = [this.version, this.eyes, ...actions].join(" ");
    let preview = this.#previews.get(key);
    if (!preview) {
      preview = this.ask({ type: "preview", actions }).then((answer) => {
        if (answer.type !== "preview") throw new Error(`a preview was answered with ${answer.type}`);
        return answer.preview;
      });
      preview.catch(() => this.#previews.delete(key));
      this.#previews.set(key, preview);
    }
    return preview;
  }

  /**
   * Looks at how the game stood at a version; `null` is the present. Once the game is over, all eyes are open. What
   * follows what is shown is performed, if it is to move.
   */
  async look(version: number | null, eyes: Seat | null = this.eyes, moves = true): Promise<void> {
    const looking = ++this.#looking;
    if (version !== null || this.moment) this.skip();
    if (version === null) {
      this.moment = null;
      return;
    }
    const key = `${eyes} ${version}`;
    let asked = this.#moments.get(key);
    if (!asked) {
      asked = this.ask({ type: "at", at: version, ...(eyes === null ? {} : { seat: eyes }) }).then((answer) => {
        if (answer.type !== "moment") throw new Error(`a moment was answered with ${answer.type}`);
        return answer.table;
      });
      asked.catch(() => this.#moments.delete(key));
      this.#moments.set(key, asked);
    }
    const table = await asked;
    await this.#performances.add(() => ({
      seen: moves && looking === this.#looking ? this.#seen(version, eyes, table) : null,
      end: () => {
        if (looking === this.#looking) this.moment = { version, eyes, table };
      },
    }));
  }

  /** Whoever shows what happens; the last one counts. */
  perform(performer: Performer): () => void {
    return this.#performances.perform(performer);
  }

  /** Ends what is being shown: the present comes at once. */
  skip(): void {
    this.#performances.skip();
  }

  /** No longer, or again, hears what a seat writes. */
  mute(seat: Seat, muted: boolean): void {
    const all = new Set(this.muted);
    if (muted) all.add(seat);
    else all.delete(seat);
    this.muted = all;
    this.#link.tell({ type: "mute", seat, muted });
  }

  /** Reads what has happened from the beginning, with every step's number and standing. */
  async recall(): Promise<void> {
    const past: Past[] = [];
    for (let since = 0; ;) {
      const answer = await this.ask({ type: "history", since });
      if (answer.type !== "history") return;
      past.push(...answer.versions);
      const last = answer.versions.at(-1);
      if (!answer.more || !last) break;
      since = last.version;
    }
    // What is still on its way to be shown comes with its update.
    this.past = past.filter((one) => one.version <= this.version);
  }

  leave(): void {
    this.#performances.end();
    this.#link.end();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#performances.clear();
        this.problem = null;
        this.closing = false;
        // What is still announced, and what is left of the chat, follows.
        this.restart = null;
        this.#anew = true;
        this.seats = message.seats;
        this.host = message.host;
        this.version = this.#heard = message.version;
        this.#sights = new Map(message.sights.map(({ who, sight }) => [who, sight]));
        if (!this.#sights.has(this.eyes)) this.eyes = message.seats[0] ?? null;
        this.ahead = Date.now() - message.at;
        this.aheadOfClocks = Date.now() - message.time;
        this.#turn();
        this.#forget();
        for (const seat of this.muted) this.#link.tell({ type: "mute", seat, muted: true });
        this.#recall();
        break;
      case "update":
      case "whole":
        this.#heard = message.version;
        if (message.type === "update") this.#compare(message);
        void this.#performances.add(() => this.#step(message));
        break;
      case "seated":
        this.seats = message.seats;
        if (!message.seats.includes(this.eyes ?? 0)) this.eyes = message.seats[0] ?? null;
        break;
      case "chat":
        this.#chat(message.lines);
        break;
      case "chat_removed":
        this.chat = this.chat.filter((line) => !message.lines.includes(line.line));
        break;
      case "chat_renamed":
        this.chat = this.chat.map((line) =>
          message.lines.includes(line.line) ? { ...line, name: message.name } : line,
        );
        break;
      case "announcement":
        this.restart = message.restart && { at: Date.now() + message.restart.after, note: message.restart.note };
        break;
      case "closing":
        this.closing = true;
        break;
      case "problem":
        if (message.id === null) this.problem = message.problem;
        break;
      default:
        // Answers are taken by whoever asked, and what we do not know is passed over.
        break;
    }
  }

  /** What an update brings, as it is seen with the eyes that look now. */
  #step(update: Update): Step {
    const before = this.#sights.get(update.who);
    const after = update.type === "whole" ? update.sight : before && patched(before, update.patch);
    const events = update.type === "update" ? update.events : [];
    const seen = before && after && events.length > 0 && update.who === this.eyes && this.moment === null;
    return {
      seen: seen ? [events, before, after] : null,
      end: () => after && this.#show(update, after, events),
    };
  }

  /** What is to be seen between the moment that is shown and another one, if that follows it. */
  #seen(version: number, eyes: Seat | null, table: TableSight): Step["seen"] {
    const { moment, sight } = this;
    const next = moment && this.past.find((past) => past.version > moment.version);
    if (!sight || !moment || moment.eyes !== eyes || next?.version !== version) return null;
    return [next.events, { ...sight, table: moment.table }, { ...sight, table }];
  }

  #rest(): void {
    this.#turn();
    performance.mark("moved");
  }

  #show(update: Update, after: Sight, events: Told[]): void {
    const wasTable = this.#sights.get(update.who)?.table;
    if (wasTable !== after.table) {
      this.hint = null;
      // What was known already when it was refused takes nothing of it back.
      if (update.version > this.#refused) this.refusal = null;
    }
    this.#sights = new Map(this.#sights).set(update.who, after);
    this.#forget();
    if (update.who !== this.eyes) return;
    this.version = update.version;
    // What a game goes on from was not told as it happened.
    if (events.length > 0 && wasTable) {
      const last = this.past.at(-1);
      // Who got another place as the game began was shown all of it before, and has perhaps recalled it meanwhile.
      if (last && last.version >= update.version) return;
      const standing = after.table?.standing ?? [];
      const steps = (last?.steps ?? 0) + 1;
      this.past = [...this.past, { version: update.version, at: Date.now(), steps, events, standing }];
    } else if (wasTable !== after.table || update.type === "whole") {
      // The game went back, or began.
      this.#recall();
    }
  }

  /** At one screen, whoever is asked looks. */
  #turn(): void {
    if (this.seats.length < 2 || !this.sight?.table) return;
    const asked = this.asked ? this.eyes : this.seats.find((seat) => isAsked(this.#sights.get(seat)?.table));
    if (asked === undefined || asked === this.eyes) return;
    this.eyes = asked;
    this.#forget();
    this.#recall();
  }

  #chat(lines: ChatLine[]): void {
    // What was removed or renamed while we were away.
    if (this.#anew) this.chat = [];
    this.#anew = false;
    const known = new Set(this.chat.map((line) => line.line));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.line))];
  }

  /** A clock that was just set tells the server's time. */
  #compare(update: Extract<Update, { type: "update" }>): void {
    for (const [way, to] of update.patch) {
      if (way[0] !== "clock") continue;
      const at = way.length === 1 ? (to as ClockSight | null)?.at : way[1] === "at" ? (to as number) : undefined;
      if (at !== undefined) this.aheadOfClocks = Date.now() - at;
    }
  }

  #forget(): void {
    this.#previews.clear();
  }

  #recall(): void {
    if (!this.sight?.table) {
      this.past = [];
      return;
    }
    this.recall().catch((reason) => {
      if (!(reason instanceof Refused)) throw reason;
    });
  }
}
