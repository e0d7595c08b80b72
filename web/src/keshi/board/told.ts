/** What stands on a player board, in words. */

import type { Home, Sector } from "$keshi";
import type { Seat } from "$protocol";

import { say } from "../../words/words.svelte";
import type { IconName } from "../pieces/icons";
import { RESOURCES } from "../pieces/printed";
import { SECTORS } from "../sectors";
import type { Table } from "../table.svelte";
import { gatesOf, type Seen } from "./seen";

/** As a heading. */
export const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Somebody, for texts with `$player` and `$you`: whether it is who reads. */
export const called = ({ room: { reader } }: Table, seat: Seat): { player: string; you: "yes" | "no" } => ({
  player: reader.names[seat - 1] ?? "",
  you: reader.seat === seat ? "yes" : "no",
});

export const ordinal = (seen: Seen): string => say("city-board-ordinal", { rank: seen.rank });

/** The rank among how many. */
export const ranked = (seen: Seen): string =>
  say("city-board-rank", { ordinal: ordinal(seen), of: seen.table.seats.length });

/** A sector with all that stands there. */
export function told(seen: Seen, sector: Sector): string {
  const { now } = seen;
  const title = titled(say(`keshi-sector-${sector}`));
  const parts = [
    sector === "souk"
      ? say("city-board-souk", { sector: title, ...now.goods })
      : say("city-board-sector", {
          sector: title,
          count: now.keshis[sector as Home],
          size: seen.size,
          citizens: say(`city-citizens-${sector}`),
        }),
  ];
  if (seen.figures.full.includes(sector)) parts.push(say("city-board-full"));
  parts.push(say("city-board-assistants", { count: now.assistants[sector] }));
  const vendor = now.vendors.includes(sector);
  if (sector !== "souk" || vendor) parts.push(say(vendor ? "city-board-vendor" : "city-board-no-vendor"));
  const gate = now.gates[seen.gateSpace(sector) - 1];
  if (gate) parts.push(say("city-board-gate", { colour: say(`keshi-colour-${gate}`) }));
  else if (gate === null) parts.push(say("city-board-no-gate"));
  return parts.join(", ");
}

/** What somebody has beside keshis. */
export const belongings = ({ now }: Seen): { icon: IconName; count: number }[] => [
  ...RESOURCES.map((resource) => ({ icon: resource as IconName, count: now.resources[resource] })),
  { icon: "scroll", count: now.scrolls.length },
  { icon: "luxury", count: now.luxury.length },
  { icon: "gate", count: gatesOf(now) },
];
/** The same in words. */
export const belongingsTold = (seen: Seen): string[] =>
  belongings(seen).map(({ icon, count }) => say("city-so-many", { count, what: say(`city-icon-${icon}`) }));
/** The citizens of all sectors. */
export const citizensTold = (seen: Seen): string[] =>
  SECTORS.map((sector) => say("city-so-many", { count: seen.count(sector)[0], what: say(`city-citizens-${sector}`) }));

/** A name, or as much of it as there is place for. */
export const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
