/** A game cut into turns, for the chart. */

import type { Past, Seat, StandingLine } from "$protocol";

import { turns as played } from "../play/log";
import type { AfterGame } from "./game";

export interface TurnEnd {
  /** 0 is the start. */
  number: number;
  /** The version the turn ended with. */
  version: number;
  standing: StandingLine[];
}

/** The start, and how things stood at the end of every turn; by default of the turns of the log. */
export function turns(past: Past[], { rounds }: AfterGame = {}): TurnEnd[] {
  const all = played(past);
  const groups = rounds ? rounds(past) : all.map((turn) => turn.moments);
  // Where the first turn takes in the setup, the game still starts before it.
  if (!rounds && all[0]?.number === 1) groups.unshift(past.slice(0, 1));
  return groups.flatMap((group, number) => {
    const last = group.at(-1);
    return last ? [{ number, version: last.version, standing: last.standing }] : [];
  });
}

/** The turn in which a version lies. */
export function turnOf(ends: TurnEnd[], version: number): number {
  return ends.findIndex((end) => version <= end.version);
}

export const pointsOf = (standing: StandingLine[], seat: Seat): number =>
  standing.find((line) => line.seat === seat)?.points ?? 0;
