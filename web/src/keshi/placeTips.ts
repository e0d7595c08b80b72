/** What cards tell of the places of a board, and of who stands there. */

import type { Colour, Sector } from "$keshi";

import { sectorPart } from "./learn/rules";
import type { Tip } from "../learn/tips";
import { say } from "../words/words.svelte";
import { type About, playerOf, rules } from "./about";
import { titled, told } from "./board/told";

export function sector({ seen, id }: About): Tip {
  const which = id as Sector;
  const section = sectorPart(which);
  const gives = say(`city-gives-${which}`, { count: seen.figures.actions[which], dates: seen.now.resources.date });
  const water = seen.figures.water[which];
  return {
    name: titled(say(`keshi-sector-${which}`)),
    text: rules(which === "sahara" ? "sahara-2" : `${section}-1`),
    now: [
      say("city-board-now", { gives }),
      told(seen, which),
      ...(water > 0 ? [say("city-tip-water", { count: water })] : []),
    ],
    section,
  };
}

/** What placing a keshi in a sector brings, or what one there is for. */
const PLACING: Partial<Record<Sector, string[]>> = {
  orchard: ["orchard-2"],
  square: ["square-2"],
  sahara: ["sahara-1"],
  medina: ["medina-1"],
  souk: ["souk-1"],
};

export function citizen({ name }: About, home: Sector | undefined): Tip {
  if (!home) return { name, text: rules("vendors-1"), section: "vendors" };
  const section = sectorPart(home);
  return { name, text: rules(...(PLACING[home] ?? [`${section}-1`])), section };
}

export function hand({ table, seat, id, name }: About): Tip {
  if (table.board(seat).placeholders.includes(id as Colour))
    return { name, text: rules("placeholder-1"), section: "placeholder" };
  return { name, text: rules(id === "red" ? "select-2" : "select-1"), section: "select" };
}

export function storage({ table, id, name }: About): Tip {
  const icon = table.pieces?.storage[Number(id) - 1];
  const item = { keshi: "storage-item-1", exchange: "storage-item-2", scroll: "storage-item-3" };
  const more = icon && icon !== "blank" ? [item[icon]] : [];
  return { name, text: rules("storage-1", ...more), section: "storage" };
}

export function companion({ table, id }: About): Tip {
  const who = say(`keshi-${id}`);
  const at = table.open.companions[id === "sultan" ? 0 : 1];
  const now =
    at === undefined || at === "nowhere"
      ? []
      : "on" in at
        ? [say("city-stairs-waits", { who, step: at.on })]
        : [say("city-stairs-with", { who, player: playerOf(table, at.with) })];
  return {
    name: titled(who),
    text: rules("companions-1", "companions-2"),
    now: now.map(titled),
    section: "companions",
  };
}

export function pawn({ table, id }: About): Tip {
  const [stairs, seat] = id.split(":") as ["palace" | "mosque", string];
  const step = table.board(Number(seat)).stairs[stairs];
  return {
    name: say("city-stairs-on", { player: playerOf(table, Number(seat)), step }),
    text: rules(...(step < (table.pieces?.stairs_top ?? 0) ? ["stairs-2"] : ["stairs-3"])),
    section: "stairs",
  };
}

export function line({ name, id }: About): Tip {
  const tile = id.endsWith("tile");
  return { name, text: rules(tile ? "staircase-1" : "lines-1"), section: tile ? "staircase" : "lines" };
}
