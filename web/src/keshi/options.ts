/** How lists tell the options of keshi in short. */

import type { KnownOptions } from "../games/manifest";

/** The number of a tile's side, as it is printed. */
const side = (number: unknown): string => String(number).padStart(2, "0");

export const options: KnownOptions = {
  usual: { edition: "classic", layer: "B1", offices: "base", discs: "pink" },
  describe: {
    river: (value, name) => (Array.isArray(value) ? [`${name} ${value.map(side).join(", ")}`] : []),
    staircase_tiles: (value, name) => (value === "none" ? [] : [name]),
  },
};
