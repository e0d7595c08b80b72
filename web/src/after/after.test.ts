import { expect, test } from "vitest";

import type { Past, SeatSight, StandingLine } from "$protocol";

import { counts, scale, spread, ticks } from "./chart";
import { remembered } from "./moments";
import { fileName } from "./name";
import { ranking, verdict, winner } from "./result";
import { turnOf, turns } from "./turns";

const standing = (...points: number[]): StandingLine[] =>
  points.map((points, at) => ({ seat: at + 1, rank: 1, points, sources: { coins: points } }));

/** A game as who acted and the points after it. */
const game = (...told: [seat: number | null, ...points: number[]][]): Past[] =>
  told.map(([seat, ...points], at) => {
    const events = seat === null ? [] : [{ data: { event: "did", seat }, message: { id: "did", args: {} } }];
    return { version: 10 + at, at: 0, steps: at, events, standing: standing(...points) };
  });

const seats = (...ranks: (number | null)[]): SeatSight[] =>
  ranks.map((rank) => ({ name: "A", bot: false, connected: true, out: null, deputy: null, rank }));

test("a scale holds all values between round numbers", () => {
  expect(ticks([28, 47], 6)).toEqual([25, 30, 35, 40, 45, 50]);
  expect(ticks([30], 6)).toEqual([30, 31]);
  expect(ticks([-13, 160], 6)).toEqual([-50, 0, 50, 100, 150, 200]);
  const x = scale([0, 48], [44, 684]);
  expect([x(0), x(24), x(48)]).toEqual([44, 364, 684]);
  expect(scale([3, 3], [0, 10])(3)).toBe(0);
});

test("turns are counted in round steps, and the last is always there", () => {
  expect(counts(48, 6)).toEqual([0, 10, 20, 30, 40, 48]);
  expect(counts(51, 6)).toEqual([0, 10, 20, 30, 40, 51]);
  expect(counts(1, 6)).toEqual([0, 1]);
  expect(counts(0, 6)).toEqual([0]);
});

test("labels keep apart and within the chart, as near as they can to where they belong", () => {
  expect(spread([10, 100], 17, 0, 200)).toEqual([10, 100]);
  expect(spread([50, 50], 20, 0, 200)).toEqual([40, 60]);
  expect(spread([60, 50, 55], 20, 0, 200)).toEqual([75, 35, 55]);
  expect(spread([0, 0, 5], 17, 0, 200)).toEqual([0, 17, 34]);
  expect(spread([200, 199], 17, 0, 200)).toEqual([200, 183]);
  // A group that grows upwards takes in the one above.
  expect(spread([100, 118, 120, 120], 17, 0, 200)).toEqual([89, 106, 123, 140]);
});

test("a turn lasts until somebody else acts, and begins after the start", () => {
  const past = game([null, 30, 30], [1, 30, 30], [1, 32, 30], [2, 28, 34], [2, 28, 36], [1, 28, 36]);
  const ends = turns(past);
  expect(ends.map((end) => [end.number, end.version])).toEqual([
    [0, 10],
    [1, 12],
    [2, 14],
    [3, 15],
  ]);
  expect([10, 11, 12, 13, 15].map((version) => turnOf(ends, version))).toEqual([0, 1, 1, 2, 3]);
  const halves = turns(past, { rounds: (past) => [past.slice(0, 3), past.slice(3)] });
  expect(halves.map((end) => end.version)).toEqual([12, 15]);
  expect(turnOf(halves, 10)).toBe(0);
  const variant = turns(past.slice(1));
  expect(variant.map((end) => [end.number, end.version])).toEqual([
    [0, 11],
    [1, 12],
    [2, 14],
    [3, 15],
  ]);
  expect(turns([])).toEqual([]);
});

test("a turn ends as it does in the log", () => {
  const past = game([null, 30, 30], [1, 30, 30], [1, 32, 30], [2, 28, 34], [1, 28, 36]);
  // The first player turns Assam, and in the same version the second one throws and pays.
  past[2]!.events.push(...past[3]!.events);
  past[3]!.events = [];
  expect(turns(past).map((end) => [end.number, end.version])).toEqual([
    [0, 10],
    [1, 12],
    [2, 12],
    [3, 14],
  ]);
});

