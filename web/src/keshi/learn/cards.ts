/**
 * The first season of keshi, guided: a real game against one rival. Nothing here follows a fixed sequence of steps: a card
 * is due when something is asked that it is about, so that the person may play as they like and the coach keeps up.
 */

import type { Colour, Open, Sector } from "$keshi";

import { stageOf } from "../decide/phases";

export const SEAT = 1;
export const RIVAL = 2;
export const NAME = "Salma";
/** The river tiles that the box advises for a first game. */
export const OPTIONS = { players: 2, river: [1, 3, 5] };

/** One card of the coach. */
export interface Card {
  /** Its text is `keshi-lesson-` and this. */
  id: string;
  /** It is due when this is asked, by the end of its id, */
  ask: string;
  /** in this round, */
  round?: number;
  /** and while an assistant stands there. */
  sector?: Sector;
  /** Whether it stays until the person has done something. */
  does?: true;
  /** What is let through, if not everything. */
  want?: string;
  /** Places that the coach points at: the first that is there. */
  look?: string[];
}

const place = (...places: string[]): string[] => places.map((one) => `[data-place="${one}"]`);
const sector = (sector: Sector): Card => ({ id: sector, ask: "use", sector, look: place(`sector:${sector}`) });

/** In the order in which they are due where several are. */
export const CARDS: Card[] = [
  { id: "welcome", ask: "supply" },
  { id: "board", ask: "supply", look: ["#own", ...place("sector:orchard")] },
  { id: "supply", ask: "supply", does: true, look: place("supply", "storage") },
  { id: "disc", ask: "disc", does: true, look: place("disc", "sector:square") },
  { id: "provision", ask: "first-provision", does: true, look: place("provision:1") },
  { id: "hand", ask: "select", round: 1, look: ["#hand", ...place("hand:green")] },
  { id: "select", ask: "select", round: 1, does: true, want: "select:green,white,turquoise" },
  { id: "tower", ask: "claim", round: 1, look: place("base:green") },
  { id: "claim", ask: "claim", round: 1, does: true, want: "claim:green2", look: place("base:green") },
  { id: "claim-on", ask: "claim", round: 1, does: true },
  { id: "use", ask: "use", round: 1 },
  sector("orchard"),
  sector("river"),
  sector("palace"),
  sector("mosque"),
  sector("square"),
  sector("madrasa"),
  sector("souk"),
  sector("medina"),
  sector("sahara"),
  { id: "use-one", ask: "use", round: 1, does: true },
  { id: "water", ask: "river", look: place("resource:water") },
  { id: "line", ask: "line", look: place("line:dinars", "stairs:palace") },
  { id: "entertainer", ask: "entertainer", look: place("sector:square") },
  { id: "show", ask: "show", look: place("disc", "sector:square") },
  { id: "caravan", ask: "caravan", look: place("path:left", "sector:sahara") },
  { id: "vendor", ask: "vendor", look: place("vendor:river") },
  { id: "red", ask: "assistant", look: place("assistant:river") },
  { id: "scroll", ask: "madrasa", look: place("kind:gray") },
  { id: "shop", ask: "souk", look: place("office:purple") },
  { id: "gate", ask: "medina", look: place("workshop:1:green") },
  { id: "build", ask: "build" },
  { id: "oasis", ask: "sahara" },
  { id: "stored", ask: "stored", look: place("storage") },
  { id: "rapid", ask: "rapid", look: place("rapid:1") },
  { id: "round-2", ask: "select", round: 2 },
  { id: "plan", ask: "select", round: 2 },
  { id: "round-3", ask: "select", round: 3 },
  { id: "end-game", ask: "select", round: 3 },
  // What is left is selected without asking.
  { id: "round-4", ask: "claim", round: 4 },
  { id: "tile", ask: "any-action" },
  { id: "provide", ask: "provide" },
  { id: "next-provision", ask: "next-provision", does: true },
];

/** What is said where no card is due, by what is asked. */
export const ELSE: Record<string, string> = { select: "else-select", claim: "else-claim", use: "else-use" };

/** What the coach says of what the person did, by the id of the event; the first that happened counts. */
export const DID: Record<string, string> = {
  "keshi-provided-all": "did-provide",
  "keshi-provided-none": "did-not-provide",
  "keshi-got-scroll": "did-scroll",
  "keshi-built": "did-gate",
  "keshi-claimed-oasis": "did-oasis",
  "keshi-got-luxury": "did-luxury",
  "keshi-exchanged": "did-office",
  "keshi-discovered": "did-caravan",
  "keshi-climbed": "did-climb",
  "keshi-floated": "did-river",
  "keshi-took-new": "did-new",
};

/** What is going on for the person. */
export interface Moment {
  ask: string;
  open: Pick<Open, "season" | "round" | "boards">;
}

/** The card that is due. */
export function due({ ask, open }: Moment, told: readonly string[]): Card | undefined {
  return CARDS.find(
    (card) =>
      card.ask === ask &&
      (card.round === undefined || card.round === open.round) &&
      (card.sector === undefined || (open.boards[SEAT - 1]?.assistants[card.sector] ?? 0) > 0) &&
      !told.includes(card.id),
  );
}

/** Whether the season is over: the second has begun. */
export const ended = ({ ask, open }: Moment): boolean => open.season > 1 && ask === "select";

/** The parts of the season: what comes before it, its four rounds, and its end. */
export const PARTS = 6;
export function part({ season, round, phase }: Pick<Open, "season" | "round" | "phase">): number {
  const stage = stageOf(phase);
  return season > 1 || stage === "scoring" ? PARTS : stage === "setup" ? 1 : round + 1;
}

/** What the rival selects first, so that the tower has something to choose from. */
export const FIRST = "select:green,white,pink";

/** What is drawn first of all that could be: a few good things, then whatever comes. */
const DRAWS = [
  ...[
    "scroll:20",
    "scroll:21",
    "scroll:01",
    "scroll:30",
    "scroll:32",
    "scroll:23",
    "scroll:43",
    "scroll:48",
    "scroll:60",
  ],
  ...[
    "scroll:67",
    "scroll:65",
    "scroll:61",
    "luxury:01",
    "luxury:06",
    "luxury:11",
    "luxury:02",
    "luxury:07",
    "office:01",
  ],
  ...["keshi:green", "keshi:gray", "keshi:red", "keshi:white", "keshi:turquoise", "keshi:pink", "start:1"],
  ...["oasis:08", "oasis:07", "oasis:05", "oasis:23", "oasis:26", "oasis:21"],
];
/** The provision tiles, as they are dealt: nobody sees what could come. */
export const PROVISIONS = ["01", "05", "06", "02", "03", "04"].map((tile) => `provision:${tile}`);

/** What is drawn of what could be. */
export function drawn(outcomes: readonly string[]): string | undefined {
  return DRAWS.find((one) => outcomes.includes(one)) ?? outcomes[0];
}

/** What comes out of the tower: all that was in it and all that is thrown, but for the rival's second keshi. */
export function fallen(open: Pick<Open, "tower" | "boards">, colours: readonly Colour[]): string {
  const stuck = open.boards[RIVAL - 1]?.selected[1];
  const count = (colour: Colour): number =>
    (open.tower[colour] ?? 0) +
    open.boards.filter((board) => board.selected.includes(colour)).length -
    (colour === stuck ? 1 : 0);
  const out = colours.flatMap((colour) => (count(colour) > 0 ? [`${colour}${count(colour)}`] : []));
  return `tower:${out.join(",") || "none"}`;
}
