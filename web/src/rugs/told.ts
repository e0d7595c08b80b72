/** Ways and costs in words. */

import { decimal } from "../words/numbers";
import { type Reader, say } from "../words/words.svelte";
import type { Way } from "./ways";

/** A cost as it stands on the board: `−3`, or that it is free. */
export function cost(paid: number, digits = 0): string {
  return paid === 0 ? say("market-free") : `−${decimal(paid, digits)}`;
}

/** A way as a whole, for whoever does not see it. */
export function told(way: Way, reader: Reader): string {
  const landings = way.landings.map((landing) => {
    const percent = Math.round(landing.chance * 100);
    if (landing.to === null) return say("market-landing-free", { percent });
    const player = reader.names[landing.to - 1] ?? "";
    const landed = say("market-landing", { percent, player, dirhams: landing.paid });
    return landing.out ? `${landed} ${say("market-landing-out")}` : landed;
  });
  return [say(`market-send-${way.direction}`), ...landings].join(" ");
}
