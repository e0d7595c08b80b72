/** What the seats of rugs play with. */

import type { Seat } from "$protocol";
import type { Colour } from "$rugs";

import { COLOURS } from "./weaves.ts";

/** The colours of a seat before the game begins: two players have every other one each. */
export const coloursOf = (seat: Seat, players: number): Colour[] =>
  COLOURS.filter((_, at) => (players === 2 ? at % 2 : at) === seat - 1);
