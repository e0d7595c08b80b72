/** What answers and causes are called where there is little place. */

import type { BoardFigures, Sector } from "$keshi";
import type { Message } from "$protocol";

import { say, words, type Reader } from "../../words/words.svelte";
import { two } from "../pieces/tile";
import type { Option } from "../table.svelte";
import { SHOPS } from "./sheets/sheets";

/** An answer in a few words, or `short`; its text says all. */
export function nameOf({ action, text, choice, pick }: Option, reader: Reader, short = false): string {
  const sector = (one: Sector) => say(short ? `city-short-${one}` : `keshi-sector-${one}`);
  if (typeof action === "string" || "select" in action || "supply" in action) return text;
  if ("claim" in action) {
    return say("bar-name-claim", { count: action.claim[1], colour: say(`keshi-colour-${action.claim[0]}`) });
  }
  if ("new" in action) return sector(action.new);
  if ("act" in action) return sector(action.act);
  if ("idle" in action) return sector(action.idle);
  if ("assistant" in action) return sector(action.assistant);
  if ("vendor" in action) return sector(action.vendor);
  if ("return_vendor" in action) return say("bar-name-vendor", { sector: sector(action.return_vendor) });
  if ("keshi" in action) return say(`keshi-colour-${action.keshi}`);
  if ("exchange" in action) return say(`keshi-colour-${action.exchange}`);
  if ("return" in action) return say(`keshi-colour-${action.return}`);
  if ("return_entertainer" in action) return say("keshi-colour-pink");
  if ("caravan" in action) return say(`keshi-way-${action.caravan}`);
  if ("space" in action) {
    const beside = choice.message.args["sector"];
    return beside && "word" in beside ? say(beside.word) : text;
  }
  if ("take" in action) return say(`keshi-resource-${action.take}`);
  if ("pay" in action) return say(`keshi-resource-${action.pay}`);
  if ("harvest" in action) return action.harvest === "date" ? say("keshi-resource-date") : scroll(action.harvest);
  if ("stairs" in action) return say(`keshi-stairs-${action.stairs}`);
  if ("scroll" in action) return two(action.scroll);
  if ("refresh" in action) return say("bar-name-refresh", { kind: say(`keshi-kind-${action.refresh}`) });
  if ("gate" in action) return say(`keshi-colour-${action.gate[1]}`);
  if ("oasis" in action) return say("bar-name-oasis", { oasis: two(action.oasis) });
  if ("town" in action) return say("bar-because-town", { town: two(action.town) });
  if ("provision" in action) return say("bar-name-provision", { tile: two(action.provision) });
  if ("provide" in action) return say(`bar-name-provide-${action.provide}`);
  if ("luxury" in action || pick !== undefined) {
    const kind = choice.message.args["kind"];
    return kind && "word" in kind ? say(kind.word) : text;
  }
  const gives = choice.message.args["gives"];
  return gives && "message" in gives ? words.tell(gives.message, reader) : text;
}

/** What an assistant does, where there is place for it. */
export function atLength({ action }: Option): string | undefined {
  if (typeof action === "string") return undefined;
  const sector = (one: Sector) => ({ sector: say(`keshi-sector-${one}`) });
  if ("new" in action) return say("bar-because-new", sector(action.new));
  return "act" in action ? say("bar-because-action", sector(action.act)) : undefined;
}

/** Which of the things that an assistant can do it is. */
export function doing({ action }: Option): string {
  const kind = typeof action === "string" ? undefined : (["new", "act", "idle"] as const).find((one) => one in action);
  return kind ? say(`bar-name-${kind}`) : "";
}

/** Actions that bring something only with the answers to what they ask. */
const LATER: Sector[] = [...SHOPS, "square"];

/** What an action lets one do, where the answer does not show it by what it changes: `foreseen` says if it could. */
export function leadsTo(
  { action }: Option,
  strengths: BoardFigures["actions"],
  dates: number,
  foreseen: boolean,
): string {
  if (typeof action === "string") return "";
  const acts = "act" in action && (!foreseen || LATER.includes(action.act)) ? action.act : undefined;
  const sector = "assistant" in action ? action.assistant : acts;
  return sector ? say(`city-gives-${sector}`, { count: strengths[sector], dates }) : "";
}

const scroll = (number: string) => say("bar-because-scroll", { scroll: number });

/** What comes later in a few words: that assistants do two things is told when they are asked for. */
export const laterOf = (message: Message, reader: Reader): string =>
  message.id === "keshi-ask-use" ? say("bar-then-use") : words.tell(message, reader);

/** A cause in a few words. */
export function causeOf(message: Message, reader: Reader): string {
  const id = `bar-because-${message.id.slice("keshi-because-".length)}`;
  return words.tell(words.has(id) ? { ...message, id } : message, reader);
}
