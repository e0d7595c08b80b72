/** Whose the colours are. */

import type { Seat } from "$protocol";
import type { Colour, View } from "$rugs";

/** Who began with rugs of this colour. */
export function owner(view: View, colour: Colour): Seat {
  return view.merchants.findIndex(({ rugs }) => rugs.some((one) => one.colour === colour)) + 1;
}

/** Whether rugs of this colour are nobody's any more: their owner is out. */
export function neutral(view: View, colour: Colour): boolean {
  return (view.merchants[owner(view, colour) - 1]?.out ?? null) !== null;
}
