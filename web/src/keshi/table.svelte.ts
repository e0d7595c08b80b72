/** A table of keshi as it is shown: the room's view with its types, what can be chosen and where that lies on the boards. */

import { getContext, setContext } from "svelte";

import type { Action, Board, BoardFigures, Components, Figures, Open, Options, Own, View } from "$keshi";
import type { Choice, Preview, Seat, StandingLine, Told } from "$protocol";

import type { Room } from "../house/room.svelte";
import { ownTask } from "../parts/task";
import { say, words } from "../words/words.svelte";
import { canPick, type Gesture, gestureOf, sentence } from "./decide/gesture";
import { type Place, placesOf } from "./places";

/** Something that can be chosen now. */
export interface Option {
  choice: Choice;
  action: Action;
  /** As it is numbered in the bar and on the boards, from 1. */
  number: number;
  /** Where it is lit. */
  places: Place[];
  /** What it does, in words. */
  text: string;
  /** What is picked by it, where several things are chosen in one gesture. */
  pick?: string;
}

/** What is seen of a game at one time, and by whom. */
interface Moment {
  open: Open;
  own: Own | null;
  figures: Figures;
  standing: StandingLine[];
  me: Seat;
  version: number;
}

/** What can be chosen where nothing can: always the same, so that such places are never drawn anew. */
export const NONE: readonly Option[] = [];

/** Something that is read anew when anything is told, and counts as changed only if it is another thing then. */
class Kept<T> {
  readonly #value: T;

  constructor(read: () => T) {
    this.#value = $derived(read());
  }
  get value(): T {
    return this.#value;
  }
}

export class Table {
  /** What is printed on the pieces of this table, once the server told it. */
  pieces = $state.raw<Components | null>(null);
  /** What is pointed at, or chosen by touch and not done yet. */
  looked = $state.raw<Option | null>(null);
  /** Whether it was chosen by touch, and waits for the main button. */
  held = $state(false);
  /** What would come of it. */
  preview = $state.raw<Preview | null>(null);
  /** What was picked so far in a gesture. */
  picks = $state.raw<string[]>([]);
  /** Whether that is on its way to the server. */
  sending = $state(false);
  /** A place where several things can be chosen, once it was: the bar shows only those. */
  narrowed = $state<Place | null>(null);
  /** What somebody else did last, while it is shown. */
  deed = $state.raw<{ seat: Seat; told: Told[] } | null>(null);
  /** A place that something speaks of. */
  pointed = $state<Place | null>(null);

  /** What was told last: of this is asked, and the boards follow. */
  readonly told: Moment;
  /** The same, a task later. */
  #followed: Moment;

  constructor(readonly room: Room) {
    this.told = $derived({
      ...(room.table?.view as View),
      figures: room.table?.figures as Figures,
      standing: room.table?.standing ?? [],
      me: room.moment?.eyes ?? room.eyes ?? 1,
      version: room.version,
    });
    this.#followed = $state.raw(this.told);
    $effect(() => {
      const { told } = this;
      void ownTask().then(() => (this.#followed = told));
    });
    room.ask({ type: "pieces" }).then(
      (answer) => answer.type === "pieces" && (this.pieces = answer.pieces as Components | null),
      () => undefined,
    );
  }

  // What was told of one board draws no other one anew.
  readonly #boards = [1, 2, 3, 4].map((seat) => new Kept(() => this.open.boards[seat - 1] as Board));
  readonly #reckoned = [1, 2, 3, 4].map((seat) => new Kept(() => this.figures.boards[seat - 1] as BoardFigures));
  readonly #options = new Kept(() => this.room.sight?.options as unknown as Options);

  /** What the boards show: what was told, a task later, since both at once would take too long; with other eyes at once. */
  get #shown(): Moment {
    return this.#followed.me === this.told.me ? this.#followed : this.told;
  }
  get open(): Open {
    return this.#shown.open;
  }
  get own(): Own | null {
    return this.#shown.own;
  }
  get figures(): Figures {
    return this.#shown.figures;
  }
  get options(): Options {
    return this.#options.value;
  }
  /** Whose board is one's own; a spectator is shown the first. */
  get me(): Seat {
    return this.#shown.me;
  }
  get version(): number {
    return this.#shown.version;
  }
  get standing(): StandingLine[] {
    return this.#shown.standing;
  }
  /** One's own board as it was told, and what is worked out of it. */
  get mine(): [Board, BoardFigures] {
    const { open, figures, me } = this.told;
    return [open.boards[me - 1] as Board, figures.boards[me - 1] as BoardFigures];
  }
  /** Whether the boards show all that was told. */
  get drawn(): boolean {
    return this.#shown === this.told;
  }
  /** Whether one only watches. */
  get watched(): boolean {
    return this.room.eyes === null;
  }
  /** Whether whoever is asked now has something to hide: tiles, a choice, or what they draw. */
  get secret(): boolean {
    const now = this.room.sight?.table;
    if (!now) return false;
    const { open, own } = now.view as View;
    const held = own !== null && (own.provisions.length > 0 || own.chosen !== null);
    return held || open.waits === "together" || now.chance?.offer === null;
  }
  get seats(): Seat[] {
    return this.open.boards.map((_, at) => at + 1);
  }
  /** All others. */
  get rivals(): Seat[] {
    return this.seats.filter((seat) => seat !== this.me);
  }
  board(seat: Seat): Board {
    return this.#boards[seat - 1]?.value as Board;
  }
  reckoned(seat: Seat): BoardFigures {
    return this.#reckoned[seat - 1]?.value as BoardFigures;
  }

  /** All that is offered, as it would be sent. */
  readonly all: Option[] = $derived.by(() =>
    this.room.offered.map((choice, at) => {
      const action = choice.data as Action;
      const text = words.tell(choice.message, this.room.reader);
      return { choice, action, number: at + 1, places: placesOf(action, this.told.open), text };
    }),
  );
  readonly #offers = $derived(this.all.map(({ action, choice }) => ({ action, text: choice.action })));

  /** The gesture in which it is chosen, if it is more than one thing. */
  readonly gesture: Gesture | null = $derived.by(() => {
    const count = this.room.table?.prompt?.ask.args["count"];
    return gestureOf(this.#offers, count && "number" in count ? count.number : 0);
  });

  /** What can be chosen now: an answer, or a part of one. */
  readonly offered: Option[] = $derived.by(() => {
    const { gesture } = this;
    if (!gesture) return this.all;
    const { me, open } = this.told;
    return gesture.items.flatMap(({ key, action }, at): Option[] => {
      const first = this.all.find((option) => option.choice.action === key) ?? this.all[0];
      if (!first) return [];
      const drawn = gesture.kind === "order" ? open.boards[me - 1]?.supply[Number(key) - 1] : key;
      const text = gesture.kind === "several" ? first.text : say(`keshi-colour-${drawn ?? "none"}`);
      // An order is made in the bar: no place on the boards stands for one keshi of it.
      const places = gesture.kind === "order" ? [] : placesOf(action, open);
      return [{ choice: first.choice, action, number: at + 1, places, text, pick: key }];
    });
  });
  readonly #lit: ReadonlyMap<Place, Option[]> = $derived.by(() => {
    const lit = new Map<Place, Option[]>();
    for (const option of this.offered) {
      for (const place of option.places) lit.set(place, [...(lit.get(place) ?? []), option]);
    }
    return lit;
  });

