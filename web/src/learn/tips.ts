/** What is told about something on a table, and where. */

import type { Snippet } from "svelte";

export type Thing = HTMLElement | SVGElement;

/** What is told of it. */
export interface Tip {
  /** What it is. */
  name?: string;
  /** What it does. */
  text: string[];
  /** What holds of it now: what it costs, what it brings. */
  now?: string[];
  /** The part of the rules that says more. */
  section: string;
}

/** How a game tells of the tiles on its table. */
export interface Telling {
  tell: (thing: Thing) => Tip | null;
  /** The files of words it needs. */
  words: string[];
  /** What no card may lie over, as a selector. */
  clear: string;
  /** What else a card shows. */
  extra: Snippet<[Thing]>;
}

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}

/** Between a card and what it is about. */
const GAP = 8;

/**
 * The corner of a card beside something: below it if there is room, else above, to its right or to its left; always within
 * the room there is. Only where it fits nowhere does it cover what it is about.
 */
export function beside(thing: Box, card: Size, room: Box): { x: number; y: number } {
  const within = (at: number, size: number, from: number, all: number) =>
    Math.max(from, Math.min(at, from + all - size));
  const across = within(thing.x + thing.width / 2 - card.width / 2, card.width, room.x, room.width);
  const down = within(thing.y + thing.height / 2 - card.height / 2, card.height, room.y, room.height);
  const below = thing.y + thing.height + GAP;
  const above = thing.y - GAP - card.height;
  const right = thing.x + thing.width + GAP;
  const left = thing.x - GAP - card.width;
  if (below + card.height <= room.y + room.height) return { x: across, y: Math.max(below, room.y) };
  if (above >= room.y) return { x: across, y: Math.min(above, room.y + room.height - card.height) };
  if (right + card.width <= room.x + room.width) return { x: Math.max(right, room.x), y: down };
  if (left >= room.x) return { x: Math.min(left, room.x + room.width - card.width), y: down };
  return { x: across, y: within(below, card.height, room.y, room.height) };
}
