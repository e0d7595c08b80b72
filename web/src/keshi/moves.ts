/**
 * What moves on the boards when something happened. Things are named as they are drawn, in `data-piece`; those of a
 * player with the seat before them, in `data-seat`: "2 keshi:green".
 */

import type { Colour, Event, Keshis } from "$keshi";
import type { Seat } from "$protocol";

export interface Move {
  /** Where it may come from and where it may go, the likeliest first. */
  from: string[];
  to: string[];
  /** Flies, goes step by step, falls out of the tower; or moves on the spot: turns, shakes, lights up. */
  how: "fly" | "walk" | "fall" | "turn" | "shake" | "glow";
  /** How many steps it goes. */
  steps?: number;
  /** Whether it is drawn as it is counted where it goes, and not as it was. */
  token?: boolean;
}

/** No more of one thing fly. */
const TOKENS = 3;

const of = (seat: Seat, ...names: string[]): string[] => names.map((name) => `${seat} ${name}`);
const times = (count: number, move: Move): Move[] => Array.from({ length: count }, () => move);
const fly = (from: string[], to: string[]): Move => ({ from, to, how: "fly" });
const walk = (name: string): Move => ({ from: [name], to: [name], how: "walk", steps: 1 });
const still = (how: "turn" | "shake" | "glow", ...to: string[]): Move => ({ from: [], to, how });
const each = (keshis: Keshis, move: (colour: Colour) => Move): Move[] =>
  Object.entries(keshis).flatMap(([colour, count]) => times(count ?? 0, move(colour as Colour)));

/** What moves by one event; `stage` is where what was told before it happened. */
function movesOf(event: Event, stage: string[]): Move[] {
  switch (event.event) {
    case "climbed":
      return [walk(`pawn:${event.seat}:${event.stairs}`)];
    case "floated":
    case "landed":
      return [walk(`pawn:${event.seat}:river`)];
    case "fishermen_returned":
      return [1, 2, 3, 4].map((seat) => walk(`pawn:${seat}:river`));
    case "companion_joined":
    case "companion_waits":
    case "companion_left":
      return [walk(`companion:${event.stairs}`)];
    case "assistant_placed":
      return [fly(of(event.seat, "mark"), of(event.seat, `assistant:${event.sector}`))];
    case "took_new":
    case "acted":
    case "idled":
      return [
        fly(of(event.seat, `assistant:${event.sector}`), []),
        still("glow", ...of(event.seat, `sector:${event.sector}`)),
      ];
    case "selected":
      return event.keshis.map((colour) => fly(of(event.seat, `hand:${colour}`), []));
    case "fell":
      return [
        still("shake", "tower"),
        ...each(event.keshis, (colour) => ({ from: ["tower"], to: [`base:${colour}`], how: "fall" })),
      ];
    case "claimed": {
      const { seat, colour, count } = event;
      return times(count, fly([`base:${colour}`], of(seat, `claim:${colour}`, `count:${colour}`)));
    }
    case "deployed": {
      const { seat, colour } = event;
      const from = of(seat, `marker:${colour}`, `claim:${colour}`);
      return [fly(from, of(seat, `marker:${colour}`, `keshi:${colour}`, `count:${colour}`))];
    }
    case "lost":
    case "returned":
    case "exchanged":
    case "spared":
    case "paid_goods":
      return [fly(of(event.seat, `keshi:${event.colour}`, `count:${event.colour}`), [])];
    case "got":
      return times(Math.min(event.count, TOKENS), { ...fly(stage, of(event.seat, event.resource)), token: true });
    case "paid":
      return times(Math.min(event.count, TOKENS), fly(of(event.seat, event.resource), []));
    case "got_scroll":
      return [fly([`scroll:${event.scroll}`], of(event.seat, `scroll:${event.scroll}`, "scroll"))];
    case "got_luxury":
      return [fly([`luxury:${event.luxury}`], of(event.seat, `luxury:${event.luxury}`, "luxury"))];
    case "built":
      return [fly([`shop:${event.workshop}:${event.colour}`], of(event.seat, `gate:${event.space}`, "gate"))];
    case "discovered":
    case "claimed_oasis":
      return [fly([`oasis:${event.oasis}`], of(event.seat, `oasis:${event.oasis}`, "strip"))];
    case "town_found":
      return [fly([`town:${event.town}`], of(event.seat, `town:${event.town}`, "strip"))];
    case "town_claimed":
      return [still("glow", ...of(event.seat, `town:${event.town}`))];
    case "scroll_helped":
      return [still("glow", ...of(event.seat, `scroll:${event.scroll}`))];
    case "disc_turned":
    case "disc_placed":
      return [still("turn", ...of(event.seat, "disc"))];
    case "scroll_shown":
      return [fly([], [`scroll:${event.scroll}`])];
    case "luxury_shown":
      return [fly([], [`luxury:${event.luxury}`])];
    case "open_oasis":
      return [fly([], [`oasis:${event.oasis}`])];
    case "provision_shown":
    case "provision_settled":
      return [fly([], of(event.seat, `provision:${event.tile}`))];
    default:
      return [];
  }
}

/** What moves, in its order. Several steps of one pawn are one walk. */
export function movesFor(events: Event[]): Move[] {
  const moves: Move[] = [];
  let stage: string[] = [];
  for (const event of events) {
    for (const move of movesOf(event, stage)) {
      const walked = move.how === "walk" ? moves.find((one) => one.how === "walk" && one.to[0] === move.to[0]) : null;
      if (walked) walked.steps = (walked.steps ?? 0) + 1;
      else moves.push({ ...move });
      // What is paid or gained is no place where more comes from.
      if (event.event !== "got" && event.event !== "paid") stage = move.to.length > 0 ? move.to : move.from;
    }
  }
  return moves;
}

/** By how much each player's numbers change: "2 dinar" is one of them. */
export function changesFor(events: Event[]): Map<string, number> {
  const changes = new Map<string, number>();
  const add = (name: string, by: number) => changes.set(name, (changes.get(name) ?? 0) + by);
  for (const event of events) {
    if (event.event === "scored") add(`${event.seat} points`, event.points);
    else if (event.event === "got") add(`${event.seat} ${event.resource}`, event.count);
    else if (event.event === "paid") add(`${event.seat} ${event.resource}`, -event.count);
  }
  return new Map([...changes].filter(([, by]) => by !== 0));
}

/** How long one thing is on its way, and how much later the next one leaves, in milliseconds; none takes over `MOST`. */
export const FLIGHT = 380;
export const GAP = 60;
export const MOST = 1200;
/** All that waits is shown in about this time, however much it is. */
export const ALL = 3000;
/** How long something that others did is to be seen at least. */
export const HOLD = 600;

/** How fast so many moves go while so many things wait to be shown. */
export function paceOf(moves: number, waiting: number): { flight: number; gap: number; hold: number } {
  const rush = Math.min(1, ALL / (HOLD * Math.max(1, waiting)));
  const flight = FLIGHT * Math.max(0.25, rush);
  const gap = moves > 1 ? Math.min(GAP, (MOST - FLIGHT) / (moves - 1)) * rush : 0;
  return { flight, gap, hold: HOLD * rush };
}
