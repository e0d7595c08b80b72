/** Where things are on the drawn market. Its squares are 80 wide, its border 56. */

import type { Assam, Colour, Direction, Square } from "$rugs";

export type { Colour, Direction, Square };
/** A square and the way one faces there. */
export type Stop = Assam;

export interface Point {
  x: number;
  y: number;
}
/** A point and the way one looks there, in degrees clockwise from north. */
export interface Pose extends Point {
  angle: number;
}

/** The side of a square. */
export const C = 80;
/** The width of the border. */
export const B = 56;
export const SIDE = 7;
export const SIZE = SIDE * C + 2 * B;
const END = B + SIDE * C;

export const COLUMNS = [..."abcdefg"];
export const ROWS = [..."1234567"];
export const SQUARES: Square[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** What one step in a direction is. */
const AHEAD: Record<Direction, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
export const ANGLE: Record<Direction, number> = { north: 0, east: 90, south: 180, west: 270 };

/** The direction nearest to an angle. */
export function facing(angle: number): Direction {
  const quarter = ((Math.round(angle / 90) % 4) + 4) % 4;
  return (["north", "east", "south", "west"] as const)[quarter]!;
}

/** Column and row, both from 0. */
export function place(square: Square): Point {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

/** The upper left corner of a square. */
export function corner(square: Square): Point {
  const { x, y } = place(square);
  return { x: B + x * C, y: B + y * C };
}

export function centre(square: Square): Point {
  const { x, y } = corner(square);
  return { x: x + C / 2, y: y + C / 2 };
}

/** Where the arrow is that sends Assam one way: beside his disc, which lies a little below the middle of the square. */
export function arrowAt(square: Square, direction: Direction): Point {
  const { x, y } = centre(square);
  const ahead = AHEAD[direction];
  return { x: x + ahead.x * 52, y: y + ahead.y * 53 + (ahead.x ? 12 : 0) };
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** How large two squares side by side are. */
export function extent([first, second]: [Square, Square]): { wide: number; high: number } {
  const [a, b] = [place(first), place(second)];
  return { wide: C * (1 + Math.abs(a.x - b.x)), high: C * (1 + Math.abs(a.y - b.y)) };
}

/** A mosaic: an arc about a point of the market's edge, in degrees clockwise from east. */
export interface Mosaic extends Point {
  from: number;
  to: number;
}

/** The radius on which Assam goes round a mosaic: from the middle of one square to that of the next. */
export const LOOP = C / 2;

/** Pairs are counted from the first square in the north and west, from the second in the south and east. */
export const MOSAICS: Mosaic[] = [
  ...[1, 3, 5].flatMap((n) => [
    { x: B + n * C, y: B, from: 180, to: 360 },
    { x: B, y: B + n * C, from: 90, to: 270 },
  ]),
  ...[2, 4, 6].flatMap((n) => [
    { x: B + n * C, y: END, from: 0, to: 180 },
    { x: END, y: B + n * C, from: -90, to: 90 },
  ]),
  { x: END, y: B, from: -180, to: 90 },
  { x: B, y: END, from: 0, to: 270 },
];

/** The way from one stop to the next. */
export interface Leg {
  loop: boolean;
  /** Its drawing, from where the last one ended. */
  d: string;
  /** Where one is at a part of the way, 0 to 1. The angle runs on, so that nothing spins back. */
  at(part: number): Pose;
}

export interface Route {
  start: Pose;
  legs: Leg[];
}

const lerp = (a: number, b: number, part: number) => a + (b - a) * part;

function straight(from: Pose, to: Point): Leg {
  return {
    loop: false,
    d: `L${to.x} ${to.y}`,
    at: (part) => ({ x: lerp(from.x, to.x, part), y: lerp(from.y, to.y, part), angle: from.angle }),
  };
}

/** Out of the market, round the mosaic at its edge, and in again. */
function round(from: Pose, leaving: Direction, back: Stop): Leg {
  const out = AHEAD[leaving];
  const into = AHEAD[back.facing];
  const to = centre(back.square);
  const exit = { x: from.x + out.x * LOOP, y: from.y + out.y * LOOP };
  const entry = { x: to.x - into.x * LOOP, y: to.y - into.y * LOOP };
  const clockwise = out.x * (entry.y - exit.y) - out.y * (entry.x - exit.x) > 0;
  const corner = out.x * into.x + out.y * into.y === 0;
  const turn = (corner ? 270 : 180) * (clockwise ? 1 : -1);
  // The middle lies a radius to the side one turns to.
  const side = clockwise ? 1 : -1;
  const hub = { x: exit.x - out.y * LOOP * side, y: exit.y + out.x * LOOP * side };
  const arc = (Math.abs(turn) * Math.PI * LOOP) / 180;
  const length = arc + 2 * LOOP;
  return {
    loop: true,
    d: `L${exit.x} ${exit.y}A${LOOP} ${LOOP} 0 ${corner ? 1 : 0} ${clockwise ? 1 : 0} ${entry.x} ${entry.y}L${to.x} ${to.y}`,
    at(part) {
      const gone = part * length;
      if (gone <= LOOP) return { x: from.x + out.x * gone, y: from.y + out.y * gone, angle: from.angle };
      if (gone >= LOOP + arc) {
        const left = length - gone;
        return { x: to.x - into.x * left, y: to.y - into.y * left, angle: from.angle + turn };
      }
      const turned = (turn * (gone - LOOP)) / arc;
      const angle = (turned * Math.PI) / 180;
      const [x, y] = [exit.x - hub.x, exit.y - hub.y];
      return {
        x: hub.x + x * Math.cos(angle) - y * Math.sin(angle),
        y: hub.y + x * Math.sin(angle) + y * Math.cos(angle),
        angle: from.angle + turned,
      };
    },
  };
}

/** The way along stops as a walk tells them: he leaves each one the way he faces there. */
export function route(stops: Stop[]): Route {
  const first = stops[0];
  if (!first) return { start: { x: 0, y: 0, angle: 0 }, legs: [] };
  const start = { ...centre(first.square), angle: ANGLE[first.facing] };
  let pose: Pose = start;
  const legs: Leg[] = [];
  for (const [i, stop] of stops.slice(1).entries()) {
    const leaving = stops[i]!.facing;
    const leg = stop.facing === leaving ? straight(pose, centre(stop.square)) : round(pose, leaving, stop);
    legs.push(leg);
    pose = leg.at(1);
  }
  return { start, legs };
}

/** The drawing of a way, beginning `off` the middle of the first square. */
export function path(stops: Stop[], off = 0): string {
  const first = stops[0];
  if (!first) return "";
  const { start, legs } = route(stops);
  const ahead = AHEAD[first.facing];
  return `M${start.x + ahead.x * off} ${start.y + ahead.y * off}${legs.map((leg) => leg.d).join("")}`;
}

/** From this scale on the board is a small one. */
export const SMALL = 1.2;

/**
 * Where the chip for a step lies, the step counted from 1: in the middle of its square, but off an arrow beside Assam;
 * and at the corner, beside the way round the mosaic, if that brings him back to the same square.
 */
export function chipAt(stops: Stop[], step: number, scale = 1): Point {
  const [before, here] = [stops[step - 1], stops[step]];
  if (!here) return { x: 0, y: 0 };
  const { x, y } = centre(here.square);
  if (before?.square === here.square) {
    const out = route([before, here]).legs[0]!.at(0.5);
    return { x: lerp(x, out.x, 0.8), y: lerp(y, out.y, 0.8) };
  }
  const from = centre(stops[0]!.square);
  // On a small board there is no arrow to keep off.
  const off = Math.hypot(x - from.x, y - from.y) === C && scale < SMALL ? 20 / C : 0;
  return { x: x + (x - from.x) * off, y: y + (y - from.y) * off };
}

/**
 * The edge round squares that lie together, as closed lines: one round each patch, and one round each hole. It keeps
 * `inset` within the squares (outside them where negative), with corners of radius `r`.
 */
export function outline(squares: Iterable<Square>, inset = 0, r = 0): string {
  const inside = new Set(squares);
  /** All edges, each with the inside at its right hand. */
  const edges = new Set<{ x: number; y: number; along: Point }>();
  for (const square of inside) {
    const { x, y } = place(square);
    const within = (way: Point) => inside.has(String.fromCharCode(97 + x + way.x) + (y + way.y + 1));
    if (!within(AHEAD.north)) edges.add({ x, y, along: AHEAD.east });
    if (!within(AHEAD.east)) edges.add({ x: x + 1, y, along: AHEAD.south });
    if (!within(AHEAD.south)) edges.add({ x: x + 1, y: y + 1, along: AHEAD.west });
    if (!within(AHEAD.west)) edges.add({ x, y: y + 1, along: AHEAD.north });
  }
  let d = "";
  for (const begin of edges) {
    const corners: string[] = [];
    let edge = begin;
    do {
      const { along } = edge;
      const [x, y] = [edge.x + along.x, edge.y + along.y];
      const on = [...edges].filter((other) => other.x === x && other.y === y);
      // Where two patches touch at a corner, turn right: each stays whole.
      const after = on.find((other) => other.along.x === -along.y && other.along.y === along.x) ?? on[0]!;
      const turn = after.along;
      if (turn !== along) {
        const px = B + x * C - (along.y + turn.y) * inset;
        const py = B + y * C + (along.x + turn.x) * inset;
        corners.push(
          r
            ? `${px - along.x * r} ${py - along.y * r}Q${px} ${py} ${px + turn.x * r} ${py + turn.y * r}`
            : `${px} ${py}`,
        );
      }
      if (edge !== begin) edges.delete(edge);
      edge = after;
    } while (edge !== begin);
    edges.delete(begin);
    d += `M${corners.join("L")}Z`;
  }
  return d;
}
