/** What is printed on the pieces, as the server tells it. */
import type { Colour } from "./colours.ts";

export type { Colour };
export type Resource = "date" | "water" | "dinar";
export type Sector = "orchard" | "madrasa" | "palace" | "mosque" | "square" | "river" | "medina" | "sahara" | "souk";
export type Luxury = "slipper" | "tajine" | "dagger" | "lamp" | "necklace";
/** How many dates, water and dinars. */
export type Resources = [number, number, number];
/** How many purple, orange and yellow keshis. */
export type Goods = [number, number, number];

export type Bonus =
  | { points: number }
  | { resource: [Resource, number] }
  | "any_resource"
  | { keshi: Colour }
  | "any_keshi"
  | "two_of_one_colour"
  | "any_good"
  | "river_step"
  | "palace_step"
  | "mosque_step"
  | "stair_step";

export const RESOURCES = ["date", "water", "dinar"] as const satisfies Resource[];
