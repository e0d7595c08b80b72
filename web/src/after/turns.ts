/** A game cut into turns, for the chart. */

import type { Past, Seat, StandingLine } from "$protocol";

import { actor } from "../play/log";
import type { AfterGame } from "./game";

export interface TurnEnd {
  /** 0 is the start. */
  number: number;
  /** The version the turn ended with. */
  version: number;
  standing: StandingLine[];
}

const who = (past: Past): Seat | null => past.events.map(actor).find((seat) => seat !== null) ?? null;

const byActor = (past: Past, next: Past): boolean => who(next) !== null && who(past) !== who(next);

/** The start, and how things stood at the end of every turn. */
export function turns(past: Past[], { start, ends = byActor }: AfterGame = {}): TurnEnd[] {
  const found: TurnEnd[] = [];
  const first = Math.max(0, start?.(past) ?? 0);
  past.forEach((one, at) => {
    const next = past[at + 1];
    if (at < first || (at > first && next && !ends(one, next))) return;
    found.push({ number: found.length, version: one.version, standing: one.standing });
  });
  return found;
}

/** The turn in which a version lies. */
export function turnOf(ends: TurnEnd[], version: number): number {
  return ends.findIndex((end) => version <= end.version);
}

export const pointsOf = (standing: StandingLine[], seat: Seat): number =>
  standing.find((line) => line.seat === seat)?.points ?? 0;
