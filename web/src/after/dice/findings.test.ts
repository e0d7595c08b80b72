import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { draws } from "../../rugs/draws";
import { check as checkRecord } from "./check";
import { findings } from "./findings";
import { read } from "./record";

const FOUR = readFileSync(new URL("games/four.jemaa", import.meta.url), "utf8");
const check = (text: string) => checkRecord(read(text), draws);
const KEPT = { commitment: /"commitment":"(\w+)"/.exec(FOUR)?.[1] ?? "", luck: "luck of 1 ☕" };

/** What is said of a record, but for what holds. */
const told = (record: string, kept: typeof KEPT | object = KEPT): string[] =>
  findings(check(record)!, kept)
    .filter((finding) => finding.state !== "holds")
    .map((finding) => `${finding.id} ${finding.state}`);

test("everything holds of a fair game that this browser took part in", () => {
  expect(told(FOUR)).toEqual([]);
});

test("what this browser never saw it cannot vouch for", () => {
  expect(told(FOUR, {})).toEqual(["after-dice-unseen unknown", "after-dice-no-luck unknown"]);
});

test("another commitment than the one seen, and luck that is missing, are told", () => {
  expect(told(FOUR, { ...KEPT, commitment: "0".repeat(64) })).toEqual(["after-dice-another fails"]);
  expect(told(FOUR, { ...KEPT, luck: "mine" })).toEqual(["after-dice-luck-missing fails"]);
});

test("a host that changes seed and commitment together is caught by what was seen before the start", () => {
  const other = FOUR.replace(
    /"commitment":"\w+"/,
    '"commitment":"f4e2c8f172ccbaf24c6cee79d101f4cdf37b5ed8f2d0dd1ec88b6e63ba9fd1a3"',
  ).replace(/"seed":"\w+"/, '"seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"');
  expect(told(other)).toContain("after-dice-another fails");
  expect(told(other)).not.toContain("after-dice-seed-wrong fails");
});

test("wrong draws are counted, and the first is named with its line", () => {
  const lines = FOUR.split("\n");
  const at = lines.findIndex((line) => line === "* 2");
  const finding = findings(check(lines.with(at, "* 3").join("\n"))!, KEPT).find((one) => one.state === "fails");
  expect(finding).toEqual({
    id: "after-dice-draws-wrong",
    state: "fails",
    args: { count: 1, line: at + 1, told: "3", given: "2" },
  });
});
