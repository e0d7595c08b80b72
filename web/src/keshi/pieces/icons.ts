/**
 * The signs of the game within -12 to 12, as layers from the back to the front. A layer without paint of its own is a
 * line in the colour of the text about it. Whatever has its own colours also has a cream edge, so that it can be told
 * from a dark ground as well as from a light one.
 */
import { octagon, star } from "../../parts/shapes.ts";
import { KESHIS } from "./colours.ts";
import {
  at,
  BLUE,
  body,
  CREAM,
  DEEP,
  ellipse,
  GOLD,
  GOLD_EDGE,
  type Layer,
  line,
  SAND,
  SAND_EDGE,
  solid,
  stroke,
  TEAL,
} from "./layers.ts";
import { INK } from "./tile.ts";

const date: Layer[] = [
  ...stroke("M-6.6 -9.6C-3 -11.6 3 -11.6 8 -8.8M-3.4 -10.6L-5 -5.6M3.2 -10.6L5 -5.6", "#5d7d2a", 1.9),
  ...body(ellipse(-5.4, 2.8, 4.2, 8, 10), "#9c4f1c", "#45200a"),
  ...body(ellipse(5.4, 2.8, 4.2, 8, -10), "#9c4f1c", "#45200a"),
  line("M-7.6 2C-7.4 -.2 -7 -1.8 -6.2 -3M3 2.2C3 0 3.2 -1.6 3.8 -3", 1.6, "#f0b680"),
];
const water: Layer[] = [
  ...body("M0 -11.4C4.4 -5.4 8.4 -1.4 8.4 3.6A8.4 8 0 0 1 -8.4 3.6C-8.4 -1.4 -4.4 -5.4 0 -11.4Z", "#2f8fd6", DEEP),
  line("M-4.8 4A5 4.6 0 0 0 -1.2 8", 1.9, "#dff1ff"),
];
const dinar: Layer[] = [
  ...body(ellipse(0, 0, 10.4), GOLD, GOLD_EDGE),
  { d: star(7), fill: "#c58612" },
  { d: star(3.2), fill: "#ffe7a0" },
];
const anyResource: Layer[] = [...at(0, -5.6, 0.56, date), ...at(-6, 5.4, 0.56, water), ...at(6, 5.6, 0.54, dinar)];

const rising = "M-11 10.6V5.4H-4.6V.2H1.8V-5H11V10.6Z";
const falling = "M11 10.6V5.4H4.6V.2H-1.8V-5H-11V10.6Z";
const crown = "M-4.2 2.6L-5 -2.6L-2.4 -.6L0 -4.2L2.4 -.6L5 -2.6L4.2 2.6Z";
const crescent = "M2.2 -4A4.7 4.7 0 1 0 4.2 2.6A3.8 3.8 0 0 1 2.2 -4Z";
const palaceStep: Layer[] = [
  ...body(rising, "#fffdf6", "#3a2f22", 1.5),
  line("M-9.8 6.2H-4.6M-4.4 1H1.8M2.2 -4.2H10", 1.7, "#c9a76b"),
  ...at(-5.6, -5.6, 1.1, body(crown, "#3a2f22", "#3a2f22", 0.4)),
];
const mosqueStep: Layer[] = [
  ...body(falling, "#45413f", "#131211", 1.5),
  line("M9.8 6.4H4.6M4.4 1.2H-1.8M-2.2 -4H-10", 1.5, "#a9a39c"),
  ...at(5.6, -5.2, 1.15, body(crescent, "#131211", "#131211", 0.3)),
];
const stairStep: Layer[] = [
  ...body("M-11.4 10.6V6.4H-7.6V2.2H-3.8V-2H0V10.6Z", "#fffdf6", "#3a2f22", 1.4),
  ...body("M11.4 10.6V6.4H7.6V2.2H3.8V-2H0V10.6Z", "#45413f", "#131211", 1.4),
  ...at(-6, -6, 1, body(crown, "#3a2f22", "#3a2f22", 0.4)),
  ...at(6.2, -6, 1, body(crescent, "#131211", "#131211", 0.3)),
];
const wave = (y: number) =>
  `M-10.8 ${y}C-8.2 ${y - 3.4} -5.6 ${y - 3.4} -3.4 ${y}S1.6 ${y + 3.4} 3.8 ${y}S8.4 ${y - 3.4} 10.8 ${y}`;

