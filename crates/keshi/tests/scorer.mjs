// Scores finished games of keshi a second time. Written from the rulebooks and from RULINGS.md, without a look at how
// the engine does it. Values that no rulebook prints come from the components.
//
//   node scorer.mjs [--every-rule] COMPONENTS FINALS
//
// COMPONENTS is what `jemaa components --json` prints. FINALS has a line of JSON for each game: `options`, `view` (what
// a spectator sees at the end), `standing`, and `told`, the events from the last player's provisions on. These are
// needed because the view has lost two things: which resources went back for oases 19 to 21, and how many points of
// oases came before the final scoring (scrolls 68 and 71). `cargo xtask scorer` plays the games.
//
// It fails if the engine scored anything otherwise; with --every-rule also if a rule was never worth anything.

import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const words = process.argv.slice(2);
const everyRule = words.includes("--every-rule");
const [components, finals] = words.filter((word) => word !== "--every-rule");

const values = new Map(JSON.parse(readFileSync(components, "utf8")).values.map(({ path, value }) => [path, value]));
const list = (path) => [...values].filter(([own]) => own.startsWith(`${path}.`)).map(([, value]) => value);
const two = (number) => String(number).padStart(2, "0");
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

// What is on a player board.

const COLOUR_OF = {
  orchard: "green", madrasa: "gray", palace: "white", mosque: "black",
  square: "pink", river: "turquoise", medina: "beige", sahara: "brown",
};
const SECTORS = Object.keys(COLOUR_OF);
const TOP = 16;
const THRESHOLDS = list("stairs.thresholds");
const JETTY = values.get("river.jetty");
const DISCS = { pink: list("square.disc"), purple: list("square.purple_disc") };

const vendorsIn = (board, sector) => (board.vendors.includes(sector) ? 1 : 0);
const keshisOf = (board, colour) =>
  colour === "red" ? board.vendors.length : board.keshis[SECTORS.find((sector) => COLOUR_OF[sector] === colour)];
const isFull = (board, sector) => board.keshis[sector] === 8 && vendorsIn(board, sector) === 1;
const gates = (board) => board.gates.filter((gate) => gate !== null);
const thresholds = (step) => THRESHOLDS.filter((threshold) => step >= threshold).length;
const leftover = (board) => sum([...Object.values(board.resources), ...Object.values(board.goods)]);
const claimedTowns = (board) => board.towns.filter((_, at) => board.towns_claimed[at]);
const total = (board) => sum(Object.values(board.points));

// The first section of a disc that is not turned faces the first space; it turns the way in which spaces are counted.
const spectators = (board, space, discs) =>
  DISCS[discs][(space - 1 - board.disc + 8) % 8] + (board.scrolls.includes(31) ? 1 : 0);

// What oases and desert towns are worth.

const OASES = Array.from({ length: 30 }, (_, at) => {
  const on = (what) => values.get(`oases.${two(at + 1)}.${what}`);
  return {
    points: on("points"), colour: on("colour"), colours: list(`oases.${two(at + 1)}.colours`),
    luxury: on("luxury"), resource: on("resource"),
  };
});
const resourceOf = (oasis) => OASES[oasis - 1].resource;
const isLuxury = (tile, kind) => values.get(`luxury.${two(tile)}.kind`) === kind;

function oasisWorth(oasis, board, returned) {
  const { points, colour, colours, luxury } = OASES[oasis - 1];
  if (oasis <= 4) return points * gates(board).filter((gate) => colours.includes(gate)).length;
  if (oasis <= 13) return 3 + keshisOf(board, colour);
  if (oasis <= 18) return points * board.luxury.filter((tile) => isLuxury(tile, luxury)).length;
  if (oasis <= 21) return 3 + returned;
  switch (oasis) {
    case 22: return 3 + board.luxury.length;
    case 23: return 3 + board.scrolls.length;
    case 24: return 4 * SECTORS.filter((sector) => board.keshis[sector] <= 3).length;
    case 25: return 4 * SECTORS.filter((sector) => isFull(board, sector)).length;
    case 26: return 3 * board.claimed.length;
    case 27: return board.stairs.mosque === TOP ? 7 : 0;
    case 28: return board.stairs.palace === TOP ? 7 : 0;
    case 29: return thresholds(board.stairs.mosque) + thresholds(board.stairs.palace) >= 5 ? 7 : 0;
    case 30: return board.river === JETTY ? 7 : 0;
  }
}

