/** Plain data as text, for a game that the page cannot draw. */

import type { Tree } from "$protocol";

import { spelt } from "../words/spelt";

/** More named parts than this do not stand in one line. */
const FEW = 4;

/** What stands in one line: a value, a list of values, or a few values with names. */
export function isPlain(tree: Tree): boolean {
  if (!hasParts(tree)) return true;
  const parts = Object.values(tree);
  return !parts.some(hasParts) && (Array.isArray(tree) || parts.length <= FEW);
}

const hasParts = (tree: Tree): tree is object => typeof tree === "object" && tree !== null;

/** Such data in one line. */
export function line(tree: Tree): string {
  if (Array.isArray(tree)) return tree.length > 0 ? tree.map(line).join(", ") : "–";
  if (hasParts(tree)) {
    const parts = Object.entries(tree).map(([name, of]: [string, Tree]) => `${name.replaceAll("_", " ")} ${line(of)}`);
    return parts.join(", ") || "–";
  }
  if (tree === null || tree === undefined || tree === "") return "–";
  return String(tree);
}

/** The parts of data that has some, each with its name: a list's parts are numbered from 1. */
export function partsOf(tree: Tree): { name: string; of: Tree }[] {
  if (Array.isArray(tree)) return tree.map((of: Tree, at) => ({ name: String(at + 1), of }));
  if (!hasParts(tree)) return [];
  return Object.entries(tree).map(([name, of]: [string, Tree]) => ({ name: spelt(name), of }));
}
