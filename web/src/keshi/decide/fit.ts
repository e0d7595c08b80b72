/** What leaves something out where there is not place enough. */

import { tick } from "svelte";

interface Fit {
  most: number;
  leaveOut: (much: number) => void;
  isCut: () => boolean;
  /** Waits until it is drawn with so much left out. */
  drawn?: () => Promise<void>;
  done?: () => void;
}

/** Leaves out nothing, then more and more, until nothing is cut or it is the most; for an effect, which stops it. */
export function fit({ most, leaveOut, isCut, drawn = tick, done }: Fit): () => void {
  let stopped = false;
  const run = async () => {
    for (let much = 0; ; much++) {
      leaveOut(much);
      await drawn();
      if (stopped) return;
      if (much >= most || !isCut()) return done?.();
    }
  };
  void run();
  return () => (stopped = true);
}
