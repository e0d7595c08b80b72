/** Where on the boards something can be chosen. Nothing here says what is allowed: that comes from the server. */

import type { Action, Open } from "$keshi";

/**
 * A place on a board: what it is, and which. A place of a player's board is meant of the board of whoever is asked.
 *
 * sector:SECTOR a sector's tile · new:SECTOR its next free space · assistant:SECTOR where its assistant stands ·
 * vendor:SECTOR its vendor's space · square:1–8 a space of the main square · path:left|right|start where the next caravan
 * goes · gate:1–8 a gate's space · keshi:COLOUR a keshi of this colour in the general supply, or its next free space ·
 * own:COLOUR the last keshi of this colour on the board · resource:RESOURCE · storage · supply ·
 * hand:COLOUR behind the screen · base:COLOUR in the tower's base · scroll:N · kind:KIND a kind's price ·
 * workshop:N:COLOUR a gate for sale · oasis:N · luxury:N · office:COLOUR · line:SPACE a bead of one's line ·
 * stairs:palace|mosque · rapid:1–4 · prize:1–2 on the river tile · provision:N · town:N
 */
export type Place = string;

/** Where an action is lit: where it is taken from, and where it goes to. */
export function placesOf(action: Action, open: Open): Place[] {
  if (action === "step" || action === "stop") return [];
  if ("select" in action) return action.select.map((colour) => `hand:${colour}`);
  if ("supply" in action) return ["supply"];
  // It is turned in the bar.
  if ("disc" in action) return [];
  if ("provision" in action) return [`provision:${action.provision}`];
  if ("assistant" in action) return [`assistant:${action.assistant}`];
  if ("claim" in action) return [`base:${action.claim[0]}`];
  if ("new" in action) return [`new:${action.new}`];
  if ("act" in action) return [`sector:${action.act}`];
  if ("idle" in action) return [`assistant:${action.idle}`];
  if ("keshi" in action) return [`keshi:${action.keshi}`];
  if ("vendor" in action) return [`vendor:${action.vendor}`];
  if ("entertainer" in action) return [`square:${action.entertainer}`];
  if ("caravan" in action) return [`path:${action.caravan}`];
  if ("take" in action) return [`resource:${action.take}`];
  if ("harvest" in action) return [action.harvest === "date" ? "resource:date" : `scroll:${Number(action.harvest)}`];
  if ("pay" in action) return [`resource:${action.pay}`];
  if ("stairs" in action) return [`stairs:${action.stairs}`];
  if ("line" in action) return [`line:${action.line}`];
  if ("bonus" in action) return [`square:${action.bonus}`];
  if ("scroll" in action) return [`scroll:${action.scroll}`];
  if ("refresh" in action) return [`kind:${action.refresh}`];
  if ("gate" in action) return [`workshop:${action.gate[0]}:${action.gate[1]}`];
  if ("space" in action) return [`gate:${action.space}`];
  if ("oasis" in action) return [`oasis:${action.oasis}`];
  if ("exchange" in action) return [`office:${action.exchange}`];
  if ("luxury" in action) return [`luxury:${action.luxury}`];
  if ("return" in action) return [`own:${action.return}`];
  if ("return_entertainer" in action) return [`square:${action.return_entertainer}`];
  if ("return_vendor" in action) return [`vendor:${action.return_vendor}`];
  if ("rapid" in action) return [`rapid:${action.rapid}`];
  if ("prize" in action) return [`prize:${action.prize}`];
  if ("provide" in action) return open.boards[open.seat - 1]?.provisions.map((tile) => `provision:${tile}`) ?? [];
  return [`town:${action.town}`];
}

/** The part of the table where a place lies. */
export type Panel = "own" | "city" | "market" | "others";

const PANELS: Record<string, Panel> = {
  line: "city",
  stairs: "city",
  rapid: "city",
  prize: "city",
  scroll: "market",
  kind: "market",
  workshop: "market",
  luxury: "market",
  office: "market",
  town: "market",
  base: "market",
};

export const panelOf = (place: Place): Panel => PANELS[place.split(":")[0] ?? ""] ?? "own";