function townWorth(town, board, { discs, headStart }) {
  switch (town) {
    case 1: return 2 * gates(board).length;
    case 2: return 2 * board.luxury.length;
    case 3: return 2 * board.scrolls.length;
    case 4: return board.stairs.palace;
    case 5: return board.stairs.mosque;
    case 6: return Math.floor((sum(Object.values(board.keshis)) + board.vendors.length) / 3);
    case 7: return board.river - (headStart ? values.get("river.crocodile") : 0);
    case 8: return 2 * SECTORS.filter((sector) => board.keshis[sector] + vendorsIn(board, sector) >= 4).length;
    case 9: return sum(board.entertainers.map((space) => spectators(board, space, discs)));
    default: return 0;
  }
}

// The final scoring: every way to choose three oases and to return resources for them is tried.

function* choices(oases, many, resources) {
  if (many === 0) yield [];
  if (many === 0 || many > oases.length) return;
  const [oasis, ...others] = oases;
  const most = Math.min(12, resources[resourceOf(oasis)] ?? 0);
  for (const rest of choices(others, many - 1, resources)) {
    for (let returned = 0; returned <= most; returned++) yield [{ oasis, returned }, ...rest];
  }
  yield* choices(others, many, resources);
}

// Most points in all; among equals, most resources returned.
function finalScoring(board, table) {
  let best = { points: -1 };
  for (const chosen of choices(board.claimed, Math.min(3, board.claimed.length), board.resources)) {
    const returned = sum(chosen.map(({ returned }) => returned));
    const sources = {
      full_sectors: 10 * SECTORS.filter((sector) => isFull(board, sector)).length,
      oases: sum(chosen.map(({ oasis, returned }) => oasisWorth(oasis, board, returned))),
      leftovers: Math.floor((leftover(board) - returned) / 2),
      towns: sum(claimedTowns(board).map((town) => townWorth(town, board, table))),
    };
    const points = sum(Object.values(sources));
    const better = points - best.points || returned - best.returned;
    if (better > 0) best = { points, returned, sources };
  }
  return best;
}

// Points, then the palace, then the mosque; whoever is level in all three shares the rank.
function rank(board, boards) {
  const lead = (a, b) =>
    total(a) - total(b) || a.stairs.palace - b.stairs.palace || a.stairs.mosque - b.stairs.mosque;
  return 1 + boards.filter((other) => lead(other, board) > 0).length;
}

// How often each rule was worth something, in what the engine scored.

const rules = new Map();
const note = (rule, seen) => rules.set(rule, (rules.get(rule) ?? 0) + (seen ? 1 : 0));
for (let oasis = 1; oasis <= 30; oasis++) note(`oasis ${two(oasis)}`, false);
for (let town = 1; town <= 9; town++) note(`town ${two(town)}`, false);

function noteBoard(board, table, scored, { returned, sources }, earlier) {
  for (const sector of SECTORS) note(`full sector: ${sector}`, isFull(board, sector));
  for (const { oasis, points, returned } of scored) {
    note(`oasis ${two(oasis)}`, points > 0);
    if (!resourceOf(oasis)) continue;
    note(`oasis ${oasis} with resources returned`, returned > 0);
    note("oases 19 to 21, more than 12 resources there", board.resources[resourceOf(oasis)] > 12);
  }
  const left = board.claimed.filter((claimed) => resourceOf(claimed) && !scored.some(({ oasis }) => oasis === claimed));
  const couldBe = (oasis) => 3 + Math.min(12, board.resources[resourceOf(oasis)]);
  note("oases 19 to 21, better kept for the leftovers",
    left.some((oasis) => scored.some(({ points }) => points < couldBe(oasis))));
  note("oases: more than three claimed", board.claimed.length > 3);
  note("oases: seven claimed", board.claimed.length === 7);
  note("oases: scored before the end (scrolls 68, 71)", earlier > 0);
  const towns = claimedTowns(board).filter((town) => townWorth(town, board, table) > 0);
  for (const town of towns) note(`town ${two(town)}`, true);
  note("towns: two scored", towns.length === 2);
  note("town 07 after a start on the crocodile", towns.includes(7) && table.headStart);
  note("town 09 with a purple disc", towns.includes(9) && table.discs === "purple");
  note("town 09 with scroll 31", towns.includes(9) && board.scrolls.includes(31));
  const counted = towns.includes(6) || scored.some(({ oasis }) => oasis === 13);
  note("oasis 13 or town 06 with a water vendor in the souk", counted && board.vendors.includes("souk"));
  note("leftovers", sources.leftovers > 0);
  note("leftovers rounded down", (leftover(board) - returned) % 2 === 1);
}

function noteRank(board, boards) {
  const level = boards.filter((other) => other !== board && total(other) === total(board));
  const levelInPalace = level.filter((other) => other.stairs.palace === board.stairs.palace);
  const levelInMosque = levelInPalace.filter((other) => other.stairs.mosque === board.stairs.mosque);
  note("rank: the palace decides", level.length > levelInPalace.length);
  note("rank: the mosque decides", levelInPalace.length > levelInMosque.length);
  note("rank: shared", levelInMosque.length > 0);
}

