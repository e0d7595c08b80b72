/** Every text that the pages ask for is there, and none is left over. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const SRC = new URL("..", import.meta.url).pathname;
const WORDS = new URL("../../../words/en/", import.meta.url).pathname;

/** The files that only the browser reads. */
const OURS = ["after", "learn", "market", "play", "site"];

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(SRC, file), "utf8"))
  .join("\n");

const ids = OURS.flatMap((file) =>
  [...readFileSync(`${WORDS}${file}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((line) => line[1]!),
);

/** Ids that stand in the sources as they are. */
const whole = new Set(
  [...sources.matchAll(/["'`]((?:after|learn|market|play|site)-[\w-]+)["'`]/g)].map((id) => id[1]!),
);
/** And those that are put together there: what stands before and after what is put in. */
const made = [...sources.matchAll(/`((?:after|learn|market|play|site)-[\w-]*)\$\{[^`]*\}([\w-]*)`/g)].map((id) => ({
  begins: id[1]!,
  ends: id[2]!,
}));

test("whatever is asked for by its whole name is there", () => {
  expect(ids.length).toBeGreaterThan(300);
  expect([...whole].filter((id) => !ids.includes(id) && !id.endsWith("-"))).toEqual([]);
});

test("whatever is put together finds something", () => {
  expect(made.length).toBeGreaterThan(20);
  const fits = ({ begins, ends }: (typeof made)[number]) =>
    ids.some((id) => id.startsWith(begins) && id.endsWith(ends));
  expect(made.filter((one) => !fits(one))).toEqual([]);
});

test("nothing is left over", () => {
  const asked = (id: string) =>
    whole.has(id) || made.some(({ begins, ends }) => id.startsWith(begins) && id.endsWith(ends));
  expect(ids.filter((id) => !asked(id))).toEqual([]);
});
