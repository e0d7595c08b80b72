/** The rugs as they lie, one over the other, from what has happened. */

import type { Past, Told } from "$protocol";
import type { Colour, Event, Square } from "$rugs";

export interface Laid {
  /** Which rug of the game it is. */
  number: number;
  colour: Colour;
  squares: [Square, Square];
}

/** A rug that was told once stays the same thing, so that it is not drawn anew with every move. */
const told = new WeakMap<Event, Laid>();

function rug(event: Extract<Event, { event: "laid" }>, number: number): Laid {
  let rug = told.get(event);
  if (rug?.number !== number) told.set(event, (rug = { number, colour: event.colour, squares: event.squares }));
  return rug;
}

/** The rugs laid in these events, as the first of the game, or after others. */
export function laid(events: Told[], after: Laid[] = []): Laid[] {
  const rugs = [...after];
  for (const { data } of events) {
    const event = data as Event;
    if (event.event === "laid") rugs.push(rug(event, rugs.length + 1));
  }
  return rugs;
}

/** All rugs laid so far, in their order. */
export const allLaid = (past: Past[]): Laid[] => laid(past.flatMap((one) => one.events));
