import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { RULINGS, SECTIONS, sectionOf, THINGS } from "./rules.ts";
import { BEATS } from "./beats.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const learn = read("words/en/learn.ftl");
const has = (id: string) => new RegExp(`^${id} =`, "m").test(learn);
const rugs = [...read("words/en/rugs.ftl").matchAll(/^(rugs-[a-z-]+) =/gm)].map((found) => found[1] as string);

test("every prompt, action, event and refusal of rugs has a place in the rules of its own", () => {
  const about = rugs.filter((id) => !/^rugs-(north|east|south|west|blue|red|yellow|green)$|-expected$/.test(id));
  expect(about.length).toBeGreaterThan(20);
  for (const id of about.filter((id) => id !== "rugs-refusal-lay-first")) expect(sectionOf(id), id).not.toBe("turn");
  expect(sectionOf(undefined)).toBe("turn");
});

test("the rules have words for all of their parts and no others", () => {
  const said = SECTIONS.flatMap((section) => [
    `learn-rules-${section.id}`,
    ...Array.from({ length: section.text }, (_, i) => `learn-rules-${section.id}-${i + 1}`),
    ...Array.from(
      { length: "list" in section ? section.list : 0 },
      (_, i) => `learn-rules-${section.id}-item-${i + 1}`,
    ),
  ]);
  const booklet = SECTIONS.flatMap((section) => ("book" in section ? [`learn-book-${section.book}`] : []));
  for (const id of [...said, ...booklet]) expect(has(id), id).toBe(true);
  const written = [...learn.matchAll(/^(learn-rules-[a-z]+(?:-item)?-\d+) =/gm)].map((found) => found[1] as string);
  expect(written.filter((id) => !said.includes(id))).toEqual([]);
  for (const thing of Object.keys(THINGS)) expect(has(`learn-tip-${thing}`), thing).toBe(true);
});

test("every ruling on rugs is told", () => {
  const rulings = [...read("RULINGS.md").matchAll(/^\*\*R(\d+)\./gm)].map((found) => Number(found[1]));
  expect(rulings).toEqual(Array.from({ length: RULINGS }, (_, i) => i + 1));
  for (const n of rulings) expect(has(`learn-ruling-${n}`)).toBe(true);
});

test("the coach has words for every card and every reason", () => {
  const said = BEATS.filter(({ id }) => id !== "end").map(({ id }) => `learn-coach-${id}`);
  const why = BEATS.flatMap((beat) => [...Object.values(beat.why ?? {}), beat.otherwise ?? [], beat.tap ?? []].flat());
  for (const id of [...said, ...why, "learn-coach-won", "learn-coach-level", "learn-coach-lost"])
    expect(has(id), id).toBe(true);
});
