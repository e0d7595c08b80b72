/** The pictures of the rules: pieces of a market with something on it. */

import type { Colour, Direction, Square, Stop } from "../geometry";
import type { Section } from "./rules";

export interface Picture {
  /** What is shown of it, as a view box of the drawn market. */
  view: [x: number, y: number, width: number, height: number];
  /** In the order laid. */
  rugs?: { at: [Square, Square]; colour: Colour; neutral?: true }[];
  /** A rug that is about to be laid. */
  held?: { at: [Square, Square]; colour: Colour };
  assam?: Stop;
  way?: Stop[];
  /** Squares that are counted together. */
  counted?: Square[];
  /** Arrows that may be followed, and one that may not. */
  arrows?: { at: Square; to: Direction; not?: true }[];
  chips?: { at: Square; text: string }[];
  /** Whether it is allowed, where that is the point. */
  verdict?: boolean;
}

const stop = (square: Square, facing: Direction): Stop => ({ square, facing });

const PICTURES = {
  setup: { view: [0, 0, 672, 672], assam: stop("d4", "south") },
  direction: {
    view: [208, 208, 256, 256],
    assam: stop("d4", "south"),
    arrows: [
      { at: "d5", to: "south" },
      { at: "c4", to: "west" },
      { at: "e4", to: "east" },
      { at: "d3", to: "north", not: true },
    ],
  },
  mosaic: {
    view: [176, 0, 240, 220],
    assam: stop("c2", "south"),
    way: [stop("d2", "north"), stop("d1", "north"), stop("c1", "south"), stop("c2", "south")],
  },
  corner: {
    view: [376, 0, 296, 220],
    assam: stop("g1", "south"),
    way: [stop("e1", "east"), stop("f1", "east"), stop("g1", "east"), stop("g1", "south")],
  },
  pay: {
    view: [212, 212, 328, 328],
    rugs: [
      { at: ["c4", "c5"], colour: "blue" },
      { at: ["d3", "d4"], colour: "red" },
      { at: ["e4", "e5"], colour: "red" },
      { at: ["f6", "g6"], colour: "red" },
    ],
    assam: stop("d4", "south"),
    counted: ["d3", "d4", "e4", "e5"],
    chips: [{ at: "e5", text: "−4" }],
  },
  lay: {
    view: [212, 212, 268, 268],
    rugs: [{ at: ["e3", "e4"], colour: "red" }],
    held: { at: ["e4", "e5"], colour: "yellow" },
    assam: stop("d4", "east"),
    verdict: true,
  },
  "lay-not": {
    view: [212, 212, 268, 268],
    rugs: [{ at: ["e3", "e4"], colour: "red" }],
    held: { at: ["e3", "e4"], colour: "yellow" },
    assam: stop("d4", "east"),
    verdict: false,
  },
  out: {
    view: [208, 208, 256, 176],
    rugs: [
      { at: ["c3", "d3"], colour: "red", neutral: true },
      { at: ["d4", "e4"], colour: "blue" },
    ],
  },
  end: {
    view: [128, 128, 256, 176],
    rugs: [
      { at: ["c3", "d3"], colour: "blue" },
      { at: ["c2", "d2"], colour: "yellow" },
      { at: ["b2", "b3"], colour: "blue" },
      { at: ["d2", "d3"], colour: "red" },
    ],
    chips: [
      { at: "b3", text: "3" },
      { at: "c2", text: "1" },
      { at: "d3", text: "2" },
    ],
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;
export const picture = (name: PictureName): Picture => PICTURES[name];

/** Which of them go with a part of the rules; the die's faces are drawn apart. */
export const SHOWN: Partial<Record<Section, PictureName[]>> = {
  setup: ["setup"],
  direction: ["direction"],
  mosaic: ["mosaic", "corner"],
  pay: ["pay"],
  lay: ["lay", "lay-not"],
  out: ["out"],
  end: ["end"],
};
