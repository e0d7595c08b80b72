/** What is told about the things of the market. */

import type { Tip } from "../learn/tips";
import { say } from "../words/words.svelte";
import { THINGS } from "./learn/rules";

/** By the `data-rule` of a thing. */
export const ruleTip = (rule: string): Tip | null =>
  rule in THINGS ? { text: [say(`learn-tip-${rule}`)], section: THINGS[rule as keyof typeof THINGS] } : null;
