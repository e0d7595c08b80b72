/** Who won, and why. */

import type { Message, Out, Seat, SeatSight, StandingLine } from "$protocol";

import { type Gone, player } from "./game";

export interface Line {
  seat: Seat;
  /** Nothing if the game was broken off. */
  rank: number | null;
  points: number;
  sources: Record<string, number>;
  out: Out | null;
}

/** All players, the best first. */
export function ranking(seats: SeatSight[], standing: StandingLine[]): Line[] {
  const lines = standing.map(({ seat, points, sources }) => {
    const { rank = null, out = null } = seats[seat - 1] ?? {};
    return { seat, rank, points, sources, out };
  });
  return lines.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.points - a.points || a.seat - b.seat);
}

/** The only one on the first rank. */
export function winner(lines: Line[]): Seat | null {
  const first = lines.filter((line) => line.rank === 1);
  return first.length === 1 ? (first[0]?.seat ?? null) : null;
}

/**
 * The result in a few words, and the sentences that say why. `tie` is the source that tells between equal points, `gone`
 * tells who went out by the rules of the game.
 */
export function verdict(lines: Line[], tie?: string, gone: Gone[] = []): { title: Message; reasons: Message[] } {
  const first = lines.filter((line) => line.rank === 1);
  const [best] = first;
  if (!best) return { title: plain("after-broken-off"), reasons: [plain("after-as-it-stood")] };
  const rules = (line: Line): Message[] => gone.filter((one) => one.seat === line.seat).map((one) => one.message);
  const reasons = lines.flatMap((line) => (line.out ? [left(line)] : rules(line)));
  if (first.length > 1) {
    const args = { count: { number: first.length }, points: { number: best.points } };
    return { title: plain("after-shared"), reasons: [{ id: "after-why-shared", args }, ...reasons] };
  }
  const title = { id: "after-wins", args: { player: player(best.seat) } };
  const second = lines.find((line) => line.rank !== 1 && !line.out && rules(line).length === 0);
  // Whoever is out ranks last, whatever the points.
  if (!second) return { title, reasons };
  return { title, reasons: [why(best, second, tie), ...reasons] };
}

function why(best: Line, second: Line, tie?: string): Message {
  const points = { number: best.points };
  const other = player(second.seat);
  if (best.points > second.points) {
    return { id: "after-why-ahead", args: { points, ahead: { number: best.points - second.points }, other } };
  }
  const mine = tie === undefined ? undefined : best.sources[tie];
  const theirs = tie === undefined ? undefined : second.sources[tie];
  if (tie !== undefined && mine !== undefined && theirs !== undefined && mine > theirs) {
    const args = { points, other, mine: { number: mine }, theirs: { number: theirs }, source: { word: tie } };
    return { id: "after-why-tie", args };
  }
  return { id: best.points === second.points ? "after-why-rules" : "after-why-fewer", args: { points, other } };
}

const left = (line: Line): Message => ({
  id: line.out === "resigned" ? "after-resigned" : "after-time-up",
  args: { player: player(line.seat) },
});

const plain = (id: string): Message => ({ id, args: {} });
