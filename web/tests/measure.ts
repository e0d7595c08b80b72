/** What a visit costs: reported, never asserted, since machines differ. */

import { audits } from "./audits";
import { launch, Server, Visitor, type How } from "./harness";

const LIGHTHOUSE = process.env.JEMAA_LIGHTHOUSE;
const ROUNDS = 5;
const MOVES = 10;

const server = await Server.start();
const browser = await launch();
const arrive = (how?: How): Promise<Visitor> => Visitor.arrive(browser, server, how);

try {
  const loads = [];
  for (let round = 0; round < ROUNDS; round++) loads.push(await firstLoad());
  const { files, bytes } = loads[0] as Load;
  report("first load, compressed", `${(bytes / 1000).toFixed(1)} kB in ${files} files`);
  report("interactive", `${median(loads.map((load) => load.interactive)).toFixed(0)} ms`);
  const moves = await play({});
  report("from an action to the move shown", `${median(moves.shown).toFixed(1)} ms`);
  const moving = await play({ motion: true });
  report(
    "longest task while moves are animated",
    moving.longest > 0 ? `${moving.longest.toFixed(0)} ms` : "below 50 ms",
  );
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

/** Some moves of a game against a bot: how soon each was shown, and the longest task meanwhile that took over 50 ms. */
async function play(how: How): Promise<{ shown: number[]; longest: number }> {
  const seats = [{ kind: "here", name: "Ada" } as const, { kind: "bot", level: "random" } as const];
  const table = await server.make({ game: "rugs", options: { players: 2 }, seats });
  const visitor = await arrive(how);
  await visitor.say(table.room, [table.host, ...table.seats], { type: "start" });
  await visitor.own(table, "rugs");
  await visitor.go(`/table/${table.room}`);
  const { page, context } = visitor;
  // Not what it takes to set the table.
  await page.locator("#board [data-action]").first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration))).observe({
      type: "longtask",
    });
  });
  const shown: number[] = [];
  while (shown.length < MOVES) {
    await move(visitor);
    const took = await page.waitForFunction(() => {
      const acted = performance.getEntriesByName("act").at(-1)?.startTime ?? Infinity;
      const moved = performance.getEntriesByName("moved").find((mark) => mark.startTime > acted);
      return moved && moved.startTime - acted;
    });
    shown.push((await took.jsonValue()) as number);
  }
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await context.close();
  return { shown, longest: Math.max(0, ...tasks) };
}

/** Does the first thing that can be done, with the keyboard. */
async function move({ page }: Visitor): Promise<void> {
  await page.locator("#board [data-action]").first().focus();
  await page.keyboard.press("Enter");
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

function report(what: string, value: string): void {
  console.log(`${what.padEnd(40)} ${value}`);
}
