/** Pictures of keshi: each phase, each sheet, each kind of question, both editions and each expansion. */

import type { Options } from "$keshi";

import type { How, Server, Visitor } from "./harness";
import { readOn } from "./lesson";
import { ALL, depth, drawing, finished, goOn, kindOf, played, seek, sit, type Moment } from "./positions";

type Then = (visitor: Visitor, room: string, secrets: string[]) => Promise<unknown>;
type Screen = (server: Server, visitor: Visitor) => Promise<unknown>;
type Given = Partial<Options>;

const press =
  (key: string): Then =>
  ({ page }) =>
    page.keyboard.press(key);

interface Wanted {
  options?: Given;
  /** What kind of answers there are. */
  kind?: string;
  fits?: (moment: Moment) => boolean;
  /** Which of several; if it is not said, with a long chain and many answers. */
  worth?: (moment: Moment) => number;
  then?: Then;
}

const long = (moment: Moment) => depth(moment) * 3 + Math.min(moment.actions.length, 9);
const last = ({ steps }: Moment) => steps;

/** Where something is asked. */
const at =
  ({ options = { players: 3 }, kind, fits = () => true, worth = long, then }: Wanted): Screen =>
  async (server, visitor) => {
    const [game, moment] = await seek(
      options,
      (moment) => (kind === undefined || kindOf(moment) === kind) && fits(moment),
      worth,
    );
    const table = await sit(server, visitor, game, moment);
    await then?.(visitor, table.room, [table.host, ...table.seats]);
  };

/** Somewhere in the middle of a game, in the third phase. */
const middle = (then?: Then, options: Given = { players: 3, ...ALL }): Screen =>
  at({
    options,
    kind: "new",
    fits: ({ open, actions }) => open.season === 2 && open.round > 2 && actions.length > 3,
    ...(then ? { then } : {}),
  });

const has = (kind: string) => (moment: Moment) =>
  moment.actions.some(({ action }) => action === kind || action.startsWith(`${kind}:`));

/** Where answers of a kind are among others. */
const among = (kind: string, options: Given = { players: 3, ...ALL }): Screen => at({ options, fits: has(kind) });

const waitFor =
  (selector: string): Then =>
  ({ page }) =>
    page.locator(selector).first().waitFor();
const both =
  (...all: Then[]): Then =>
  async (visitor, room, secrets) => {
    for (const one of all) await one(visitor, room, secrets);
  };

/** A finished game, and what is looked at there. */
const over =
  (query = "", options: Given = { players: 3, ...ALL }): Screen =>
  async (server, visitor) => {
    const game = await played(options, 1);
    const room = await finished(server, game);
    await visitor.own(room, "keshi", []);
    await visitor.go(`/table/${room.room}${query}`);
    await visitor.page
      .locator(query ? "input[type=range]" : "#result")
      .first()
      .waitFor();
  };

/** The last scoring, so many steps of it. */
const scored =
  (steps: number): Then =>
  async ({ page }) => {
    for (let step = 1; step < steps; step++) await page.locator("[data-next]").click();
  };

/** The guided season, at one of its cards. */
const lesson =
  (until: string): Screen =>
  async (_, { page }) => {
    await page.goto("/learn/keshi/play");
    await readOn(page, until);
  };

const tab = (name: string): Then => both(({ page }) => page.locator(`#tab-${name}`).click());

