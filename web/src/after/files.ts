/** Records as files, and links to moments. */

import { record } from "../house/api";
import { purse } from "../house/purse.svelte";
import { save } from "../parts/save";

export async function download(room: string, name: string): Promise<void> {
  save(await record(room, purse.key(room)), name);
}

/** A link to a room, or to a moment of it; it lets in whoever has it, as ours does us. */
export function linkTo(room: string, at?: number): string {
  const link = new URL(`/table/${room}`, location.origin);
  if (at !== undefined) link.searchParams.set("at", String(at));
  link.hash = purse.of(room)?.invite ?? "";
  return link.href;
}
