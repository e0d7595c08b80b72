import { describe, expect, it } from "vitest";

import { homeOf } from "../sectors";
import type { Table } from "../table.svelte";
import { Seen } from "./seen";

const board = {
  keshis: { orchard: 3, madrasa: 5, palace: 1, mosque: 0, square: 2, river: 4, medina: 4, sahara: 6 },
  goods: { yellow: 2, orange: 0, purple: 1 },
  gates: ["green", null, null, "white", null, null, null, null],
  towns: [null, 7],
};

/** A table with two such boards, of which the first is one's own. */
function table(more: object = {}): Table {
  return {
    me: 1,
    open: { seat: 1, start: 2, stack: [] },
    options: { edition: "essential" },
    planned: [],
    preview: null,
    board: () => board,
    reckoned: () => ({ towns: [16], offered: [{ oasis: 9, cost: null, points: 11 }] }),
    room: { eyes: 1, table: { standing: [] }, reader: { names: ["Ada", "Jonas"] } },
    ...more,
  } as unknown as Table;
}

describe("a player board as it is seen", () => {
  it("stands still until something is looked at", () => {
    const seen = new Seen(table(), () => 1);
    expect(seen.then).toBe(seen.now);
    expect(seen.count("madrasa")).toEqual([5, 5]);
    expect(seen.count("souk")).toEqual([3, 3]);
    expect(seen.guards).toEqual([2, 2]);
  });

  it("shows what would be", () => {
    const then = { ...board, keshis: { ...board.keshis, medina: 5 }, goods: { ...board.goods, orange: 2 } };
    const seen = new Seen(table({ preview: { view: { open: { boards: [then, board] } } } }), () => 1);
    expect(seen.count("souk")).toEqual([3, 5]);
    expect(seen.guards).toEqual([2, 3]);
    expect(new Seen(table({ preview: { view: null } }), () => 1).count("souk")).toEqual([3, 3]);
  });

  it("knows what an assistant is doing, on the board of whoever acts", () => {
    const stack = [{ because: { action: "palace" } }, { climb: { stairs: "palace", left: 2, free: false } }];
    const acting = table({ open: { seat: 1, start: 2, stack } });
    const [mine, theirs] = [new Seen(acting, () => 1), new Seen(acting, () => 2)];
    expect([mine.inUse("palace"), mine.inUse("mosque"), theirs.inUse("palace")]).toEqual([true, false, false]);
    expect([mine.left("palace"), mine.left("river"), theirs.left("palace")]).toEqual([2, undefined, undefined]);
  });

  it("plans assistants on one's own board only", () => {
    const picking = table({ planned: ["gray", "purple", "red"] });
    const mine = new Seen(picking, () => 1);
    expect(["madrasa", "souk", "river"].map((sector) => mine.planned(sector as "souk"))).toEqual([true, true, false]);
    expect(new Seen(picking, () => 2).planned("madrasa")).toBe(false);
  });

  it("finds what things are worth", () => {
    const seen = new Seen(table(), () => 1);
    expect([seen.worth(9), seen.worth(12)]).toEqual([11, undefined]);
    expect([seen.townWorth(0), seen.townWorth(1)]).toEqual([undefined, 16]);
  });

  it("knows tracks by the edition", () => {
    expect(new Seen(table(), () => 1).isTrack("river")).toBe(true);
    expect(new Seen(table(), () => 1).isTrack("medina")).toBe(false);
    expect(new Seen(table({ options: { edition: "classic" } }), () => 1).isTrack("river")).toBe(false);
  });
});

it("sends assistants home", () => {
  expect([homeOf("green"), homeOf("yellow"), homeOf("red")]).toEqual(["orchard", "souk", undefined]);
});
