/** What the keyboard does at a table of keshi, beside what it does at every table. */

import type { GameKey } from "../play/keys";
import { arrow, nextRegion } from "./decide/regions";
import type { Over } from "./over.svelte";
import type { Entry } from "./referee/entry.svelte";
import type { Table } from "./table.svelte";

interface Keyboard {
  table: Table;
  entry: Entry;
  over: Over;
  regions: string[];
  swapMarket: () => void;
}

const focus = (id: string) => document.getElementById(id)?.focus();

export function keysOf({ table, entry, over, regions, swapMarket }: Keyboard): GameKey[] {
  return [
    entry.chance
      ? {
          keys: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
          does: "bar-key-entry",
          press: (key) => {
            entry.text = `${entry.text} ${key}`.trim();
            focus("entry");
          },
        }
      : {
          keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
          does: "bar-key-answer",
          press: (key) => {
            const option = table.offered[Number(key) - 1];
            if (option) table.choose(option);
          },
        },
    {
      keys: ["Backspace"],
      does: "bar-key-undo",
      press: () => {
        if (entry.chance && entry.text) return entry.dropLast();
        const { undo } = table.room.table ?? {};
        if (undo) void table.room.try({ type: "undo", to: undo.to });
      },
    },
    { keys: ["p"], does: "bar-key-points", press: () => over.toggle("points") },
    { keys: ["s"], does: "bar-key-scoring", press: () => over.toggle("scoring") },
    { keys: ["y"], does: "bar-key-own", press: () => focus("own") },
    { keys: ["c"], does: "bar-key-city", press: () => focus("city") },
    { keys: ["m"], does: "bar-key-market", press: () => (swapMarket(), focus("market")) },
    { keys: ["o"], does: "bar-key-others", press: () => over.nextSeat() },
    ...(over.shown ? [{ keys: ["Escape"], does: "play-key-escape", press: () => over.show(null) }] : []),
    { keys: ["F6"], does: "bar-key-region", press: () => nextRegion(regions) },
  ];
}

/** Sends what was picked or typed in; arrows go from place to place. */
export function press(event: KeyboardEvent, table: Table, entry: Entry): void {
  const sends = event.key === "Enter" && (event.target as Element).matches("body, #asked, #asked h1");
  if (sends && entry.chance) void entry.send();
  else if (sends && table.sentence) void table.send();
  else arrow(event);
}
