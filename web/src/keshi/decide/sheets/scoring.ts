/** What was told of the last scoring. */

import type { Event } from "$keshi";
import type { Past, Told } from "$protocol";

const SCORES = new Set<Event["event"]>([
  "scored",
  "river_won",
  "river_unwon",
  "provided",
  "full_sectors",
  "oasis_scored",
  "town_scored",
  "ended",
]);
const kindOf = ({ data }: Told): Event["event"] => (data as Event).event;

/** The events of the last end of a season or of the game, the first first. */
export function lastScoring(past: Past[]): Told[] {
  const all = past.flatMap(({ events }) => events);
  const isEnd = (told: Told) => ["river_won", "river_unwon", "provided"].includes(kindOf(told));
  const last = all.findLastIndex(isEnd);
  if (last < 0) return [];
  // It began after the last round did.
  const began = all.slice(0, last).findLastIndex((told) => kindOf(told) === "round_began");
  const first = all.findIndex((told, at) => at > began && isEnd(told));
  const next = all.findIndex((told, at) => at > last && kindOf(told) === "round_began");
  return all.slice(first, next < 0 ? undefined : next).filter((told) => SCORES.has(kindOf(told)));
}
