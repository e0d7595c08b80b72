/** What stands in for a game that this page does not know, or for what a game leaves out. */

import { cardOf } from "../games/cards";
import type { GameManifest } from "../games/manifest";
import { words } from "../words/words.svelte";

/** A game with generic parts alone; its words are used, if there are any. */
export function generic(game: string): GameManifest {
  const own = words.brings(game) ? [game] : [];
  return {
    ...cardOf(game),
    // Nobody knows what its players may see of each other.
    open: false,
    table: { load: () => import("./GenericTable.svelte"), words: own },
    end: { load: () => import("./GenericEnd.svelte"), words: own },
  };
}
