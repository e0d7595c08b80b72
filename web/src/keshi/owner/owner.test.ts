/** An owner's values: by piece, as a file, and where something is told that is wrong with them. */

import { readdirSync, readFileSync } from "node:fs";

import { expect, test, vi } from "vitest";

import type { Component } from "$protocol";

import { owned, written } from "./file";
import { parts, pieces, placeOf } from "./parts";
import { bonus, Printed } from "./printed";
import { noteId } from "./tell";

vi.mock("../../words/words.svelte", () => ({}));

const component = (path: string, more: Partial<Component> = {}): Component => ({
  file: `${path.split(".")[0]}.toml`,
  path,
  value: 1,
  can_be: { kind: "number", least: 0, most: 9 },
  provenance: "reconstructed",
  confirmed: false,
  reference: "ours",
  ...more,
});

test("a file has a line for each value, and one for where it comes from if somebody said so", () => {
  const text = written('my "box"', {
    "stairs.top": { value: 16 },
    "oases.05.colour": { value: "white", from: "owner: my board" },
    "luxury.01.gives": {
      value: [
        { thing: "point", amount: 2 },
        { thing: "water", amount: 1 },
      ],
    },
  });
  expect(text.split("\n")).toEqual([
    'name = "my \\"box\\""',
    'luxury.01.gives = "2 point + water"',
    'oases.05.colour = "white"',
    "stairs.top = 16",
    'from."oases.05.colour" = "owner: my board"',
    "",
  ]);
  expect(written("", {})).toBe("");
});

test("what was read is written again with what was said of it", () => {
  const plain = component("stairs.top", { provenance: "owner", confirmed: true, reference: "components" });
  const told = component("river.jetty", { provenance: "printed", confirmed: true, reference: "p. 3" });
  expect(owned([plain, told])).toEqual({
    "stairs.top": { value: 1 },
    "river.jetty": { value: 1, from: "printed: p. 3" },
  });
});

const BOX = [
  component("start.points", { confirmed: true }),
  component("oases.05.colour"),
  component("oases.05.base", { confirmed: true }),
  component("oases.25.points", { confirmed: true }),
  component("stairs.top"),
  component("stairs.thresholds.1"),
  component("scrolls.07"),
  component("scrolls.08"),
  component("offices.base.1.purple"),
  component("lines.middle.2-3"),
];

test("what nobody has seen yet comes first, piece by piece", () => {
  const told = parts(BOX).map(({ name, open, seen }) => [name, open.map(({ id }) => id), seen.map(({ id }) => id)]);
  expect(told).toEqual([
    ["oases", ["oases.05"], ["oases.25"]],
    ["stairs", ["stairs", "stairs.thresholds"], []],
    ["scrolls", ["scrolls.07", "scrolls.08"], []],
    ["offices", ["offices.base.1"], []],
    ["lines", ["lines.middle"], []],
    ["start", [], ["start"]],
  ]);
  const all = parts(BOX).flatMap(pieces);
  expect(all.find(({ id }) => id === "offices.base.1")).toMatchObject({ name: "offices-base", number: "1" });
  expect(all.flatMap(({ values }) => values)).toHaveLength(BOX.length);
});

test("a fault is told where it belongs", () => {
  const place = (field: string) => {
    const { part, piece, path } = placeOf(parts(BOX), { file: "components", field, reason: "" });
    return [part?.name, piece?.id, path];
  };
  expect(place("oases.05.colour")).toEqual(["oases", "oases.05", "oases.05.colour"]);
  expect(place("stairs.thresholds")).toEqual(["stairs", "stairs.thresholds", undefined]);
  expect(place("oases.05")).toEqual(["oases", "oases.05", undefined]);
  expect(place("scrolls")).toEqual(["scrolls", undefined, undefined]);
  expect(place("oases")).toEqual(["oases", undefined, undefined]);
  expect(place("name")).toEqual([undefined, undefined, undefined]);
  expect(place("")).toEqual([undefined, undefined, undefined]);
});

test("things are drawn as what they are", () => {
  expect(bonus({ thing: "point", amount: 3 })).toEqual({ bonus: { points: 3 }, count: 1 });
  expect(bonus({ thing: "water", amount: 2 })).toEqual({ bonus: { resource: ["water", 2] }, count: 1 });
  expect(bonus({ thing: "purple", amount: 2 })).toEqual({ bonus: { keshi: "purple" }, count: 2 });
  expect(bonus({ thing: "keshi of one colour", amount: 2 })).toEqual({ bonus: "two_of_one_colour", count: 1 });
  const value = [{ thing: "date", amount: 3 }];
  const goods = ["purple", "orange", "yellow"].map((good) => component(`office.${good}`));
  const [purple] = new Printed("office", goods, () => value).office();
  expect(purple).toEqual([{ resource: ["date", 2] }, { resource: ["date", 1] }]);
});

test("an oasis counts what that of the box counts, with the values of the owner", () => {
  const oasis = (number: number, values: Record<string, unknown>) => {
    const all = Object.keys(values).map((key) => component(`oases.${number}.${key}`));
    return new Printed(
      `oases.${number}`,
      all,
      ({ path }) => values[path.split(".").slice(2).join(".")] as number,
    ).oasis(number);
  };
  const colours = { "colours.1": "red", "colours.2": "pink", "colours.3": "gray" };
  expect(oasis(1, { ...colours, points: 5 })).toEqual({ gates: { colours: ["red", "pink", "gray"], points: 5 } });
  expect(oasis(14, { luxury: "lamp", points: 4 })).toEqual({ luxury: { kind: "lamp", points: 4 } });
  expect(oasis(19, { resource: "date", base: 1, most: 9 })).toEqual({
    resource: { resource: "date", base: 1, most: 9 },
  });
  expect(oasis(24, { points: 3, most: 2 })).toEqual({ small_sectors: { points: 3, most: 2 } });
  expect(oasis(30, { points: 8 })).toEqual({ jetty: { points: 8 } });
});

test("every note on where a value comes from has its words, and the English ones are the note itself", () => {
  const at = (path: string) => new URL(`../../../../${path}`, import.meta.url);
  const folder = "crates/keshi/components";
  const files = readdirSync(at(folder)).map((file) => readFileSync(at(`${folder}/${file}`), "utf8"));
  const from = /^from[^=]* = "(?:printed|derived|reconstructed): (.*)"$/gm;
  const notes = new Set(files.flatMap((file) => [...file.matchAll(from)].map(([, note = ""]) => note)));
  const english = new Map(
    [...readFileSync(at("words/en/owner.ftl"), "utf8").matchAll(/^(owner-note-\S+) = (.*)$/gm)].map(
      ([, id = "", text = ""]) => [id, text],
    ),
  );
  for (const note of notes) expect(english.get(noteId(note)), note).toBe(note.replaceAll("'", "’"));
  expect(english.size).toBe(notes.size);
});
