/** Makes tables, and begins a game where nobody is waited for. */

import type { NewTable } from "$protocol";

import * as api from "../house/api";
import { purse } from "../house/purse.svelte";
import { visit } from "../house/visit";
import { route } from "../route.svelte";
import { full } from "./draft";
import { tablePath } from "./links";
import { luck } from "./luck";

/** Makes a table and goes there; if every seat is taken, the game has begun by then. */
export async function open(table: NewTable): Promise<void> {
  const made = await api.make(table);
  const { room, host, invite, seats, commitment } = made;
  purse.keep(room, { game: table.game, host, invite, seats });
  if (full(table) && seats.length > 0) {
    await visit(room, [host, ...seats], async (welcome, link) => {
      // The dice get our luck only now that their commitment is known.
      for (const seat of commitment === null ? [] : welcome.seats) {
        await link.ask({ type: "luck", seat, text: luck(room, commitment as string) });
      }
      await link.ask({ type: "start" });
    });
  }
  route.go(tablePath(made));
}
