/** The signs of what can be done and of what caused it, and where a cause lies. */

import type { Action, Bonus, Colour, Components, Open, Resource, Sector } from "$keshi";
import type { Arg, Message } from "$protocol";

import type { IconName } from "../pieces/icons";
import { GOODS } from "../pieces/colours";
import { formula, type Formula } from "../pieces/oases";
import { joined, resourceParts, type Part } from "../pieces/parts";
import { kindOf } from "../pieces/kinds";
import { prizes } from "../pieces/rivers";
import { pictogram } from "../pieces/scrolls";
import { townFormula } from "../pieces/towns";
import type { Place } from "../places";
import { colourOf } from "../sectors";
import type { Option } from "../table.svelte";

const keshi = (colour: Colour, count?: number): Part => ({ bonus: { keshi: colour }, ...(count ? { count } : {}) });
const resource = (one: Resource): Part => ({ bonus: { resource: [one, 1] } });
const icon = (name: IconName): Part => ({ icon: name });
const scrollSign = (scroll: number, pieces: Components | null): Part =>
  pieces ? { scroll: kindOf(scroll, pieces.scroll_kinds) } : icon("scroll");

const ACTS: Record<Sector, IconName> = {
  orchard: "date",
  madrasa: "scroll",
  palace: "palace_step",
  mosque: "mosque_step",
  square: "bonus",
  river: "river_step",
  medina: "gate",
  sahara: "claim",
  souk: "luxury",
};

/** A sector's action. */
export const actSign = (sector: Sector): Part => icon(ACTS[sector]);
/** A sector's keshis. */
export const sectorSign = (sector: Sector): Part => {
  const colour = colourOf(sector);
  return colour ? keshi(colour) : { bonus: "any_good" };
};

const scores = ({ formula, picture }: Formula): Part[] => [formula, ...picture];

const plain = (word: string, of: string): string => word.replace(`keshi-${of}-`, "");
const wordOf = (args: Message["args"], name: string, of: string): string => {
  const arg: Arg | undefined = args[name];
  return arg && "word" in arg ? plain(arg.word, of) : "";
};
const numberOf = (args: Message["args"], name: string): number => {
  const arg = args[name];
  if (!arg) return 0;
  return "number" in arg ? arg.number : "text" in arg ? Number(arg.text) : 0;
};

/** What a message says that a space or a tile gives; how much of it, the words beside it say. */
export function given(message: Message): Part | null {
  const { id, args } = message;
  if (!id.startsWith("keshi-bonus-")) return null;
  const kind = id.slice("keshi-bonus-".length);
  switch (kind) {
    case "points":
      return icon("star");
    case "resource":
      return resource(wordOf(args, "resource", "resource") as Resource);
    case "keshi":
      return keshi(wordOf(args, "colour", "colour") as Colour);
    case "times": {
      const arg = args["bonus"];
      return arg && "message" in arg ? given(arg.message) : null;
    }
    case "nothing":
    case "both":
    case "more":
      return null;
    default: {
      const count = numberOf(args, "count");
      return { bonus: kind.replaceAll("-", "_") as Bonus, ...(count > 1 ? { count } : {}) };
    }
  }
}

function gives({ args }: Message): Part | null {
  const arg = args["gives"];
  return arg && "message" in arg ? given(arg.message) : null;
}

/** What stands beside the name of something that can be done. */
export function actionSign(action: Action, message: Message, pieces: Components | null): Part | null {
  if (action === "stop") return null;
  if (action === "step") return icon("stair_step");
  if ("claim" in action) return keshi(action.claim[0]);
  if ("new" in action) return sectorSign(action.new);
  if ("act" in action) return actSign(action.act);
  if ("idle" in action || "assistant" in action) return icon("assistant");
  if ("keshi" in action) return keshi(action.keshi);
  if ("return" in action) return keshi(action.return);
  if ("exchange" in action) return keshi(action.exchange);
  if ("vendor" in action || "return_vendor" in action) return icon("vendor");
  if ("entertainer" in action) return gives(message) ?? keshi("pink");
  if ("return_entertainer" in action) return keshi("pink");
  if ("caravan" in action) return keshi("brown");
  if ("take" in action) return resource(action.take);
  if ("pay" in action) return resource(action.pay);
  if ("harvest" in action)
    return action.harvest === "date" ? resource("date") : scrollSign(Number(action.harvest), pieces);
  if ("stairs" in action) return icon(action.stairs === "palace" ? "palace_step" : "mosque_step");
  if ("line" in action) return gives(message) ?? icon("line");
  if ("bonus" in action) return gives(message) ?? icon("bonus");
  if ("rapid" in action) return gives(message) ?? icon("rapid");
  if ("scroll" in action) return scrollSign(action.scroll, pieces);
  if ("refresh" in action) return { scroll: action.refresh };
  if ("gate" in action) return { gate: action.gate[1] };
  if ("space" in action) return icon("any_gate");
  if ("oasis" in action) return icon("oasis");
  if ("luxury" in action) return icon(pieces?.luxury[action.luxury - 1]?.kind ?? "luxury");
  if ("town" in action) return icon("town");
  if ("prize" in action) return icon("river_tile");
  if ("provide" in action || "provision" in action) return icon("provision");
  if ("disc" in action) return icon("spectator");
  return icon("keshi");
}

