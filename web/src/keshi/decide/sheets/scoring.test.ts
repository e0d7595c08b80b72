import { expect, test } from "vitest";

import type { Event } from "$keshi";
import type { Past } from "$protocol";

import { lastScoring } from "./scoring";

const standing = (...points: number[]): Past["standing"] =>
  points.map(
    (points, at) =>
      ({ seat: at + 1, rank: 1, points, sources: {}, tie_break: [] }) as unknown as Past["standing"][number],
  );
const past = (version: number, events: Event[], ...points: number[]): Past => ({
  version,
  at: 0,
  steps: version,
  events: events.map((data) => ({ data, message: { id: data.event, args: {} } })) as Past["events"],
  standing: standing(...points),
});

const SEASON: Past[] = [
  past(1, [{ event: "season_began", season: 1, seat: 1 }], 10, 10),
  // A rapid's bonus belongs to the round, not to the end of the season.
  past(2, [{ event: "scored", seat: 2, points: 1, source: "rapids" }], 10, 11),
  past(3, [{ event: "river_won", seat: 2, place: 1, tile: 18 }], 10, 11),
  past(
    4,
    [
      { event: "scored", seat: 2, points: 12, source: "river_tiles" },
      { event: "deployed", seat: 2, colour: "pink", sector: "square" },
      { event: "scored", seat: 2, points: 2, source: "deployment" },
      { event: "provided", seat: 1, how: "none" },
      { event: "scored", seat: 1, points: -4, source: "provisions" },
    ],
    6,
    25,
  ),
];

test("a scoring is told in steps that lead to what was told of the points", () => {
  const half = lastScoring(SEASON);
  expect(half?.whole).toBe(false);
  const whole = lastScoring([...SEASON, past(5, [{ event: "provided", seat: 2, how: "all" }], 6, 25)]);
  expect(whole).toMatchObject({ season: 1, final: false, whole: true, before: [10, 11] });
  expect(whole?.steps.map(({ part, gains, totals }) => [part, gains, totals])).toEqual([
    ["river_tiles", [0, 14], [10, 25]],
    ["provisions", [-4, 0], [6, 25]],
  ]);
  expect(whole?.steps[0]?.told.map(({ message }) => message.id)).toEqual(["river_won", "deployed"]);
});

test("the last scoring is that of the season before, until the next one ends", () => {
  const next: Past[] = [
    ...SEASON,
    past(
      5,
      [
        { event: "provided", seat: 2, how: "all" },
        { event: "season_began", season: 2, seat: 1 },
      ],
      6,
      25,
    ),
    past(6, [{ event: "scored", seat: 1, points: 3, source: "gates" }], 9, 25),
  ];
  expect(lastScoring(next)).toMatchObject({ season: 1, before: [10, 11] });
  next.push(past(7, [{ event: "river_unwon", tile: 3 }], 9, 25));
  expect(lastScoring(next)).toMatchObject({ season: 2, whole: false, before: [9, 25] });
  next.push(
    past(
      8,
      [
        { event: "scored", seat: 2, points: 1, source: "leftovers" },
        { event: "full_sectors", seat: 1, count: 1 },
        { event: "scored", seat: 1, points: 10, source: "full_sectors" },
        { event: "full_sectors", seat: 2, count: 1 },
        { event: "scored", seat: 2, points: 10, source: "full_sectors" },
        { event: "ended" },
      ],
      19,
      36,
    ),
  );
  const end = lastScoring(next);
  expect(end).toMatchObject({ final: true, whole: true });
  expect(end?.steps.map(({ part, gains, totals }) => [part, gains, totals])).toEqual([
    ["river_tiles", [0, 0], [9, 25]],
    ["full_sectors", [10, 10], [19, 35]],
    ["leftovers", [0, 1], [19, 36]],
  ]);
});

test("before the first season is over nothing was scored", () => {
  expect(lastScoring(SEASON.slice(0, 2))).toBeNull();
});
