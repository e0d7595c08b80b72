import { expect, test } from "vitest";

import type { Action } from "$keshi";

import { canPick, gestureOf, sentence } from "./gesture";

const offers = (...actions: Action[]) => actions.map((action) => ({ action, text: JSON.stringify(action) }));

test("three keshis are picked in any order", () => {
  const all = offers({ select: ["green", "red", "red"] }, { select: ["green", "red", "pink"] });
  const gesture = gestureOf(all, 0)!;
  expect(gesture.items.map(({ key }) => key)).toEqual(["green", "red", "pink"]);
  expect(canPick(gesture, all, ["red"], "red")).toBe(true);
  expect(canPick(gesture, all, ["red", "red"], "pink")).toBe(false);
  expect(canPick(gesture, all, ["pink", "red", "green"], "red")).toBe(false);
  expect(sentence(gesture, all, ["pink", "red"])).toBeNull();
  expect(sentence(gesture, all, ["pink", "red", "green"])).toEqual([all[1]?.text]);
});

test("an order is picked from the first to the last", () => {
  const all = offers({ supply: [1, 2, 3] }, { supply: [3, 1, 2] });
  const gesture = gestureOf(all, 0)!;
  expect(canPick(gesture, all, [], "2")).toBe(false);
  expect(canPick(gesture, all, ["3"], "1")).toBe(true);
  expect(sentence(gesture, all, ["3", "1", "2"])).toEqual([all[1]?.text]);
});

test("what is paid in parts is sent in the order in which it is offered", () => {
  const all = offers({ pay: "date" }, { pay: "dinar" });
  expect(gestureOf(all, 1)).toBeNull();
  const gesture = gestureOf(all, 3)!;
  const [date, dinar] = all.map(({ text }) => text) as [string, string];
  expect(sentence(gesture, all, [dinar, date, dinar])).toEqual([date, dinar, dinar]);
  expect(gestureOf(offers({ pay: "date" }, "stop"), 3)).toBeNull();
});
