import type { Problem } from "$protocol";

import { say, words } from "./words.svelte";

/** Why something was not done, for a person: the rule that forbids it, or what kind of problem it is. */
export const tellProblem = ({ rule, code }: Problem): string =>
  rule && words.has(rule) ? say(rule) : say(`site-problem-${code.replaceAll("_", "-")}`);