test("the largest swing, the lead and the way back are remembered", () => {
  const past = game([null, 30, 30], [1, 32, 30], [2, 24, 38], [1, 26, 38], [2, 40, 38], [1, 41, 38]);
  expect(remembered(past, 1)).toEqual([
    { version: 14, message: { id: "after-largest-gain", args: { player: { seat: 1 }, points: { number: 14 } } } },
    { version: 14, message: { id: "after-lead-changed", args: { player: { seat: 1 }, times: { number: 2 } } } },
    { version: 12, message: { id: "after-furthest-behind", args: { player: { seat: 1 }, points: { number: 14 } } } },
  ]);
});

test("a loss is a loss, a lead from the start is one, and a game's own moments come first", () => {
  const past = game([null, 30, 30], [1, 33, 30], [2, 33, 20]);
  expect(remembered(past, 1).map((moment) => moment.message.id)).toEqual([
    "after-largest-loss",
    "after-led-throughout",
  ]);
  const own = { version: 12, message: { id: "paid", args: {} } };
  expect(remembered(past, 1, { moments: () => [own] }).map((moment) => moment.message.id)).toEqual([
    "paid",
    "after-led-throughout",
  ]);
  expect(remembered(game([null, 30, 30], [1, 30, 30]), null)).toEqual([]);
});

test("the result says who won and by what", () => {
  const lines = ranking(seats(2, 1, 3), standing(40, 46, 30));
  expect(lines.map((line) => line.seat)).toEqual([2, 1, 3]);
  expect(winner(lines)).toBe(2);
  expect(verdict(lines)).toEqual({
    title: { id: "after-wins", args: { player: { seat: 2 } } },
    reasons: [{ id: "after-why-ahead", args: { points: { number: 46 }, ahead: { number: 6 }, other: { seat: 1 } } }],
  });
});

test("equal points are told with what tells between them, and shared places are shared", () => {
  const equal = standing(46, 46);
  equal[0]!.sources = { coins: 38 };
  equal[1]!.sources = { coins: 34 };
  const reason = verdict(ranking(seats(1, 2), equal), "coins").reasons[0];
  expect(reason?.id).toBe("after-why-tie");
  expect(reason?.args).toMatchObject({ mine: { number: 38 }, theirs: { number: 34 }, source: { word: "coins" } });
  expect(verdict(ranking(seats(2, 1), equal), "coins").reasons[0]?.id).toBe("after-why-rules");
  const shared = ranking(seats(1, 1), standing(46, 46));
  expect(winner(shared)).toBe(null);
  expect(verdict(shared).title.id).toBe("after-shared");
});

test("who is out ranks last whatever the points, and a game broken off has no winner", () => {
  const sat = seats(1, 2);
  sat[1]!.out = "resigned";
  const lines = ranking(sat, standing(20, 40));
  expect(lines.map((line) => line.seat)).toEqual([1, 2]);
  expect(verdict(lines).reasons).toEqual([{ id: "after-resigned", args: { player: { seat: 2 } } }]);
  expect(verdict(ranking(seats(null, null), standing(20, 40))).title.id).toBe("after-broken-off");
});

test("who went out by the rules is told, and nobody is measured by them", () => {
  const lines = ranking(seats(1, 3, 2), standing(50, 0, 40));
  const gone = [{ seat: 2, message: { id: "broke", args: {} } }];
  expect(verdict(lines, undefined, gone).reasons.map(({ id }) => id)).toEqual(["after-why-ahead", "broke"]);
  const all = [...gone, { seat: 3, message: { id: "broke too", args: {} } }];
  expect(verdict(lines, undefined, all).reasons.map(({ id }) => id)).toEqual(["broke too", "broke"]);
  // Whoever left is told once, by why they left.
  lines[2]!.out = "resigned";
  expect(verdict(lines, undefined, gone).reasons.map(({ id }) => id)).toEqual(["after-why-ahead", "after-resigned"]);
});

test("a record's file is named after the game, the day and the people", () => {
  const seats = [
    { name: "Inès O’Hara", bot: false },
    { name: "greedy", bot: true },
    { name: "../etc", bot: false },
  ].map((seat) => ({ ...seat, connected: true, out: null, deputy: null, rank: null }));
  expect(fileName({ game: "rugs", seats }, new Date("2026-11-15T20:00:00Z"))).toBe(
    "rugs-2026-11-15-Ines-O-Hara-etc.jemaa",
  );
});
