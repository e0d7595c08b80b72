import { expect, test } from "vitest";

import { centre } from "./geometry";
import { inSquare, nearest } from "./pointing";

const lays = [
  { action: "c4-d4", squares: ["c4", "d4"] as [string, string] },
  { action: "c4-c5", squares: ["c4", "c5"] as [string, string] },
];

test("pointing near a seam means the rug over it", () => {
  const { x, y } = centre("c4");
  expect(nearest(lays, { x: x + 30, y })).toBe("c4-d4");
  expect(nearest(lays, { x, y: y + 30 })).toBe("c4-c5");
  expect(nearest(lays, centre("d4"))).toBe("c4-d4");
});

test("pointing elsewhere means nothing", () => {
  expect(nearest(lays, centre("g7"))).toBe(null);
  expect(inSquare(undefined, centre("a1"))).toBe(false);
});
