/** A player board as it is shown: how it stands, and how it would stand after what is looked at. */

import type { Board, BoardFigures, Cause, Colour, Effect, Figures, Home, Sector, View } from "$keshi";
import type { Seat } from "$protocol";

import { GOODS } from "../pieces/colours";
import { homeOf } from "../sectors";
import type { Table } from "../table.svelte";

/** The goods as they lie in the souk, from left to right. */
export const PILES = GOODS.toReversed();

/** Where keshis are a marker on a track in the Essential edition. */
const TRACKS: Sector[] = ["river", "orchard", "madrasa", "palace", "mosque"];

export class Seen {
  readonly #seat: () => Seat;

  constructor(
    readonly table: Table,
    seat: () => Seat,
  ) {
    this.#seat = seat;
  }

  get seat(): Seat {
    return this.#seat();
  }
  get now(): Board {
    return this.table.board(this.seat);
  }
  get then(): Board {
    return (this.table.preview?.view as View | null | undefined)?.open.boards[this.seat - 1] ?? this.now;
  }
  get figures(): BoardFigures {
    return this.table.reckoned(this.seat);
  }
  /** What could be worked out then. */
  get future(): BoardFigures {
    return (this.table.preview?.figures as Figures | undefined)?.boards[this.seat - 1] ?? this.figures;
  }
  get points(): [number, number] {
    const of = (standing: { seat: Seat; points: number }[] | undefined) =>
      standing?.find(({ seat }) => seat === this.seat)?.points;
    const now = of(this.table.standing) ?? 0;
    return [now, of(this.table.preview?.standing) ?? now];
  }
  get rank(): number {
    return this.table.standing.find(({ seat }) => seat === this.seat)?.rank ?? 1;
  }
  get name(): string {
    return this.table.room.reader.names[this.seat - 1] ?? "";
  }
  get isMine(): boolean {
    return this.seat === this.table.me && this.table.room.eyes !== null;
  }
  get starts(): boolean {
    return this.table.open.start === this.seat;
  }
  /** How many keshis of its own colour a sector takes. */
  get size(): number {
    return this.table.pieces?.sector_size ?? 8;
  }

  /** How many keshis a sector has, now and then. */
  count(sector: Sector): [number, number] {
    const of = (board: Board) =>
      sector === "souk" ? GOODS.reduce((sum, good) => sum + board.goods[good], 0) : board.keshis[sector as Home];
    return [of(this.now), of(this.then)];
  }
  /** Guards in the watchtower, now and then; the others stand at gates. */
  get guards(): [number, number] {
    const of = (board: Board) => board.keshis.medina - gatesOf(board);
    return [of(this.now), of(this.then)];
  }
  /** What a discovered oasis is worth now. */
  worth(oasis: number): number | undefined {
    return this.figures.offered.find((one) => one.oasis === oasis)?.points;
  }
  /** What the desert town of a path is worth now. */
  townWorth(path: 0 | 1): number | undefined {
    const town = this.now.towns[path];
    return town ? townWorth(this.now, this.figures, town) : undefined;
  }
  isTrack(sector: Sector): boolean {
    return this.table.options.edition === "essential" && TRACKS.includes(sector);
  }
  /** The gate's space beside a sector, from 1; none beside the medina. */
  gateSpace(sector: Sector): number {
    return (this.table.pieces?.gate_spaces.indexOf(sector) ?? -1) + 1;
  }

  /** Whether an assistant is being used there. */
  inUse(sector: Sector): boolean {
    return this.#stack.some((effect) => acts(effect, sector));
  }
  /** Steps that are left to go there. */
  left(sector: Sector): number | undefined {
    for (const effect of this.#stack) {
      if (typeof effect !== "object") continue;
      if ("river" in effect && sector === "river") return effect.river.left;
      if ("climb" in effect && effect.climb.stairs === sector) return effect.climb.left;
    }
    return undefined;
  }
  /** What is at work, that first. */
  get #stack(): Effect[] {
    return this.table.open.seat === this.seat ? this.table.open.stack.toReversed() : [];
  }

  /** Whether an assistant would go there with the keshis that are picked behind the screen. */
  planned(sector: Sector): boolean {
    return this.isMine && this.table.planned.some((colour) => homeOf(colour as Colour) === sector);
  }
}

/** What a desert town that was found is worth; they are told in the order of the paths. */
export const townWorth = (board: Board, { towns }: BoardFigures, town: number): number | undefined =>
  towns[board.towns.filter((one) => one !== null).indexOf(town)];

export const gatesOf = (board: Board): number => board.gates.filter(Boolean).length;

function acts(effect: Effect, sector: Sector): boolean {
  if (typeof effect !== "object" || !("because" in effect)) return false;
  const cause: Cause = effect.because;
  return typeof cause === "object" && "action" in cause && cause.action === sector;
}
