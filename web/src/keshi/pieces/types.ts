/** What is printed on the pieces, as the server tells it. */
import type { Colour } from "./colours.ts";

export type { Colour };
export type Resource = "date" | "water" | "dinar";
export type Sector = "orchard" | "madrasa" | "palace" | "mosque" | "square" | "river" | "medina" | "sahara" | "souk";
export type Luxury = "slipper" | "tajine" | "dagger" | "lamp" | "necklace";
/** How many dates, water and dinars. */
export type Resources = [number, number, number];
/** How many purple, orange and yellow keshis. */
export type GoodsCount = [number, number, number];

export const RESOURCES = ["date", "water", "dinar"] as const satisfies Resource[];

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

export interface LuxuryGood {
  kind: Luxury;
  cost: GoodsCount;
  points: number;
  resources: Resources;
}

export interface Provision {
  resources: Resources;
  points: number;
}

export interface RiverSide {
  season: number;
  first: number;
  second: number;
}

export interface Town {
  points: number;
  keshis: number;
}

export type Oasis =
  | { gates: { colours: [Colour, Colour, Colour]; points: number } }
  | { keshis: { colour: Colour; base: number } }
  | { luxury: { kind: Luxury; points: number } }
  | { resource: { resource: Resource; base: number; most: number } }
  | { luxury_goods: { base: number } }
  | { scrolls: { base: number } }
  | { small_sectors: { points: number; most: number } }
  | { full_sectors: { points: number } }
  | { oases: { points: number } }
  | { top: { stairs: Sector; points: number } }
  | { thresholds: { least: number; points: number } }
  | { jetty: { points: number } };

/** What an exchange office gives for a purple, an orange and a yellow keshi. */
export type Office = [[Bonus, Bonus], [Bonus, Bonus], [Bonus, Bonus]];

/** The values that stand on scrolls. */
export interface ScrollValues {
  ring: Bonus[];
  scroll_keshis: Colour[];
  scroll_thresholds: Bonus[];
  scroll_resources: Bonus[];
  scroll_orchard: Bonus[];
  scroll_goods: [Colour, Colour][];
  scroll_values: number[];
}