export const screens: Record<string, Screen> = {
  // The phases, one after the other.
  supply: at({ kind: "supply" }),
  disc: at({ kind: "disc", options: { players: 2, discs: "purple" } }),
  provision: at({ kind: "provision" }),
  select: at({ kind: "select", fits: ({ open }) => open.round > 1 }),
  "select-two": at({
    kind: "select",
    options: { players: 2, edition: "essential" },
    fits: ({ open }) => open.season === 2,
    then: async ({ page }) => {
      for (const _ of [1, 2])
        await page.locator("#asked [data-pick]:not(:disabled):not([aria-pressed=true])").first().click();
    },
  }),
  assistant: at({ kind: "assistant" }),
  claim: at({ kind: "claim", options: { players: 4 }, fits: ({ open }) => open.season === 2 }),
  "claim-essential": at({ kind: "claim", options: { players: 3, edition: "essential", ...ALL } }),
  use: middle(),
  "use-four": middle(undefined, { players: 4, edition: "essential" }),
  "river-bonus": at({ kind: "rapid" }),
  prize: at({ kind: "prize", options: { players: 4, ...ALL } }),
  provide: at({ kind: "provide", options: { players: 3 } }),
  "next-provision": at({ kind: "provision", fits: ({ open }) => open.season > 1 || open.round === 4 }),
  // Every other kind of question.
  keshi: at({ kind: "keshi", fits: ({ actions }) => actions.length > 6 }),
  good: at({ kind: "keshi", fits: ({ actions }) => actions.length === 3 }),
  vendor: at({ kind: "vendor" }),
  entertainer: at({ kind: "entertainer", options: { players: 3, edition: "essential" } }),
  caravan: at({ kind: "caravan", options: { players: 3, ...ALL } }),
  take: at({ kind: "take" }),
  "take-several": at({
    kind: "take",
    fits: ({ prompt }) => JSON.stringify(prompt.ask.args["count"] ?? "").includes("2"),
    options: { players: 4, ...ALL },
  }),
  harvest: among("harvest"),
  pay: at({ kind: "pay" }),
  step: among("step"),
  stairs: at({ kind: "stairs", options: { players: 3, ...ALL } }),
  line: at({ kind: "line", options: { players: 4, ...ALL } }),
  "line-essential": at({ kind: "line", options: { players: 2, edition: "essential" } }),
  "line-pointed": at({
    kind: "line",
    then: ({ page }) => page.locator("#asked .answer").nth(1).hover(),
  }),
  bonus: at({ kind: "bonus" }),
  scroll: at({ kind: "scroll", worth: ({ actions }) => actions.length }),
  "scroll-tapped": at({
    kind: "scroll",
    worth: ({ actions }) => actions.length,
    then: tab("market"),
  }),
  gate: at({ kind: "gate", worth: ({ actions }) => actions.length, options: { players: 2, ...ALL } }),
  "gate-city": at({ kind: "gate", worth: ({ actions }) => actions.length, then: press("Escape") }),
  space: at({ kind: "space" }),
  oasis: at({ kind: "oasis", worth: ({ actions }) => actions.length }),
  town: at({ kind: "town", options: { players: 3, desert_towns: true } }),
  luxury: at({ fits: has("luxury"), worth: ({ actions }) => actions.length }),
  exchange: among("exchange", { players: 3, offices: "new" }),
  return: at({ kind: "return", options: { players: 3, edition: "essential", ...ALL } }),
  "return-entertainer": at({
    options: { players: 3, edition: "essential", ...ALL },
    fits: ({ actions }) => actions.some(({ action }) => /^return:pink\d/.test(action)),
  }),
  act: at({ kind: "act", fits: ({ actions }) => actions.length > 6 }),
  idle: among("idle"),
  deepest: at({ options: { players: 3, ...ALL }, worth: depth }),
  // Each expansion alone.
  tiles: middle(undefined, { players: 2, staircase_tiles: "random" }),
  companions: middle(undefined, { players: 2, imam_and_sultan: true }),
  offices: middle(undefined, { players: 2, offices: "new" }),
  discs: middle(undefined, { players: 2, discs: "purple" }),
  towns: middle(undefined, { players: 4, desert_towns: true }),
  // What lies over the boards.
  hint: middle(both(press("h"), waitFor("#asked .hinted"))),
  points: middle(both(press("p"), waitFor("#over-title, dialog[open]"))),
  rival: middle(both(({ page }) => page.locator(".rival").first().click(), waitFor("#over-title, dialog[open]"))),
  menu: middle(({ page }) => page.locator("header .menu").click()),
  log: middle(press("l")),
  chat: middle(async (visitor, room, secrets) => {
    const text = "Viel Glück allen, und auf eine gute Ernte!";
    // The other seats are bots'.
    for (const seat of [1, 2, 3]) await visitor.say(room, secrets, { type: "chat", seat, text }).catch(() => undefined);
    await visitor.page.locator("header .tools button").nth(2).click();
  }),
  help: middle(press("?")),
  city: middle(tab("city")),
  market: middle(tab("market")),
  others: middle(tab("others")),
  // Who does not play, and what comes after.
  watching: async (server, visitor) => {
    const [game, moment] = await seek({ players: 3, ...ALL }, (moment) => kindOf(moment) === "line", last);
    const table = await goOn(server, visitor, game, moment, ["Konstantin der Große", "Anne-Charlotte", "Zoë"]);
    await visitor.go(`/table/${table.room}#${table.invite}`);
    await visitor.page.locator("#board").waitFor();
  },
  "one-screen": async (server, visitor) => {
    const [game, moment] = await seek({ players: 3 }, (moment) => kindOf(moment) === "select", last);
    const table = await goOn(server, visitor, game, moment, ["Konstantin der Große", "Anne-Charlotte", "Zoë"]);
    await visitor.own(table, "keshi");
    await visitor.go(`/table/${table.room}`);
    await visitor.page.locator("main button").first().waitFor();
  },
  // With the real box on the table.
  drawn: async (server, visitor) => {
    await drawing(server, visitor, "scroll", 0);
    for (const at of [1, 6]) await visitor.page.locator("[data-outcome]").nth(at).click();
  },
  oases: async (server, visitor) => {
    await drawing(server, visitor, "oasis", 3);
  },
  thrown: async (server, visitor) => {
    await drawing(server, visitor, "tower", 3);
    for (const at of [1, 3]) await visitor.page.locator("[data-throw=fell]").nth(at).click();
  },
  // Scoring, step by step.
  scoring: at({
    fits: ({ open }) => open.season === 2,
    worth: ({ steps }) => -steps,
    then: both(press("s"), waitFor("[data-next]"), scored(2)),
  }),
  "scoring-final": async (server, visitor) => {
    await over("", { players: 4, ...ALL })(server, visitor);
    await visitor.page.locator("#result").scrollIntoViewIfNeeded();
    await visitor.page.locator("[data-next]").waitFor();
    await scored(4)(visitor, "", []);
  },
  result: over(),
  "result-essential": over("", { players: 4, edition: "essential" }),
  replay: over("?at=200"),
  learn: async (_, visitor) => {
    await visitor.go("/learn/keshi");
    await visitor.page.locator("main").waitFor();
  },
  "lesson-hand": lesson("hand"),
  "lesson-claim": lesson("claim"),
  "lesson-use": lesson("use-one"),
  rules: (_, visitor) => visitor.go("/rules/keshi"),
};

