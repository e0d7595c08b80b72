import { expect, test, vi } from "vitest";

import type { Action, Open } from "$keshi";
import { BOX } from "$keshi-box";
import type { Arg, Message } from "$protocol";

import type { Option } from "../table.svelte";
import { leadsTo, nameOf } from "./names";
import { actionSign, gateTerms, isFree, isTold, termsOf } from "./signs";

/** Here every text is its own id. */
vi.mock("../../words/words.svelte", () => ({ say: (id: string) => id, words: {} }));

const message = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args });
const option = (action: Action, said: Message = message("keshi-do")): Option => ({
  choice: { action: "", number: 1, data: action, message: said },
  action,
  number: 1,
  places: [],
  text: "",
});
const open = { office: 1 } as Open;
const terms = (action: Action, foreseen = false) => termsOf(option(action), open, BOX, foreseen);

test("how much is given is said once, in words: the sign beside them says only what", () => {
  const sign = (gives: Message) =>
    actionSign({ bonus: 1 }, message("keshi-do-bonus-gives", { gives: { message: gives } }), BOX);
  const dinars = message("keshi-bonus-resource", { count: { number: 3 }, resource: { word: "keshi-resource-dinar" } });
  expect(sign(dinars)).toEqual({ bonus: { resource: ["dinar", 1] } });
  expect(sign(message("keshi-bonus-points", { count: { number: 7 } }))).toEqual({ icon: "star" });
  const step = message("keshi-bonus-river-step");
  const steps = message("keshi-bonus-times", { count: { number: 3 }, bonus: { message: step } });
  expect(sign(steps)).toEqual({ bonus: "river_step" });
});

test("two luxury goods of a kind are told apart by what they give, where that is not foreseen", () => {
  const given = BOX.luxury.map((_, at) => JSON.stringify([BOX.luxury[at]?.kind, terms({ luxury: at + 1 })]));
  const costs = BOX.luxury.map(({ kind, points, resources }) => JSON.stringify([kind, points, resources]));
  expect(new Set(given).size).toBe(new Set(costs).size);
  expect(terms({ luxury: 1 }, true)).toEqual([]);
});

test("an entertainer to return is known by what its space gives, a vendor by where it stands", () => {
  expect(BOX.ring.map((_, at) => terms({ return_entertainer: at + 1 }))).toEqual(BOX.ring.map((bonus) => [{ bonus }]));
  const reader = { names: [], seat: null };
  expect(nameOf(option({ return_entertainer: 3 }), reader)).toBe("keshi-colour-pink");
  expect(nameOf(option({ return_vendor: "orchard" }), reader)).toBe("bar-name-vendor");
});

test("scrolls, oases and desert towns show what is printed on them", () => {
  expect(terms({ scroll: 1 })).not.toEqual([]);
  expect(terms({ oasis: 1 })).not.toEqual([]);
  expect(terms({ town: 1 })).toEqual([`×${BOX.towns[0]?.points}`, { icon: "gate" }]);
});

test("what a gate costs is what its answer says, which may be nothing", () => {
  const said = message("keshi-do-gate-for", { dinars: { number: 0 }, points: { number: 7 } });
  expect(gateTerms(option({ gate: [4, "red"] }, said))).toEqual([0, 7]);
});

test("an answer without a price, or with nothing for one, is free", () => {
  const priced = (price: Message) =>
    option({ luxury: 1 }, message("keshi-do-luxury-for", { price: { message: price } }));
  expect(isFree(priced(message("keshi-bonus-nothing")))).toBe(true);
  expect(isFree(priced(message("keshi-price-goods")))).toBe(false);
  expect(isFree(option({ oasis: 1 }, message("keshi-do-oasis")))).toBe(true);
});

test("a name is left out only where the sign tells it", () => {
  expect(isTold({ gate: [1, "red"] })).toBe(true);
  for (const action of [{ assistant: "river" }, { vendor: "river" }, { scroll: 1 }, { oasis: 1 }, "stop"] as const)
    expect(isTold(action)).toBe(false);
});

test("an assistant says of each sector what its action gives, a vendor does not", () => {
  const strengths = { orchard: 8, palace: 2 } as Parameters<typeof leadsTo>[1];
  const leads = (action: Action, foreseen: boolean) => leadsTo(option(action), strengths, 0, foreseen);
  expect(leads({ assistant: "orchard" }, true)).toBe("city-gives-orchard");
  expect(leads({ vendor: "orchard" }, false)).toBe("");
  // What changes at once is foreseen, where there is place for it.
  expect(leads({ act: "palace" }, true)).toBe("");
  expect(leads({ act: "palace" }, false)).toBe("city-gives-palace");
});
