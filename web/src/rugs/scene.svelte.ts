/** What is to be seen on the market while something that happened is being shown. */

import type { Seat, Sight, Told } from "$protocol";
import type { Assam, Event, View } from "$rugs";

import { sound } from "../play/sound";
import { centre, type Point } from "./geometry";
import { type Laid, laid } from "./laid";
import { coins, count, type Face, roll, type Stride, type Throw, turn, unroll, walk } from "./motion";

/** Where a player's money is on the screen. */
export type Purse = (seat: Seat) => Point | null;

export class Scene {
  /** Assam on his way. */
  stride = $state.raw<Stride | null>(null);
  /** Assam as far as it was shown. */
  assam = $state.raw<Assam | null>(null);
  /** The way he goes. */
  path = $state.raw<Assam[] | null>(null);
  /** The die in the air. */
  thrown = $state.raw<Throw | null>(null);
  /** The last throw that was shown. */
  slippers = $state<number | null>(null);
  /** Rugs laid in what is being shown. */
  rugs = $state.raw<Laid[]>([]);
  /** How much of the last of them lies. */
  part = $state(1);
  /** What each player has, as far as it was shown. */
  dirhams = $state.raw<number[] | null>(null);

  /** Shows events one after the other. What has been shown stays until the room itself has it. */
  async show(events: Told[], before: Sight, known: Laid[], layer: HTMLElement, purse: Purse, signal: AbortSignal) {
    const view = before.table?.view as View | undefined;
    if (!view) return;
    this.assam = view.assam;
    this.dirhams = view.merchants.map((merchant) => merchant.dirhams);
    for (const told of events) await this.#event(told, known, layer, purse, signal);
    // What is new is drawn in a task of its own, after the last picture of the motion.
    await new Promise((done) => setTimeout(done));
  }

  clear(): void {
    this.stride = this.assam = this.path = this.thrown = this.slippers = this.dirhams = null;
    this.rugs = [];
    this.part = 1;
  }

  async #event(told: Told, known: Laid[], layer: HTMLElement, purse: Purse, signal: AbortSignal): Promise<void> {
    const event = told.data as Event;
    const assam = this.assam;
    switch (event.event) {
      case "faced":
      case "rotated":
        if (assam && assam.facing !== event.direction) await this.#turn(assam, event.direction, signal);
        break;
      case "walked":
        if (!signal.aborted) sound("die");
        await roll(event.slippers as Face, (thrown) => (this.thrown = thrown), signal);
        this.slippers = event.slippers;
        this.path = event.path;
        await walk(event.path, (stride) => (this.stride = stride), signal);
        this.assam = event.path.at(-1) ?? assam;
        this.stride = this.path = this.thrown = null;
        break;
      case "paid": {
        const [from, to] = [purse(event.seat), purse(event.to)];
        if (!signal.aborted) sound("coins");
        const before = this.dirhams ?? [];
        const pass = (arrived: number) => {
          const dirhams = [...before];
          dirhams[event.seat - 1] = (before[event.seat - 1] ?? 0) - arrived;
          dirhams[event.to - 1] = (before[event.to - 1] ?? 0) + arrived;
          this.dirhams = dirhams;
        };
        const flight = from && to ? coins(layer, from, to, event.paid, signal) : null;
        await Promise.all([flight, count(event.paid, pass, signal)]);
        break;
      }
      case "laid":
        if (!signal.aborted) sound("rug");
        this.part = 0;
        this.rugs = laid([told], [...known, ...this.rugs]).slice(known.length);
        await unroll((part) => (this.part = part), signal);
        break;
      default:
        break;
    }
  }

  async #turn(assam: Assam, direction: Assam["facing"], signal: AbortSignal): Promise<void> {
    await turn(assam.facing, direction, (angle) => (this.stride = at(assam, angle)), signal);
    this.assam = { square: assam.square, facing: direction };
    this.stride = null;
  }
}

const at = (assam: Assam, angle: number): Stride => ({ ...centre(assam.square), angle, lift: 0, gone: 0 });
