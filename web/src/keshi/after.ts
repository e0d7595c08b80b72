/** What a game of keshi tells about itself afterwards. */

import type { AfterGame } from "../after/game";

export const keshiAfter: AfterGame = {
  unit: "round",
  ends: (past) => past.events.some(({ data }) => (data as { event: string }).event === "round_began"),
};
