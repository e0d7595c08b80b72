/** The log: what happened, turn by turn. */

import type { Past, Seat, Told } from "$protocol";

/** What one player did before another one acted. */
interface Turn {
  /** Counted from 1; 0 is what happened before anybody had a turn. */
  number: number;
  /** Whose it was; `null` for what nobody did. */
  seat: Seat | null;
  moments: Past[];
}

/** What chance did for somebody, which is no deed of theirs. */
const CHANCE = "drew";

/** Who acted, as far as an event says so. */
export function actor(told: Told): Seat | null {
  const { seat, event } = (told.data ?? {}) as { seat?: unknown; event?: unknown };
  if (event === CHANCE) return null;
  if (typeof seat === "number") return seat;
  const player = told.message.args["player"];
  return player && "seat" in player ? player.seat : null;
}

/** What somebody did, of all that happened. */
export const doneBy = (seat: Seat, told: Told[]): Told[] => told.filter((one) => actor(one) === seat);

/**
 * The turns in the order they were played. What nobody did belongs to the turn in which it happened; what
 * several did at once, to the turn of each.
 */
export function turns(past: Past[]): Turn[] {
  const all: Turn[] = [];
  for (const moment of past) {
    const seats = new Set(moment.events.map(actor).filter((seat) => seat !== null));
    // What happens to several before the first turn is nobody's: the setup.
    const setup = all.length === 0 && seats.size > 1;
    for (const part of setup ? [moment] : byActor(moment)) {
      // At the start of a game there may be nothing to tell.
      if (part.events.length === 0) continue;
      const seat = setup ? null : (part.events.map(actor).find((seat) => seat !== null) ?? null);
      const last = all.at(-1);
      if (last && (seat === null || last.seat === seat)) last.moments.push(part);
      else all.push({ number: last ? last.number + 1 : seat === null ? 0 : 1, seat, moments: [part] });
    }
  }
  return all;
}

/** A moment in parts, each with what one player did, and what nobody did after it. */
function byActor(moment: Past): Past[] {
  const parts: Past[] = [];
  let acts: Seat | null = null;
  for (const told of moment.events) {
    const seat = actor(told);
    const last = parts.at(-1);
    if (last && (seat === null || acts === null || seat === acts)) last.events.push(told);
    else parts.push({ ...moment, events: [told] });
    acts = seat ?? acts;
  }
  return parts;
}

/** At most so many of the newest moments, after leaving out `skip` of them: the last turn first, each in its order. */
export function page(turns: Turn[], skip: number, most: number): Turn[] {
  const some: Turn[] = [];
  let last = 0;
  for (const turn of turns.toReversed()) {
    const first = last;
    last += turn.moments.length;
    const moments = turn.moments.slice(Math.max(0, last - skip - most), Math.max(0, last - Math.max(skip, first)));
    if (moments.length > 0) some.push({ ...turn, moments });
    if (last >= skip + most) break;
  }
  return some;
}
