import { expect, test } from "vitest";

import type { Event } from "$keshi";

import { ALL, changesFor, FLIGHT, HOLD, MOST, movesFor, paceOf } from "./moves";

test("several steps of a pawn are one walk, and what it gains comes from where it ends", () => {
  const events: Event[] = [
    { event: "climbed", seat: 2, stairs: "palace", step: 5 },
    { event: "climbed", seat: 2, stairs: "palace", step: 6 },
    { event: "got", seat: 2, resource: "dinar", count: 5 },
  ];
  const [walk, ...coins] = movesFor(events);
  expect(walk).toEqual({ from: ["pawn:2:palace"], to: ["pawn:2:palace"], how: "walk", steps: 2 });
  expect(coins).toHaveLength(3);
  expect(coins[0]).toEqual({ from: ["pawn:2:palace"], to: ["2 dinar"], how: "fly", token: true });
});

test("what is claimed goes from the base to who claimed it, as many as there are", () => {
  const moves = movesFor([{ event: "claimed", seat: 3, colour: "red", count: 2 }]);
  expect(moves).toEqual(Array(2).fill({ from: ["base:red"], to: ["3 claim:red", "3 count:red"], how: "fly" }));
});

test("the tower shakes before keshis fall", () => {
  const moves = movesFor([{ event: "fell", keshis: { pink: 2, red: 1 } }]);
  expect(moves.map(({ how, to }) => [how, to[0]])).toEqual([
    ["shake", "tower"],
    ["fall", "base:pink"],
    ["fall", "base:pink"],
    ["fall", "base:red"],
  ]);
});

test("numbers change by the sum of what was told", () => {
  const changes = changesFor([
    { event: "got", seat: 1, resource: "water", count: 2 },
    { event: "paid", seat: 1, resource: "water", count: 3 },
    { event: "scored", seat: 1, points: 2, source: "gates" },
    { event: "scored", seat: 1, points: 4, source: "gates" },
    { event: "got", seat: 2, resource: "date", count: 1 },
    { event: "paid", seat: 2, resource: "date", count: 1 },
  ]);
  expect([...changes]).toEqual([
    ["1 water", -1],
    ["1 points", 6],
  ]);
});

test("nothing takes long, however much it is", () => {
  for (const moves of [1, 2, 10, 60]) {
    const { flight, gap } = paceOf(moves, 1);
    expect(flight).toBe(FLIGHT);
    expect(flight + gap * (moves - 1)).toBeLessThanOrEqual(MOST);
  }
  expect(paceOf(1, 1).hold).toBe(HOLD);
  expect(paceOf(1, 40).hold * 40).toBeLessThanOrEqual(ALL);
  expect(paceOf(1, 40).flight).toBeLessThan(FLIGHT);
});
