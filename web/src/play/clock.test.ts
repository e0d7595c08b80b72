import { expect, test } from "vitest";

import { left, nextChange, shown } from "./clock.ts";

const clock = { left: [60_000, 45_000], running: [2], at: 1_000_000 };

test("only a running clock goes down, and never below nothing", () => {
  expect(left(clock, 1, 1_020_000)).toBe(60_000);
  expect(left(clock, 2, 1_020_000)).toBe(25_000);
  expect(left(clock, 2, 1_050_000)).toBe(0);
});

test("a clock that is behind the server's gives no time as a present", () => {
  expect(left(clock, 2, 990_000)).toBe(45_000);
});

test("times are figures up to a day, and words beyond", () => {
  const figures = (ms: number) => shown(ms) as { figures: string };
  expect(figures(59_001).figures).toBe("1:00");
  expect(figures(59_000).figures).toBe("0:59");
  expect(figures(1).figures).toBe("0:01");
  expect(figures(0).figures).toBe("0:00");
  expect(figures(3_600_000 + 5 * 60_000 + 7000).figures).toBe("1:05:07");
  expect(shown(3 * 86_400_000 - 1)).toEqual({ unit: "days", days: 2, hours: 23 });
  expect(shown(2 * 86_400_000 - 1)).toEqual({ unit: "days", days: 1, hours: 23 });
});

test("the next change comes with the next full second", () => {
  expect(nextChange(10_250)).toBe(250);
  expect(nextChange(10_000)).toBe(1000);
});
