import { expect, test } from "vitest";

import { named } from "./names";

test("bots get names that nobody at the table has, and empty seats their number", () => {
  const seats = [
    { name: "Salma", bot: false },
    { name: "greedy", bot: true },
    { name: null, bot: false },
    { name: "greedy", bot: true },
  ];
  expect(named(seats)).toEqual(["Salma", "Tariq", "3", "Inès"]);
});
