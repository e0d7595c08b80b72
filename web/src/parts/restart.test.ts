import { expect, test } from "vitest";

import { minutesLeft } from "./restart";

test("the minutes until a restart are counted down to none", () => {
  const left = (seconds: number) => minutesLeft(1_000_000 + seconds * 1000, 1_000_000);
  expect([600, 599, 541, 540, 61, 60, 59, 10, 9, 0, -60].map(left)).toEqual([10, 10, 10, 9, 2, 1, 1, 1, 0, 0, 0]);
});
