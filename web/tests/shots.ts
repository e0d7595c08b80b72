/** Pictures of the main screens: light and dark, desktop and phone, and the languages on one of them each. */

import { launch, Server, Visitor, type How } from "./harness";
import { playOut } from "./rugs";

const server = await Server.start();
const browser = await launch();

/** The screens: where they are, and what has to be there first. */
const screens: Record<string, (visitor: Visitor) => Promise<void>> = {
  home: (visitor) => visitor.go("/"),
  new: (visitor) => visitor.go("/new/rugs"),
  games: (visitor) => visitor.go("/games"),
  learn: (visitor) => visitor.go("/learn"),
  rules: (visitor) => visitor.go("/rules"),
  about: (visitor) => visitor.go("/about"),
  owner: async (visitor) => {
    await visitor.go("/owner");
    await visitor.page.locator("#part-oases > summary").click();
    await visitor.page.locator("#part-oases").evaluate((part) => part.scrollIntoView());
  },
  gathering: async (visitor) => {
    const table = await server.make({ game: "rugs", seats: [{ kind: "here", name: "Ada" }] });
    await visitor.own(table, "rugs");
    await visitor.go(`/table/${table.room}`);
  },
  "rugs-facing": (visitor) => rugs(visitor, 12),
  "rugs-laying": (visitor) => rugs(visitor, 11),
  "rugs-over": async (visitor) => {
    await rugs(visitor, 20);
    await playOut(visitor.page);
  },
};

/** A game against bots, so many actions on. */
async function rugs(visitor: Visitor, actions: number): Promise<void> {
  const bot = { kind: "bot", level: "greedy" } as const;
  const seats = [{ kind: "here", name: "Ada" } as const, bot, bot, bot];
  const table = await server.make({ game: "rugs", seats, settings: { order: "chosen" } });
  await visitor.say(table.room, [table.host, ...table.seats], { type: "start" });
  await visitor.advance(table.room, table.seats[0] as string, actions);
  await visitor.own(table, "rugs");
  await visitor.go(`/table/${table.room}`);
}

const ways: Record<string, How> = {
  light: {},
  dark: { theme: "dark" },
  "phone-light": { phone: true },
  "phone-dark": { phone: true, theme: "dark" },
  fr: { lang: "fr" },
  de: { phone: true, lang: "de" },
};

try {
  for (const [way, how] of Object.entries(ways)) {
    for (const [screen, open] of Object.entries(screens)) {
      const visitor = await Visitor.arrive(browser, server, how);
      await open(visitor);
      await visitor.page.waitForLoadState("networkidle");
      await visitor.shot(`${screen}-${way}`);
      visitor.trouble.forEach((trouble) => console.error(`${screen}-${way}: ${trouble}`));
      if (visitor.trouble.length > 0) process.exitCode = 1;
      await visitor.context.close();
    }
  }
} finally {
  await browser.close();
  await server.end();
}
