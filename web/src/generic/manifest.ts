/** What stands in for a game that this page does not know, or for what a game leaves out. */

import type { GameManifest } from "../games/manifest";
import { words } from "../words/words.svelte";

/** A game with generic parts alone; its words are used, if there are any. */
export function generic(game: string): GameManifest {
  const own = words.brings(game) ? [game] : [];
  return {
    game,
    // Nobody knows what its players may see of each other.
    open: false,
    options: { players: [2, 3, 4], values: {}, needs: {}, first: {} },
    table: { load: () => import("./GenericTable.svelte"), words: own },
    end: { load: () => import("./GenericEnd.svelte"), words: own },
  };
}
