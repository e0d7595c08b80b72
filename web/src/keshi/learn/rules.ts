/** How the rules of keshi are laid out, and which part of them something is about. */

import type { Colour } from "$keshi";
import type { Message } from "$protocol";

import type { Layout } from "../../learn/layout";

export type Group = "game" | "sectors" | "more" | "lists";

interface Part extends Layout {
  group: Group;
  /** The pages of the Classic and of the Essential booklet. */
  classic?: string;
  essential?: string;
  /** What it is about, drawn beside its heading. */
  colours?: Colour[];
}

/** In the order of a game; the nine sectors together, then what not every table has, then what is only looked up. */
export const SECTIONS = [
  { id: "aim", group: "game", text: 2, classic: "3", essential: "5" },
  { id: "setup", group: "game", text: 2, list: 3, classic: "4–5", essential: "6–7" },
  { id: "round", group: "game", text: 2, list: 4, ordered: true, classic: "6–7", essential: "8–9" },
  { id: "select", group: "game", text: 3, classic: "7", essential: "9" },
  { id: "tower", group: "game", text: 2, classic: "7", essential: "3, 9" },
  { id: "claim", group: "game", text: 2, list: 4, classic: "7", essential: "10" },
  { id: "assistants", group: "game", text: 2, list: 2, classic: "8", essential: "11" },
  { id: "vendors", group: "game", text: 2, classic: "7, 12", essential: "10, 16", colours: ["red"] },
  { id: "rapids", group: "game", text: 1, classic: "12–13", essential: "16" },
  { id: "season", group: "game", text: 2, classic: "13", essential: "16–17" },
  { id: "provisions", group: "game", text: 2, classic: "13", essential: "17" },
  { id: "end", group: "game", text: 1, list: 3, classic: "14", essential: "18" },
  { id: "tie", group: "game", text: 1, classic: "14", essential: "18" },
  { id: "orchard", group: "sectors", text: 2, classic: "9", essential: "12", colours: ["green"] },
  { id: "river", group: "sectors", text: 3, classic: "8", essential: "11", colours: ["turquoise"] },
  { id: "square", group: "sectors", text: 2, classic: "9", essential: "12", colours: ["pink"] },
  { id: "stairs", group: "sectors", text: 3, classic: "10", essential: "13", colours: ["white", "black"] },
  { id: "lines", group: "sectors", text: 2, classic: "10", essential: "13" },
  { id: "madrasa", group: "sectors", text: 4, list: 4, classic: "10–11", essential: "13–14", colours: ["gray"] },
  { id: "souk", group: "sectors", text: 2, classic: "9", essential: "12", colours: ["purple", "orange", "yellow"] },
  { id: "medina", group: "sectors", text: 3, classic: "11", essential: "14", colours: ["beige"] },
  { id: "sahara", group: "sectors", text: 3, classic: "11–12", essential: "15", colours: ["brown"] },
  { id: "storage", group: "sectors", text: 1, list: 3, classic: "12", essential: "15" },
  { id: "staircase", group: "more", text: 1, classic: "16", essential: "19" },
  { id: "companions", group: "more", text: 2, classic: "16", essential: "19" },
  { id: "offices", group: "more", text: 1, classic: "16", essential: "19" },
  { id: "spectators", group: "more", text: 1, classic: "17", essential: "20" },
  { id: "towns", group: "more", text: 3, classic: "17", essential: "20" },
  { id: "essential", group: "more", text: 1, list: 7, essential: "4–18" },
  { id: "placeholder", group: "more", text: 2, essential: "17" },
  { id: "silent", group: "more", text: 1, list: 8 },
  { id: "scrolls", group: "lists", text: 1 },
  { id: "oases", group: "lists", text: 1 },
  { id: "rivers", group: "lists", text: 1 },
  { id: "townlist", group: "lists", text: 1 },
] as const satisfies Part[];

export const GROUPS: Group[] = ["game", "sectors", "more", "lists"];

export type Section = (typeof SECTIONS)[number]["id"];

