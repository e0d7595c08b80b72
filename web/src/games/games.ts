/** The games that this page knows. A further game is one line here, one in `cards.ts`, and a manifest in its own folder. */

import { generic } from "../generic/manifest";
import { keshi } from "../keshi/manifest";
import { rugs } from "../rugs/manifest";
import { words } from "../words/words.svelte";
import type { GameManifest, LobbyParts, Part } from "./manifest";

export const GAMES: readonly GameManifest[] = [rugs, keshi];

/** The manifest of a game; of one that has none, the generic one. */
export const manifestOf = (game: string): GameManifest => GAMES.find((one) => one.game === game) ?? generic(game);

/** Fetches a part together with its words, and with further files of words. */
export async function bring<Module>(part: Part<Module>, ...more: string[]): Promise<Module> {
  const [module] = await Promise.all([part.load(), words.need(...more, ...part.words)]);
  return module;
}

/** What a game adds to a table before its game. One that adds nothing has its words alone, for the labels of its options. */
export async function lobbyParts(game: string): Promise<LobbyParts> {
  const { lobby, table } = manifestOf(game);
  if (lobby) return bring(lobby);
  await words.need(...table.words);
  return {};
}
