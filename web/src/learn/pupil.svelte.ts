/** The person's room in a lesson. It lets through what the lesson waits for, and hides that a script types in chance. */

import type { Sight } from "$protocol";

import type { Answer, Asked } from "../house/link";
import { Room } from "../house/room.svelte";

export interface Teacher {
  /** Whether an action is let through; if not, the coach says why. */
  allows(action: string): boolean;
  /** What was let through has been done. */
  done(version: number): void;
}

export class Pupil extends Room {
  #raw: Sight | undefined;
  #seen: Sight | undefined;

  constructor(
    name: string,
    secret: string,
    private readonly teacher: Teacher,
  ) {
    super(name, { secrets: [secret] });
  }

  override get guided(): boolean {
    return true;
  }

  override get sight(): Sight | undefined {
    const raw = super.sight;
    if (raw !== this.#raw) {
      this.#raw = raw;
      const table = raw?.table && { ...raw.table, chance: null };
      this.#seen = raw && { ...raw, table: table ?? null, settings: { ...raw.settings, referee: false, hints: false } };
    }
    return this.#seen;
  }

  override async try(asked: Asked): Promise<Answer | null> {
    if (!this.teacher.allows(asked.type === "act" ? asked.actions.join(" ") : "")) return null;
    const answer = await super.try(asked);
    if (answer?.type === "done") this.teacher.done(answer.version);
    return answer;
  }
}
