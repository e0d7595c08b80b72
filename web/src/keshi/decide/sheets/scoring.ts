/** What was told of the last scoring, step by step. */

import type { Event } from "$keshi";
import type { Past, Seat, Told } from "$protocol";

/** The parts of a scoring in their order, by the sources of their points. At the game's end all is told player by player. */
const PARTS = ["river_tiles", "provisions", "full_sectors", "oases", "towns", "leftovers"] as const;
export type Part = (typeof PARTS)[number];

/** What begins a part, if it is not the source of points that are told. */
const BEGINS: Partial<Record<Event["event"], Part>> = {
  river_won: "river_tiles",
  river_unwon: "river_tiles",
  provided: "provisions",
  full_sectors: "full_sectors",
  oasis_scored: "oases",
  town_scored: "towns",
};
/** What the steps tell by their sums. */
const SUMMED: Event["event"][] = ["scored", "decided", "chose", "ended"];

export interface Step {
  part: Part;
  /** What was told of it. */
  told: Told[];
  /** What each player gains or loses by it, and has after it, in the order of the seats. */
  gains: number[];
  totals: number[];
}

export interface Scoring {
  season: number;
  /** Whether it ends the game. */
  final: boolean;
  /** Whether all has been scored. */
  whole: boolean;
  /** What each player had before it. */
  before: number[];
  steps: Step[];
}

const eventOf = ({ data }: Told): Event => data as Event;
const kindOf = (told: Told): Event["event"] => eventOf(told).event;

/** The part to which something that was told belongs, if not to that of what was told before. */
function partOf(event: Event): Part | undefined {
  const source = event.event === "scored" ? PARTS.find((part) => part === event.source) : undefined;
  return source ?? BEGINS[event.event];
}

/** The last end of a season or of the game. */
export function lastScoring(past: Past[]): Scoring | null {
  // It begins when the river is won, or not, for the first time in a season.
  let [first, season]: [number | null, number] = [null, 0];
  const all = past.flatMap(({ events }, at) => events.map((told) => ({ told, at })));
  for (const [at, { told }] of all.entries()) {
    const event = eventOf(told);
    if (event.event === "season_began") season = event.season;
    if (!["river_won", "river_unwon", "provided"].includes(event.event)) continue;
    const began = all.findLastIndex(({ told }, n) => n < at && kindOf(told) === "season_began");
    if (first === null || began > first) first = at;
  }
  if (first === null) return null;
  const rest = all.slice(first);
  const next = rest.findIndex(({ told }) => kindOf(told) === "season_began");
  const scored = next < 0 ? rest : rest.slice(0, next);
  const last = scored.at(-1);
  const standing = (last && past[last.at]?.standing) ?? [];
  const seats = standing.map(({ seat }) => seat).sort((a, b) => a - b);

  const steps = new Map<Part, Step>();
  let part: Part = "river_tiles";
  for (const { told } of scored) {
    const event = eventOf(told);
    part = partOf(event) ?? part;
    const step = steps.get(part) ?? { part, told: [], gains: seats.map(() => 0), totals: [] };
    steps.set(part, step);
    if (!SUMMED.includes(event.event)) step.told.push(told);
    const at = event.event === "scored" ? seats.indexOf(event.seat) : -1;
    if (event.event === "scored" && at >= 0) step.gains[at] = (step.gains[at] ?? 0) + event.points;
  }

  const order = PARTS.flatMap((part) => steps.get(part) ?? []);
  // What is known is how it stood at the end.
  let totals = seats.map((seat) => standing.find((line) => line.seat === seat)?.points ?? 0);
  for (const step of order.toReversed()) {
    step.totals = totals;
    totals = totals.map((points, at) => points - (step.gains[at] ?? 0));
  }
  const provided = new Set<Seat>(
    scored.flatMap(({ told }) => {
      const event = eventOf(told);
      return event.event === "provided" ? [event.seat] : [];
    }),
  );
  const final = scored.some(({ told }) => kindOf(told) === "ended");
  return {
    season: season - (next < 0 ? 0 : 1),
    final,
    whole: final || provided.size === seats.length,
    before: totals,
    steps: order,
  };
}
