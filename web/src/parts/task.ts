/** What takes long is drawn in several tasks, so that the browser can do something between them. */

import { tick } from "svelte";

export const nextTask = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });

let row: Promise<void> = Promise.resolve();
/** A task of one's own, behind all who wait for theirs. */
export const ownTask = (): Promise<void> => (row = row.then(nextTask));
/** Once all who wait for their task have drawn, and whoever came with that. */
export async function allDrawn(): Promise<void> {
  for (let last: Promise<void> | null = null; last !== row;) {
    last = row;
    await row;
    await tick();
  }
}