// What was told after the last player's provisions. They take what the open tiles show; or with scroll 44 a dinar and a
// resource for each tile; or all that there is, and points.
function finalEvents([{ seat, how }, ...told], boards) {
  if (how === "none") return told.slice(1 + told.findIndex(({ source }) => source === "provisions"));
  const tiles = boards[seat - 1].provisions;
  const shown = (tile) => values.get(`provisions.${two(tile)}.pay`).split(" + ").map((word) => parseInt(word) || 1);
  let owed = how === "scroll" ? 1 + tiles.length : sum(tiles.flatMap(shown));
  let at = 0;
  for (; owed > 0; at++) owed -= told[at].event === "paid" ? told[at].count : 0;
  return told.slice(at);
}

// Holds the engine's scoring of a game against our own.
function compare({ options, told, standing, view }, disagree) {
  const { boards, head_start } = view.open;
  const ending = finalEvents(told, boards);
  boards.forEach((after, at) => {
    const seat = at + 1;
    const same = (what, engine, own) => {
      if (engine !== own) disagree(`seat ${seat}, ${what}: the engine says ${engine}, the scorer ${own}`);
    };
    const own = ending.filter((event) => event.seat === seat);
    const tell = (name) => own.filter(({ event }) => event === name);

    // The board before the final scoring. What is paid just before an oasis scores went back for it.
    const board = { ...after, resources: { ...after.resources } };
    const scored = tell("oasis_scored").map((event) => {
      const { oasis, points } = event;
      const paid = ending[ending.indexOf(event) - 1];
      const returned = paid?.event === "paid" && paid.seat === seat ? paid.count : 0;
      if (returned > 0) board.resources[paid.resource] += returned;
      return { oasis, points, returned };
    });

    const table = { discs: options.discs, headStart: head_start === seat };
    const best = finalScoring(board, table);
    same("resources returned", leftover(board) - leftover(after), best.returned);
    const gained = (source) =>
      sum(tell("scored").filter((event) => event.source === source).map(({ points }) => points));
    for (const [source, points] of Object.entries(best.sources)) {
      same(source, gained(source), points);
      const mayBeEarlier = source === "oases" && (board.scrolls.includes(68) || board.scrolls.includes(71));
      if (!mayBeEarlier) same(`${source} in the view`, after.points[source], points);
    }

    same("oases scored", new Set(scored.map(({ oasis }) => oasis)).size, Math.min(3, board.claimed.length));
    for (const { oasis, points, returned } of scored) {
      same(`oasis ${oasis} claimed`, board.claimed.includes(oasis), true);
      same(`oasis ${oasis}`, points, oasisWorth(oasis, board, returned));
    }
    const towns = new Map(tell("town_scored").map(({ town, points }) => [town, points]));
    for (const town of claimedTowns(board)) same(`town ${town}`, towns.get(town) ?? 0, townWorth(town, board, table));

    same("points in the standing", standing[at].points, total(after));
    for (const [source, points] of Object.entries(after.points)) {
      same(`${source} in the standing`, standing[at].sources[`keshi-points-${source.replaceAll("_", "-")}`], points);
    }
    same("rank", standing[at].rank, rank(after, boards));
    noteBoard(board, table, scored, best, after.points.oases - gained("oases"));
    noteRank(after, boards);
  });
}

const [configurations, positions] = [new Set(), new Set()];
let [games, players, wrong] = [0, 0, 0];
for await (const line of createInterface({ input: createReadStream(finals) })) {
  const final = JSON.parse(line);
  const complaints = [];
  compare(final, (complaint) => complaints.push(complaint));
  if (complaints.length > 0 && wrong < 10) {
    console.error(`game ${games}, ${JSON.stringify(final.options)}:\n  ${complaints.join("\n  ")}`);
  }
  games += 1;
  players += final.view.open.boards.length;
  wrong += complaints.length > 0 ? 1 : 0;
  configurations.add(JSON.stringify(final.options));
  positions.add(JSON.stringify(final.view));
}

for (const [rule, count] of [...rules].sort()) console.log(`${String(count).padStart(8)}  ${rule}`);
console.log(
  `${games} final positions (${positions.size} different) of ${players} players in ${configurations.size} ` +
    `configurations: ${wrong} scored otherwise`,
);
const unseen = [...rules].filter(([, count]) => count === 0).map(([rule]) => rule);
if (unseen.length > 0) console.log(`never seen: ${unseen.join("; ")}`);
process.exitCode = games === 0 || wrong > 0 || (everyRule && unseen.length > 0) ? 1 : 0;
