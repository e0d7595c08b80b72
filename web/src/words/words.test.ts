/** Every text that the pages ask for is there, and none is left over. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { options as keshi } from "../keshi/options";
import { options as rugs } from "../rugs/options";

const SRC = new URL("..", import.meta.url).pathname;
const WORDS = new URL("../../../words/en/", import.meta.url).pathname;

/** The files that only the browser reads. */
const OURS = ["after", "bar", "city", "learn", "market", "owner", "play", "site"];

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(SRC, file), "utf8"))
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

/** What a game's table may choose that has no values but yes and no. */
const TICKS = {
  rugs: ["variant", "skip_rotation", "cover_own"],
  keshi: ["imam_and_sultan", "desert_towns"],
};
const OPTIONS = { rugs, keshi };
/** As `textId` puts them together, whose file needs a browser. */
const textId = (...parts: string[]) => ["site", ...parts].join("-").toLowerCase().replaceAll("_", "-");
/** And those that are made of the names that the server uses. */
const named = Object.entries(TICKS).flatMap(([game, ticks]) => {
  const values = Object.entries(OPTIONS[game as keyof typeof OPTIONS].values);
  const options = [...ticks, ...values.map(([option]) => option)].map((option) => [game, option]);
  const all = [...options, ...values.flatMap(([option, values]) => values.map((value) => [game, option, value]))];
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
