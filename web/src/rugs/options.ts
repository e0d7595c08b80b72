/** What a table of rugs can be made with, as far as the server does not tell it. */

import type { Seat } from "$protocol";
import type { Colour } from "$rugs";

import type { KnownOptions } from "../games/manifest";
import { COLOURS } from "./weaves.ts";

export const options: KnownOptions = {
  players: [2, 3, 4],
  values: {},
  needs: { skip_rotation: "variant" },
  first: {},
};

/** The colours of a seat before the game begins: two players have every other one each. */
export const coloursOf = (seat: Seat, players: number): Colour[] =>
  COLOURS.filter((_, at) => (players === 2 ? at % 2 : at) === seat - 1);
