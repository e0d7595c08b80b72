/** What is worth remembering of any game: who led, and when much changed at once. */

import type { Past, Seat, StandingLine } from "$protocol";

import { type AfterGame, type Moment, player } from "./game";
import { pointsOf } from "./turns";

/** Who is ahead of all others; nobody if several are. */
function leader(standing: StandingLine[]): Seat | null {
  const most = Math.max(...standing.map((line) => line.points));
  const ahead = standing.filter((line) => line.points === most);
  return ahead.length === 1 ? (ahead[0]?.seat ?? null) : null;
}

function lead(past: Past[]): Moment[] {
  let changes = 0;
  let ahead: Seat | null = null;
  let since = 0;
  for (const { standing, version } of past) {
    const seat = leader(standing);
    if (seat === null || seat === ahead) continue;
    if (ahead !== null) changes += 1;
    ahead = seat;
    since = version;
  }
  if (ahead === null) return [];
  const id = changes === 0 ? "after-led-throughout" : "after-lead-changed";
  return [{ message: { id, args: { player: player(ahead), times: { number: changes } } }, version: since }];
}

/** The most that anybody won, or lost, with one version. */
function swing(past: Past[]): Moment[] {
  let most = 0;
  let moment: Moment | null = null;
  past.forEach(({ standing, version }, at) => {
    const before = past[at - 1];
    if (!before) return;
    for (const { seat, points } of standing) {
      const change = points - pointsOf(before.standing, seat);
      if (Math.abs(change) <= most) continue;
      most = Math.abs(change);
      const args = { player: player(seat), points: { number: most } };
      moment = { message: { id: change > 0 ? "after-largest-gain" : "after-largest-loss", args }, version };
    }
  });
  return moment ? [moment] : [];
}

/** How far the winner was behind at worst. */
function comeback(past: Past[], winner: Seat | null): Moment[] {
  if (winner === null) return [];
  let most = 0;
  let moment: Moment | null = null;
  for (const { standing, version } of past) {
    const behind = Math.max(...standing.map((line) => line.points)) - pointsOf(standing, winner);
    if (behind <= most) continue;
    most = behind;
    const args = { player: player(winner), points: { number: behind } };
    moment = { message: { id: "after-furthest-behind", args }, version };
  }
  return moment ? [moment] : [];
}

/** At most `most` moments: the game's own first. */
export function remembered(past: Past[], winner: Seat | null, game: AfterGame = {}, most = 4): Moment[] {
  const own = game.moments?.(past) ?? [];
  const told = new Set(own.map((moment) => moment.version));
  const general = [
    ...swing(past).filter((moment) => !told.has(moment.version)),
    ...lead(past),
    ...comeback(past, winner),
  ];
  return [...own, ...general].slice(0, most);
}
