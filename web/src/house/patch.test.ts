import { expect, test } from "vitest";

import { patched } from "./patch.ts";

test("a patch sets places in order and leaves the old value alone", () => {
  const before = { stage: "playing", seats: [{ name: "Ada" }, { name: null }], table: { view: { assam: "d4" } } };
  const after = patched(before, [
    [["seats", 1, "name"], "Bo"],
    [["table", "view", "assam"], "e4"],
    [["table", "view", "phase"], "lay"],
  ]);
  expect(after).toEqual({
    stage: "playing",
    seats: [{ name: "Ada" }, { name: "Bo" }],
    table: { view: { assam: "e4", phase: "lay" } },
  });
  expect(before.table.view).toEqual({ assam: "d4" });
  expect(after.seats[0]).toBe(before.seats[0]);
});

test("an empty way is the whole value, and a list can grow by one place", () => {
  expect(patched([1], [[[1], 2]])).toEqual([1, 2]);
  expect(patched({ a: 1 }, [[[], null]])).toBe(null);
});
