/** What was found about dice, in sentences. */

import type { Draw, Found } from "./check";

export interface Finding {
  /** Which sentence. */
  id: string;
  state: "holds" | "fails" | "unknown";
  args?: Record<string, string | number>;
}

export const wrongDraw = (found: Found): Draw | undefined => found.draws?.find((draw) => draw.told !== draw.given);

/** `kept`: what this browser saw and added before the start, if it did. */
export function findings(found: Found, kept: { commitment?: string; luck?: string }): Finding[] {
  return [seed(found), seen(found, kept.commitment), luck(found, kept.luck), seats(found), draws(found)];
}

const seed = ({ commitment, dice }: Found): Finding =>
  commitment === dice.commitment
    ? { id: "after-dice-seed-fits", state: "holds" }
    : { id: "after-dice-seed-wrong", state: "fails" };

function seen({ dice }: Found, commitment?: string): Finding {
  if (!commitment) return { id: "after-dice-unseen", state: "unknown" };
  if (commitment === dice.commitment) return { id: "after-dice-seen", state: "holds" };
  return { id: "after-dice-another", state: "fails" };
}

function luck({ dice }: Found, own?: string): Finding {
  if (!own) return { id: "after-dice-no-luck", state: "unknown" };
  if (dice.luck.includes(own)) return { id: "after-dice-own-luck", state: "holds" };
  return { id: "after-dice-luck-missing", state: "fails" };
}

function seats({ seats, told }: Found): Finding {
  if (!seats) return { id: "after-dice-seats-chosen", state: "holds" };
  if (seats.join("\n") === told.join("\n")) return { id: "after-dice-seats-fit", state: "holds" };
  return { id: "after-dice-seats-wrong", state: "fails", args: { names: seats.join(", ") } };
}

function draws(found: Found): Finding {
  const { draws, count } = found;
  if (!draws) return { id: "after-dice-draws-unlisted", state: "unknown", args: { count } };
  const wrong = wrongDraw(found);
  if (!wrong) return { id: "after-dice-draws-fit", state: "holds", args: { count } };
  const args = { count: draws.filter((draw) => draw.told !== draw.given).length, line: wrong.line };
  return {
    id: "after-dice-draws-wrong",
    state: "fails",
    args: { ...args, told: wrong.told, given: wrong.given || "–" },
  };
}
