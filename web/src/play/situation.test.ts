import { expect, test } from "vitest";

import type { Sight, TableSight } from "$protocol";

import type { Room } from "../house/room.svelte.ts";
import { situation } from "./situation.ts";

const ask = { id: "rugs-ask-lay", args: {} };
const choice = { action: "c4-d4", number: 1, data: {}, message: { id: "rugs-do-lay", args: {} } };
const seat = { name: "Ada", bot: false, connected: true, out: null, deputy: null, rank: null };

/** A room for two, where seat 1 looks. */
function room(table: Partial<TableSight>, sight: Partial<Sight> = {}, more: Partial<Room> = {}): Room {
  const whole = {
    turn: { waits_for: "seat", seat: 2 },
    prompt: null,
    choices: [],
    chosen: null,
    chance: null,
    ...table,
  };
  return {
    sight: { stage: "playing", paused: false, seats: [seat, { ...seat, name: "Bo" }], ...sight },
    table: whole,
    moment: null,
    eyes: 1,
    present: true,
    ...more,
  } as unknown as Room;
}

test("whoever may choose is asked, with what led there", () => {
  const because = [{ id: "keshi-because-claim", args: {} }];
  const asked = room({ turn: { waits_for: "seat", seat: 1 }, prompt: { ask, because }, choices: [choice] });
  expect(situation(asked)).toEqual({ kind: "asked", ask, because });
});

test("while what somebody did is shown, they are not asked it again", () => {
  const asked = { turn: { waits_for: "seat" as const, seat: 1 }, prompt: { ask, because: [] }, choices: [choice] };
  const performing = room(asked, {}, { performing: true });
  expect(situation(performing)).toEqual({ kind: "acting" });
  expect(situation(room({}, {}, { performing: true }))).toEqual({ kind: "waiting", seats: [2] });
});

test("others are waited for, one or several", () => {
  expect(situation(room({}))).toEqual({ kind: "waiting", seats: [2] });
  const together = room({ turn: { waits_for: "together", seats: [1, 2] } });
  expect(situation(together)).toEqual({ kind: "waiting", seats: [1, 2] });
});

test("who has chosen while all choose is not asked again", () => {
  const chosen = room({
    turn: { waits_for: "together", seats: [2] },
    prompt: { ask, because: [] },
    choices: [choice],
    chosen: "c4-d4",
  });
  expect(situation(chosen)).toEqual({ kind: "chosen", seats: [2] });
});

test("chance is typed in by those who play, and awaited by those who watch", () => {
  const chance: Partial<TableSight> = {
    turn: { waits_for: "chance" },
    chance: { prompt: { ask, because: [] }, offer: null },
  };
  expect(situation(room(chance))?.kind).toBe("chance");
  expect(situation(room(chance, {}, { eyes: null, present: false }))).toEqual({ kind: "drawing" });
});

test("a rest, a deputy, being out and the end come before whose turn it is", () => {
  const seats = (change: object) => ({ seats: [{ ...seat, ...change }, seat] });
  expect(situation(room({}, { paused: true }))).toEqual({ kind: "paused" });
  expect(situation(room({}, seats({ deputy: "greedy" })))).toEqual({ kind: "deputy", bot: "greedy" });
  expect(situation(room({}, seats({ deputy: "greedy", out: "resigned" })))).toEqual({ kind: "out", out: "resigned" });
  expect(situation(room({}, { stage: "over", ...seats({ rank: 1 }) }))).toEqual({ kind: "over", winners: [1] });
});

test("a moment of the past is told before all else", () => {
  const moment = { version: 7, eyes: 1, table: {} as TableSight };
  expect(situation(room({}, { paused: true }, { moment }))).toEqual({ kind: "past", version: 7 });
});
