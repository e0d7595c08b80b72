/**
 * Pictures of the main screens: every one on a desktop and a phone, by day and by night, in three languages, on a tablet and a
 * wide screen, spread so that each of these is seen often and no picture twice.
 */

import { launch, Server, Visitor, type How } from "./harness";
import { begin, bot, choices, choose, finished } from "./rugs";
import * as keshi from "./shots-keshi";

/** How many browsers take pictures side by side. */
const HANDS = 3;

const server = await Server.start();
const browser = await launch();

const here = (name: string) => ({ kind: "here", name }) as const;
const goTo = (path: string) => (visitor: Visitor) => visitor.go(path);

type Seats = Parameters<typeof begin>[2];
type More = Parameters<typeof begin>[3];

interface Game {
  seats?: Seats;
  more?: More;
  /** How many actions of the first seat are taken before. */
  actions?: number;
  /** What is done at the table then. */
  then?: (visitor: Visitor, room: string, secrets: string[]) => Promise<unknown>;
}

/** A game that has begun, some actions on. */
const game =
  ({ seats = [here("Ada"), bot, bot, bot], more, actions = 0, then }: Game) =>
  async (visitor: Visitor): Promise<void> => {
    const table = await begin(server, visitor, seats, more);
    const name = more?.game ?? "rugs";
    if (actions > 0) await visitor.advance(table.room, table.seats[0] as string, actions);
    await visitor.own(table, name);
    await visitor.go(`/table/${table.room}`);
    await choices(visitor.page).or(visitor.page.locator("#board .choices button")).first().waitFor();
    await then?.(visitor, table.room, [table.host, ...table.seats]);
  };

/** A finished game, and what is opened there. */
const over =
  (query = "", then?: (visitor: Visitor) => Promise<unknown>) =>
  async (visitor: Visitor): Promise<void> => {
    const { room } = await finished(server, visitor);
    await visitor.go(`/table/${room}${query}`);
    await visitor.page
      .locator(query ? "input[type=range]" : "#result")
      .first()
      .waitFor();
    await then?.(visitor);
  };

const press = (key: string) => (visitor: Visitor) => visitor.page.keyboard.press(key);

const THREE = [here("Ada"), bot, bot];
const TWO = [here("Ada"), bot];
const LONG = [here("Konstantin der Große Obe"), here("Anne-Charlotte de Beau"), here("Zoë Abdelrahman-Müller")];

