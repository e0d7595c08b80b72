/** Several things that are chosen in one gesture: three keshis, an order, what is paid. */

import type { Action, Colour } from "$keshi";

/** What is picked one by one until it can be sent. */
export interface Gesture {
  kind: "select" | "order" | "several";
  /** How many are picked in all. */
  size: number;
  /** What can be picked, each once or more often, in its order. */
  items: Item[];
}

export interface Item {
  /** A colour, the number of a keshi that was drawn, or an action. */
  key: string;
  action: Action;
}

interface Offer {
  action: Action;
  /** In its notation. */
  text: string;
}

const isSelect = (action: Action): action is { select: Colour[] } => typeof action === "object" && "select" in action;
const isSupply = (action: Action): action is { supply: [number, number, number] } =>
  typeof action === "object" && "supply" in action;
const isPart = (action: Action): boolean =>
  typeof action === "object" && ("pay" in action || "take" in action || "harvest" in action);

/** The gesture in which what is offered is chosen; `count`: how many the question speaks of. */
export function gestureOf(offers: Offer[], count: number): Gesture | null {
  const [first] = offers;
  if (!first) return null;
  if (isSelect(first.action)) {
    const colours = new Set(offers.flatMap(({ action }) => (isSelect(action) ? action.select : [])));
    const items = [...colours].map((colour) => ({ key: colour, action: { select: [colour] } }));
    return { kind: "select", size: first.action.select.length, items };
  }
  if (isSupply(first.action)) {
    const items = [...first.action.supply].sort().map((n) => ({ key: String(n), action: first.action }));
    return { kind: "order", size: items.length, items };
  }
  if (count > 1 && offers.length > 1 && offers.every(({ action }) => isPart(action))) {
    return { kind: "several", size: count, items: offers.map(({ action, text }) => ({ key: text, action })) };
  }
  return null;
}

/** Whether all that was picked is in an offer, in any order unless it is one. */
function fits({ kind }: Gesture, { action }: Offer, picks: string[]): boolean {
  if (kind === "order") return isSupply(action) && picks.every((pick, at) => String(action.supply[at]) === pick);
  if (!isSelect(action)) return false;
  const left: string[] = [...action.select];
  return picks.every((pick) => {
    const at = left.indexOf(pick);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

/** Whether something can be picked besides what was. */
export function canPick(gesture: Gesture, offers: Offer[], picks: string[], key: string): boolean {
  if (picks.length >= gesture.size) return false;
  return gesture.kind === "several" || offers.some((offer) => fits(gesture, offer, [...picks, key]));
}

/** What is to be done once all is picked, in the notation, one after the other. */
export function sentence(gesture: Gesture, offers: Offer[], picks: string[]): string[] | null {
  if (picks.length !== gesture.size) return null;
  if (gesture.kind === "several") return gesture.items.flatMap(({ key }) => picks.filter((pick) => pick === key));
  const offer = offers.find((offer) => fits(gesture, offer, picks));
  return offer ? [offer.text] : null;
}
