/** Which place somebody means who points at the market. */

import type { Square } from "$rugs";

import { C, centre, corner, middle, type Point } from "./geometry";

export function inSquare(square: Square | undefined, point: Point): boolean {
  if (!square) return false;
  const { x, y } = corner(square);
  return point.x >= x && point.x < x + C && point.y >= y && point.y < y + C;
}

/** Of the places over the square pointed at, the one whose seam is nearest. */
export function nearest(lays: { action: string; squares: [Square, Square] }[], point: Point): string | null {
  let best: { action: string; far: number } | null = null;
  for (const { action, squares } of lays) {
    if (!squares.some((square) => inSquare(square, point))) continue;
    const seam = middle(centre(squares[0]), centre(squares[1]));
    const far = Math.hypot(seam.x - point.x, seam.y - point.y);
    if (!best || far < best.far) best = { action, far };
  }
  return best?.action ?? null;
}
