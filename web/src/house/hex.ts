/** Bytes as hexadecimal digits, and back. */

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
