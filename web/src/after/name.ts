/** What files are called. */

import type { Sight } from "$protocol";

/** A name that every system takes: letters and digits, with `-` between words. */
const safe = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What a record's file is called: the game, the day and which people played. */
export function fileName({ game, seats }: Pick<Sight, "game" | "seats">, when: Date): string {
  const names = seats.map((seat) => (seat.bot ? "" : safe(seat.name ?? ""))).filter(Boolean);
  return [game, when.toISOString().slice(0, 10), ...names].join("-") + ".jemaa";
}
