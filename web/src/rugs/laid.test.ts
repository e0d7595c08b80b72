import { expect, it } from "vitest";

import type { Past, Told } from "$protocol";

import { allLaid } from "./laid.ts";

const lay = (squares: [string, string]) =>
  ({ data: { event: "laid", seat: 1, colour: "red", squares } }) as unknown as Told;
const past = (...events: Told[]) => [{ events }] as unknown as Past[];

it("a rug stays the same thing while others are laid, and gets a new number where one before it is taken back", () => {
  const [first, second] = [lay(["a1", "a2"]), lay(["b1", "b2"])];
  const [one, two] = allLaid(past(first, second));
  expect(two).toEqual({ number: 2, colour: "red", squares: ["b1", "b2"] });
  expect(allLaid(past(first, second, lay(["c1", "c2"]))).slice(0, 2)).toEqual([one, two]);
  expect(allLaid(past(first))[0]).toBe(one);
  expect(allLaid(past(second))[0]?.number).toBe(1);
});