/** Whether its sign says what its name says. */
export const isTold = (action: Action): boolean => typeof action === "object" && TOLD.some((kind) => kind in action);
const TOLD = ["gate", "keshi", "return", "exchange", "luxury", "new", "act", "take", "pay", "refresh"];

/** What a gate costs and brings, as the answer says. */
export const gateTerms = ({ choice: { message } }: Option): [dinars: number, points: number] => [
  numberOf(message.args, "dinars"),
  numberOf(message.args, "points"),
];

/** Whether what has a price is had for nothing, as the answer says. */
export function isFree({ choice: { message } }: Option): boolean {
  const { price } = message.args;
  return price === undefined || ("message" in price && price.message.id === "keshi-bonus-nothing");
}

/**
 * What an answer costs or brings, where it cannot be told from others by anything else; `foreseen`: beside what would change.
 */
export function termsOf(option: Option, open: Open, pieces: Components | null, foreseen: boolean): Part[] {
  const { action, choice } = option;
  if (typeof action === "string") return [];
  if ("gate" in action) {
    const [dinars, points] = gateTerms(option);
    return [String(dinars), { icon: "dinar" }, { bonus: { points } }];
  }
  if ("scroll" in action) return pieces ? pictogram(action.scroll, pieces) : [];
  const oasis = "oasis" in action ? pieces?.oases[action.oasis - 1] : undefined;
  if (oasis) return scores(formula(oasis));
  const town = "town" in action ? pieces?.towns[action.town - 1] : undefined;
  if (town && "town" in action) return scores(townFormula(action.town, town));
  const good = "luxury" in action && !foreseen ? pieces?.luxury[action.luxury - 1] : undefined;
  if (good) return [{ bonus: { points: good.points } }, ...resourceParts(good.resources)];
  const ring = "return_entertainer" in action ? pieces?.ring[action.return_entertainer - 1] : undefined;
  if (ring) return [{ bonus: ring }];
  if ("space" in action) {
    const points = numberOf(choice.message.args, "points");
    return points ? [{ bonus: { points } }] : [];
  }
  if ("exchange" in action) {
    const gives = pieces?.offices[(open.office ?? 0) - 1]?.[GOODS.findIndex((good) => good === action.exchange)];
    return gives ? [{ icon: "to" }, ...joined(gives)] : [];
  }
  if ("prize" in action) {
    const tile = open.river_tiles[open.season - 1];
    const side = tile && pieces?.river_tiles[tile - 1];
    return (tile && side && prizes(tile, side).rows[action.prize - 1]) || [];
  }
  const provision = "provision" in action ? pieces?.provisions[action.provision - 1] : undefined;
  return provision ? [...resourceParts(provision.resources), { bonus: { points: -provision.points } }] : [];
}

/** A link of the chain: its sign, and where on the boards it lies. */
export function cause(message: Message, pieces: Components | null): { sign: Part; place: Place | null } {
  const { id, args } = message;
  const sector = wordOf(args, "sector", "sector") as Sector;
  const colour = wordOf(args, "colour", "colour") as Colour;
  const number = (name: string) => numberOf(args, name);
  switch (id) {
    case "keshi-because-new":
      return { sign: sectorSign(sector), place: `sector:${sector}` };
    case "keshi-because-action":
      return { sign: actSign(sector), place: `sector:${sector}` };
    case "keshi-because-deployed":
      return { sign: keshi(colour), place: `own:${colour}` };
    case "keshi-because-threshold":
      return { sign: icon("threshold"), place: `stairs:${wordOf(args, "stairs", "stairs")}` };
    case "keshi-because-line":
      return { sign: icon("line"), place: null };
    case "keshi-because-rapid":
      return { sign: icon("rapid"), place: `rapid:${number("rapid")}` };
    case "keshi-because-scroll":
      return { sign: scrollSign(number("scroll"), pieces), place: `scroll:${number("scroll")}` };
    case "keshi-because-storage":
      return { sign: icon("oasis"), place: "storage" };
    case "keshi-because-gate":
      return { sign: { gate: colour }, place: "sector:medina" };
    case "keshi-because-river-tile":
      return { sign: icon("river_tile"), place: "prize:1" };
    case "keshi-because-town":
      return { sign: icon("town"), place: `town:${number("town")}` };
    case "keshi-because-provisions":
      return { sign: icon("provision"), place: "storage" };
    default:
      return { sign: icon("tower"), place: null };
  }
}
