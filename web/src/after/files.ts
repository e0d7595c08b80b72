/** Records as files, and links to moments. */

import { record } from "../house/api";
import { purse } from "../house/purse.svelte";

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
