/** What leaves something out where there is not place enough. */

import { tick } from "svelte";

/** Leaves out nothing, then more and more, until nothing is cut or it is the most; `stale` once it began anew. */
export async function fit(
  most: number,
  leaveOut: (much: number) => void,
  isCut: () => boolean,
  stale: () => boolean,
): Promise<void> {
  for (let much = 0; ; much++) {
    leaveOut(much);
    await tick();
    if (stale() || much >= most || !isCut()) return;
  }
}