/** The screens: where they are, and what has to be there first. */
const screens: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  home: goTo("/"),
  "home-used": async (visitor) => {
    await game({ seats: THREE, actions: 3 })(visitor);
    await server.make({ game: "keshi", seats: [here("Bo")], settings: { listed: true } });
    await visitor.go("/");
    await visitor.page.locator(".yours li").first().waitFor();
  },
  new: goTo("/new/rugs"),
  "new-keshi": async (visitor) => {
    await visitor.go("/new/keshi?for=referee");
    await visitor.page.locator("details summary").first().click();
  },
  games: goTo("/games"),
  about: goTo("/about"),
  rules: goTo("/rules/rugs"),
  "rules-keshi": goTo("/rules/keshi"),
  lesson: async (visitor) => {
    await visitor.go("/learn/rugs");
    await choices(visitor.page).first().waitFor();
  },
  lost: goTo("/nowhere"),
  owner: async (visitor) => {
    await visitor.go("/owner");
    await visitor.page.locator("#part-oases > summary").click();
    await visitor.page.locator("#part-oases").evaluate((part) => part.scrollIntoView());
  },
  gathering: async (visitor) => {
    const seats = [here("Konstantin der Große Obe"), bot];
    const table = await server.make({ game: "rugs", seats, settings: { order: "chosen" } });
    await visitor.own(table, "rugs");
    await visitor.go(`/table/${table.room}`);
  },
  facing: game({ actions: 12 }),
  "facing-first": game({}),
  "facing-pointed": game({
    actions: 12,
    then: ({ page }) => page.locator("#asked button").nth(1).hover(),
  }),
  hint: game({ actions: 12, then: press("h") }),
  laying: game({ actions: 11 }),
  "laying-pointed": game({
    actions: 11,
    then: async ({ page }) => {
      const spot = await choices(page).nth(2).boundingBox();
      await page.mouse.move((spot?.x ?? 0) + 15, (spot?.y ?? 0) + 15);
    },
  }),
  "laying-tapped": game({
    actions: 11,
    then: async ({ page }) => {
      const spot = await choices(page).nth(2).boundingBox();
      await page.touchscreen.tap((spot?.x ?? 0) + 15, (spot?.y ?? 0) + 15);
    },
  }),
  two: game({ seats: TWO, actions: 14 }),
  three: game({ seats: THREE, actions: 15 }),
  variant: game({ seats: THREE, more: { options: { players: 3, variant: true } }, actions: 12 }),
  "one-screen": game({ seats: LONG, then: ({ page }) => choose(page) }),
  referee: game({
    seats: LONG,
    more: { settings: { referee: true } },
    then: ({ page }) => choose(page, "e").then(() => page.locator("#asked .outcomes button").first().waitFor()),
  }),
  clock: game({ seats: THREE, more: { settings: { clock: { kind: "game", seconds: 600 } } }, actions: 5 }),
  paused: game({
    seats: THREE,
    actions: 5,
    then: async (visitor, room, secrets) => {
      await visitor.say(room, secrets.slice(1), { type: "pause" });
      await visitor.page.locator(".prompt .button.main").waitFor();
    },
  }),
  watching: async (visitor) => {
    const table = await begin(server, visitor, LONG);
    await visitor.advance(table.room, table.seats[0] as string, 1);
    await visitor.go(`/table/${table.room}#${table.invite}`);
    await visitor.page.locator("#board").waitFor();
  },
  menu: game({ actions: 4, then: press("x") }),
  help: game({ actions: 4, then: press("?") }),
  log: game({ actions: 8, then: press("l") }),
  chat: game({
    seats: LONG,
    then: async (visitor, room, secrets) => {
      const say = (seat: number, text: string) => ({ type: "chat", seat, text }) as const;
      await visitor.say(
        room,
        secrets,
        say(1, "Viel Glück!"),
        say(2, "Merci, et que le meilleur gagne."),
        say(3, "Ha!"),
      );
      await visitor.page.keyboard.press("t");
    },
  }),
  result: over(),
  dice: over("", async ({ page }) => {
    await page.locator(".more button").last().click();
    await page.getByRole("dialog").locator("li").first().waitFor();
  }),
  replay: over("?at=60"),
  ...Object.fromEntries(
    Object.entries(keshi.screens).map(([name, screen]) => [
      `keshi-${name}`,
      (visitor: Visitor) => screen(server, visitor),
    ]),
  ),
};

const DESK: How = {};
const DARK: How = { theme: "dark" };
const PHONE: How = { phone: true };
const NIGHT: How = { phone: true, theme: "dark" };
const TABLET: How = { width: 768, height: 1024 };
const LAPTOP: How = { width: 1024, height: 768 };
const WIDE: How = { width: 1920, height: 1080 };
const SMALL: How = { phone: true, width: 360, height: 740 };

