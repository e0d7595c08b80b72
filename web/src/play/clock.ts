/** What is left of somebody's time. */

import type { ClockSight, Seat } from "$protocol";

/** Below this it is urgent. */
export const URGENT = 10_000;
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a seat has left now, in milliseconds; `now` is the time on the server's own clock. */
export function left(clock: ClockSight, seat: Seat, now: number): number {
  const had = clock.left[seat - 1] ?? 0;
  return clock.running.includes(seat) ? Math.max(0, had - Math.max(0, now - clock.at)) : had;
}

/** A time in words or in figures: days and hours, or less than a day. */
export type Shown = { unit: "days"; days: number; hours: number } | { unit: "figures"; figures: string };

export function shown(left: number): Shown {
  if (left >= DAY) return { unit: "days", days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  // Nobody has 0:00 left before it is over.
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const figures = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { unit: "figures", figures };
}

/** In how many milliseconds what is shown changes. */
export const nextChange = (left: number): number => (left > DAY ? 60_000 : left % SECOND || SECOND);
