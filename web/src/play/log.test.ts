import { expect, test } from "vitest";

import type { Past } from "$protocol";

import { doneBy, page, turns } from "./log.ts";

const past = (version: number, seat: number | null): Past => ({
  version,
  at: 0,
  steps: version,
  events: [{ data: seat === null ? { event: "fell" } : { event: "laid", seat }, message: { id: "x", args: {} } }],
  standing: [],
});

test("what one player does in a row is one turn, with what nobody did in between", () => {
  const all = turns([past(3, 1), past(4, 1), past(5, null), past(7, 2), past(8, 1)]);
  expect(all.map(({ number, seat, moments }) => [number, seat, moments.map((one) => one.version)])).toEqual([
    [1, 1, [3, 4, 5]],
    [2, 2, [7]],
    [3, 1, [8]],
  ]);
});

test("what happens to all before the first turn is no turn", () => {
  const setup = { ...past(1, 1), events: [...past(1, 1).events, ...past(1, 2).events] };
  const all = turns([setup, past(2, null), past(3, 1)]);
  expect(all.map(({ number, seat, moments }) => [number, seat, moments.length])).toEqual([
    [0, null, 2],
    [1, 1, 1],
  ]);
});

test("what is drawn one by one before the first turn is none either", () => {
  const drew = (version: number, seat: number): Past => ({
    ...past(version, seat),
    events: [{ data: { event: "drew", seat }, message: { id: "x", args: { player: { seat } } } }],
  });
  const all = turns([drew(1, 1), drew(2, 2), past(3, 1), drew(4, 1), past(5, 2)]);
  expect(all.map(({ number, seat, moments }) => [number, seat, moments.length])).toEqual([
    [0, null, 2],
    [1, 1, 2],
    [2, 2, 1],
  ]);
});

test("a start that has nothing to tell is left out", () => {
  expect(turns([{ ...past(2, null), events: [] }, past(3, 1)]).map(({ number }) => number)).toEqual([1]);
});

test("a player is also known from the sentence", () => {
  const message = { id: "keshi-chose", args: { player: { seat: 2 } } };
  expect(turns([{ ...past(1, null), events: [{ data: null, message }] }])[0]?.seat).toBe(2);
});

/** What several did at once, one after the other; `null` is nobody. */
const together = (version: number, ...seats: (number | null)[]): Past => ({
  ...past(version, null),
  events: seats.flatMap((seat) => past(version, seat).events),
});
const told = (past: Past[]) =>
  turns(past).map(({ number, seat, moments }) => [
    number,
    seat,
    moments.map(({ version, events }) => `${events.length} of ${version}`).join(", "),
  ]);

test("what happens at once belongs to whoever did it", () => {
  // Seat 1 turns Assam, then seat 2 throws, walks and pays, all in one version; then seat 2 lays.
  const variant = [past(3, 1), together(4, 1, 2, 2), past(5, 2), together(6, 2, null, 3, null)];
  expect(told(variant)).toEqual([
    [1, 1, "1 of 3, 1 of 4"],
    [2, 2, "2 of 4, 1 of 5, 2 of 6"],
    [3, 3, "2 of 6"],
  ]);
  // What nobody does first is theirs who act with it.
  expect(told([past(3, 1), together(4, null, 2)])).toEqual([
    [1, 1, "1 of 3"],
    [2, 2, "2 of 4"],
  ]);
});

test("a page holds the last turn first, each in its order, and no more than it should", () => {
  const all = turns([past(1, 1), past(2, 1), past(3, 2), past(4, 2), past(5, 1)]);
  const versions = (skip: number, most: number) =>
    page(all, skip, most).map((turn) => turn.moments.map((one) => one.version));
  expect(versions(0, 9)).toEqual([[5], [3, 4], [1, 2]]);
  expect(versions(0, 2)).toEqual([[5], [4]]);
  expect(versions(2, 2)).toEqual([[3], [2]]);
  expect(versions(4, 2)).toEqual([[1]]);
});

test("what one of several did at once is theirs alone", () => {
  const { events } = together(1, 2, null, 1, 2);
  expect(doneBy(2, events)).toEqual([events[0], events[3]]);
});
