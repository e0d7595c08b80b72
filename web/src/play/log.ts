/** The log: what happened, turn by turn. */

import type { Past, Seat, Told } from "$protocol";

/** What one player did before another one acted. */
export interface Turn {
  /** Counted from 1. */
  number: number;
  /** Whose it was; `null` for what nobody did. */
  seat: Seat | null;
  moments: Past[];
}

/** Who acted, as far as an event says so. */
export function actor(told: Told): Seat | null {
  const { seat } = (told.data ?? {}) as { seat?: unknown };
  if (typeof seat === "number") return seat;
  const player = told.message.args["player"];
  return player && "seat" in player ? player.seat : null;
}

/** The turns in the order they were played. What nobody did belongs to the turn in which it happened. */
export function turns(past: Past[]): Turn[] {
  const all: Turn[] = [];
  for (const moment of past) {
    const seat = moment.events.map(actor).find((seat) => seat !== null) ?? null;
    const last = all.at(-1);
    if (last && (seat === null || last.seat === seat)) last.moments.push(moment);
    else all.push({ number: all.length + 1, seat, moments: [moment] });
  }
  return all;
}

/** At most so many moments, the newest first, after leaving out the first `skip` of them. */
export function page(turns: Turn[], skip: number, most: number): Turn[] {
  const some: Turn[] = [];
  let at = 0;
  for (const turn of turns.toReversed()) {
    const moments = turn.moments.toReversed().filter(() => at++ >= skip && at <= skip + most);
    if (moments.length > 0) some.push({ ...turn, moments });
    if (at >= skip + most) break;
  }
  return some;
}
