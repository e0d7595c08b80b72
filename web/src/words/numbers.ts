/** Numbers as the page's language writes them. */

import { prefs } from "../prefs.svelte";

/** A number with so many digits after the point. */
export const decimal = (value: number, digits = 0): string =>
  new Intl.NumberFormat(prefs.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A part of the whole, from 0 to 1, in whole percent. */
export const percent = (part: number): string => new Intl.NumberFormat(prefs.lang, { style: "percent" }).format(part);

/** A whole number; a minus is no hyphen. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** What came to some points. */
export const gain = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? plain(points) : "–");

/** By how much something changes, with at most one digit after the point. */
export const signed = (value: number): string =>
  `${value < 0 ? "−" : "+"}${decimal(Math.abs(value), Number.isInteger(value) ? 0 : 1)}`;
