/** Records as files, and links to moments. */

import type { Sight } from "$protocol";

import { record } from "../house/api";
import { purse } from "../house/purse.svelte";

/** A name that every system takes: letters and digits, with `-` between words. */
const safe = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** What a record's file is called: the game, the day and who played. */
export function fileName(sight: Pick<Sight, "game" | "seats">, when: Date): string {
  const names = sight.seats.map((seat) => safe(seat.name ?? "")).filter(Boolean);
  return [sight.game, when.toISOString().slice(0, 10), ...names].join("-") + ".jemaa";
}

export async function download(room: string, name: string): Promise<void> {
  const text = await record(room, purse.key(room));
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A link to a room, or to a moment of it; it lets in whoever has it, as ours does us. */
export function linkTo(room: string, at?: number): string {
  const link = new URL(`/table/${room}`, location.origin);
  if (at !== undefined) link.searchParams.set("at", String(at));
  link.hash = purse.of(room)?.invite ?? "";
  return link.href;
}
