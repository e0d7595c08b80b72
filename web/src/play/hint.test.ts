import { expect, test } from "vitest";

import type { StandingLine } from "$protocol";

import { changes, expected, why } from "./hint.ts";

/** How two stand who have so many dirhams and squares. */
const standing = (...all: [number, number][]): StandingLine[] =>
  all.map(([dirhams, squares], at) => ({
    seat: at + 1,
    rank: 1,
    points: dirhams + squares,
    sources: { dirhams, squares },
  }));
const preview = (standing: StandingLine[], ...branches: [number, StandingLine[]][]) => ({
  standing,
  branches: branches.map(([weight, standing]) => ({ outcome: "", weight, events: [], standing })),
});
const before = standing([30, 4], [30, 5]);

test("what chance may bring counts as often as it comes", () => {
  const thrown = preview(before, [1, standing([26, 4], [34, 5])], [3, before]);
  expect(expected(thrown).map(({ points }) => points)).toEqual([33, 36]);
  expect(changes(thrown, before)).toEqual([
    {
      source: "dirhams",
      of: [
        { seat: 1, by: -1 },
        { seat: 2, by: 1 },
      ],
    },
  ]);
});

test("who gains and who loses is told, and nobody else", () => {
  expect(changes(preview(standing([30, 6], [30, 5])), before)).toEqual([
    { source: "squares", of: [{ seat: 1, by: 2 }] },
  ]);
  expect(changes(preview(before), before)).toEqual([]);
});

test("a choice is the best, like all, or for something that comes later", () => {
  const [much, little] = [preview(standing([30, 6], [30, 4])), preview(standing([30, 6], [30, 5]))];
  expect(why([much, little], 1)).toBe("best");
  expect(why([much, much, little], 1)).toBe("best");
  expect(why([little, much], 1)).toBe("further");
  expect(why([little, much], 2)).toBe("best");
  expect(why([much, much], 1)).toBe("alike");
  expect(why([much], 1)).toBeNull();
});