const DESK: How = {};
const DARK: How = { theme: "dark" };
const PHONE: How = { phone: true };
const NIGHT: How = { phone: true, theme: "dark" };
const SMALL: How = { phone: true, width: 360, height: 740 };
const TABLET: How = { phone: true, width: 768, height: 1024 };
const ASIDE: How = { phone: true, width: 1024, height: 768 };
const WIDE: How = { width: 1920, height: 1080 };

const fr = (how: How): How => ({ ...how, lang: "fr" });
const de = (how: How): How => ({ ...how, lang: "de" });

export const pictures: Record<string, How[]> = {
  supply: [DESK, de(NIGHT)],
  disc: [fr(DESK), PHONE],
  provision: [de(DARK)],
  select: [DESK, fr(PHONE), de(TABLET)],
  "select-two": [fr(DARK)],
  assistant: [de(DESK)],
  claim: [DESK, NIGHT, fr(WIDE), de(ASIDE)],
  "claim-essential": [de(DARK)],
  use: [DESK, fr(DARK), de(PHONE), { ...WIDE, theme: "dark" }, ASIDE, fr(TABLET)],
  "use-four": [de(DESK), NIGHT],
  "river-bonus": [fr(DESK)],
  prize: [DARK],
  provide: [de(DESK), fr(PHONE)],
  "next-provision": [DESK],
  keshi: [de(DESK), fr(NIGHT)],
  good: [fr(DARK)],
  vendor: [fr(DESK)],
  entertainer: [de(DARK)],
  caravan: [DESK, de(SMALL)],
  take: [fr(DESK)],
  "take-several": [de(DESK), fr(PHONE)],
  harvest: [DARK],
  pay: [de(DESK)],
  step: [fr(DESK)],
  stairs: [DESK],
  line: [DESK, fr(DARK), de(PHONE), fr(ASIDE)],
  "line-essential": [de(DESK)],
  "line-pointed": [DESK],
  bonus: [fr(DESK)],
  scroll: [de(DESK), PHONE, fr(TABLET)],
  "scroll-tapped": [fr(PHONE)],
  gate: [DARK, fr(DESK)],
  "gate-city": [DESK],
  space: [de(DESK)],
  oasis: [fr(DESK)],
  town: [de(DESK), NIGHT],
  luxury: [DARK, de(PHONE)],
  exchange: [fr(DESK)],
  return: [DESK],
  "return-entertainer": [de(DARK)],
  act: [fr(DESK)],
  idle: [de(DESK)],
  deepest: [DESK, fr(DESK), de(DARK)],
  tiles: [DARK],
  companions: [fr(DESK)],
  offices: [de(DESK)],
  discs: [fr(DARK)],
  towns: [de(WIDE)],
  hint: [fr(DESK)],
  points: [DESK, de(NIGHT)],
  rival: [de(DARK), PHONE],
  menu: [fr(DESK), de(SMALL)],
  log: [DESK, fr(NIGHT)],
  chat: [de(DESK)],
  help: [DARK],
  city: [fr(NIGHT)],
  market: [de(PHONE)],
  others: [PHONE],
  watching: [fr(DESK), PHONE],
  "one-screen": [de(PHONE)],
  drawn: [DESK, de(PHONE)],
  oases: [fr(DARK)],
  thrown: [fr(DESK), NIGHT],
  scoring: [DESK, de(PHONE)],
  "scoring-final": [fr(DARK), PHONE],
  result: [DESK, fr(NIGHT)],
  "result-essential": [de(DARK)],
  replay: [DESK, de(PHONE)],
  learn: [DESK, fr(PHONE)],
  "lesson-hand": [fr(DARK)],
  "lesson-claim": [DESK],
  "lesson-use": [de(PHONE)],
  rules: [de(DARK)],
};
