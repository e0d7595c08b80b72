/** What pictograms are made of, and how wide each part is for a height of 1. */
import type { Bonus, Colour, Kind } from "$keshi";

import { GOODS } from "./colours.ts";
import type { IconName } from "./icons.ts";
import { resourceBonuses, type GoodsCount, type Resources } from "./printed.ts";

/** A text is a number or a sign of arithmetic. */
export type Part =
  | string
  | { word: "all" }
  | { icon: IconName }
  | { bonus: Bonus; count?: number }
  | { gate: Colour }
  | { scroll: Kind };

/** How large a text is beside pictures of height 1. */
export const LETTER = 0.66;
export const GAP = 0.1;

/** Signs between pictures are smaller than they. */
export const SMALLER: Partial<Record<IconName, number>> = { to: 0.68, beyond: 0.68, always: 0.76, once: 0.86 };

const narrow: Partial<Record<IconName, number>> = {
  to: 0.64,
  beyond: 0.5,
  always: 0.84,
  once: 0.6,
  spectator: 0.72,
  water: 0.8,
  vendor: 0.84,
};

/** How wide a bonus is drawn for a height of 1; `bare` leaves out the number before it. */
export function bonusWidth(bonus: Bonus, count = 1, bare = false): number {
  if (typeof bonus === "object" && "points" in bonus) return 1;
  const times = typeof bonus === "object" && "resource" in bonus ? bonus.resource[1] * count : count;
  const own = bonus === "two_of_one_colour" ? 2.04 : 1;
  return bare || times === 1 ? own : own + 0.46 * String(times).length;
}

export function partWidth(part: Part, word: (id: string) => string): number {
  if (typeof part === "string") return LETTER * 0.6 * part.length;
  if ("word" in part) return LETTER * 0.56 * word(`city-part-${part.word}`).length;
  if ("icon" in part) return narrow[part.icon] ?? 1;
  if ("bonus" in part) return bonusWidth(part.bonus, part.count);
  return 0.82;
}

/** Bonuses one after the other, where two of a kind become one with a number. */
export function joined(bonuses: Bonus[]): Part[] {
  const same = bonuses.every((bonus) => JSON.stringify(bonus) === JSON.stringify(bonuses[0]));
  if (same && bonuses[0]) return [{ bonus: bonuses[0], count: bonuses.length }];
  return bonuses.map((bonus) => ({ bonus }));
}

/** So many dates, water and dinars. */
export const resourceParts = (resources: Resources): Part[] => resourceBonuses(resources).map((bonus) => ({ bonus }));

/** So many purple, orange and yellow keshis. */
export function goodsParts(goods: GoodsCount): Part[] {
  return GOODS.flatMap((keshi, n) => (goods[n] ? [{ bonus: { keshi }, count: goods[n] }] : []));
}
