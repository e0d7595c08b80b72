import { expect, test } from "vitest";

import type { BranchOf, Choice, Preview } from "$protocol";

import { way } from "./ways";

const choice: Choice = { action: "e", number: 1, data: { face: "east" }, message: { id: "rugs-do-face", args: {} } };
const told = (data: unknown) => ({ data, message: { id: "", args: {} } });
const branch = (slippers: number, weight: number, ...more: unknown[]): BranchOf => ({
  outcome: String(slippers),
  weight,
  events: [told({ event: "walked", seat: 1, slippers, path: [{ square: "e4", facing: "east" }] }), ...more.map(told)],
  standing: [],
});

test("a way tells what each throw costs, how likely it is, and what it costs on average", () => {
  const paid = { event: "paid", seat: 1, to: 3, owed: 6, paid: 4 };
  const branches = [branch(2, 2, paid, { event: "went_out", seat: 1 }), branch(1, 1), branch(3, 1)];
  const preview: Preview = { events: [], view: null, standing: [], turn: null, final: true, branches };
  const found = way(choice, preview);
  expect(found).toMatchObject({ action: "e", direction: "east", average: 2, payer: 1, final: true });
  expect(found?.landings.map(({ slippers, chance, paid, to, out }) => [slippers, chance, paid, to, out])).toEqual([
    [1, 0.25, 0, null, false],
    [2, 0.5, 4, 3, true],
    [3, 0.25, 0, null, false],
  ]);
});

test("a rug is no way", () => {
  const preview: Preview = { events: [], view: null, standing: [], turn: null, final: false, branches: [] };
  expect(way({ ...choice, data: { lay: ["c4", "d4"] } }, preview)).toBe(null);
});
