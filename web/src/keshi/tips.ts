/** What the cards of keshi tell: a thing is known by what it is and which, as `data-tip` says. */

import type { Bonus, Colour, Luxury, Resource, Sector } from "$keshi";
import type { Seat } from "$protocol";

import type { Tip } from "../learn/tips";
import { say } from "../words/words.svelte";
import { type About, icon, plain, rules } from "./about";
import { Seen } from "./board/seen";
import { belongingsTold, called, citizensTold, titled } from "./board/told";
import { kindOf, KINDS } from "./pieces/kinds";
import { bonusesName, goodsName, resourcesName, riverText, scrollText } from "./pieces/names";
import { resourceBonuses } from "./pieces/printed";
import { timing } from "./pieces/scrolls";
import { two } from "./pieces/tile";
import { citizen, companion, hand, line, pawn, sector, storage } from "./placeTips";
import { homeOf, SECTORS } from "./sectors";
import type { Table } from "./table.svelte";

const worth = (points: number | undefined): string[] =>
  points === undefined ? [] : [say("city-tip-worth", { points })];

/** What one has; a spectator has nothing. */
const have = (table: Table, what: string): string[] => (table.watched ? [] : [say("city-tip-have", { what })]);

function scroll({ table, seat, id }: About): Tip {
  const tile = Number(id);
  const { pieces, open, options } = table;
  const at = open.stacks.findIndex(({ top }) => top === tile);
  const now = [icon(timing(tile).replaceAll("_", "-"))];
  if (at >= 0 && pieces) {
    const kind = Math.floor(at / 3);
    const { actions, scroll_dates } = table.reckoned(seat);
    now.push(
      titled(
        say("city-kind", {
          kind: say(`keshi-kind-${kindOf(tile, pieces.scroll_kinds)}`),
          scholars: pieces.scroll_kinds[kind]?.scholars ?? 0,
          dates: scroll_dates[kind] ?? 0,
        }),
      ),
      ...have(table, say("city-gives-madrasa", { count: actions.madrasa, dates: table.board(seat).resources.date })),
    );
  }
  return {
    name: say("bar-because-scroll", { scroll: two(tile) }),
    text: [scrollText(tile, options.edition)],
    now,
    section: "scrolls",
  };
}

function oasis({ table, seat, id, name, seen }: About): Tip {
  if (id === "hidden" || id === "gone")
    return { name, text: rules(id === "hidden" ? "sahara-1" : "sahara-3"), section: "sahara" };
  const tile = Number(id);
  const figures = table.reckoned(seat);
  const offered = figures.offered.find((one) => one.oasis === tile);
  const claimed = seen.now.claimed.indexOf(tile);
  const price = offered && (offered.cost ? resourcesName(offered.cost) : say("keshi-bonus-any-resource"));
  return {
    name: say("bar-name-oasis", { oasis: two(tile) }),
    text: [say(`keshi-oasis-${two(tile)}`)],
    now: [
      ...worth(offered?.points ?? (claimed < 0 ? undefined : figures.claimed[claimed])),
      ...(price ? [say("city-tip-costs", { price })] : []),
    ],
    section: "oases",
  };
}

function town({ table, id, name, seen }: About): Tip {
  if (id === "none") return { name, text: rules("towns-1"), section: "towns" };
  const tile = Number(id);
  const path = seen.now.towns.indexOf(tile);
  const claimed = path >= 0 && seen.now.towns_claimed[path];
  const cost = table.pieces?.town_cost;
  return {
    name: say("bar-because-town", { town: two(tile) }),
    text: [say(`keshi-town-${two(tile)}`)],
    now: [
      ...(path < 0 ? [] : worth(seen.townWorth(path as 0 | 1))),
      ...(cost && !claimed ? [say("city-tip-costs", { price: goodsName(cost) })] : []),
    ],
    section: "townlist",
  };
}

function luxury({ table, id, seat }: About): Tip {
  const good = table.pieces?.luxury[Number(id) - 1];
  if (!good) return { text: rules("souk-2"), section: "souk" };
  const gives: Bonus[] = [{ points: good.points }, ...resourceBonuses(good.resources)];
  const { yellow, orange, purple } = table.board(seat).goods;
  return {
    name: titled(say(`keshi-luxury-${good.kind}`)),
    text: [say("city-tip-gives", { gives: bonusesName(gives) })],
    now: [
      say("city-tip-costs", { price: goodsName(good.cost) }),
      ...(purple + orange + yellow > 0 ? have(table, goodsName([purple, orange, yellow])) : []),
    ],
    section: "souk",
  };
}

function provision({ table, seat, id, name }: About): Tip {
  const tile = table.pieces?.provisions[Number(id) - 1];
  if (!tile) return { name, text: rules("provisions-2"), section: "provisions" };
  const { covered, penalty } = table.reckoned(seat);
  const due = table.board(seat).provisions.includes(Number(id));
  return {
    name: icon("provision"),
    text: [name, ...rules("provisions-1")],
    now: due ? [say(covered ? "bar-covered" : "bar-short", { ...called(table, seat), points: penalty })] : [],
    section: "provisions",
  };
}

function river({ table, id }: About): Tip {
  const { open, seats } = table;
  const tile = id ? Number(id) : (open.river_tiles[open.season - 1] ?? 0);
  const { winners } = table.figures;
  return {
    name: say("bar-because-river-tile", { tile: two(tile) }),
    text: [riverText(tile, seats.length === 2)],
    now:
      winners.length === 0
        ? [titled(say("city-river-nobody"))]
        : winners.map((seat, at) => titled(say("city-river-would", { place: at + 1, ...called(table, seat) }))),
    section: "rivers",
  };
}

