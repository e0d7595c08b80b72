/** What a game of keshi tells about itself afterwards. */

import type { Past } from "$protocol";

import type { AfterGame } from "../after/game";

/** A round begins with the version that ends the one before. */
const begins = ({ events }: Past): boolean =>
  events.some(({ data }) => (data as { event: string }).event === "round_began");

export const keshiAfter: AfterGame = {
  unit: "round",
  start: (past) => past.findIndex(begins),
  ends: begins,
};
