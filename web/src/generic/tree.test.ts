import { expect, test } from "vitest";

import { isPlain, line, partsOf } from "./tree";

test("values and lists of values are one line", () => {
  expect([3, "a4", false, null, "", [], [1, 2]].map(line)).toEqual(["3", "a4", "false", "–", "–", "–", "1, 2"]);
  expect([3, null, [], [1, 2]].every(isPlain)).toBe(true);
  expect(isPlain([{ a: 1 }])).toBe(false);
});

test("a few values with names are one line, more of them are not", () => {
  expect(isPlain({ square: "b1", is_whole: true })).toBe(true);
  expect(line({ square: "b1", is_whole: true })).toBe("square b1, is whole true");
  expect(line({})).toBe("–");
  expect(isPlain({ a: 1, b: 2, c: 3, d: 4, e: 5 })).toBe(false);
  expect(isPlain({ a: { b: 1 } })).toBe(false);
});

test("what has parts is told by their names, and lists are numbered", () => {
  expect(partsOf({ seat_order: [1], phase: "lay" })).toEqual([
    { name: "Seat order", of: [1] },
    { name: "Phase", of: "lay" },
  ]);
  expect(partsOf([{ a: 1 }, 2])).toEqual([
    { name: "1", of: { a: 1 } },
    { name: "2", of: 2 },
  ]);
  expect(partsOf("lay")).toEqual([]);
});
