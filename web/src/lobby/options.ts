/**
 * What the form of a new table knows of a game's options. The server tells which there are and what is usual; which other values
 * there are it does not tell, it only refuses what cannot be.
 */

import type { Tree } from "$protocol";

import { keshi } from "../keshi/options";
import { rugs } from "../rugs/options";

export interface KnownOptions {
  /** How many can play. */
  players: readonly number[];
  /** The values of options that are one of a few, the usual one first. Others are yes or no, or have a field of their own. */
  values: Record<string, readonly string[]>;
  /** Options that mean something only together with another. */
  needs: Record<string, string>;
  /** Where the options of a first game are not the usual ones. */
  first: Record<string, Tree>;
}

const games: Record<string, KnownOptions> = { rugs, keshi };

export const known = (game: string): KnownOptions =>
  games[game] ?? { players: [2, 3, 4], values: {}, needs: {}, first: {} };
