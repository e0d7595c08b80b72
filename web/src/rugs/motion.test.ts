import { expect, it, vi } from "vitest";

import { centre } from "./geometry.ts";
import { count, REST, roll, turn, unroll, walk, type Stride, type Throw } from "./motion.ts";

// There is no browser here to ask.
vi.mock("../prefs.svelte", () => ({ prefs: { still: false } }));

/** What is shown of a motion that is skipped from the start. */
async function skipped<Shown>(start: (show: (now: Shown) => void, signal: AbortSignal) => Promise<void>) {
  const shown: Shown[] = [];
  await start((now) => shown.push(now), AbortSignal.abort());
  return shown;
}

it("a walk that is skipped ends where it leads", async () => {
  const [end, ...more] = await skipped<Stride>((show, signal) =>
    walk(
      [
        { square: "g2", facing: "north" },
        { square: "g1", facing: "north" },
        { square: "g1", facing: "west" },
      ],
      show,
      signal,
    ),
  );
  expect(more).toEqual([]);
  expect(end).toEqual({ ...centre("g1"), angle: 270, lift: 0, gone: 1 });
});

it("a walk of no steps stays", async () => {
  const shown = await skipped<Stride>((show, signal) => walk([{ square: "d4", facing: "east" }], show, signal));
  expect(shown).toEqual([{ ...centre("d4"), angle: 90, lift: 0, gone: 1 }]);
});

it("a turn takes the short way", async () => {
  expect(await skipped<number>((show, signal) => turn("north", "west", show, signal))).toEqual([-90]);
  expect(await skipped<number>((show, signal) => turn("west", "north", show, signal))).toEqual([360]);
  expect(await skipped<number>((show, signal) => turn("east", "south", show, signal))).toEqual([180]);
});

it("a roll that is skipped lies on its face", async () => {
  expect(await skipped<Throw>((show, signal) => roll(4, show, signal))).toEqual([{ face: 4, tilt: REST, lift: 0 }]);
});

it("a rug that is skipped lies whole", async () => {
  expect(await skipped<number>((show, signal) => unroll(show, signal))).toEqual([1]);
});

it("coins that are skipped have all arrived", async () => {
  expect(await skipped<number>((show, signal) => count(12, show, signal))).toEqual([12]);
});
