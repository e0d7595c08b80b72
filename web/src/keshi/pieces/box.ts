/** What is printed on the pieces of the box, to look at the drawings. */
import type { Components } from "$keshi";

type Printed = Pick<
  Components,
  | "ring"
  | "scroll_kinds"
  | "disc"
  | "purple_disc"
  | "scroll_keshis"
  | "scroll_thresholds"
  | "scroll_resources"
  | "scroll_orchard"
  | "scroll_goods"
  | "scroll_values"
  | "luxury"
  | "oases"
  | "offices"
  | "provisions"
  | "river_tiles"
  | "workshops"
  | "towns"
>;

export const PRINTED: Printed = {
  scroll_kinds: [
    { scholars: 1, dates: 1, numbers: [1, 21] },
    { scholars: 3, dates: 1, numbers: [22, 42] },
    { scholars: 5, dates: 2, numbers: [43, 60] },
    { scholars: 7, dates: 3, numbers: [61, 72] },
  ],
  ring: [
    { points: 2 },
    { resource: ["water", 1] },
    "any_good",
    "palace_step",
    "river_step",
    "mosque_step",
    { resource: ["date", 1] },
    { resource: ["dinar", 1] },
  ],
  disc: [1, 2, 2, 1, 3, 2, 1, 3],
  purple_disc: [0, 2, 2, 1, 3, 2, 1, 4],
  scroll_keshis: [
    "green",
    "gray",
    "white",
    "black",
    "pink",
    "turquoise",
    "beige",
    "brown",
    "red",
    "purple",
    "orange",
    "yellow",
  ],
  scroll_thresholds: [{ resource: ["water", 1] }, { resource: ["date", 1] }, { resource: ["dinar", 1] }, "river_step"],
  scroll_resources: [{ resource: ["water", 2] }, { resource: ["dinar", 2] }, { resource: ["date", 3] }],
  scroll_orchard: [{ resource: ["water", 1] }, { resource: ["dinar", 1] }, { points: 1 }],
  scroll_goods: [
    ["yellow", "yellow"],
    ["orange", "orange"],
    ["purple", "purple"],
    ["yellow", "orange"],
    ["yellow", "purple"],
    ["orange", "purple"],
  ],
  scroll_values: [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0,
    0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 2, 0, 2, 0, 0, 3, 2, 3, 0, 0, 0, 0, 3, 0, 0, 0, 2, 3, 0, 0, 0, 0, 2,
  ],
  luxury: [
    { kind: "slipper", cost: [0, 1, 0], points: 2, resources: [0, 1, 0] },
    { kind: "slipper", cost: [0, 0, 1], points: 2, resources: [1, 0, 0] },
    { kind: "slipper", cost: [1, 0, 0], points: 2, resources: [0, 0, 1] },
    { kind: "slipper", cost: [0, 0, 1], points: 3, resources: [0, 0, 0] },
    { kind: "slipper", cost: [1, 0, 0], points: 3, resources: [0, 0, 0] },
    { kind: "tajine", cost: [0, 1, 1], points: 4, resources: [0, 0, 1] },
    { kind: "tajine", cost: [1, 1, 0], points: 4, resources: [1, 0, 0] },
    { kind: "tajine", cost: [1, 0, 1], points: 4, resources: [0, 1, 0] },
    { kind: "tajine", cost: [0, 2, 0], points: 5, resources: [0, 0, 0] },
    { kind: "tajine", cost: [2, 0, 0], points: 5, resources: [0, 0, 0] },
    { kind: "dagger", cost: [1, 1, 1], points: 7, resources: [0, 1, 0] },
    { kind: "dagger", cost: [0, 1, 2], points: 7, resources: [0, 0, 1] },
    { kind: "dagger", cost: [1, 2, 0], points: 7, resources: [1, 0, 0] },
    { kind: "dagger", cost: [2, 0, 1], points: 8, resources: [0, 0, 0] },
    { kind: "dagger", cost: [1, 0, 2], points: 8, resources: [0, 0, 0] },
    { kind: "lamp", cost: [0, 2, 2], points: 10, resources: [1, 0, 0] },
    { kind: "lamp", cost: [2, 2, 0], points: 10, resources: [0, 1, 0] },
    { kind: "lamp", cost: [2, 0, 2], points: 10, resources: [0, 0, 1] },
    { kind: "lamp", cost: [2, 1, 1], points: 11, resources: [0, 0, 0] },
    { kind: "lamp", cost: [1, 1, 2], points: 11, resources: [0, 0, 0] },
    { kind: "necklace", cost: [3, 2, 0], points: 13, resources: [0, 0, 0] },
    { kind: "necklace", cost: [2, 0, 3], points: 13, resources: [0, 0, 0] },
    { kind: "necklace", cost: [0, 3, 2], points: 13, resources: [0, 0, 0] },
    { kind: "necklace", cost: [1, 2, 2], points: 12, resources: [0, 0, 1] },
    { kind: "necklace", cost: [2, 2, 1], points: 12, resources: [0, 1, 0] },
  ],
  oases: [
    { gates: { colours: ["green", "turquoise", "black"], points: 2 } },
    { gates: { colours: ["white", "gray", "red"], points: 2 } },
    { gates: { colours: ["pink", "brown", "beige"], points: 2 } },
    { gates: { colours: ["yellow", "orange", "purple"], points: 3 } },
    { keshis: { colour: "white", base: 3 } },
    { keshis: { colour: "black", base: 3 } },
    { keshis: { colour: "turquoise", base: 3 } },
    { keshis: { colour: "green", base: 3 } },
    { keshis: { colour: "gray", base: 3 } },
    { keshis: { colour: "pink", base: 3 } },
    { keshis: { colour: "beige", base: 3 } },
    { keshis: { colour: "brown", base: 3 } },
    { keshis: { colour: "red", base: 3 } },
    { luxury: { kind: "slipper", points: 2 } },
    { luxury: { kind: "tajine", points: 2 } },
    { luxury: { kind: "dagger", points: 3 } },
    { luxury: { kind: "lamp", points: 3 } },
    { luxury: { kind: "necklace", points: 4 } },
    { resource: { resource: "water", base: 3, most: 12 } },
    { resource: { resource: "dinar", base: 3, most: 12 } },
    { resource: { resource: "date", base: 3, most: 12 } },
    { luxury_goods: { base: 3 } },
    { scrolls: { base: 3 } },
    { small_sectors: { points: 4, most: 3 } },
    { full_sectors: { points: 4 } },
    { oases: { points: 3 } },
    { top: { stairs: "mosque", points: 7 } },
    { top: { stairs: "palace", points: 7 } },
    { thresholds: { least: 5, points: 7 } },
    { jetty: { points: 7 } },
  ],
  offices: [
    [
      [{ resource: ["date", 1] }, { resource: ["date", 1] }],
      [{ resource: ["water", 1] }, { resource: ["water", 1] }],
      [{ resource: ["dinar", 1] }, { resource: ["dinar", 1] }],
    ],
    [
      [{ resource: ["date", 1] }, { resource: ["date", 1] }],
      [{ resource: ["dinar", 1] }, { resource: ["dinar", 1] }],
      [{ resource: ["water", 1] }, { resource: ["water", 1] }],
    ],
    [
      [{ resource: ["water", 1] }, { resource: ["water", 1] }],
      [{ resource: ["date", 1] }, { resource: ["date", 1] }],
      [{ resource: ["dinar", 1] }, { resource: ["dinar", 1] }],
    ],
    [
      [{ resource: ["water", 1] }, { resource: ["water", 1] }],
      [{ resource: ["dinar", 1] }, { resource: ["dinar", 1] }],
      [{ resource: ["date", 1] }, { resource: ["date", 1] }],
    ],
    [
      [{ resource: ["dinar", 1] }, { resource: ["dinar", 1] }],
      [{ resource: ["date", 1] }, { resource: ["date", 1] }],
      [{ resource: ["water", 1] }, { resource: ["water", 1] }],
    ],
    [
      [{ resource: ["dinar", 1] }, { resource: ["dinar", 1] }],
      [{ resource: ["water", 1] }, { resource: ["water", 1] }],
      [{ resource: ["date", 1] }, { resource: ["date", 1] }],
    ],
    [
      [{ resource: ["date", 1] }, "river_step"],
      [{ resource: ["water", 1] }, "stair_step"],
      [{ resource: ["dinar", 1] }, { points: 1 }],
    ],
    [
      [{ resource: ["date", 1] }, "river_step"],
      [{ resource: ["dinar", 1] }, { points: 1 }],
      [{ resource: ["water", 1] }, "stair_step"],
    ],
    [
      [{ resource: ["water", 1] }, "stair_step"],
      [{ resource: ["date", 1] }, "river_step"],
      [{ resource: ["dinar", 1] }, { points: 1 }],
    ],
    [
      [{ resource: ["water", 1] }, "stair_step"],
      [{ resource: ["dinar", 1] }, { points: 1 }],
      [{ resource: ["date", 1] }, "river_step"],
    ],
    [
      [{ resource: ["dinar", 1] }, { points: 1 }],
      [{ resource: ["date", 1] }, "river_step"],
      [{ resource: ["water", 1] }, "stair_step"],
    ],
    [
      [{ resource: ["dinar", 1] }, { points: 1 }],
      [{ resource: ["water", 1] }, "stair_step"],
      [{ resource: ["date", 1] }, "river_step"],
    ],
  ],
  provisions: [
    { resources: [2, 1, 1], points: 4 },
    { resources: [1, 2, 1], points: 4 },
    { resources: [1, 1, 2], points: 4 },
    { resources: [2, 2, 0], points: 4 },
    { resources: [2, 0, 2], points: 4 },
    { resources: [0, 2, 2], points: 4 },
    { resources: [3, 1, 0], points: 4 },
    { resources: [0, 3, 1], points: 4 },
    { resources: [1, 0, 3], points: 4 },
    { resources: [3, 1, 1], points: 5 },
    { resources: [1, 3, 1], points: 5 },
    { resources: [1, 1, 3], points: 5 },
  ],
  river_tiles: [
    { season: 1, first: 0, second: 0 },
    { season: 1, first: 3, second: 0 },
    { season: 2, first: 2, second: 0 },
    { season: 2, first: 5, second: 0 },
    { season: 3, first: 7, second: 3 },
    { season: 3, first: 6, second: 3 },
    { season: 1, first: 0, second: 0 },
    { season: 1, first: 3, second: 0 },
    { season: 2, first: 0, second: 0 },
    { season: 2, first: 0, second: 0 },
    { season: 3, first: 3, second: 1 },
    { season: 3, first: 1, second: 1 },
    { season: 1, first: 0, second: 0 },
    { season: 1, first: 1, second: 0 },
    { season: 2, first: 2, second: 0 },
    { season: 2, first: 2, second: 0 },
    { season: 3, first: 1, second: 1 },
    { season: 3, first: 2, second: 4 },
  ],
  workshops: [
    { dinars: 0, points: -3 },
    { dinars: 1, points: 1 },
    { dinars: 2, points: 4 },
    { dinars: 3, points: 7 },
  ],
  towns: [
    { points: 2, keshis: 0 },
    { points: 2, keshis: 0 },
    { points: 2, keshis: 0 },
    { points: 1, keshis: 0 },
    { points: 1, keshis: 0 },
    { points: 1, keshis: 3 },
    { points: 1, keshis: 0 },
    { points: 2, keshis: 4 },
    { points: 1, keshis: 0 },
    { points: 0, keshis: 0 },
    { points: 0, keshis: 0 },
    { points: 0, keshis: 0 },
  ],
};
