/** Whether a game was played with the dice that were promised: docs/fair-dice.md, step by step. */

// A library, because browsers hand out their SHA-256 on secure pages only, and a table at home is often none.
import { sha256 } from "@noble/hashes/sha2.js";

import { hex, unhex } from "../../house/hex";
import type { FairDice, GameRecord } from "./record";
import { Stream } from "./stream";

/** One draw: what the record says, and what the dice give. */
export interface Draw {
  line: number;
  told: string;
  given: string;
}

export interface Found {
  dice: FairDice;
  /** What the seed's commitment has to be. */
  commitment: string;
  key: string;
  /** The seats as the dice give them; nothing if they were not drawn. */
  seats: string[] | null;
  /** As the record has them. */
  told: string[];
  /** Nothing if the game's outcomes cannot be listed without its rules. */
  draws: Draw[] | null;
  /** How many draws the record has. */
  count: number;
}

/** What could come at a draw, with weights, in the order of the dice's list. */
export type Odds = [outcome: string, weight: number][];

/** What could come at each draw of a game, and the version of the rules for which that holds. */
export interface Draws {
  rules: number;
  odds: (record: GameRecord) => Iterable<Odds>;
}

/** The stream the seats are drawn from. */
const SEATS = 2n ** 64n - 1n;

const utf8 = new TextEncoder();

function little(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number, true);
  return new Uint8Array(bytes.buffer);
}

function text(t: string): Uint8Array {
  const bytes = utf8.encode(t);
  return joined(little(bytes.length), bytes);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export const commitmentOf = (seed: string): string =>
  hex(sha256(joined(utf8.encode("jemaa dice 1 commitment"), unhex(seed))));

export function keyOf({ seed, room, luck }: FairDice): Uint8Array {
  const parts = [utf8.encode("jemaa dice 1 key"), unhex(seed), text(room), little(luck.length), ...luck.map(text)];
  return sha256(joined(...parts));
}

/** Who sits where: all shuffled, or in their round from whoever begins. */
function seated(key: Uint8Array, chairs: string[], round: boolean): string[] {
  const stream = new Stream(key, SEATS);
  const order = chairs.map((_, chair) => chair);
  for (let last = order.length - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  const first = order[0] ?? 0;
  return round ? [...chairs.slice(first), ...chairs.slice(0, first)] : order.map((chair) => chairs[chair]!);
}

function drawn(stream: Stream, odds: Odds): string {
  const all = odds.reduce((sum, [, weight]) => sum + weight, 0);
  let number = stream.below(all);
  for (const [outcome, weight] of odds) {
    if (number < weight) return outcome;
    number -= weight;
  }
  return "";
}

/** Draws everything again, the outcomes only if the game lists them; nothing if the record has no dice. */
export function check(game: GameRecord, listed?: Draws): Found | null {
  const { dice } = game;
  if (!dice) return null;
  const key = keyOf(dice);
  const chances = game.steps.filter((step) => step.seat === null);
  let draws: Draw[] | null = null;
  if (listed && listed.rules === game.rules && !game.started) {
    const odds = [...listed.odds(game)];
    draws = chances.map(({ line, what }, k) => {
      return { line, told: what, given: drawn(new Stream(key, BigInt(k)), odds[k] ?? []) };
    });
  }
  return {
    dice,
    commitment: commitmentOf(dice.seed),
    key: hex(key),
    seats: dice.chairs ? seated(key, dice.chairs, dice.round ?? false) : null,
    told: game.seats,
    draws,
    count: chances.length,
  };
}
