import { expect, test } from "vitest";

import type { GameInfo, OptionInfo, OptionRange, Tree } from "$protocol";

import { firstList, firstOptions, inOrder, isAvailable, outdated, playerCounts } from "./options";

function option(name: string, can_be: OptionRange, value: Tree, more: Partial<OptionInfo> = {}): OptionInfo {
  return {
    name,
    can_be,
    default: value,
    first_game: null,
    needs: null,
    label: `carpets-${name}`,
    about: null,
    ...more,
  };
}
const flag: OptionRange = { kind: "flag" };
const value = (value: Tree) => ({ value, label: `carpets-value-${JSON.stringify(value)}`, about: null });

const described = [
  option("players", { kind: "number", least: 3, most: 6 }, 4),
  option("wind", flag, false),
  option("colours", { kind: "choice", values: [value("few"), value("many")] }, "few"),
  option("storm", flag, true, { needs: { option: "wind", value: true } }),
  option("speed", { kind: "number", least: 1, most: 9 }, 5, { needs: { option: "storm", value: true } }),
];
const game: GameInfo = { game: "carpets", options: { players: 4, wind: false }, option_info: described, bots: [] };

test("the number of players is what the server says, and the default where it says nothing", () => {
  expect(playerCounts(game)).toEqual([3, 4, 5, 6]);
  expect(playerCounts({ ...game, option_info: [] })).toEqual([4]);
});

test("an option comes after the one that it depends on, and players are chosen elsewhere", () => {
  expect(inOrder(described).map(({ name }) => name)).toEqual(["wind", "storm", "speed", "colours"]);
});

test("an option whose need is gone is back at its default", () => {
  const [, , , storm] = described;
  expect(isAvailable(storm!, { wind: true })).toBe(true);
  expect(isAvailable(storm!, { wind: false })).toBe(false);
  const changed = (wind: boolean) => outdated(described, { wind, storm: false, speed: 5, colours: "many" });
  expect(changed(true)).toEqual([]);
  expect(changed(false).map(({ name }) => name)).toEqual(["storm"]);
});

test("a first game has what is recommended for it", () => {
  const river = option("river", { kind: "places", values: [value(null)], label: "", places: [] }, null);
  const info = { ...game, options: { players: 4, river: null }, option_info: [{ ...river, first_game: [1, 3, 5] }] };
  expect(firstOptions(info)).toEqual({ players: 4, river: [1, 3, 5] });
  expect(firstOptions({ ...info, option_info: [river] })).toEqual({ players: 4, river: null });
});

test("a list begins with the first of each place, of each group, or as in a first game", () => {
  const places = [4, 7].map((first) => ({ label: "", args: {}, values: [value(first), value(first + 1)] }));
  const river = option("river", { kind: "places", values: [], label: "", places }, null);
  expect(firstList(river)).toEqual([4, 7]);
  expect(firstList({ ...river, first_game: [5, 8] })).toEqual([5, 8]);
  const groups = [1, 2, 3].map((tile) => [tile, tile + 3]);
  expect(
    firstList(option("tiles", { kind: "selection", values: [], label: "", about: "", length: 2, groups }, "")),
  ).toEqual([1, 2]);
});
