import { describe, expect, it } from "vitest";

import { beside } from "./tips.ts";

const screen = { x: 8, y: 8, width: 1264, height: 784 };
const card = { width: 280, height: 200 };
const at = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });

describe("a card", () => {
  it("stands below what it is about, else above, else at a side", () => {
    expect(beside(at(600, 300), card, screen)).toEqual({ x: 480, y: 348 });
    expect(beside(at(600, 700), card, screen)).toEqual({ x: 480, y: 492 });
    expect(beside(at(100, 20, 200, 700), card, screen)).toEqual({ x: 308, y: 270 });
    expect(beside(at(1000, 20, 200, 700), card, screen)).toEqual({ x: 712, y: 270 });
  });

  it("never leaves the screen, nor covers what it is about where it fits anywhere", () => {
    for (let x = -20; x < 1280; x += 60) {
      for (let y = -20; y < 800; y += 60) {
        for (const size of [10, 60, 300]) {
          const thing = at(x, y, size, size);
          const found = beside(thing, card, screen);
          expect(found.x).toBeGreaterThanOrEqual(8);
          expect(found.y).toBeGreaterThanOrEqual(8);
          expect(found.x + card.width).toBeLessThanOrEqual(1272);
          expect(found.y + card.height).toBeLessThanOrEqual(792);
          const apart =
            found.x >= x + size || found.x + card.width <= x || found.y >= y + size || found.y + card.height <= y;
          expect(apart, `${x} ${y} ${size}`).toBe(true);
        }
      }
    }
  });

  it("keeps clear of what lies over its room", () => {
    const { y } = beside(at(600, 640), card, { ...screen, y: 500, height: 292 });
    expect(y).toBeGreaterThanOrEqual(500);
  });
});
