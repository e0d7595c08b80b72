/** Every tile has a drawing that no other tile has, and every sign has a name. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Kind } from "$keshi";
import { BOX } from "$keshi-box";

import { apart } from "./colours.ts";
import { ICONS } from "./icons.ts";
import { kindOf, pattern } from "./kinds.ts";
import { formula } from "./oases.ts";
import { joined, partWidth, type Part } from "./parts.ts";
import { prizes } from "./rivers.ts";
import { pictogram, timing } from "./scrolls.ts";
import { townFormula } from "./towns.ts";

const numbers = (most: number) => Array.from({ length: most }, (_, n) => n + 1);

/** What is drawn more than once. */
function alike(drawn: unknown[]): number[][] {
  const places = new Map<string, number[]>();
  drawn.forEach((one, n) => {
    const key = JSON.stringify(one);
    places.set(key, [...(places.get(key) ?? []), n + 1]);
  });
  return [...places.values()].filter((where) => where.length > 1);
}

test("every scroll has a pictogram of its own, of at most four parts", () => {
  const scrolls = numbers(72).map((scroll) => ({ when: timing(scroll), parts: pictogram(scroll, BOX) }));
  expect(scrolls.flatMap(({ parts }, n) => (parts.length >= 1 && parts.length <= 4 ? [] : [n + 1]))).toEqual([]);
  expect(alike(scrolls)).toEqual([]);
});

test("values that stand on scrolls are those of the box", () => {
  const other = { ...BOX, scroll_values: BOX.scroll_values.map((value) => (value ? value + 5 : 0)) };
  const changed = numbers(72).filter(
    (scroll) => JSON.stringify(pictogram(scroll, BOX)) !== JSON.stringify(pictogram(scroll, other)),
  );
  expect(changed).toEqual([35, 43, 49, 50, 52, 55, 56, 57, 62, 66, 67, 72]);
});

test("every oasis, river tile and desert town has a picture of its own", () => {
  expect(BOX.oases).toHaveLength(30);
  expect(alike(BOX.oases.map(formula))).toEqual([]);
  const sides = BOX.river_tiles.map((side, n) => prizes(n + 1, side));
  expect(sides).toHaveLength(18);
  expect(sides.filter(({ rows }) => rows.some((row) => row.length === 0))).toEqual([]);
  expect(alike(sides)).toEqual([]);
  expect(alike(BOX.towns.map((town, n) => townFormula(n + 1, town)))).toEqual([]);
});

test("among two players only the first is rewarded, whatever may be chosen", () => {
  const rows = (tile: number, alone: boolean) => prizes(tile, BOX.river_tiles[tile - 1]!, alone).rows.length;
  expect([5, 6, 11].map((tile) => [rows(tile, false), rows(tile, true)])).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
  expect([12, 17, 18].map((tile) => rows(tile, true))).toEqual([2, 2, 2]);
});

test("two of the same are one with a number", () => {
  const parts: Part[] = [{ bonus: { resource: ["date", 1] }, count: 2 }];
  expect(joined([{ resource: ["date", 1] }, { resource: ["date", 1] }])).toEqual(parts);
  expect(joined(["river_step", { points: 1 }])).toEqual([{ bonus: "river_step" }, { bonus: { points: 1 } }]);
  const name = (id: string) => id;
  expect(partWidth(parts[0]!, name)).toBeGreaterThan(partWidth({ bonus: { resource: ["date", 1] } }, name));
});

test("a scroll is of the kind that has its number", () => {
  const kinds = [21, 22, 42, 43, 60, 61, 72].map((scroll) => kindOf(scroll, BOX.scroll_kinds));
  expect(kinds).toEqual(["gray", "yellow", "yellow", "pink", "pink", "orange", "orange"]);
});

test("the pattern of a kind stays within its field", () => {
  for (const kind of ["yellow", "pink", "orange"] as Kind[]) {
    const at = [...pattern(kind, 9.5, 40).d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((spot) => [+spot[1]!, +spot[2]!]);
    expect(at.length, kind).toBeGreaterThan(8);
    expect(at.filter(([x, y]) => x! > 9.5 || y! > 40)).toEqual([]);
  }
});

test("keshis are counted out by colour", () => {
  expect(apart({ red: 2, green: 1 })).toEqual(["green", "red", "red"]);
});

test("every sign has a name, and there are no names besides", () => {
  const words = readFileSync(new URL("../../../../words/en/city.ftl", import.meta.url), "utf8");
  const named = [...words.matchAll(/^city-icon-([a-z-]+) =/gm)].map((line) => line[1]!);
  const signs = Object.keys(ICONS).map((name) => name.replaceAll("_", "-"));
  expect([...named].sort()).toEqual([...signs].sort());
});
