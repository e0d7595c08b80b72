/** Numbers in the tables of points. */

import type { Flow } from "./game";

export const plain = (number: number): string => (number < 0 ? `−${-number}` : String(number));

export function signed(flow: Flow, number: number): string {
  if (number === 0 || !flow.sign) return String(number);
  return flow.sign === "gain" ? `+${number}` : `−${number}`;
}
