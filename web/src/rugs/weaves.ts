/** The four weaves, so that a rug is known without its colour. Drawn lying, 160 by 80, the same in each half. */
import { octagon, star } from "../parts/shapes.ts";
import type { Colour } from "./geometry.ts";

/** Shapes in the order they are drawn: in the rug's light, dark or body colour; a line where it has a width. */
export interface Shape {
  d: string;
  ink: "light" | "dark" | "body";
  line?: number;
}

export const COLOURS: Colour[] = ["blue", "red", "yellow", "green"];

const halves = (draw: (x: number) => string) => draw(40) + draw(120);
const lozenge = (r: number, x: number, y = 40, squash = 0.86) =>
  `M${x - r} ${y}L${x} ${y - r * squash}L${x + r} ${y}L${x} ${y + r * squash}Z`;
const zigzag = (x: number, y: number, turns: number, wide: number, rise: number) =>
  `M${x} ${y}${`l${wide} ${-rise}l${wide} ${rise}`.repeat(turns)}`;

const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));

export const WEAVES: Record<Colour, Shape[]> = {
  blue: [
    {
      ink: "light",
      d: halves((x) => star(21, x, 40) + corners.map(([a, b]) => star(4.7, x + a * 20.6, 40 + b * 21)).join("")),
    },
    { ink: "body", d: halves((x) => star(13, x, 40)) },
    { ink: "light", d: halves((x) => star(6.5, x, 40)) + star(4.2, 80, 19) + star(4.2, 80, 61) },
  ],
  red: [0, 1, 2, 3].map((row) => ({
    ink: row % 2 ? ("dark" as const) : ("light" as const),
    d: zigzag(10, 24 + row * 13.4, 7, 10, 9),
    line: row % 2 ? 4.4 : 4,
  })),
  yellow: [
    {
      ink: "dark",
      d: halves(
        (x) =>
          lozenge(30, x) +
          corners.map(([a, b]) => `M${x + a * 30} ${40 + b * 27}h${-a * 13}L${x + a * 30} ${40 + b * 15}Z`).join(""),
      ),
    },
    { ink: "light", d: halves((x) => lozenge(23.5, x)) },
    { ink: "dark", d: halves((x) => lozenge(16.5, x)) },
    { ink: "body", d: halves((x) => lozenge(8.5, x)) },
  ],
  green: [
    { ink: "light", d: bars(20) },
    { ink: "dark", d: bars(40) },
    { ink: "light", d: [40, 80, 120].map(slots).join("") },
  ],
};

/** Bars 11 wide, every 40 from the given place. */
function bars(from: number): string {
  let d = "";
  for (let x = from; x <= 140; x += 40) d += `M${x - 5.5} 12h11v56h-11Z`;
  return d;
}

function slots(x: number): string {
  return [16.5, 29.3, 42.1, 54.9].map((y) => `M${x - 1.8} ${y}h3.6v7.8h-3.6Z`).join("");
}

/** The same weaves, coarse enough to be told apart at 14 pixels: a tile of 24 that joins with itself sideways. */
export const TILES: Record<Colour, Shape[]> = {
  blue: [
    { ink: "light", d: star(10, 12, 12) },
    { ink: "body", d: star(5.4, 12, 12) },
    { ink: "light", d: octagon(2.4, 12, 12) },
  ],
  red: [
    { ink: "light", d: zigzag(-6, 11, 3, 6, 7), line: 3.2 },
    { ink: "dark", d: zigzag(-6, 18, 3, 6, 7), line: 2.6 },
    { ink: "light", d: zigzag(-6, 25, 3, 6, 7), line: 3.2 },
  ],
  yellow: [
    { ink: "dark", d: lozenge(12, 12, 12, 1) },
    { ink: "light", d: lozenge(8.6, 12, 12, 1) },
    { ink: "dark", d: lozenge(4.2, 12, 12, 1) },
  ],
  green: [
    { ink: "light", d: "M3.5 0h5v24h-5Z" },
    { ink: "dark", d: "M14.5 0h6v24h-6Z" },
    { ink: "light", d: "M16.5 4h2v4h-2ZM16.5 10h2v4h-2ZM16.5 16h2v4h-2Z" },
  ],
};

/** The threads at both short ends. */
export const FRINGE = Array.from({ length: 15 }, (_, i) => {
  const y = Math.round((7 + i * 4.714) * 10) / 10;
  return `M8 ${y}l-5.5 ${(i % 3) - 1}M152 ${y}l5.5 ${((i + 1) % 3) - 1}`;
}).join("");
