/** The values of the box by part and by piece, as they lie on a table. */

import type { Component, ComponentFault } from "$protocol";

export interface Piece {
  /** What the names of its values begin with. */
  id: string;
  /** What it is, for the files of words. */
  name: string;
  /** Which of its kind, as printed or as we count. */
  number: string;
  values: Component[];
}

/** Those that are drawn as a whole; of others, each value is. */
export const DRAWN = [
  "oases",
  "luxury",
  "provisions",
  "river-tiles",
  "offices-base",
  "offices-extra",
  "scrolls",
  "scroll-kinds",
  "towns",
  "workshops",
  "staircase-tiles",
  "square-disc",
  "square-purple-disc",
  "square-ring",
];

export interface Part {
  name: string;
  /** Those with values that nobody has seen yet come first. */
  open: Piece[];
  seen: Piece[];
}

/** Pieces of which there are several: what names the kind, and which of it. */
const TILE =
  /^(river_tiles|workshops|scroll_kinds|scrolls|luxury|offices\.base|offices\.extra|oases|provisions|tower|staircase_tiles|towns)\.([^.]+)/;

function pieceOf(path: string): Omit<Piece, "values"> {
  const tile = TILE.exec(path);
  const id = tile ? tile[0] : path.slice(0, path.lastIndexOf("."));
  return { id, name: (tile?.[1] ?? id).replaceAll(/[._]/g, "-"), number: tile?.[2] ?? "" };
}

/** Parts in the order of the box, but those first of which something is still to be seen. */
export function parts(components: Component[]): Part[] {
  const files = new Map<string, Map<string, Piece>>();
  for (const component of components) {
    const pieces = files.get(component.file) ?? new Map<string, Piece>();
    files.set(component.file, pieces);
    const piece = pieceOf(component.path);
    const known = pieces.get(piece.id);
    if (known) known.values.push(component);
    else pieces.set(piece.id, { ...piece, values: [component] });
  }
  const all = [...files].map(([file, pieces]): Part => {
    const whole = [...pieces.values()].filter(({ values }) => values.every(({ confirmed }) => confirmed));
    const open = [...pieces.values()].filter((piece) => !whole.includes(piece));
    return { name: file.replace(/\.toml$/, ""), open, seen: whole };
  });
  return [...all.filter(({ open }) => open.length > 0), ...all.filter(({ open }) => open.length === 0)];
}

export const pieces = ({ open, seen }: Part): Piece[] => [...open, ...seen];

/** Where a fault is told: at a value, at a piece, at a part; otherwise with the file as a whole. */
export function placeOf(all: Part[], { field }: ComponentFault): { part?: Part; piece?: Piece; path?: string } {
  const within = (path: string) => path === field || path.startsWith(`${field}.`);
  for (const part of all) {
    const touched = pieces(part).filter(({ values }) => values.some(({ path }) => within(path)));
    const piece = touched[0];
    if (!piece) continue;
    if (touched.length > 1) return { part };
    return piece.values.some(({ path }) => path === field) ? { part, piece, path: field } : { part, piece };
  }
  return {};
}