const gate = "M-9 11V-2.4A9 9.2 0 0 1 9 -2.4V11H4.4V5.2A6 6 0 1 0 -4.4 5.2V11Z";
const palm: Layer[] = [
  ...body("M-11 8.2C-9 5 8.6 4.6 11 7.6C12 11.6 -10 12.4 -11 8.2Z", "#3f9ed8", DEEP, 1),
  ...stroke("M-2 6.8C-3.4 2.6 -2.8 -1 -.6 -4", "#7a4a22", 2.4),
  ...stroke(
    "M-.6 -4C-4 -7.4 -8.2 -5.6 -9 -1.6M-.6 -4C3 -7.2 7.2 -5 7.8 -.8M-.6 -4C-2 -8.4 -5 -10.2 -8 -9.2M-.6 -4C1 -8.6 4 -10.2 7 -9M-.6 -4C2 -3 3.2 -.8 3 1.8",
    "#2f7a37",
    2.2,
  ),
];
const eye = "M-6.4 0C-3.6 -5 3.6 -5 6.4 0C3.6 5 -3.6 5 -6.4 0Z";
const bolt = "M2.6 -11L-7 1.8H-1.2L-3 11L7.2 -2.6H1Z";
const sectorSign = (paint: string): Layer[] => [...body(star(11.6), CREAM, paint, 1.7), line(octagon(5.4), 1.5, paint)];
const figure = "M-7.6 11C-7.6 3.6 -4.6 0 0 0S7.6 3.6 7.6 11Z";

const scroll: Layer[] = [
  ...body("M-7 -7.6H7V7.6H-7Z", CREAM, SAND_EDGE, 1.4),
  ...body("M-8 -11H8A2.4 2.4 0 0 1 8 -6.2H-8A2.4 2.4 0 0 1 -8 -11Z", SAND, SAND_EDGE, 1.4),
  ...body("M-8 6.2H8A2.4 2.4 0 0 1 8 11H-8A2.4 2.4 0 0 1 -8 6.2Z", SAND, SAND_EDGE, 1.4),
  line("M-4 -3H4M-4 0H4M-4 3H1.6", 1.4, SAND_EDGE),
];

