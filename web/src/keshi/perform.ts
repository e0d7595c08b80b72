/** What happens is shown at a table of keshi: the boards at once, and what moved flies over them. */

import { tick } from "svelte";

import type { Event } from "$keshi";

import type { Performer } from "../house/performances.svelte";
import { allDrawn } from "../parts/task";
import { actor } from "../play/log";
import { prefs } from "../prefs.svelte";
import { lastScoring } from "./decide/sheets/scoring";
import { fly, look, namesOf } from "./fly";
import { changesFor, movesFor } from "./moves";
import type { Over } from "./over.svelte";
import type { Table } from "./table.svelte";

/** `layer`: where things fly, once it is there. */
export function performer(table: Table, sheet: Over, layer: () => HTMLElement | undefined): Performer {
  const { room } = table;
  return (told, _before, _after, signal) => {
    const events = told.map(({ data }) => data as Event);
    const doer = told.map(actor).find((seat) => seat !== null) ?? null;
    table.deed = doer === null || doer === room.eyes ? null : { seat: doer, told };
    if (doer === table.me) {
      sheet.goOn();
      leaveAnswer();
    }
    const over = prefs.still ? undefined : layer();
    const moves = movesFor(events);
    const before = look(over ? namesOf(moves) : []);
    return async () => {
      // A season that is over is shown step by step, until one goes on.
      if (events.some(({ event }) => event === "provided") && lastScoring(room.shown)?.whole) sheet.come();
      if (!over) return;
      await tick();
      await allDrawn();
      const changes = changesFor(events);
      const strip = table.deed && moves.length + changes.size > 0 ? `${table.deed.seat} strip` : null;
      await fly(over, { moves, changes, strip, waiting: room.waiting }, before, signal);
    };
  };
}

/** Taken away while it has the focus, it would make the browser lay all out in the middle of drawing it. */
function leaveAnswer(): void {
  const at = document.activeElement as HTMLElement | null;
  if (at?.matches("#asked .answer, #asked [data-pick], #asked [data-ready], .spot")) at.blur();
}
