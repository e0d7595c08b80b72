/** What pictograms are made of, and how wide each part is for a height of 1. */
import { bonusWidth } from "./bonus.ts";
import type { IconName } from "./icons.ts";
import type { Kind } from "./kinds.ts";
import type { Bonus, Colour } from "./types.ts";

/** A text is a number or a sign of arithmetic. */
export type Part =
  | string
  | { word: "all" | "free" }
  | { icon: IconName }
  | { bonus: Bonus; count?: number }
  | { gate: Colour }
  | { scroll: Kind };

/** How large a text is beside pictures of height 1. */
export const LETTER = 0.66;
export const GAP = 0.1;

const narrow: Partial<Record<IconName, number>> = { to: 0.72, beyond: 0.62, spectator: 0.72, water: 0.8, vendor: 0.84 };

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
