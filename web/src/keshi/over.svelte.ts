/** What lies over the boards: one sheet, or none. */

import type { Seat } from "$protocol";

import type { Shown } from "./decide/sheets/sheets";
import type { Table } from "./table.svelte";

export class Over {
  shown = $state.raw<Shown | null>(null);
  /** Whether it came by itself. */
  itself = $state(false);
  /** Whether all of the scoring has been shown. */
  read = $state(false);

  constructor(private readonly table: Table) {}

  show = (one: Shown | null): void => {
    this.shown = one;
    this.itself = false;
    this.read = false;
  };
  toggle(one: "points" | "scoring"): void {
    this.show(this.shown === one ? null : one);
  }

  /** The scoring comes by itself. Who goes on before it was read sees all of it at once, and then it goes. */
  come(): void {
    this.show("scoring");
    this.itself = true;
  }
  goOn(): void {
    if (!this.itself) return;
    if (this.read) this.show(null);
    else this.read = true;
  }

  /** Whose board it is, if it is one. */
  get seat(): Seat | null {
    return typeof this.shown === "object" ? (this.shown?.seat ?? null) : null;
  }
  toggleSeat(seat: Seat): void {
    this.show(this.seat === seat ? null : { seat });
  }
  /** Others' boards one after the other, and then none. */
  nextSeat(): void {
    const { seat, table } = this;
    const next = table.rivals[seat === null ? 0 : table.rivals.indexOf(seat) + 1];
    this.show(next === undefined ? null : { seat: next });
  }
}
