/** A table of keshi as it is shown: the room's view with its types, what can be chosen and where that lies on the boards. */

import { getContext, setContext } from "svelte";

import type { Action, Board, BoardFigures, Components, Figures, Open, Options, Own, View } from "$keshi";
import type { Choice, Preview, Seat } from "$protocol";

import type { Room } from "../house/room.svelte";
import { words } from "../words/words.svelte";
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
}

export class Table {
  /** What is printed on the pieces of this table, once the server told it. */
  pieces = $state.raw<Components | null>(null);
  /** What is pointed at, or chosen by touch and not done yet. */
  looked = $state.raw<Option | null>(null);
  /** What would come of it. */
  preview = $state.raw<Preview | null>(null);

  constructor(readonly room: Room) {
    room.ask({ type: "pieces" }).then(
      (answer) => answer.type === "pieces" && (this.pieces = answer.pieces as Components | null),
      () => undefined,
    );
  }

  get view(): View {
    return this.room.table?.view as View;
  }
  get open(): Open {
    return this.view.open;
  }
  get own(): Own | null {
    return this.view.own;
  }
  get figures(): Figures {
    return this.room.table?.figures as Figures;
  }
  get options(): Options {
    return this.room.sight?.options as unknown as Options;
  }
  /** Whose board is one's own; a spectator is shown the first. */
  get me(): Seat {
    return this.room.moment?.eyes ?? this.room.eyes ?? 1;
  }
  get seats(): Seat[] {
    return this.open.boards.map((_, at) => at + 1);
  }
  board(seat: Seat): Board {
    return this.open.boards[seat - 1] as Board;
  }
  reckoned(seat: Seat): BoardFigures {
    return this.figures.boards[seat - 1] as BoardFigures;
  }

  /** What can be chosen now. */
  readonly offered: Option[] = $derived.by(() =>
    this.room.offered.map((choice, at) => {
      const action = choice.data as Action;
      const text = words.tell(choice.message, this.room.reader);
      return { choice, action, number: at + 1, places: placesOf(action, this.open), text };
    }),
  );
  readonly #lit: ReadonlyMap<Place, Option[]> = $derived.by(() => {
    const lit = new Map<Place, Option[]>();
    for (const option of this.offered) {
      for (const place of option.places) lit.set(place, [...(lit.get(place) ?? []), option]);
    }
    return lit;
  });

  /** What can be chosen at a place. */
  at(place: Place): Option[] {
    return this.#lit.get(place) ?? [];
  }

  /** What a bot would choose, if it was asked. */
  get hint(): Option | undefined {
    return this.offered.find((option) => option.choice.action === this.room.hint);
  }

  /** Looks at what would come of an option, or no longer. */
  look(option: Option | null): void {
    if (this.looked?.choice.action === option?.choice.action) return;
    this.looked = option;
    this.preview = null;
    // While all choose together nothing can be foreseen.
    if (!option || this.room.table?.turn.waits_for !== "seat") return;
    this.room.preview(option.choice.action).then(
      (found) => this.looked === option && (this.preview = found),
      () => undefined,
    );
  }

  /** Does it. */
  choose(option: Option): void {
    this.looked = null;
    this.preview = null;
    void this.room.act(option.choice.action);
  }
}

const KEY = Symbol("keshi");

/** The table that everything drawn below belongs to. */
export const setTable = (table: Table): Table => setContext(KEY, table);
export const getTable = (): Table => getContext<Table>(KEY);
