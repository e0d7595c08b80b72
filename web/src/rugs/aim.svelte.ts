/** Which of the offered choices is looked at: pointed at or focused, or else picked by touch. */
export class Aim {
  /** Pointed at, or focused. */
  over = $state<string | null>(null);
  /** Picked, to be done with the main button. */
  picked = $state<string | null>(null);

  get current(): string | null {
    return this.over ?? this.picked;
  }

  clear(): void {
    this.over = null;
    this.picked = null;
  }
}
