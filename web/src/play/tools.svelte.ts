/** What can be asked for beside a move, and why not. */

import type { Room } from "../house/room.svelte";
import { say } from "../words/words.svelte";
import type { Desk } from "./desk.svelte";
import { decides } from "./situation";

export class Tools {
  /** Whether a bot is being asked. */
  thinking = $state(false);

  constructor(
    private readonly room: Room,
    private readonly desk: Desk,
  ) {}

  /** Why no step can be taken back now. */
  get noUndo(): string | null {
    const { sight, table, moment } = this.room;
    if (moment) return say("play-not-in-past");
    if (sight?.stage === "over") return say("play-over");
    if (sight?.paused) return say("play-paused");
    if (sight?.proposal) return say("play-undo-proposed");
    return table?.undo ? null : say("play-undo-none");
  }

  /** Whether a step is taken back only if others agree; bots are not asked. */
  get asksToUndo(): boolean {
    const { sight, table } = this.room;
    return table?.undo?.free === false && (sight?.seats ?? []).filter(decides).length > 1;
  }

  /** Why no bot can be asked now. */
  get noHint(): string | null {
    if (this.room.moment) return say("play-not-in-past");
    return this.room.sight?.table?.choices.length ? null : say("play-hint-none");
  }

  undo(): void {
    const { undo } = this.room.table ?? {};
    if (this.noUndo !== null || !undo) this.desk.note = this.noUndo;
    else void this.room.try({ type: "undo", to: undo.to });
  }

  async hint(): Promise<void> {
    if (this.noHint !== null) {
      this.desk.note = this.noHint;
    } else if (!this.thinking) {
      this.thinking = true;
      await this.room.suggest().finally(() => (this.thinking = false));
    }
  }
}
