/** What this browser adds to a room's dice: random digits, drawn once the host's commitment is known. */

import { purse } from "../house/purse.svelte";

export function luck(room: string, commitment: string): string {
  const place = purse.of(room);
  if (place?.luck && place.commitment === commitment) return place.luck;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (place) purse.keep(room, { game: place.game, luck: text, commitment });
  return text;
}
