/** The first lesson of rugs: a real game, of which the person plays the turns that teach something. */

/** One card of the coach. */
export interface Beat {
  /** Its text is `learn-coach-` and this. */
  id: string;
  /** What the house does before: `2 s` is seat 2, `* 3` the die. */
  run?: string[];
  /** Whether that is shown in a blink. */
  quick?: true;
  /** What the person is to do, `any` if all is well; without it they read on. */
  want?: string;
  /** Why something else is not right here, by action; the rest is told in `otherwise`. */
  why?: Record<string, string>;
  otherwise?: string;
  /** What the coach points at, as a selector; otherwise at what is to be done. */
  look?: string;
  /** How fingers do it, where that is new. */
  tap?: string;
}

export const OPTIONS = { players: 3 };
/** The person plays last, so that the last rug of the game is theirs. */
export const SEAT = 3;
export const OTHERS = ["Salma", "Tariq"];

/** The whole game but for its last turn: the way, the die and the rug of each turn. */
const TURNS = [
  ["w 4 b3-b4", "n 1 b2-b3", "w 3 b1-b2", "s 4 a5-b5", "e 2 e6-f6", "n 3 c2-d2", "n 1 d1-d2", "n 3 f4-f5"],
  ["e 3 d2-e2", "n 3 c2-d2", "s 2 d5-e5", "w 3 b5-b6", "w 1 a3-b3", "s 1 b5-c5", "w 3 c5-d5", "s 3 b5-c5"],
  ["e 3 d5-d6", "e 2 f5-f6", "e 4 c6-d6", "s 2 d6-d7", "e 3 g5-g6", "w 1 f6-g6", "w 2 c6-c7", "w 4 b7-c7"],
  ["w 3 a6-b6", "n 3 b2-b3", "w 3 b2-c2", "e 3 e2-f2", "e 2 f2-g2", "s 4 f4-g4", "s 4 d6-e6", "e 4 e6-f6"],
  ["w 3 b6-c6", "w 2 b6-b7", "e 4 f7-g7", "s 2 e5-e6", "n 3 d4-d5", "e 2 f4-f5", "n 3 d2-e2", "e 3 g2-g3"],
  ["w 2 d1-d2", "s 4 d5-d6", "w 2 d5-e5", "n 4 c2-c3"],
].flat();

/** The steps of the turns from one to another, counted from 1. */
function turns(from: number, to: number): string[] {
  return TURNS.slice(from - 1, to).flatMap((turn, i) => {
    const seat = ((from - 1 + i) % OPTIONS.players) + 1;
    const [way, die, rug] = turn.split(" ");
    return [`${seat} ${way}`, `* ${die}`, `${seat} ${rug}`];
  });
}

const [east, toF2, wide] = turns(9, 9) as [string, string, string];
const [west, toB4, cut] = turns(12, 12) as [string, string, string];
const [, , covers, ...tariq] = turns(10, 11) as [string, string, string];

export const BEATS: Beat[] = [
  { id: "welcome", run: turns(1, 8), quick: true },
  { id: "points", look: '.active[data-rule="merchant"]' },
  { id: "way", want: east, why: { s: "learn-not-south", w: "learn-not-west" }, tap: "learn-tap-way" },
  { id: "mosaic", run: [toF2] },
  { id: "rug", want: wide, otherwise: "learn-not-that-rug", tap: "learn-tap-rug" },
  { id: "paid", run: turns(10, 10).slice(0, 2) },
  { id: "halves", run: [covers, ...tariq] },
  { id: "risk", want: west, why: { e: "learn-not-east", s: "learn-not-south-again" } },
  { id: "cut", run: [toB4], want: cut, otherwise: "learn-not-that-cut" },
  { id: "last", run: turns(13, 44), quick: true, want: "any" },
  { id: "last-rug", run: ["* 3"], want: "any" },
  { id: "end" },
];