export const ICONS = {
  // Resources.
  date,
  water,
  dinar,
  any_resource: anyResource,

  // Steps and what lies on the way.
  palace_step: palaceStep,
  mosque_step: mosqueStep,
  stair_step: stairStep,
  river_step: [...stroke("M-9.6 -3.6H8.4M2.8 -9L8.8 -3.6L2.8 1.8", DEEP, 2.8), ...stroke(wave(7.6), BLUE, 2.6)],
  rapid: [...stroke(wave(-7), BLUE, 2.6), ...stroke(wave(0), BLUE, 2.6), ...stroke(wave(7), BLUE, 2.6)],
  threshold: [
    ...body("M-11 10.6V6H-4.4V1.4H4.4V-3.2H11V10.6Z", "#fffdf6", "#3a2f22", 1.5),
    { d: "M-1.9 -11.2H1.9V11.2H-1.9Z", fill: CREAM, stroke: CREAM, width: 1.6 },
    { d: "M-1.9 -11.2H1.9V11.2H-1.9Z", fill: GOLD, stroke: GOLD_EDGE, width: 1.3 },
  ],
  line: [
    ...stroke("M-8.2 5.4L0 -4.4L8.2 5.4", TEAL, 2.4),
    ...[
      [-8.2, 5.4],
      [0, -4.4],
      [8.2, 5.4],
    ].flatMap(([x, y]) => body(ellipse(x!, y!, 3.3), CREAM, TEAL, 1.9)),
  ],
  jetty: [
    ...stroke(wave(8), BLUE, 2.4),
    ...stroke("M-7.4 -2V6M0 -2V6.4M7.4 -2V6", "#5a3820", 2.6),
    ...body("M-11 -6.4H11V-1.6H-11Z", "#c08a4a", "#5a3820", 1.3),
    line("M-3.8 -6V-2M3.8 -6V-2", 1.1, "#5a3820"),
  ],
  crocodile: [
    ...body(
      "M-11.6 .6L-5.4 -1.4C-5 -4 -2.4 -4 -1.8 -1.6L.6 -3.6L2 -1.4L4.2 -3.2L5.4 -1C7.6 -.4 9.6 1 11.8 -.6C11.6 4.4 8.4 5.8 5.4 5.8L5 7.6H2.4L2.2 5.8H-2.4L-2.8 7.6H-5.2L-5.2 5.2L-11.6 4L-6 2.4Z",
      "#4f8f3f",
      "#1f4a1c",
      1.1,
    ),
    { d: ellipse(-3.6, -1.2, 0.9), fill: CREAM },
  ],

  // The city.
  gate: body(gate, "#d9a066", "#5a3820", 1.4),
  any_gate: [
    { d: gate, fill: CREAM, stroke: CREAM, width: 2.6 },
    { d: gate, stroke: "#5a3820", width: 1.5, dash: "3 2" },
  ],
  oasis: palm,
  discover: [
    ...at(0, -2.2, 0.86, palm),
    ...at(3, 6.6, 1.16, [...body(eye, CREAM, INK, 1.3), { d: ellipse(0, 0, 2.3), fill: INK }]),
  ],
  claim: [...at(-1, -2.2, 0.9, palm), ...stroke("M-1.6 5.6L3 10L11 .8", "#1b6b45", 3.2)],
  town: [
    ...body(
      "M-11 10.6V-1H-8.6V-3.4H-6.2V-1H-4V-8H-1.6V-10.6H1.6V-8H4V-1H6.2V-3.4H8.6V-1H11V10.6H3V6A3 3 0 0 0 -3 6V10.6Z",
      "#d9a066",
      "#5a3820",
      1.3,
    ),
    line("M-7.6 2.6V4.4M7.6 2.6V4.4M0 -4.6V-2.4", 1.8, "#5a3820"),
  ],
  sector: sectorSign("#5a3820"),
  action: [...sectorSign("#5a3820"), ...at(0, 0, 0.72, body(bolt, GOLD, GOLD_EDGE, 1.4))],
  full_sector: [
    ...body(star(11.6), "#f6d98f", "#5a3820", 1.7),
    { d: octagon(6), fill: "#5a3820" },
    line("M-2.8 .2L-.8 2.4L3 -2.2", 1.7, CREAM),
  ],
  spectator: [
    { d: figure + ellipse(0, -5.6, 4.8), stroke: CREAM, width: 2.6 },
    solid(figure),
    solid(ellipse(0, -5.6, 4.8)),
  ],
  bonus: [...body(octagon(11), CREAM, TEAL, 1.7), line("M-4.8 0H4.8M0 -4.8V4.8", 2.4, TEAL)],
  keshi: [
    { d: octagon(11.4, 0, 1.4), fill: "#8a7a5c", stroke: CREAM, width: 1.6 },
    { d: octagon(11), fill: "#efe3c8", stroke: "#6e5c3a", width: 1.3 },
    { d: octagon(8.4), stroke: "#6e5c3a", width: 0.9 },
  ],
  deploy: [
    ...at(0, -4, 0.74, [
      { d: octagon(11), fill: "#efe3c8", stroke: "#6e5c3a", width: 2 },
      { d: octagon(6.4), stroke: "#6e5c3a", width: 1.6 },
    ]),
    line("M0 5.6V10.8M-4.6 7L0 11.4L4.6 7", 2.2),
  ],
  vendor: at(0.4, 0, 1.14, [
    { d: KESHIS.red.fill, stroke: CREAM, width: 3 },
    { d: KESHIS.red.line, stroke: CREAM, width: 4.4 },
    { d: KESHIS.red.line, stroke: "#b02a24", width: 2 },
    { d: KESHIS.red.fill, fill: "#cf3b34", stroke: "#861a18", width: 0.9 },
    { d: KESHIS.red.hole, stroke: "#ffe3d8", width: 1.6 },
  ]),
  assistant: [line(ellipse(0, -6.6, 4.2), 2), line("M-3.4 -2.6H3.4L8 10.6H-8Z", 2)],
  camel: at(-0.6, 0.2, 1.14, [
    { d: KESHIS.brown.fill, fill: "currentColor" },
    { d: KESHIS.brown.line, stroke: "currentColor", width: 1.6 },
  ]),

  // Scrolls, and when they work.
  scroll,
  once: [solid(bolt)],
  always: [
    line(
      "M0 0C-3 -5 -5.2 -5.6 -7 -5.2A5.2 5.2 0 0 0 -7 5.2C-5.2 5.6 -3 5 0 0S5.2 -5.6 7 -5.2A5.2 5.2 0 0 1 7 5.2C5.2 5.6 3 5 0 0Z",
      2.4,
    ),
  ],
  round_end: [line("M8.6 -3.4A9 9 0 1 0 9 2.4M9.4 -9.4V-3.2H3.2", 2.4)],
  season_end: [
    { d: "M-6.2 6A6.2 6.2 0 0 1 6.2 6Z", fill: "currentColor", stroke: "currentColor", width: 1.4 },
    line("M-11 9.8H11M0 -7.4V-4.4M-8.6 -3L-6.6 -.8M8.6 -3L6.6 -.8M-11.2 4.4H-9.6M11.2 4.4H9.6", 2),
  ],

  // The souk.
  luxury: [
    ...body("M-6.6 -8.4H6.6L11.6 -2L0 11.2L-11.6 -2Z", "#c23a78", "#5c0f35", 1.3),
    line("M-11 -2H11M-6.6 -8L-3.6 -2L0 10.4L3.6 -2L6.6 -8M-3.6 -2L0 -8L3.6 -2", 1.1, "#ffd9ea"),
  ],
  slipper: [
    ...body(
      "M-11.4 1.6C-10 -2.6 -5.6 -3.4 -3 -.8C-.6 1.6 3.4 2 6 -.8C7.8 -2.8 7.6 -5.6 9 -7.4C10.4 -9 12 -7.4 11.2 -5.8C10.4 -4.4 11.2 -2 10.4 1C9.4 5 5.6 8 .6 8H-8.4C-11.4 8 -12.2 4.4 -11.4 1.6Z",
      "#c2402f",
      "#5e130b",
    ),
    { d: "M-9.6 2C-8.6 -.6 -5.8 -1 -4 1C-2.6 2.8 -1 3.6 .6 3.8C-2 5.6 -9.8 5.8 -9.6 2Z", fill: "#fbe3b8" },
  ],
  tajine: [
    ...body(
      "M-1.6 -11H1.6A1.2 1.2 0 0 1 2.2 -8.8C3 -4.6 5 -.6 8 3.4H-8C-5 -.6 -3 -4.6 -2.2 -8.8A1.2 1.2 0 0 1 -1.6 -11Z",
      "#d2773a",
      "#6a2c0a",
    ),
    ...body("M-11 4.4H11C10.6 8.4 8.4 10.4 5 10.4H-5C-8.4 10.4 -10.6 8.4 -11 4.4Z", "#b65a24", "#6a2c0a"),
    line("M-4.6 -1.4Q0 .6 4.6 -1.4", 1.3, "#ffdca8"),
  ],
  dagger: [
    ...body("M1 -4.8C-1.6 0 -3.6 4.4 -11 9.4C-3.4 12 5.4 7.4 6.6 -.4Z", "#dfe5ea", "#3a4650"),
    line("M3.6 -1.6C1.6 3.6 -2 7 -6 8.8", 1, "#7d8a94"),
    ...stroke("M5.2 -4.2L9 -9", "#6b3d1a", 4),
    ...stroke("M-.6 -6.2L8 .8", "#d9a21c", 2.6),
    { d: ellipse(9.4, -9.6, 2), fill: "#d9a21c", stroke: GOLD_EDGE, width: 0.9 },
  ],
  lamp: [
    ...body(
      "M-11.6 -3.4C-8.6 -4.2 -7 -1 -4.4 -.6H5.6C8.6 -.6 9.4 1.6 7.4 4C5.4 6.2 3 6.8 2.4 6.8L4 10.6H-4L-2.6 6.8C-6.6 6.4 -8.6 3.4 -9.2 .6C-9.6 -1.2 -10.6 -2 -11.6 -3.4Z",
      "#e0a72a",
      GOLD_EDGE,
    ),
    ...body("M-4 -.8C-3.6 -4.2 3.6 -4.2 4.4 -.8Z", "#c98a14", GOLD_EDGE),
    { d: ellipse(0.2, -5, 1.5), fill: GOLD, stroke: GOLD_EDGE, width: 1 },
    ...stroke("M7.4 .6C12.6 -1.6 12.4 5 7 4.2", "#b97a10", 1.9),
    ...body("M-11 -6.2C-12.6 -8.4 -10.4 -9 -10.4 -11.2C-8.4 -9.4 -8.8 -6.8 -11 -6.2Z", "#f06a1e", "#8a2f04", 0.8),
  ],
  necklace: [
    ...stroke("M-9 -10C-10 0 -5 5 0 5.4C5 5 10 0 9 -10", "#b07a10", 1.8),
    ...[
      [-8.8, -5],
      [-7, 0],
      [-3.9, 3.6],
      [3.9, 3.6],
      [7, 0],
      [8.8, -5],
    ].map(([x, y]) => ({
      d: ellipse(x!, y!, 2.1),
      fill: "#2fa39a",
      stroke: "#0d4a45",
      width: 0.9,
    })),
    ...body("M0 2.6L3.8 6.8L0 11.6L-3.8 6.8Z", "#c23a2f", "#5e130b"),
  ],
  office: [
    ...stroke("M0 -10V9M-5.6 10.2H5.6M-9 -6.6L9 -6.6", "#6e4f1e", 2.2),
    line("M-9 -6.6L-11.4 1.4M-9 -6.6L-6.2 1.4M9 -6.6L6.2 1.4M9 -6.6L11.4 1.4", 1.1, "#6e4f1e"),
    ...body("M-12 1.4H-5.4C-5.6 6 -11.8 6 -12 1.4Z", GOLD, GOLD_EDGE, 1),
    ...body("M5.4 1.4H12C11.8 6 5.6 6 5.4 1.4Z", GOLD, GOLD_EDGE, 1),
  ],
  exchange: [line("M-9.6 -4.4H8.6M4 -9L8.8 -4.4L4 .2M9.6 5.2H-8.6M-4 .6L-8.8 5.2L-4 9.8", 2.3)],

  // Beside the boards.
  screen: [line("M-11 -8L-4 -10V8L-11 10ZM-4 -10L4 -8V10L-4 8M4 -8L11 -10V8L4 10", 1.8)],
  tower: [
    ...body("M-9 11V-1.6L-7 -4V-11H-4V-8.4H-1.6V-11H1.6V-8.4H4V-11H7V-4L9 -1.6V11Z", "#d9a066", "#5a3820", 1.4),
    { d: "M-2.8 11V5.4A2.8 2.8 0 0 1 2.8 5.4V11ZM-1.2 -4.6H1.2V-1H-1.2Z", fill: "#4a2a12" },
  ],
  provision: [
    ...body("M-11 .6H11C10.8 6.4 7.4 9.4 4.4 10.6H-4.4C-7.4 9.4 -10.8 6.4 -11 .6Z", "#2f8f97", "#0d4a50"),
    {
      d: "M-8.6 .4C-7.6 -4.6 -4.4 -5.4 -2.4 -3.2C-1 -6.8 4.2 -6.8 5 -3C7 -4 8.6 -2 8.8 .4Z",
      fill: "#a5401f",
      stroke: "#4f1a08",
      width: 1,
    },
    line("M-8.4 4.2H8.4", 1.4, "#e4f4f2"),
  ],
  river_tile: [
    ...body("M-8.4 -11H8.4V11H-8.4Z", "#dff0fa", DEEP, 1.5),
    ...at(0, -2.4, 0.62, [line(wave(0), 3.4, BLUE)]),
    ...at(0, 3.6, 0.62, [line(wave(0), 3.4, BLUE)]),
  ],
  sun: [
    ...body(ellipse(0, 0, 5.2), GOLD, GOLD_EDGE),
    ...stroke(
      "M0 -11V-8.4M0 11V8.4M-11 0H-8.4M11 0H8.4M-7.8 -7.8L-6 -6M7.8 -7.8L6 -6M-7.8 7.8L-6 6M7.8 7.8L6 6",
      "#b87a0c",
      2,
    ),
  ],
  flag_star: [
    line("M-8.6 11.4V-11", 2.2),
    ...body("M-8 -10.4H10.8L7.4 -3.8L10.8 2.8H-8Z", TEAL, "#06353a", 1.2),
    { d: star(4.6, 0, -3.8), fill: CREAM },
  ],
  star: body(star(11.4), TEAL, "#06353a", 0.8),
  no_loss: [...body(star(11), CREAM, "#b3261a", 1.8), line("M-7 7L7 -7", 2.4, "#b3261a")],

  // Signs between others.
  to: [line("M-9.4 0H8.6M2.8 -5.8L9 0L2.8 5.8", 2.6)],
  beyond: [line("M-6 10.4H6M0 6.4V-9.4M-5.6 -4.2L0 -9.8L5.6 -4.2", 2.6)],
} satisfies Record<string, Layer[]>;

export type IconName = keyof typeof ICONS;
