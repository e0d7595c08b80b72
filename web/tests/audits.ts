/**
 * Lighthouse's audits of the main screens: reported, never asserted. It is no part of the project; `JEMAA_LIGHTHOUSE` names the
 * folder of its npm package, wherever that was installed.
 */

import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";

import { chromium, type Page } from "playwright-core";

import { launch, Server, Visitor } from "./harness";
import { ALL } from "./positions";
import { begin, bot, finished } from "./rugs";

const CATEGORIES = ["accessibility", "best-practices"] as const;

interface Report {
  lhr: {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string; details?: unknown }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report>;

/** A port that is free now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Audits every screen on a desktop and a phone, and reports what each category gives of a hundred. */
export async function audits(folder: string, report: (what: string, value: string) => void): Promise<void> {
  const lighthouse = createRequire(import.meta.url)(join(folder, "core/index.cjs")) as Lighthouse;
  const server = await Server.start();
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const own = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const context = own.contexts()[0];
    if (!context) throw new Error("the browser has no context of its own");
    const page = await context.newPage();
    for (const [screen, path] of Object.entries(await screens(server, await Visitor.arrive(browser, server), page))) {
      for (const form of ["desktop", "mobile"] as const) {
        const { lhr } = await lighthouse(server.url + path, {
          port,
          logLevel: "error",
          onlyCategories: CATEGORIES,
          formFactor: form,
          ...(form === "desktop"
            ? { screenEmulation: { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1, disabled: false } }
            : {}),
          throttlingMethod: "provided",
          // What the browser keeps makes it a player at its table.
          disableStorageReset: true,
        });
        const scores = CATEGORIES.map((category) => `${category} ${score(lhr, category)}`);
        report(`audits: ${screen}, ${form}`, [...scores, ...failed(lhr)].join(", "));
      }
    }
    await own.close();
  } finally {
    await browser.close();
    await server.end();
  }
}

const score = ({ categories }: Report["lhr"], category: string): number =>
  Math.round((categories[category]?.score ?? NaN) * 100);

function failed({ audits, categories }: Report["lhr"]): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const below = counted.filter(({ id }) => (audits[id]?.score ?? 1) < 1);
  return below.map(({ id }) => `${id} ${JSON.stringify(audits[id]?.details)}`);
}

/** Where the screens are, once the browser's own context has what it needs for them. */
async function screens(server: Server, ada: Visitor, page: Page): Promise<Record<string, string>> {
  const here = { kind: "here", name: "Ada" } as const;
  const gathering = await server.make({ game: "rugs", seats: [here] });
  const running = await begin(server, ada, [here, bot, bot]);
  const over = await finished(server, ada);
  await ada.own(gathering, "rugs");
  await ada.own(running, "rugs");
  const keshi = await server.make({ game: "keshi", options: { players: 3, ...ALL }, seats: [here, bot, bot] });
  await ada.say(keshi.room, [keshi.host, ...keshi.seats], { type: "start" });
  for (const _ of [1, 2, 3]) await ada.advance(keshi.room, keshi.seats[0] ?? "", 10);
  await ada.own(keshi, "keshi");
  const kept = await ada.page.evaluate(() => localStorage.getItem("jemaa.rooms") ?? "{}");
  await page.goto(server.url);
  await page.evaluate((kept) => localStorage.setItem("jemaa.rooms", kept), kept);
  await page.close();
  return {
    home: "/",
    "new table": "/new/rugs",
    gathering: `/table/${gathering.room}`,
    game: `/table/${running.room}`,
    result: `/table/${over.room}`,
    replay: `/table/${over.room}?at=20`,
    lesson: "/learn/rugs",
    rules: "/rules/rugs",
    games: "/games",
    keshi: `/table/${keshi.room}`,
    "keshi, a new table": "/new/keshi",
    "keshi, a lesson": "/learn/keshi",
    "keshi, rules": "/rules/keshi",
    "keshi, its box": "/owner",
  };
}
