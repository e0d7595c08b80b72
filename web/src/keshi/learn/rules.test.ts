import { readFileSync } from "node:fs";

import type { Message } from "$protocol";
import { expect, test } from "vitest";

import { ASKS, CAUSES, SECTIONS, sectionOf } from "./rules.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const ids = (text: string, start: string) =>
  [...text.matchAll(new RegExp(`^${start}([a-z0-9-]+) =`, "gm"))].map((found) => found[1] as string);
const keshi = read("words/en/keshi.ftl");
const rules = ids(read("words/en/keshi-rules.ftl"), "keshi-rules-");
const message = (id: string, sector?: string): Message => ({ id, args: sector ? { sector: { word: sector } } : {} });

test("every question of keshi and every reason for one has a place in the rules, and nothing else does", () => {
  expect(Object.keys(ASKS).sort()).toEqual(ids(keshi, "keshi-ask-").sort());
  expect(Object.keys(CAUSES).sort()).toEqual(ids(keshi, "keshi-because-").sort());
});

test("a question that comes from many things is told where it comes from", () => {
  const resources = message("keshi-ask-resources");
  expect(sectionOf(resources)).toBe("rapids");
  expect(sectionOf(resources, [message("keshi-because-action", "keshi-sector-palace")])).toBe("stairs");
  expect(sectionOf(resources, [message("keshi-because-claim"), message("keshi-because-river-tile")])).toBe("rivers");
  expect(sectionOf(message("keshi-ask-vendor"), [message("keshi-because-scroll")])).toBe("vendors");
  expect(sectionOf()).toBe("round");
});

test("the rules have words for all of their parts and no others", () => {
  const said = SECTIONS.flatMap((section) => [
    section.id,
    ...Array.from({ length: section.text }, (_, i) => `${section.id}-${i + 1}`),
    ...Array.from({ length: "list" in section ? section.list : 0 }, (_, i) => `${section.id}-item-${i + 1}`),
  ]);
  for (const id of said) expect(rules, id).toContain(id);
  const frame = /^(title|intro|lesson|owner|book.*|group-.*|scrolls-(gray|yellow|pink|orange)|rivers-season)$/;
  expect(rules.filter((id) => !said.includes(id) && !frame.test(id))).toEqual([]);
});
