/** What has happened and is still to be shown, one thing after the other. */

import type { Sight, Told } from "$protocol";

import { nextTask } from "../parts/task";

/**
 * Shows what happened, between two sights; it ends at once when the signal says so. What comes of it is called when the
 * room itself shows it, and may go on for a while beside that: what comes next waits until then.
 */
export type Performer = (
  events: Told[],
  before: Sight,
  after: Sight,
  signal: AbortSignal,
) => Promise<Performed> | Performed;
type Performed = () => void | Promise<void>;

/** One of them: what there is to be seen of it, if anything, and how the room comes to where it ends. */
export interface Step {
  seen: [events: Told[], before: Sight, after: Sight] | null;
  end: () => void;
}

/** One that waits for its turn. */
interface Waiting {
  step: () => Step;
  /** Called when it was shown, or forgotten. */
  over: () => void;
}

export class Performances {
  /** Whether something is being shown that has already happened. */
  performing = $state(false);
  /** Whether something still moves that the room shows already. */
  trailing = $state(false);

  #row: Waiting[] = [];
  #running = false;
  #performer: Performer | null = null;
  #skip = new AbortController();
  #trail: Promise<void> | null = null;

  /** `rest`: called whenever all has been shown. */
  constructor(private readonly rest: () => void) {
    document.addEventListener("visibilitychange", this.#hidden);
  }

  /** Whoever shows what happens; the last one counts. */
  perform(performer: Performer): () => void {
    this.#performer = performer;
    return () => {
      if (this.#performer === performer) this.#performer = null;
      this.skip();
    };
  }

  /** What it is, is asked when it is its turn; resolves when that is over. */
  add(step: () => Step): Promise<void> {
    return new Promise((over) => {
      this.#row.push({ step, over });
      if (!this.#running) void this.#run();
    });
  }

  /** Ends what is being shown, and what waits behind it comes at once. */
  skip(): void {
    if (this.performing || this.trailing) this.#skip.abort();
  }

  /** How many wait, with the one that is shown. */
  get waiting(): number {
    return this.#row.length;
  }

  /** Forgets all of it. */
  clear(): void {
    for (const { over } of this.#row.splice(0)) over();
    this.skip();
    // What comes from now on was not skipped.
    this.#skip = new AbortController();
  }

  end(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#performer = null;
  }

  /** A hidden page draws nothing, and what it shows would never end. */
  #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  async #run(): Promise<void> {
    this.#running = true;
    if (this.#skip.signal.aborted) this.#skip = new AbortController();
    for (let next = this.#row[0]; next; next = this.#row[0]) {
      try {
        await this.#show(next);
      } catch (fault) {
        // What comes after it is shown all the same.
        reportError(fault);
      }
      next.over();
      // What is drawn, and what is looked at for what comes next, are two tasks.
      if (this.#row[0] === next && this.#row.shift() && this.#row.length > 0) await nextTask();
    }
    this.#running = false;
    this.rest();
  }

  async #show(next: Waiting): Promise<void> {
    const { seen, end } = next.step();
    let performed: Performed = () => {};
    if (seen && !document.hidden) {
      try {
        performed = (await this.#perform(next, seen)) ?? performed;
      } catch (fault) {
        // What happened has happened, also if it could not be shown.
        reportError(fault);
      }
      this.performing = false;
    }
    // Unless all was forgotten meanwhile.
    if (this.#row[0] === next) end();
    this.#follow(performed());
  }

  async #perform(next: Waiting, seen: NonNullable<Step["seen"]>): Promise<Performed | void> {
    if (this.#trail) {
      this.performing = true;
      await this.#trail;
      if (this.#row[0] !== next) return;
    }
    const shown = this.#performer?.(...seen, this.#skip.signal);
    if (shown instanceof Promise) {
      this.performing = true;
      return shown;
    }
    // What is looked at for it, and what is drawn then, are two tasks.
    await nextTask();
    return shown;
  }

  #follow(trail: void | Promise<void>): void {
    if (!trail) return;
    this.trailing = true;
    const all = Promise.allSettled([this.#trail, trail]).then(() => {
      if (this.#trail !== all) return;
      this.#trail = null;
      this.trailing = false;
    });
    this.#trail = all;
  }
}
