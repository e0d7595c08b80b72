/** How a player is told from the others without colour: a mark, and a kind of line. */

import type { Seat } from "$protocol";

import { star } from "./shapes";

const MARKS = [
  (r: number) => star(r * 1.3),
  (r: number) => `M${-1.15 * r} ${r}L0 ${-1.2 * r}L${1.15 * r} ${r}Z`,
  (r: number) => `M${-1.25 * r} 0L0 ${-1.25 * r}L${1.25 * r} 0L0 ${1.25 * r}Z`,
  (r: number) => `M${-r} ${-r}H${r}V${r}H${-r}Z`,
];

const LINES = [
  { width: 2.8, dash: undefined },
  { width: 2.4, dash: "10 5" },
  { width: 1.6, dash: undefined },
  { width: 2.6, dash: "2 4.5" },
];

/** The mark of a seat round a middle, as a path. */
export const mark = (seat: Seat, r: number): string => (MARKS[(seat - 1) % MARKS.length] ?? MARKS[0]!)(r);

export const line = (seat: Seat): { width: number; dash?: string } => LINES[(seat - 1) % LINES.length] ?? LINES[0]!;
