/** Records as files, and links to games and moments of them. */

import { record } from "../house/api";
import { purse } from "../house/purse.svelte";
import type { Room } from "../house/room.svelte";
import { save } from "../parts/save";
import { fileName } from "./name";

/** Downloads the record of a room's game. */
export async function download({ name, sight, past }: Room): Promise<void> {
  if (!sight) return;
  save(await record(name, purse.key(name)), fileName(sight, new Date(past.at(-1)?.at ?? Date.now())));
}

/** A link to a room, or to a moment of it; it lets in whoever has it, as ours does us. */
export function linkTo(room: string, at?: number): string {
  const link = new URL(`/table/${room}`, location.origin);
  if (at !== undefined) link.searchParams.set("at", String(at));
  link.hash = purse.of(room)?.invite ?? "";
  return link.href;
}
