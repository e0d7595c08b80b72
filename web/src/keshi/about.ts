/** What cards of keshi are made from. */

import type { Seat } from "$protocol";

import type { Section } from "./learn/rules";
import type { Tip } from "../learn/tips";
import { say } from "../words/words.svelte";
import type { Seen } from "./board/seen";
import { titled } from "./board/told";
import type { Table } from "./table.svelte";

/** Something on a board, with the name that it has there. */
export interface About {
  table: Table;
  /** Whose board it lies on, or who looks. */
  seat: Seat;
  seen: Seen;
  /** Which of its kind. */
  id: string;
  name: string;
}

/** Sentences of the rules. */
export const rules = (...ids: string[]): string[] => ids.map((id) => say(`keshi-rules-${id}`));
export const icon = (name: string): string => titled(say(`city-icon-${name}`));
export const playerOf = (table: Table, seat: Seat): string => table.room.reader.names[seat - 1] ?? "";

/** A card with nothing but its name and such sentences. */
export const plain =
  (section: Section, ...ids: string[]) =>
  ({ name }: About): Tip => ({ name, text: rules(...ids), section });
