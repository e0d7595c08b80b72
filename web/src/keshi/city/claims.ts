/** What was taken from the tower's base this round: told by what happened. */
import type { Colour, Event } from "$keshi";
import type { Past, Seat } from "$protocol";

/** What each seat has claimed since keshis fell last, in order. */
export function claimed(past: Pick<Past, "events">[]): Map<Seat, Colour[]> {
  const found = new Map<Seat, Colour[]>();
  for (const told of past.flatMap(({ events }) => events)) {
    const event = told.data as Event;
    if (event.event === "fell") found.clear();
    else if (event.event === "claimed")
      found.set(event.seat, [...(found.get(event.seat) ?? []), ...Array<Colour>(event.count).fill(event.colour)]);
  }
  return found;
}
