/** Where things are between the two staircases. Pure drawing: segments are counted from 1, the lowest. */
import type { Space } from "$keshi";

export interface Lattice {
  w: number;
  h: number;
  /** How wide a step is, and where the palace's end towards the lines. The mosque is its mirror. */
  cell: number;
  edge: number;
  /** The dinars and the left beads of the palace's side. */
  dinars: number;
  left: number;
  /** The height of the lowest landing, and how far apart they are. */
  low: number;
  pitch: number;
  /** How far middle beads stand beside the axis: even sums to the left, odd ones to the right. */
  aside: number;
}

export const WIDE: Lattice = {
  w: 616,
  h: 284,
  cell: 24.4,
  edge: 146,
  dinars: 170,
  left: 216,
  low: 252,
  pitch: 50.5,
  aside: 14,
};
export const PHONE: Lattice = {
  w: 374,
  h: 340,
  cell: 13.4,
  edge: 82,
  dinars: 101,
  left: 136,
  low: 306,
  pitch: 63,
  aside: 12,
};

export interface Point {
  x: number;
  y: number;
}

const SEGMENTS = [1, 2, 3, 4, 5];
/** Every line, by the segments of its ends. */
export const LINES: [number, number][] = SEGMENTS.flatMap((palace) =>
  SEGMENTS.map((mosque): [number, number] => [palace, mosque]),
);

/** The middle spaces: the sums of ends that share one. */
export const MIDDLES = [[2, 3], [4], [5], [6], [7], [8, 9], [10]];

export const landing = ({ low, pitch }: Lattice, segment: number): number => low - (segment - 1) * pitch;

export function middle(lattice: Lattice, sum: number): Point {
  const sums = MIDDLES.find((sums) => sums.includes(sum)) ?? [sum];
  const height = sums.reduce((all, one) => all + one, 0) / sums.length;
  const aside = sums.length > 1 || sum === 10 ? 0 : sum % 2 ? lattice.aside : -lattice.aside;
  return { x: lattice.w / 2 + aside, y: lattice.low - ((height - 2) * lattice.pitch) / 2 };
}

/** Where a space of a line is; the lowest landings have no bead beside them. */
export function bead(lattice: Lattice, [palace, mosque]: [number, number], space: Space): Point | null {
  switch (space) {
    case "dinars":
      return { x: lattice.dinars, y: landing(lattice, palace) };
    case "left":
      return palace > 1 ? { x: lattice.left, y: landing(lattice, palace) } : null;
    case "middle":
      return middle(lattice, palace + mosque);
    case "right":
      return mosque > 1 ? { x: lattice.w - lattice.left, y: landing(lattice, mosque) } : null;
    case "points":
      return { x: lattice.w - lattice.dinars, y: landing(lattice, mosque) };
  }
}

export const SPACES: Space[] = ["dinars", "left", "middle", "right", "points"];

/** A line from bead to bead, or from landing to landing. */
export function path(lattice: Lattice, ends: [number, number], whole = false): string {
  const points = SPACES.flatMap((space) => bead(lattice, ends, space) ?? []);
  const [first, last] = [points[0]!, points[points.length - 1]!];
  if (whole) {
    points.unshift({ x: lattice.edge, y: first.y });
    points.push({ x: lattice.w - lattice.edge, y: last.y });
  }
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** Where so many who share a place stand: side by side, then in two rows, those behind first. */
export function standing(count: number, wide: number): Point[] {
  if (count === 0) return [];
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count === 2)
    return [
      { x: -wide * 0.46, y: 0 },
      { x: wide * 0.46, y: 0 },
    ];
  const behind = Math.floor(count / 2);
  const row = (n: number, of: number, y: number): Point => ({
    x: of === 1 ? 0 : -wide * 0.46 + (n * wide * 0.92) / (of - 1),
    y,
  });
  return [
    ...Array.from({ length: behind }, (_, n) => row(n, behind, -wide * 0.72)),
    ...Array.from({ length: count - behind }, (_, n) => row(n, count - behind, 0)),
  ];
}
