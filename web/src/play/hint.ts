/** What a hint is expected to bring, and why, from the server's previews. */

import type { Preview, Seat, StandingLine } from "$protocol";

type Foreseen = Pick<Preview, "standing" | "branches">;

/** Less than this is nothing. */
const LITTLE = 0.05;

/** How everybody stands after it, on average over what chance may bring. */
export function expected({ standing, branches }: Foreseen): StandingLine[] {
  const whole = branches.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return standing;
  const average = (of: (line: StandingLine | undefined) => number | undefined, seat: Seat) =>
    branches.reduce(
      (sum, { weight, standing }) => sum + weight * (of(standing.find((line) => line.seat === seat)) ?? 0),
      0,
    ) / whole;
  return standing.map(({ seat, rank, sources }) => ({
    seat,
    rank,
    points: average((line) => line?.points, seat),
    sources: Object.fromEntries(
      Object.keys(sources).map((source) => [source, average((line) => line?.sources[source], seat)]),
    ),
  }));
}

/** Whose points are expected to change, by what they come from. */
export function changes(
  preview: Foreseen,
  before: StandingLine[],
): { source: string; of: { seat: Seat; by: number }[] }[] {
  const after = expected(preview);
  return [...new Set(after.flatMap(({ sources }) => Object.keys(sources)))].flatMap((source) => {
    const of = after.flatMap(({ seat, sources }) => {
      const had = before.find((line) => line.seat === seat)?.sources[source] ?? 0;
      const by = (sources[source] ?? 0) - had;
      return Math.abs(by) < LITTLE ? [] : [{ seat, by }];
    });
    return of.length > 0 ? [{ source, of }] : [];
  });
}

/** A seat's points less the average of the others'. */
function lead(standing: StandingLine[], seat: Seat): number {
  const others = standing.filter((line) => line.seat !== seat);
  const sum = others.reduce((sum, { points }) => sum + points, 0);
  return (standing.find((line) => line.seat === seat)?.points ?? 0) - sum / Math.max(1, others.length);
}

/** How the first of these choices compares with the rest, as far as they can be foreseen. */
export function why([first, ...rest]: Foreseen[], seat: Seat): "best" | "alike" | "further" | null {
  if (!first || rest.length === 0) return null;
  const own = lead(expected(first), seat);
  const others = rest.map((preview) => lead(expected(preview), seat));
  if (others.every((other) => Math.abs(other - own) < LITTLE)) return "alike";
  return own > Math.max(...others) - LITTLE ? "best" : "further";
}
