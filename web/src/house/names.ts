/** How the players of a table are called. */

import type { Seat, ShownSeat } from "$protocol";

/** Bots have a level and no name; at a table they get one of these. */
const BOTS = ["Salma", "Tariq", "Inès", "Youssef", "Nora", "Karim", "Leïla", "Samir"];

export function named(seats: Pick<ShownSeat, "name" | "bot">[]): string[] {
  const people = new Set(seats.filter((seat) => !seat.bot).map((seat) => seat.name));
  const free = BOTS.filter((name) => !people.has(name));
  return seats.map((seat, at) => (seat.bot ? free.shift() : seat.name) ?? String(at + 1));
}

/** Some of them, one after the other. */
export const listed = (names: string[], seats: Seat[]): string => seats.map((seat) => names[seat - 1] ?? "").join(", ");
