/** Plain data as text, for a game that the page cannot draw. */

import type { Tree } from "$protocol";

import { spelt } from "../words/spelt";

/** What has no parts to be opened: a value, or a short list of values. */
export const isPlain = (tree: Tree): boolean => !hasParts(tree) || (Array.isArray(tree) && !tree.some(hasParts));

const hasParts = (tree: Tree): tree is object => typeof tree === "object" && tree !== null;

/** Such data in one line. */
export function line(tree: Tree): string {
  if (Array.isArray(tree)) return tree.length > 0 ? tree.map(line).join(", ") : "–";
  if (tree === null || tree === undefined || tree === "") return "–";
  return String(tree);
}

/** The parts of data that has some, each with its name: a list's parts are numbered from 1. */
export function partsOf(tree: Tree): { name: string; of: Tree }[] {
  if (Array.isArray(tree)) return tree.map((of: Tree, at) => ({ name: String(at + 1), of }));
  if (!hasParts(tree)) return [];
  return Object.entries(tree).map(([name, of]: [string, Tree]) => ({ name: spelt(name), of }));
}
