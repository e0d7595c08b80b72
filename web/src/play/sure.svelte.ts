/** Asks again before a step that cannot be taken back, where what was done before it still could be. */

import type { Choice } from "$protocol";

import type { Room } from "../house/room.svelte";

export class Sure {
  /** What is asked about. */
  asked = $state.raw<{ choice: Choice; answer: (yes: boolean) => void } | null>(null);

  constructor(private readonly room: Room) {}

  /** Whether these actions are meant; answered at once where nothing is lost. */
  ask = async ([action, ...more]: string[]): Promise<boolean> => {
    const { table } = this.room;
    const choice = table?.choices.find((choice) => choice.action === action);
    if (!table?.undo?.free || !choice || more.length > 0) return true;
    const foreseen = await this.room.preview(choice.action).catch(() => null);
    if (!foreseen?.final) return true;
    this.answer(false);
    return new Promise((answer) => (this.asked = { choice, answer }));
  };

  answer(yes: boolean): void {
    // It is this that does it, and no longer what was asked about.
    if (yes) performance.mark("act");
    this.asked?.answer(yes);
    this.asked = null;
  }
}
