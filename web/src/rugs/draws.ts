/** What could come at each draw of a game of rugs, with weights, in the order of the dice's list. */

import type { Draws, Odds } from "../after/dice/check";
import type { GameRecord } from "../after/dice/record";

const DIE: Odds = [
  ["1", 1],
  ["2", 2],
  ["3", 2],
  ["4", 1],
];
/** The piles of two players: which colours each has, and how many rugs of each. */
const PILES = ["by", "rg"];
const OF_EACH = 12;

/** The odds of every draw, one after the other. */
function* odds(record: GameRecord): Generator<Odds> {
  const piles = record.options.players === 2 ? PILES : [];
  const left = new Map(piles.flatMap((pile) => [...pile].map((colour) => [colour, OF_EACH])));
  const tops: (string | undefined)[] = [];
  /** Whose piles turn up a rug before the next throw. At the start every pile shows its first. */
  let due = piles.map((_, at) => at + 1);

  for (const { seat, what } of record.steps) {
    const pile = due[0];
    if (seat === null && pile !== undefined) {
      due = due.slice(1);
      yield [...(piles[pile - 1] ?? "")].map((colour) => [colour, left.get(colour) ?? 0]);
      tops[pile] = what;
    } else if (seat === null) {
      yield DIE;
    } else if (what.includes("-") && piles[seat - 1]) {
      const top = tops[seat] ?? "";
      left.set(top, (left.get(top) ?? 0) - 1);
      const rest = [...(piles[seat - 1] ?? "")].filter((colour) => (left.get(colour) ?? 0) > 0);
      // With one colour left in a pile there is nothing to draw.
      if (rest.length > 1) due = [seat];
      else tops[seat] = rest[0];
    }
  }
}

export const draws: Draws = { rules: 1, odds };
