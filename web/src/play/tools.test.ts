import { expect, test, vi } from "vitest";

import type { SeatSight } from "$protocol";

import type { Room } from "../house/room.svelte.ts";
import type { Desk } from "./desk.svelte.ts";
import { Tools } from "./tools.svelte.ts";

vi.mock("../words/words.svelte", () => ({ say: (id: string) => id }));

const person = {
  name: "Ada",
  bot: false,
  connected: true,
  out: null,
  deputy: null,
  rank: null,
} as unknown as SeatSight;
const asks = (free: boolean, ...seats: SeatSight[]) =>
  new Tools({ sight: { seats }, table: { undo: { to: 3, free } } } as unknown as Room, {} as Desk).asksToUndo;

test("a step back is asked for only where somebody has to agree", () => {
  expect(asks(false, person, person)).toBe(true);
  expect(asks(true, person, person)).toBe(false);
  expect(asks(false, person, { ...person, bot: true })).toBe(false);
  expect(asks(false, person, { ...person, out: "resigned" })).toBe(false);
  expect(asks(false, person, { ...person, deputy: "greedy" })).toBe(false);
});
