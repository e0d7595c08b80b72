/** The options of a game, as the server describes them, for the form of a new table. */

import type { GameInfo, OptionInfo, OptionValue, Tree } from "$protocol";

type Options = Record<string, Tree>;

/** Whether two values are equal. They come from JSON, with the same order of fields. */
export const isSame = (a: Tree | undefined, b: Tree): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The place of a value in a list, or -1. */
export const indexOf = (values: OptionValue[], value: Tree | undefined): number =>
  values.findIndex((one) => isSame(value, one.value));

/** All numbers of a range. */
export const numbers = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

/** How many can play. */
export function playerCounts({ options, option_info }: GameInfo): number[] {
  const range = option_info.find(({ name }) => name === "players")?.can_be;
  return range?.kind === "number" ? numbers(range.least, range.most) : [Number(options.players)];
}

/** The options beside the number of players: each, and after it those that depend on it. */
export function inOrder(described: OptionInfo[]): OptionInfo[] {
  const options = described.filter(({ name }) => name !== "players");
  const after = (name: string): OptionInfo[] => withDependants(options.filter(({ needs }) => needs?.option === name));
  const withDependants = (some: OptionInfo[]): OptionInfo[] => some.flatMap((one) => [one, ...after(one.name)]);
  return withDependants(options.filter(({ needs }) => !options.some(({ name }) => name === needs?.option)));
}

/** Whether the option that another needs has the value for it. */
export const isAvailable = ({ needs }: OptionInfo, options: Options): boolean =>
  needs === null || isSame(options[needs.option], needs.value);

/** The options that have to change back to their defaults, because what they need is gone. */
export const outdated = (described: OptionInfo[], options: Options): OptionInfo[] =>
  described.filter((one) => !isAvailable(one, options) && !isSame(options[one.name], one.default));

/** The options of a first game. */
export function firstOptions({ options, option_info }: GameInfo): Options {
  const recommended = option_info.filter(({ first_game }) => first_game !== null);
  return { ...options, ...Object.fromEntries(recommended.map(({ name, first_game }) => [name, first_game])) };
}

/** A list to begin with, for an option that can be one. */
export function firstList({ can_be, first_game }: OptionInfo): Tree[] {
  if (Array.isArray(first_game)) return [...first_game];
  if (can_be.kind === "places") return can_be.places.map(({ values }) => values[0]?.value ?? null);
  return can_be.kind === "selection" ? can_be.groups.slice(0, can_be.length).map(([first]) => first ?? null) : [];
}
