/** What this browser adds to a room's dice: random digits, drawn once the host's commitment is known. */

import { purse } from "../house/purse.svelte";
import { digits } from "../house/random";

export function luck(room: string, commitment: string): string {
  const place = purse.of(room);
  if (place?.luck && place.commitment === commitment) return place.luck;
  const text = digits(16);
  if (place) purse.keep(room, { game: place.game, luck: text, commitment });
  return text;
}
