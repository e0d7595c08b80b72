/** Pieces and values in words. */

import type { Component, ComponentFault, ComponentValue } from "$protocol";

import { say, words } from "../../words/words.svelte";
import type { Piece } from "./parts";

const id = (name: string): string => name.replaceAll(/[ ._]/g, "-");

/** Names that the game has words for. */
const KNOWN = ["keshi-colour", "keshi-sector", "keshi-luxury", "keshi-resource"];

/** A colour, a sector, a thing: whatever a value names. */
export function nameOf(name: string): string {
  const known = KNOWN.map((kind) => `${kind}-${id(name)}`).find((text) => words.has(text));
  return say(known ?? `owner-thing-${id(name)}`);
}

/** Tiles whose text the game knows: what ours says helps to find one's own. */
const TEXTS: Record<string, string> = {
  scrolls: "keshi-scroll",
  oases: "keshi-oasis",
  "river-tiles": "keshi-river-tile",
  towns: "keshi-town",
};

export const pieceName = ({ name, number }: Piece): string =>
  say(`owner-piece-${name}`, { number: name === "scroll-kinds" ? nameOf(number) : number });

export function pieceText({ name, number }: Piece): string | null {
  const kind = TEXTS[name];
  return kind ? say(`${kind}-${number}`) : null;
}

/** Under which id there are words for a note on where a value comes from. */
export const noteId = (note: string): string =>
  `owner-note-${note
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}`;

/** Lists that are not counted from 1: the first place of each. */
const FROM: Record<string, number> = {
  "stairs-thresholds": 2,
  "lines-left": 2,
  "lines-right": 2,
  "desert-towns-in-play": 2,
};

/** What a value of a piece is. */
export function valueName(piece: Piece, { path }: Component): string {
  const rest = path.slice(piece.id.length + 1);
  const [key = "", place] = rest.split(".");
  if (/^\d+$/.test(rest)) return String(Number(rest) - 1 + (FROM[piece.name] ?? 1));
  if (/^[\d-]+$/.test(rest)) return rest;
  if (words.has(`keshi-colour-${rest}`)) return nameOf(rest);
  return say(`owner-value-${id(key || "shown")}`, { number: place ?? "" });
}

/** A value in short. */
export const valueText = (value: ComponentValue): string => {
  if (!Array.isArray(value)) return typeof value === "number" ? String(value) : nameOf(value);
  return value.map(({ thing, amount }) => (amount === 1 ? nameOf(thing) : `${amount} ${nameOf(thing)}`)).join(" + ");
};

/** What is wrong, as far as we have words for it; the server says the rest. */
export function faultText({ field }: ComponentFault, at?: Component): string {
  const range = at?.can_be;
  if (range?.kind === "number") return say("owner-wrong-number", { least: range.least, most: range.most });
  const about = `owner-box-${id(field.replace(/\.\d+$/, ".tile"))}`;
  return words.has(about) ? say(about) : say("owner-wrong");
}
