/**
 * Twenty positions from the middle of games, as somebody sees them who is asked something there, and what is true of each in a
 * file beside it: whoever sees only the picture should name what is asked, what caused it, and what can be answered.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { launch, Server, SHOTS, Visitor } from "./harness";
import { ALL, depth, kindOf, played, sit, type Moment } from "./positions";

const COUNT = 20;
const FOLDER = "guess";
const seed = Number(process.env.JEMAA_SEED ?? 1);

/** A number that looks like chance, and is the same every time. */
let state = seed;
function any(below: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

const TABLES = [2, 3, 4].flatMap((players) =>
  (["classic", "essential"] as const).flatMap((edition) => [
    { players, edition },
    { players, edition, ...ALL },
  ]),
);

/** One of many: what was not taken before, and if `deep` after a long chain rather than not. */
const taken = new Map<string, number>();
function pick(moments: Moment[], deep: boolean): Moment | undefined {
  const middle = moments.filter(({ open, actions }) =>
    open.season > 1 || open.round > 1 ? actions.length > 1 : false,
  );
  let best: { moment: Moment; worth: number } | undefined;
  for (const moment of middle) {
    const worth = (deep ? depth(moment) : 0) - 2 * (taken.get(kindOf(moment)) ?? 0) + any(1000) / 1000;
    if (!best || worth > best.worth) best = { moment, worth };
  }
  if (best) taken.set(kindOf(best.moment), (taken.get(kindOf(best.moment)) ?? 0) + 1);
  return best?.moment;
}

const server = await Server.start();
const browser = await launch();
try {
  mkdirSync(join(SHOTS, FOLDER), { recursive: true });
  for (let n = 1; n <= COUNT; n++) {
    const game = await played(TABLES[any(TABLES.length)] ?? {}, seed * 100 + n);
    const moment = pick(game.moments, n % 3 > 0);
    if (!moment) throw new Error("nothing was asked in a whole game");
    const visitor = await Visitor.arrive(browser, server, {});
    await sit(server, visitor, game, moment);
    await visitor.page.waitForLoadState("networkidle");
    const name = join(FOLDER, String(n).padStart(2, "0"));
    await visitor.shot(name);
    const shown = await visitor.page.evaluate(() => ({
      question: document.querySelector("#asked h1")?.textContent?.trim(),
      because: [...document.querySelectorAll("#asked .why li")].map((link) => link.textContent?.trim()),
      answers: [...document.querySelectorAll("#asked .answer, #asked [data-pick]")].map((one) =>
        (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim(),
      ),
    }));
    const truth = {
      options: game.options,
      phase: moment.open.phase,
      season: moment.open.season,
      round: moment.open.round,
      ask: moment.text,
      because: moment.prompt.because,
      options_in_words: moment.actions.slice(0, 40).map(({ action, text }) => `${action}: ${text}`),
      count: moment.actions.length,
      shown,
    };
    writeFileSync(join(SHOTS, `${name}.json`), JSON.stringify(truth, null, 2));
    console.log(
      `${name}: ${moment.open.phase}, ${kindOf(moment)}, ${depth(moment)} deep, ${moment.actions.length} answers`,
    );
    await visitor.context.close();
  }
} finally {
  await browser.close();
  await server.end();
}
