import { beforeEach, expect, test, vi } from "vitest";

import type { Sight, Told } from "$protocol";

import { Performances, type Step } from "./performances.svelte";

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal("reportError", reported);
});

/** A row whose steps tell in `ended` when the room came to where they end. */
function row() {
  const ended: string[] = [];
  const rests = vi.fn();
  const performances = new Performances(rests);
  const step =
    (name: string, seen = true) =>
    (): Step => ({
      seen: seen ? [[{ data: name } as Told], {} as Sight, {} as Sight] : null,
      end: () => ended.push(name),
    });
  return { performances, ended, rests, step };
}

test("what happened is shown one after the other, and then all rests", async () => {
  const { performances, ended, rests, step } = row();
  const shown: unknown[] = [];
  performances.perform(([told]) => {
    shown.push([told?.data, ...ended]);
    return () => {};
  });
  await Promise.all([performances.add(step("a")), performances.add(step("b", false)), performances.add(step("c"))]);
  await vi.waitFor(() => expect(rests).toHaveBeenCalledTimes(1));
  expect(shown).toEqual([["a"], ["c", "a", "b"]]);
  expect(ended).toEqual(["a", "b", "c"]);
});

test("what is forgotten while it is shown never ends, and what comes then is shown once", async () => {
  const { performances, ended, rests, step } = row();
  const shown: unknown[] = [];
  performances.perform(
    ([told], _before, _after, signal) =>
      new Promise((done) => {
        shown.push(told?.data);
        if (told?.data === "c") done(() => {});
        else signal.addEventListener("abort", () => done(() => {}));
      }),
  );
  const over = [performances.add(step("a")), performances.add(step("b"))];
  await vi.waitFor(() => expect(shown).toEqual(["a"]));
  performances.clear();
  over.push(performances.add(step("c")));
  await Promise.all(over);
  await vi.waitFor(() => expect(rests).toHaveBeenCalledTimes(1));
  expect(shown).toEqual(["a", "c"]);
  expect(ended).toEqual(["c"]);
  expect(performances.performing).toBe(false);
});

for (const [how, fails] of [
  [
    "at once",
    () => {
      throw new Error("no");
    },
  ],
  ["later", () => Promise.reject(new Error("no"))],
] as const) {
  test(`what cannot be shown has happened all the same, if that is known ${how}`, async () => {
    const { performances, ended, step } = row();
    performances.perform(fails);
    await Promise.all([performances.add(step("a")), performances.add(step("b"))]);
    expect(ended).toEqual(["a", "b"]);
    expect(reported).toHaveBeenCalledTimes(2);
    expect(performances.performing).toBe(false);
  });
}
