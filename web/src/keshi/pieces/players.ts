/** The players' colours as things on the board, which stay the same by day and by night. */
import type { Seat } from "$protocol";

export interface Robe {
  body: string;
  dark: string;
  light: string;
}

const ROBES: Robe[] = [
  { body: "#2f48ae", dark: "#141c57", light: "#cbd8ff" },
  { body: "#b8352d", dark: "#641310", light: "#fad9be" },
  { body: "#e6a62e", dark: "#85510a", light: "#fff0c4" },
  { body: "#3ba396", dark: "#0d4a45", light: "#ddf6ec" },
];

export const robe = (seat: Seat): Robe => ROBES[(seat - 1) % ROBES.length]!;