/** Where it is told what a question is about, by the end of its id. */
export const ASKS: Record<string, Section> = {
  turn: "round",
  supply: "setup",
  disc: "setup",
  "first-provision": "setup",
  "next-provision": "provisions",
  select: "select",
  assistant: "select",
  claim: "claim",
  "claim-two": "claim",
  "claim-second": "claim",
  use: "assistants",
  vendor: "vendors",
  entertainer: "square",
  caravan: "sahara",
  keshis: "lines",
  "keshis-or-stop": "lines",
  "two-of-one-colour": "lines",
  "keshi-and-action": "scrolls",
  outdoors: "rivers",
  good: "souk",
  resources: "rapids",
  "any-action": "assistants",
  harvest: "orchard",
  river: "river",
  climb: "stairs",
  either: "stairs",
  "either-or-stop": "stairs",
  both: "stairs",
  line: "lines",
  "line-all": "lines",
  ring: "square",
  show: "square",
  rapid: "rapids",
  souk: "souk",
  office: "souk",
  luxury: "souk",
  "office-step": "souk",
  madrasa: "madrasa",
  "must-buy": "madrasa",
  "take-scroll": "madrasa",
  medina: "medina",
  build: "medina",
  "gate-keshi": "medina",
  aside: "claim",
  sahara: "sahara",
  "sahara-or-town": "towns",
  "free-oasis": "sahara",
  "free-oasis-or-stop": "sahara",
  "open-oasis": "rivers",
  stored: "storage",
  exchange: "storage",
  "exchange-for": "storage",
  "score-claimed": "oases",
  return: "oases",
  sell: "scrolls",
  pay: "scrolls",
  "pay-any": "scrolls",
  prize: "season",
  provide: "provisions",
  spare: "companions",
  settle: "towns",
  "any-scroll": "towns",
  "any-luxury": "towns",
  "any-gate": "towns",
  "which-placeholder": "placeholder",
  placeholder: "placeholder",
  "draw-river": "rivers",
  "draw-open-oasis": "rivers",
  "draw-scroll": "madrasa",
  "draw-scroll-displayed": "madrasa",
  "draw-luxury": "souk",
  "draw-luxury-displayed": "souk",
  "draw-office": "souk",
  "draw-gate": "medina",
  "draw-supply": "setup",
  "draw-provision": "provisions",
  "draw-provision-again": "provisions",
  "draw-start": "setup",
  "draw-tower": "tower",
  "draw-oasis": "sahara",
  "draw-staircase-tile": "staircase",
  "draw-town": "towns",
};

/** Questions that come from many things: what they come from says more than they do. */
const MANIFOLD = [
  "keshis",
  "keshis-or-stop",
  "two-of-one-colour",
  "good",
  "resources",
  "pay",
  "pay-any",
  "take-scroll",
];

/** Where it is told why something is asked, by the end of its id; an action is told where its sector is. */
export const CAUSES: Record<string, Section> = {
  claim: "claim",
  new: "assistants",
  action: "assistants",
  deployed: "claim",
  threshold: "lines",
  line: "lines",
  rapid: "rapids",
  scroll: "scrolls",
  storage: "storage",
  gate: "medina",
  "river-tile": "rivers",
  town: "towns",
  provisions: "provisions",
};

const SECTORS: Record<string, Section> = {
  orchard: "orchard",
  madrasa: "madrasa",
  palace: "stairs",
  mosque: "stairs",
  square: "square",
  river: "river",
  medina: "medina",
  sahara: "sahara",
  souk: "souk",
};

/** Where a sector's action is told. */
export const sectorPart = (sector: string): Section => SECTORS[sector] ?? "round";

const end = (id: string, start: string): string => (id.startsWith(start) ? id.slice(start.length) : "");

function causeOf({ id, args }: Message): Section | undefined {
  const sector = args.sector && "word" in args.sector ? end(args.sector.word, "keshi-sector-") : "";
  const cause = end(id, "keshi-because-");
  return (cause === "action" ? SECTORS[sector] : undefined) ?? CAUSES[cause];
}

/** The part of the rules that a question is about. */
export function sectionOf(ask?: Message, because: Message[] = []): Section {
  const asked = end(ask?.id ?? "", "keshi-ask-");
  const last = because.at(-1);
  return (MANIFOLD.includes(asked) && last && causeOf(last)) || (ASKS[asked] ?? "round");
}
