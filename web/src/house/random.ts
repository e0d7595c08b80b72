/** So many random bytes, as hexadecimal digits. */
export function digits(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A secret as the server makes them too. */
export const secret = (): string => digits(20);
