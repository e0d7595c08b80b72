/** What a table of keshi can be made with, as far as the server does not tell it. */

import type { KnownOptions } from "../games/manifest";

/** The river tiles of a first game, one for each season. */
export const FIRST_RIVER = [1, 3, 5];

/** The sides of each season's river tiles, as the box numbers them. */
export const RIVER = [
  [1, 2, 7, 8, 13, 14],
  [3, 4, 9, 10, 15, 16],
  [5, 6, 11, 12, 17, 18],
];

/** How many tiles lie on the lines with the first expansion. */
export const STAIRCASE = 12;

/** The number of a tile's side, as it is printed. */
export const side = (number: number): string => String(number).padStart(2, "0");

export const options: KnownOptions = {
  players: [2, 3, 4],
  values: {
    edition: ["classic", "essential"],
    layer: ["B1", "B2"],
    offices: ["base", "mixed", "new"],
    discs: ["pink", "purple"],
  },
  needs: {},
  first: { river: FIRST_RIVER },
  describe: {
    river: (value, name) => (Array.isArray(value) ? [`${name} ${value.map(side).join(", ")}`] : []),
    staircase_tiles: (value, name) => (value === "none" ? [] : [name]),
  },
};
