/** Every text that the pages ask for is there, and none is left over. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const SRC = new URL("..", import.meta.url).pathname;
const WORDS = new URL("../../../words/en/", import.meta.url).pathname;

/** The files that only the browser reads. */
const OURS = ["after", "bar", "city", "learn", "market", "owner", "play", "site"];

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(SRC, file), "utf8"))
  // The server sends the ids of labels of options.
  .concat(readFileSync(new URL("../../../crates/keshi/src/options.rs", import.meta.url), "utf8"))
  .join("\n");

const ids = OURS.flatMap((file) =>
  [...readFileSync(`${WORDS}${file}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((line) => line[1]!),
);

/** Ids that stand in the sources as they are. */
const whole = new Set(
  [...sources.matchAll(/["'`]((?:after|bar|city|learn|market|owner|play|site)-[\w-]+)["'`]/g)].map((id) => id[1]!),
);
/** And those that are put together there: what stands before and after what is put in. */
const made = [
  ...sources.matchAll(/`((?:after|bar|city|learn|market|owner|play|site)-[\w-]*)\$\{[^`]*\}([\w-]*)`/g),
].map((id) => ({
  begins: id[1]!,
  ends: id[2]!,
}));

/** The options of each game, with the values of those that are one of a few. */
const OPTIONS: Record<string, Record<string, string[]>> = {
  rugs: { variant: [], skip_rotation: [], cover_own: [] },
  keshi: {
    edition: ["classic", "essential"],
    layer: ["B1", "B2"],
    river: [],
    staircase_tiles: [],
    imam_and_sultan: [],
    offices: ["base", "mixed", "new"],
    discs: ["pink", "purple"],
    desert_towns: [],
  },
};
/** As `textId` puts them together, whose file needs a browser. */
const textId = (...parts: string[]) => ["site", ...parts].join("-").toLowerCase().replaceAll("_", "-");
/** And those that are made of the names that the server uses. */
const named = Object.entries(OPTIONS).flatMap(([game, options]) => {
  const all = Object.entries(options).flatMap(([option, values]) => [
    [game, option],
    ...values.map((value) => [game, option, value]),
  ]);
  return [textId("game", game), ...all.flatMap((parts) => [textId(...parts), textId(...parts, "about")])];
});
named.push(...["random", "greedy"].map((level) => textId("bot", level)));

test("whatever is asked for by its whole name is there", () => {
  expect(ids.length).toBeGreaterThan(300);
  expect([...whole, ...named].filter((id) => !ids.includes(id) && !id.endsWith("-"))).toEqual([]);
});

test("whatever is put together finds something", () => {
  expect(made.length).toBeGreaterThan(20);
  // Whatever begins like the file alone fits all of it, and nothing could be left over.
  expect(made.filter(({ begins }) => /^[a-z]+-$/.test(begins))).toEqual([]);
  const fits = ({ begins, ends }: (typeof made)[number]) =>
    ids.some((id) => id.startsWith(begins) && id.endsWith(ends));
  expect(made.filter((one) => !fits(one))).toEqual([]);
});

test("nothing is left over", () => {
  const asked = (id: string) =>
    whole.has(id) || named.includes(id) || made.some(({ begins, ends }) => id.startsWith(begins) && id.endsWith(ends));
  expect(ids.filter((id) => !asked(id))).toEqual([]);
});

test("no French “de” or “que” stands before a name, which may begin with a vowel", () => {
  const french = WORDS.replace("/en/", "/fr/");
  const lines = readdirSync(french).flatMap((file) => readFileSync(`${french}${file}`, "utf8").split("\n"));
  expect(lines.filter((line) => /\b(de|que) \{ \$(player|name|players|who) \}/i.test(line))).toEqual([]);
});
