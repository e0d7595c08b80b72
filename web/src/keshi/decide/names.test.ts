import type { Arg, Message } from "$protocol";
import { expect, test, vi } from "vitest";

import type { Action } from "$keshi";

import { bonusName } from "../pieces";
import type { Option } from "../table.svelte";
import { causeOf, laterOf, nameOf } from "./names";
import { cause, given } from "./signs";

/** English, without the server's part of it. */
vi.mock("../../words/words.svelte", async () => {
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const { readFileSync } = await import("node:fs");
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["keshi", "bar"]) {
    const text = readFileSync(new URL(`../../../../words/en/${file}.ftl`, import.meta.url), "utf8");
    bundle.addResource(new FluentResource(text));
  }
  const say = (id: string, args = {}) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args);
  const tell = ({ id, args }: Message): string => {
    const given = Object.entries(args).flatMap(([name, arg]): [string, string | number][] => {
      if ("word" in arg)
        return [
          [name, say(arg.word)],
          [`${name}-id`, arg.word],
        ];
      if ("message" in arg) return [[name, tell(arg.message)]];
      return [[name, "number" in arg ? arg.number : "text" in arg ? arg.text : arg.seat]];
    });
    return say(id, Object.fromEntries(given));
  };
  return { say, words: { has: (id: string) => bundle.hasMessage(id), tell } };
});

const reader = { names: [], seat: null };
const message = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args });
const pink: Message = message("keshi-bonus-keshi", { colour: { word: "keshi-colour-pink" } });
const steps = (count: number) => message("keshi-bonus-palace-step", { count: { number: count } });

test("a cause tells what it gave", () => {
  const line = message("keshi-because-line", { gives: { message: pink } });
  expect(causeOf(line, reader)).toBe("Line bonus: a pink keshi");
  const exchange = message("keshi-storage-exchange");
  const storage = message("keshi-because-storage", { space: { number: 3 }, gives: { message: exchange } });
  expect(causeOf(storage, reader)).toBe("Oasis on space 3: exchange of a keshi");
  const gate = message("keshi-because-gate", { colour: { word: "keshi-colour-pink" } });
  expect(causeOf(gate, reader)).toBe("Keshi of a gate: pink");
  expect(cause(gate, null)).toEqual({ sign: { gate: "pink" }, place: "sector:medina" });
});

test("steps are counted", () => {
  expect(bonusName("palace_step")).toBe("a step on the palace stairs");
  expect(bonusName("palace_step", 2)).toBe("2 steps on the palace stairs");
  expect(bonusName("any_good", 2)).toBe("2 times any good");
  expect([given(steps(1)), given(steps(3))]).toEqual([{ bonus: "palace_step" }, { bonus: "palace_step", count: 3 }]);
  expect(laterOf(steps(2), reader)).toBe("2 steps on the palace stairs");
  expect(laterOf(message("keshi-ask-use"), reader)).toBe("Use an assistant.");
});

test("a path has one name", () => {
  const to = (caravan: "left" | "right" | "start") => nameOf({ action: { caravan } as Action } as Option, reader);
  expect([to("left"), to("right"), to("start")]).toEqual(["upper path", "lower path", "start oasis"]);
});