/** Which picture is taken how. */
const pictures: Record<string, How[]> = {
  home: [DESK, { ...DARK, lang: "fr" }, { ...SMALL, lang: "de" }, { ...LAPTOP, lang: "de" }, WIDE],
  "home-used": [{ ...TABLET, lang: "fr" }, NIGHT],
  new: [DESK, { ...NIGHT, lang: "fr" }],
  "new-keshi": [{ ...TABLET, lang: "de" }],
  games: [{ ...DESK, lang: "fr" }, NIGHT],
  about: [{ ...PHONE, lang: "de" }, DARK],
  rules: [DESK, { ...NIGHT, lang: "de" }],
  "rules-keshi": [{ ...PHONE, lang: "fr" }],
  lesson: [DESK, { ...NIGHT, lang: "fr" }, { ...TABLET, lang: "de" }],
  lost: [{ ...NIGHT, lang: "de" }],
  owner: [{}, { ...PHONE, lang: "fr" }],
  gathering: [
    { ...DESK, lang: "de" },
    { ...NIGHT, lang: "fr" },
  ],
  facing: [
    DESK,
    DARK,
    { ...PHONE, lang: "fr" },
    NIGHT,
    { ...WIDE, lang: "de" },
    { ...LAPTOP, theme: "dark", lang: "fr" },
    TABLET,
  ],
  "facing-first": [SMALL, { ...DESK, lang: "fr", width: 1366, height: 768 }],
  "facing-pointed": [
    { ...DESK, lang: "de" },
    { ...DARK, lang: "fr" },
  ],
  hint: [
    { ...DESK, lang: "fr" },
    { ...PHONE, lang: "de" },
  ],
  laying: [DESK, DARK, PHONE, { ...NIGHT, lang: "de" }, { ...TABLET, theme: "dark", lang: "fr" }],
  "laying-pointed": [DESK, { ...DARK, lang: "de" }],
  "laying-tapped": [PHONE, { ...NIGHT, lang: "fr" }],
  two: [
    { ...DESK, lang: "fr" },
    { ...PHONE, theme: "dark" },
    { ...DARK, lang: "de" },
  ],
  three: [
    { ...WIDE, theme: "dark" },
    { ...PHONE, lang: "de" },
  ],
  variant: [{ ...DARK, lang: "fr" }, PHONE],
  "one-screen": [
    { ...DESK, lang: "de" },
    { ...NIGHT, lang: "fr" },
  ],
  referee: [
    { ...DESK, lang: "fr" },
    { ...PHONE, lang: "de" },
  ],
  clock: [{ ...LAPTOP, lang: "de" }, NIGHT],
  paused: [DESK, { ...PHONE, lang: "fr" }],
  watching: [{ ...DARK, lang: "de" }, PHONE],
  menu: [
    { ...DESK, lang: "de" },
    { ...NIGHT, lang: "fr" },
  ],
  help: [DARK, { ...PHONE, lang: "de" }],
  log: [
    { ...NIGHT, lang: "de" },
    { ...LAPTOP, lang: "fr" },
  ],
  chat: [DESK, { ...NIGHT, lang: "de" }],
  result: [DESK, { ...DARK, lang: "fr" }, { ...PHONE, lang: "de" }, TABLET],
  dice: [
    { ...DARK, lang: "de" },
    { ...PHONE, lang: "fr" },
  ],
  replay: [DESK, { ...NIGHT, lang: "de" }, { ...TABLET, theme: "dark", lang: "fr" }],
  ...Object.fromEntries(Object.entries(keshi.pictures).map(([name, ways]) => [`keshi-${name}`, ways])),
};

function called(screen: string, { phone, width, theme = "light", lang = "en" }: How): string {
  const size = phone ? `phone${width ?? ""}` : (width ?? "desktop");
  return [screen, size, theme, lang].join("-");
}

const due = Object.entries(pictures).flatMap(([screen, ways]) => ways.map((how) => ({ screen, how })));
const wanted = process.env.JEMAA_SHOT;

async function take(): Promise<void> {
  for (let next = due.shift(); next; next = due.shift()) {
    const name = called(next.screen, next.how);
    if (wanted && !name.includes(wanted)) continue;
    const visitor = await Visitor.arrive(browser, server, next.how);
    try {
      await screens[next.screen]?.(visitor);
      await visitor.page.waitForLoadState("networkidle");
      await visitor.shot(name);
    } catch (reason) {
      console.error(`${name}: ${reason}`);
      process.exitCode = 1;
    }
    visitor.trouble.forEach((trouble) => console.error(`${name}: ${trouble}`));
    if (visitor.trouble.length > 0) process.exitCode = 1;
    await visitor.context.close();
  }
}

try {
  await Promise.all(Array.from({ length: HANDS }, take));
} finally {
  await browser.close();
  await server.end();
}
