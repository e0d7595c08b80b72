/** What something costs, and what one has of that. */

import type { Board } from "$keshi";

import { say } from "../../../words/words.svelte";
import { GOODS } from "../../pieces/colours";
import type { Part } from "../../pieces/parts";

export interface Price {
  sign: Part;
  name: string;
  needs: number;
  has: number;
}

/** A price in goods, in the order of the box. */
export const goodsPrice = (cost: readonly number[], { goods }: Board): Price[] =>
  GOODS.map((colour, at) => ({
    sign: { bonus: { keshi: colour } },
    name: say(`keshi-colour-${colour}`),
    needs: cost[at] ?? 0,
    has: goods[colour],
  }));
