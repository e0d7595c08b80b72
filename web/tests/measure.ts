/** What a visit costs: reported, never asserted, since machines differ. */

import type { Locator, Page } from "playwright-core";

import { audits } from "./audits";
import { launch, Server, Visitor, type How } from "./harness";
import { answer, asked } from "./keshi";

const LIGHTHOUSE = process.env.JEMAA_LIGHTHOUSE;
const ROUNDS = 5;
const MOVES = 10;

/** A game, how far it is brought on before it is measured, and what answers what is asked there by the keyboard. */
interface Game {
  name: string;
  ahead: number;
  ready: (page: Page) => Locator;
  move: (page: Page) => Promise<unknown>;
}
const RUGS: Game = {
  name: "rugs",
  ahead: 0,
  ready: (page) => page.locator("#board [data-action]"),
  move: async (page) => {
    await page.locator("#board [data-action]").first().focus();
    await page.keyboard.press("Enter");
  },
};
const KESHI: Game = { name: "keshi", ahead: 40, ready: asked, move: (page) => answer(page) };

const server = await Server.start();
const browser = await launch();
const arrive = (how?: How): Promise<Visitor> => Visitor.arrive(browser, server, how);

try {
  const loads = [];
  for (let round = 0; round < ROUNDS; round++) loads.push(await firstLoad());
  const { files, bytes } = loads[0] as Load;
  report("first load, compressed", `${(bytes / 1000).toFixed(1)} kB in ${files} files`);
  report("interactive", `${median(loads.map((load) => load.interactive)).toFixed(0)} ms`);
  for (const game of [RUGS, KESHI]) {
    report(`${game.name}: its table adds, compressed`, `${((await added(game)) / 1000).toFixed(1)} kB`);
    const moves = await play(game, {});
    report(`${game.name}: from an action to what is asked then`, `${median(moves.shown).toFixed(1)} ms`);
    const moving = await play(game, { motion: true });
    const longest = moving.longest > 0 ? `${moving.longest.toFixed(0)} ms` : "below 50 ms";
    report(`${game.name}: longest task, from opening to animated moves`, longest);
    report(`${game.name}: work for a move, in the middle`, `${median(moving.busy).toFixed(0)} ms of processor time`);
  }
} finally {
  await browser.close();
  await server.end();
}
if (LIGHTHOUSE) await audits(LIGHTHOUSE, report);

interface Load {
  bytes: number;
  files: number;
  interactive: number;
}

/** A first visit, with nothing in the cache. */
async function firstLoad(): Promise<Load> {
  const { page, context } = await arrive();
  const network = await context.newCDPSession(page);
  let [bytes, files] = [0, 0];
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await network.send("Network.enable");
  await page.goto("/", { waitUntil: "networkidle" });
  const interactive = await page.evaluate(() => performance.getEntriesByName("interactive")[0]?.startTime ?? NaN);
  await context.close();
  return { bytes, files, interactive };
}

/** A table of a game against a bot that has begun, and who sits there. */
async function sit({ name, ahead }: Game, how: How): Promise<{ visitor: Visitor; room: string }> {
  const seats = [{ kind: "here", name: "Ada" } as const, { kind: "bot", level: "random" } as const];
  const table = await server.make({ game: name, options: { players: 2 }, seats });
  const visitor = await arrive(how);
  await visitor.say(table.room, [table.host, ...table.seats], { type: "start" });
  for (let left = ahead; left > 0; left -= 10) await visitor.advance(table.room, table.seats[0] ?? "", 10);
  await visitor.own(table, name);
  return { visitor, room: table.room };
}

/** What the table of a game needs that the first page had not. */
async function added(game: Game): Promise<number> {
  const { visitor, room } = await sit(game, {});
  const { page, context } = visitor;
  const network = await context.newCDPSession(page);
  const asked = new Map<string, string>();
  const sizes = new Map<string, number>();
  network.on("Network.requestWillBeSent", ({ requestId, request }) => asked.set(requestId, request.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(asked.get(requestId) ?? "", encodedDataLength),
  );
  await network.send("Network.enable");
  await page.goto("/", { waitUntil: "networkidle" });
  const first = new Set(sizes.keys());
  await page.goto(`/table/${room}`);
  await game.ready(page).first().waitFor();
  await context.close();
  return [...sizes].reduce((sum, [url, size]) => sum + (first.has(url) || url.endsWith(room) ? 0 : size), 0);
}

/** Some moves: how soon what is asked then was shown, the processor's work, and the longest task that took over 50 ms. */
async function play(game: Game, how: How): Promise<{ shown: number[]; busy: number[]; longest: number }> {
  const { visitor, room } = await sit(game, how);
  await visitor.go(`/table/${room}`);
  const { page, context } = visitor;
  await game.ready(page).first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    /** When a frame was painted that shows what was told. */
    const painted: number[] = [];
    Object.assign(globalThis, { tasks, painted });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("moved").length === 0) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.push(performance.now());
      // Many answers are hidden until they fit.
      const shown = () => {
        if (document.querySelector(".fitting")) requestAnimationFrame(shown);
        else port2.postMessage(null);
      };
      requestAnimationFrame(shown);
    }).observe({ type: "mark" });
    // Also those that it took to set the table.
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({
      type: "longtask",
      buffered: true,
    });
  });
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
  };
  const shown: number[] = [];
  const busy: number[] = [];
  while (shown.length < MOVES) {
    const before = await work();
    await game.move(page);
    const took = await page.waitForFunction(() => {
      const acted = performance.getEntriesByName("act").at(-1)?.startTime ?? Infinity;
      const { painted } = globalThis as unknown as { painted: number[] };
      const shown = painted.find((time) => time > acted);
      return shown && shown - acted;
    });
    shown.push((await took.jsonValue()) as number);
    await game.ready(page).first().waitFor();
    busy.push((await work()) - before);
  }
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await context.close();
  return { shown, busy, longest: Math.max(0, ...tasks) };
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

function report(what: string, value: string): void {
  console.log(`${what.padEnd(52)} ${value}`);
}