function workshop({ table, seat, id }: About): Tip {
  const [number = 1, colour] = [Number(id.split(":")[0]), id.split(":")[1]];
  const [dinars, points] = table.reckoned(seat).gates[number - 1] ?? [0, 0];
  return {
    name: colour ? say("city-gate", { colour: say(`keshi-colour-${colour}`) }) : icon("gate"),
    text: rules(colour ? "medina-2" : "medina-1"),
    now: [
      say("bar-workshop", { workshop: number, dinars, points }),
      ...(table.watched ? [] : [titled(say("bar-have-dinars", { count: table.board(seat).resources.dinar }))]),
    ],
    section: "medina",
  };
}

function strip({ seen }: About): Tip {
  const { assistants } = seen.now;
  return {
    name: seen.name,
    text: [belongingsTold(seen), citizensTold(seen)].map((all) => titled(all.join(", "))),
    now: SECTORS.filter((sector) => assistants[sector] > 0).map(
      (sector) =>
        `${titled(say(`keshi-sector-${sector}`))}: ${say("city-strip-assistants", { count: assistants[sector] })}`,
    ),
    section: "assistants",
  };
}

/** By what a thing is. */
const TIPS: Record<string, (about: About) => Tip> = {
  scroll,
  oasis,
  town,
  luxury,
  provision,
  "river-tile": river,
  prize: (about) => river({ ...about, id: "" }),
  workshop,
  strip,
  sector,
  hand,
  storage,
  supply: storage,
  companion,
  pawn,
  line,
  bead: line,
  new: (about) => citizen(about, about.id as Sector),
  keshi: (about) => citizen(about, homeOf(about.id as Colour)),
  own: (about) => citizen(about, homeOf(about.id as Colour)),
  resource: ({ id, name }) => ({
    name: titled(say(`keshi-resource-${id as Resource}`)),
    text: [name, ...rules("provisions-1")],
    section: "provisions",
  }),
  ware: ({ id }) => ({
    name: titled(say(`keshi-luxury-${id as Luxury}`)),
    text: rules("souk-2"),
    section: "souk",
  }),
  office: ({ name }) => ({ name: say("city-offices"), text: [name, ...rules("souk-1")], section: "souk" }),
  stairs: ({ id, name }) => ({
    name: say(`city-stairs-${id}`),
    text: rules("stairs-2", "stairs-3"),
    now: [name],
    section: "stairs",
  }),
  kind: ({ table, seat, id }) => {
    const at = KINDS.findIndex((kind) => kind === id);
    const kind = say(`keshi-kind-${id}`);
    const scholars = table.pieces?.scroll_kinds[at]?.scholars ?? 0;
    const dates = table.reckoned(seat).scroll_dates[at] ?? 0;
    const name = titled(say("city-kind", { kind, scholars, dates }));
    return { name, text: rules("madrasa-2", "madrasa-3"), section: "madrasa" };
  },
  disc: ({ table, name }) => ({
    name,
    text: rules("square-1", ...(table.options.discs === "purple" ? ["spectators-1"] : [])),
    section: "square",
  }),
  path: ({ table, name, id }) => {
    const towns = table.options.desert_towns && id !== "start";
    return { name, text: rules("sahara-1", ...(towns ? ["towns-1"] : [])), section: "sahara" };
  },
  assistant: plain("assistants", "assistants-item-1", "assistants-item-2"),
  vendor: plain("vendors", "vendors-1"),
  gate: plain("medina", "medina-2"),
  square: plain("square", "square-2", "square-1"),
  rapid: plain("rapids", "rapids-1"),
  base: plain("claim", "claim-1"),
  fisherman: plain("river", "river-1", "river-2"),
  river: () => ({ name: say("city-river"), text: rules("river-1", "river-2"), section: "river" }),
  jetty: () => ({ name: icon("jetty"), text: rules("river-2"), section: "river" }),
  crocodile: () => ({ name: icon("crocodile"), text: [riverText(9, false)], section: "rivers" }),
  start: () => ({ name: icon("camel"), text: rules("round-2"), section: "round" }),
  tower: ({ table, name }) => {
    const layer = table.pieces?.layers[table.options.layer === "B2" ? 1 : 0];
    const odds = layer && [
      say("city-tower-sticks", { percent: layer.sticks }),
      say("city-tower-falls", { percent: layer.falls }),
    ];
    return { name, text: rules("tower-1"), now: odds ? [odds.join(", ")] : [], section: "tower" };
  },
  aside: ({ table }) => {
    const essential = table.options.edition === "essential";
    return {
      name: say("city-board-aside"),
      text: rules(essential ? "essential-item-2" : "medina-3"),
      section: essential ? "essential" : "medina",
    };
  },
};

/** What is told of the thing with this hook, on somebody's board or on the shared one; `name`: what it is called there. */
export function tipOf(table: Table, hook: string, seat: Seat, name: string): Tip | null {
  const at = hook.indexOf(":");
  const [kind, id] = at < 0 ? [hook, ""] : [hook.slice(0, at), hook.slice(at + 1)];
  return TIPS[kind]?.({ table, seat, seen: new Seen(table, () => seat), id, name }) ?? null;
}
