import { expect, test } from "vitest";

import { type Candidate, check, read, tokensOf } from "./reading";

const tile = (number: number): Candidate => {
  const token = String(number).padStart(2, "0");
  return { outcome: `scroll:${token}`, token, number, most: 1 };
};
const colour = (token: string, number: number, most: number): Candidate => ({
  outcome: `gate:${token}`,
  token,
  number,
  most,
});
const SCROLLS = [7, 12, 33, 70].map(tile);
const GATES = [colour("green", 1, 2), colour("gray", 2, 1), colour("pink", 5, 3)];
const outcomes = (text: string, candidates: Candidate[], tiles: boolean) =>
  read(tokensOf(text, tiles), candidates).map(({ candidate }) => candidate?.outcome ?? null);

test("numbers are read with spaces, commas, nothing between them, and without their zero", () => {
  const all = ["scroll:07", "scroll:12", "scroll:33"];
  for (const text of ["07 12 33", " 7, 12;33 ", "071233", "07 1233"]) {
    expect(outcomes(text, SCROLLS, true), text).toEqual(all);
  }
});

test("colours are read by number, name, or as much of it as is needed", () => {
  expect(outcomes("green 2 p", GATES, false)).toEqual(["gate:green", "gate:gray", "gate:pink"]);
  // Two begin so, and none is called so.
  expect(outcomes("gr", GATES, false)).toEqual([null]);
  expect(outcomes("GREEN 12", GATES, false)).toEqual(["gate:green", null]);
});

test("what is wrong or missing is told before what is ready", () => {
  const of = (text: string, candidates: Candidate[], size: number | null) =>
    check(read(tokensOf(text, candidates === SCROLLS), candidates), size);
  expect(of("07 99", SCROLLS, 3)).toEqual({ kind: "none", token: "99" });
  expect(of("07 07", SCROLLS, 3)).toEqual({ kind: "twice", token: "07", most: 1 });
  expect(of("07 12", SCROLLS, 3)).toEqual({ kind: "few", count: 2, size: 3 });
  expect(of("07 12 33 70", SCROLLS, 3)).toEqual({ kind: "many", count: 4, size: 3 });
  expect(of("07 12 33", SCROLLS, 3)).toEqual({ kind: "ready", count: 3 });
  expect(of("green green", GATES, 2)).toEqual({ kind: "ready", count: 2 });
  expect(of("green green green", GATES, null)).toEqual({ kind: "twice", token: "green", most: 2 });
  // Of the tower, any number may stay in.
  expect(of("", GATES, null)).toEqual({ kind: "ready", count: 0 });
});

test("two sides of one tile cannot both come", () => {
  const sides = [3, 5, 23].map((number) => ({ ...tile(number), piece: (number - 1) % 20 }));
  const of = (text: string) => check(read(tokensOf(text, true), sides), 2);
  expect(of("03 23")).toEqual({ kind: "sides", token: "03", other: "23" });
  expect(of("03 05")).toEqual({ kind: "ready", count: 2 });
  expect(of("03 03")).toEqual({ kind: "twice", token: "03", most: 1 });
});
