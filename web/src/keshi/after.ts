/** What a game of keshi tells about itself afterwards. */

import type { Past } from "$protocol";

import type { AfterGame } from "../after/game";

/** The version that ends a round begins the next one. */
const begins = ({ events }: Past): boolean =>
  events.some(({ data }) => (data as { event: string }).event === "round_began");

function rounds(past: Past[]): Past[][] {
  const all: Past[][] = [[]];
  past.forEach((one, at) => {
    all.at(-1)?.push(one);
    if (begins(one) && at < past.length - 1) all.push([]);
  });
  return all;
}

export const keshiAfter: AfterGame = { rounds };