  /** What can be chosen at a place. */
  at(place: Place): readonly Option[] {
    return this.#lit.get(place) ?? NONE;
  }

  /** What a bot would choose, if it was asked. */
  get hint(): Option | undefined {
    const { hint } = this.room;
    if (hint === null) return undefined;
    return this.all.find((option) => option.choice.action === hint);
  }

  /** Whether it is what a bot would choose, or a part of it. */
  isHinted(option: Option): boolean {
    return this.hintedAt(option).length > 0;
  }
  /** At which places of what a bot would choose it stands, from 1. */
  hintedAt(option: Option): number[] {
    const { hint } = this;
    if (!hint) return [];
    const { action } = hint;
    const parts: string[] =
      typeof action === "object" && "select" in action
        ? action.select
        : typeof action === "object" && "supply" in action
          ? action.supply.map(String)
          : [hint.choice.action];
    const part = option.pick ?? option.choice.action;
    return parts.flatMap((one, at) => (one === part ? [at + 1] : []));
  }
  /** Whether it is looked at, or picked. */
  isLooked(option: Option): boolean {
    if (option.pick !== undefined) return this.picked(option) > 0;
    return option.choice.action === this.looked?.choice.action;
  }

  /** The keshis picked behind the screen, or chosen there already. */
  get planned(): string[] {
    return this.gesture?.kind === "select" ? this.picks : [];
  }

  /** How often something was picked. */
  picked(option: Option): number {
    return this.picks.filter((pick) => pick === option.pick).length;
  }
  canPick(option: Option): boolean {
    const { gesture } = this;
    return gesture !== null && option.pick !== undefined && canPick(gesture, this.#offers, this.picks, option.pick);
  }
  /** Picks something, or takes it back where it is picked only once. */
  pick(option: Option): void {
    const { pick } = option;
    if (pick === undefined) return;
    if (this.canPick(option)) this.picks = [...this.picks, pick];
    else this.drop(option);
  }
  drop({ pick }: Option): void {
    const at = this.picks.findLastIndex((one) => one === pick);
    this.picks = this.picks.filter((_, n) => n !== at);
  }
  /** What is sent once all is picked. */
  get sentence(): string[] | null {
    return this.gesture && sentence(this.gesture, this.#offers, this.picks);
  }
  /** Does what was picked. What follows by itself is not sent; if nothing can be done, the server says why. */
  async send(): Promise<void> {
    let actions = this.sentence;
    if (!actions || this.sending) return;
    this.sending = true;
    const fits = (some: string[]) =>
      this.room.preview(...some).then(
        () => true,
        () => false,
      );
    while (actions.length > 1 && !(await fits(actions))) actions = actions.slice(0, -1);
    await this.room.act(...actions).finally(() => (this.sending = false));
  }

  /** Looks at what would come of an option, or no longer. */
  look(option: Option | null, held = false): void {
    this.held = held;
    if (this.looked?.choice.action === option?.choice.action && this.looked?.pick === option?.pick) return;
    this.looked = option;
    this.preview = null;
    // While all choose together nothing can be foreseen, nor of a part of something.
    if (!option || option.pick !== undefined || this.room.table?.turn.waits_for !== "seat") return;
    this.room.preview(option.choice.action).then(
      (found) => this.looked === option && (this.preview = found),
      () => undefined,
    );
  }

  /** Does it, or picks it. */
  choose(option: Option): void {
    if (option.pick !== undefined) return this.pick(option);
    this.looked = null;
    this.preview = null;
    this.narrowed = null;
    void this.room.act(option.choice.action);
  }

  /** Something else is asked. */
  begin(): void {
    this.looked = null;
    this.preview = null;
    this.narrowed = null;
    this.pointed = null;
    const chosen = this.all.find((option) => option.choice.action === this.room.table?.chosen)?.action;
    this.picks =
      typeof chosen !== "object"
        ? []
        : "select" in chosen
          ? chosen.select
          : "supply" in chosen
            ? chosen.supply.map(String)
            : [];
  }
}

const KEY = Symbol("keshi");

/** The table that everything drawn below belongs to. */
export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
