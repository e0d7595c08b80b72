import { hex } from "./hex";

/** So many random bytes, as hexadecimal digits. */
export function digits(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** A secret as the server makes them too. */
export const secret = (): string => digits(20);
