import { readFileSync } from "node:fs";

import type { Board, Phase } from "$keshi";
import { expect, test } from "vitest";

import { COLOURS } from "../pieces/colours.ts";
import { type Card, CARDS, DID, drawn, due, ELSE, ended, fallen, type Moment, part, PARTS } from "./cards.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const lesson = read("words/en/keshi-lesson.ftl");
const keshi = read("words/en/keshi.ftl");
const has = (words: string, id: string) => new RegExp(`^${id} =`, "m").test(words);

const board = (more: Partial<Board> = {}) => ({ assistants: {}, selected: [], ...more }) as unknown as Board;
const moment = (ask: string, round = 1, own: Partial<Board> = {}): Moment => ({
  ask,
  open: { season: 1, round, boards: [board(own), board()] },
});

/** The cards that are read one after the other at a moment. */
function row(at: Moment, told: string[] = []): string[] {
  const read: Card[] = [];
  for (let card = due(at, told); card; card = due(at, [...told, ...read.map(({ id }) => id)])) {
    read.push(card);
    if (card.does) break;
  }
  return read.map(({ id }) => id);
}

test("the coach has words for every card and every comment, and is asked for by real questions and events", () => {
  const said = [...CARDS.map(({ id }) => id), ...Object.values(ELSE), ...Object.values(DID)];
  for (const id of said) expect(has(lesson, `keshi-lesson-${id}`), id).toBe(true);
  for (const { ask } of CARDS) expect(has(keshi, `keshi-ask-${ask}`), ask).toBe(true);
  for (const event of Object.keys(DID)) expect(has(keshi, event), event).toBe(true);
  expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length);
});

test("a card is due where something is asked that it is about, and only once", () => {
  expect(row(moment("supply"))).toEqual(["welcome", "board", "supply"]);
  expect(row(moment("select"))).toEqual(["hand", "select"]);
  expect(row(moment("claim"), ["tower", "claim"])).toEqual(["claim-on"]);
  const assistants = { river: 1, orchard: 1 } as Board["assistants"];
  expect(row(moment("use", 1, { assistants }))).toEqual(["use", "orchard", "river", "use-one"]);
  expect(row(moment("use", 3, { assistants }), ["river"])).toEqual(["orchard"]);
  expect(row(moment("claim", 4))).toEqual(["round-4"]);
});

test("every sector has its card", () => {
  const sectors = ["orchard", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara", "souk"];
  expect(CARDS.flatMap(({ sector }) => sector ?? []).sort()).toEqual(sectors.sort());
});

test("the season is over when keshis are selected in the second", () => {
  const later = { ...moment("select"), open: { ...moment("select").open, season: 2 } };
  expect(ended(later)).toBe(true);
  expect(ended({ ...later, ask: "next-provision" })).toBe(false);
  expect(ended(moment("select"))).toBe(false);
});

test("the parts of the season follow each other up to its end", () => {
  const at = (season: number, round: number, phase: Phase) => part({ season, round, phase });
  expect(at(1, 1, "supply")).toBe(1);
  expect([1, 2, 3, 4].map((round) => at(1, round, "claim"))).toEqual([2, 3, 4, 5]);
  expect(at(1, 4, "provisions")).toBe(PARTS);
  expect(at(2, 1, "select")).toBe(PARTS);
});

test("what is drawn is something good, or else whatever there is", () => {
  expect(drawn(["start:2", "start:1"])).toBe("start:1");
  expect(drawn(["gate:green", "gate:red"])).toBe("gate:green");
  expect(drawn([])).toBeUndefined();
});

test("all comes out of the tower but for one keshi of the rival", () => {
  const boards = [
    board({ selected: ["green", "white", "turquoise"] }),
    board({ selected: ["green", "white", "pink"] }),
  ];
  expect(fallen({ tower: {}, boards }, COLOURS)).toBe("tower:green2,white1,pink1,turquoise1");
  expect(fallen({ tower: { white: 1, pink: 1 }, boards }, COLOURS)).toBe("tower:green2,white2,pink2,turquoise1");
  expect(fallen({ tower: {}, boards: [board(), board()] }, COLOURS)).toBe("tower:none");
});
