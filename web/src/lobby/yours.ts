/** The tables this browser has a place at, as they stand now. */

import type { Shown } from "$protocol";

import * as api from "../house/api";
import { type Place, purse } from "../house/purse.svelte";
import { visit, type Welcome } from "../house/visit";

export interface Yours {
  place: Place;
  shown: Shown;
  /** Of a running game: what we would see at the table. */
  welcome?: Welcome;
}

/** Whether one sits there, or made the table. What is over is ours to look at by its link alone, as a record that was opened here. */
export const has = (place: Place): boolean => place.seats.length > 0 || place.host !== undefined;

/** As many as anybody looks through. */
const MOST = 24;

/** Looks up one's tables: what is gone is let go, what is over is remembered as such. */
export async function yours(over: boolean): Promise<Yours[]> {
  const wanted = purse.places
    .filter((place) => (place.over ? over && purse.key(place.room) : has(place)))
    .slice(0, MOST);
  const found = await Promise.all(wanted.map(lookUp));
  return found.filter((one) => one !== null);
}

async function lookUp(place: Place): Promise<Yours | null> {
  try {
    const shown = await api.look(place.room, purse.key(place.room));
    const { game, at } = place;
    if (shown.stage === "over" && !place.over) purse.keep(place.room, { game, at, over: true });
    if (shown.stage !== "playing") return { place, shown };
    const secrets = [...(place.host ? [place.host] : []), ...place.seats];
    const welcome = await visit(place.room, secrets, (welcome) => welcome).catch(() => undefined);
    return { place, shown, welcome };
  } catch (reason) {
    if (!(reason instanceof api.Refused)) throw reason;
    if (["not_found", "forbidden", "closed"].includes(reason.problem.code)) purse.drop(place.room);
    return null;
  }
}

/** Whose turn it is: ours, somebody's by name, or nobody's. */
export function waitsFor({ welcome }: Yours): { ours: boolean; seat: number | null } {
  const turn = welcome?.sights[0]?.sight.table?.turn;
  const seats = turn?.waits_for === "seat" ? [turn.seat] : turn?.waits_for === "together" ? turn.seats : [];
  return { ours: seats.some((seat) => welcome?.seats.includes(seat)), seat: seats[0] ?? null };
}
