/** What is printed on the pieces: what of it the drawings need. */
import type { Bonus, Components, Resource } from "$keshi";

export const RESOURCES = ["date", "water", "dinar"] as const satisfies Resource[];

/** How many dates, water and dinars. */
export type Resources = [number, number, number];
/** How many purple, orange and yellow keshis. */
export type GoodsCount = [number, number, number];
/** What an exchange office gives for a purple, an orange and a yellow keshi. */
export type Office = Components["offices"][number];

/** The values that stand on scrolls. */
export type ScrollValues = Pick<
  Components,
  | "ring"
  | "scroll_kinds"
  | "scroll_keshis"
  | "scroll_thresholds"
  | "scroll_resources"
  | "scroll_orchard"
  | "scroll_goods"
  | "scroll_values"
>;

/** So many dates, water and dinars, as what is given. */
export const resourceBonuses = (resources: Resources): Bonus[] =>
  RESOURCES.flatMap((name, n) => (resources[n] ? [{ resource: [name, resources[n]] as [Resource, number] }] : []));

/** Which of the staircase tiles a side is on, from 0, and whether it is its back: first all fronts are numbered, then all backs. */
export const staircaseTile = (side: number, { length }: Components["staircase_tiles"]): [tile: number, back: 0 | 1] => [
  (side - 1) % length,
  side > length ? 1 : 0,
];
