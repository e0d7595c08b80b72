/** What tiles are made of: their paper and its edge, whatever the light. */
export const PAPER = "#fffbf3";
export const EDGE = "#b99f74";
export const INK = "#2a1d12";
export const SOFT = "#6b5238";
export const RUST = "#a8411f";

/** A tile's number as it is written: two digits. */
export const two = (tile: number): string => String(tile).padStart(2, "0");
