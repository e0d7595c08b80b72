/** What an answer changes, in numbers: the present compared with what the server says would be then. */

import type { Action, Board, Colour, Open } from "$keshi";
import type { Preview, Seat, StandingLine } from "$protocol";

import { GOODS } from "../pieces/colours";
import type { Part } from "../pieces/parts";
import { RESOURCES } from "../pieces/printed";
import { colourOf, HOMES } from "../sectors";
import { sectorSign } from "./signs";

export interface Change {
  /** Whose. */
  seat: Seat;
  sign: Part;
  /** What it is, as an id of words. */
  what: string;
  from: number;
  to: number;
  /** How many there can be. */
  of?: number;
  /** How it compares with other answers, if it stands out. */
  than?: "only" | "most";
}

interface Counted {
  sign: Part;
  what: string;
  count: (board: Board) => number;
  /** Of keshis, their colour, and whether it is at home in a sector. */
  colour?: Colour;
  home?: boolean;
}

/** What lies on a board, as far as it is counted, and in the order of what is told if there is no place for all. */
const COUNTED: Counted[] = [
  ...HOMES.map((home): Counted => ({
    sign: sectorSign(home),
    what: `keshi-sector-${home}`,
    count: (board) => board.keshis[home],
    ...(colourOf(home) ? { colour: colourOf(home) as Colour } : {}),
    home: true,
  })),
  ...GOODS.map((good): Counted => ({
    sign: { bonus: { keshi: good } },
    what: `keshi-colour-${good}`,
    count: (board) => board.goods[good],
    colour: good,
  })),
  { sign: { icon: "vendor" }, what: "city-icon-vendor", count: (board) => board.vendors.length, colour: "red" },
  { sign: { icon: "palace_step" }, what: "keshi-stairs-palace", count: (board) => board.stairs.palace },
  { sign: { icon: "mosque_step" }, what: "keshi-stairs-mosque", count: (board) => board.stairs.mosque },
  { sign: { icon: "river_step" }, what: "city-icon-river-step", count: (board) => board.river },
  { sign: { icon: "scroll" }, what: "city-icon-scroll", count: (board) => board.scrolls.length },
  { sign: { icon: "luxury" }, what: "city-icon-luxury", count: (board) => board.luxury.length },
  {
    sign: { icon: "gate" },
    what: "city-icon-gate",
    count: (board) => board.gates.filter((gate) => gate !== null).length,
  },
  { sign: { icon: "claim" }, what: "city-icon-oasis", count: (board) => board.claimed.length },
  ...RESOURCES.map((one): Counted => ({
    sign: { bonus: { resource: [one, 1] } },
    what: `keshi-resource-${one}`,
    count: (board) => board.resources[one],
  })),
];

const same = (one: Change) => (other: Change) => other.seat === one.seat && other.what === one.what;

/** What comes of an answer, marked where no other answer brings that, or not as much. */
export function compared([first = [], ...others]: Change[][]): Change[] {
  return first.map((one) => {
    const gained = others.map((changes) => (changes.find(same(one))?.to ?? one.from) - one.from);
    const by = one.to - one.from;
    if (by <= 0 || gained.length === 0 || gained.some((other) => other >= by)) return one;
    if (gained.some((other) => other > 0)) return { ...one, than: "most" };
    // That no other answer brings the same keshi goes without saying.
    return /^keshi-(sector|colour)-/.test(one.what) ? one : { ...one, than: "only" };
  });
}

/** What an answer is, and so need not say of itself that there is one more of it. */
const ITSELF = {
  scroll: "city-icon-scroll",
  luxury: "city-icon-luxury",
  gate: "city-icon-gate",
  oasis: "city-icon-oasis",
};

/** What comes of an answer beside itself. */
export function besides(action: Action, changes: Change[]): Change[] {
  const [, what] = Object.entries(ITSELF).find(([kind]) => typeof action === "object" && kind in action) ?? [];
  return changes.filter((one) => one.what !== what || one.to !== one.from + 1);
}

/** What comes of all answers alike, and what comes of each beside that. */
export function apart(all: Change[][]): { common: Change[]; rest: Change[][] } {
  const [first, ...others] = all;
  if (!first || others.length === 0) return { common: [], rest: all };
  const common = first.filter((one) => others.every((changes) => changes.find(same(one))?.to === one.to));
  return { common, rest: all.map((changes) => changes.filter((one) => !common.some(same(one)))) };
}

/** Keshis of a colour that are still to be placed: those beside the board, and those of which is asked where. */
function coming({ boards, seat: now, stack }: Open, seat: Seat, colour: Colour): number {
  const placed = stack.filter(
    (effect) => typeof effect === "object" && "deploy" in effect && effect.deploy.colour === colour,
  );
  return (boards[seat - 1]?.aside[colour] ?? 0) + (now === seat ? placed.length : 0);
}

/** All that changes, one's own first; `size`: how many keshis fill a sector. */
export function changes(
  before: { open: Open; standing: StandingLine[] },
  preview: Preview,
  me: Seat,
  size: number | undefined,
): Change[] {
  const after = (preview.view as { open: Open } | null)?.open;
  const seats = [me, ...before.standing.map(({ seat }) => seat).filter((seat) => seat !== me)];
  return seats.flatMap((seat) => {
    const points = (standing: StandingLine[]) => standing.find((line) => line.seat === seat)?.points ?? 0;
    const [from, to] = [points(before.standing), points(preview.standing)];
    const scored: Change[] = from === to ? [] : [{ seat, sign: { icon: "star" }, what: "city-icon-star", from, to }];
    const [was, is] = [before.open.boards[seat - 1], after?.boards[seat - 1]];
    if (!was || !is || !after) return scored;
    const counted = COUNTED.flatMap(({ sign, what, count, colour, home }): Change[] => {
      let [from, to] = [count(was), count(is)];
      if (from === to && colour) {
        from += coming(before.open, seat, colour);
        to += coming(after, seat, colour);
      }
      if (from === to) return [];
      return [{ seat, sign, what, from, to, ...(home && size ? { of: size } : {}) }];
    });
    return [...scored, ...counted];
  });
}
