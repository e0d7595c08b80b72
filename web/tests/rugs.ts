/** Rugs as somebody plays it who has only a keyboard, and takes what comes first. */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";

import type { TableMade } from "$protocol";

import type { Server, Visitor } from "./harness";

export const bot = { kind: "bot", level: "greedy" } as const;

export const choices = (page: Page) => page.locator("#board [data-action]");

const version = async (page: Page): Promise<number> =>
  Number(await page.locator("#board").getAttribute("data-version"));

/** Does this, or the first thing that can be done, and waits until it is shown. */
export async function choose(page: Page, action?: string): Promise<string> {
  const choice = action ? page.locator(`#board [data-action="${action}"]`) : choices(page).first();
  await choice.waitFor();
  const before = await version(page);
  const chosen = (await choice.getAttribute("data-action")) ?? "";
  await choice.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => {
    const board = document.querySelector<HTMLElement>("#board");
    return !board || Number(board.dataset.version) > before;
  }, before);
  return chosen;
}

/** The heading that tells the result. */
export const result = (page: Page) => page.locator("#result");

/** Plays on until the game is over, as whoever is asked; and says how many actions that took. */
export async function playOut(...players: Page[]): Promise<number> {
  for (let actions = 0; ; actions++) {
    const asked = players.map(async (page) => {
      await choices(page).first().or(result(page)).first().waitFor();
      return page;
    });
    const page = await Promise.race(asked);
    // The others wait on, until it is their turn or the page is gone.
    asked.forEach((other) => other.catch(() => {}));
    if (await result(page).isVisible()) return actions;
    await choose(page);
  }
}

/** Ada at a table with so many bots that has begun, and asks her; its room. */
export async function seated(
  server: Server,
  ada: Visitor,
  bots = 2,
  more: Parameters<typeof begin>[3] = {},
): Promise<string> {
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, ...Array(bots).fill(bot)], more);
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  await choices(ada.page).first().waitFor();
  return table.room;
}

/** Ada and Bo at one table, each with a browser; and others, whom nobody plays. */
export async function two(server: Server, ada: Visitor, bo: Visitor, ...others: string[]): Promise<TableMade> {
  const names = ["Ada", "Bo", ...others].map((name) => ({ kind: "here", name }) as const);
  const table = await begin(server, ada, names);
  await ada.own(table, "rugs", ["host", 0]);
  await bo.own(table, "rugs", [1]);
  for (const visitor of [ada, bo]) await visitor.go(`/table/${table.room}`);
  return table;
}

/** A table for these seats that has begun. */
export async function begin(
  server: Server,
  host: Visitor,
  seats: Parameters<Server["make"]>[0]["seats"],
  more: Partial<Parameters<Server["make"]>[0]> = {},
): Promise<TableMade> {
  const table = await server.make({
    game: "rugs",
    options: { players: seats?.length ?? 4 },
    seats,
    ...more,
    settings: { order: "chosen", ...more.settings },
  });
  await host.say(table.room, [table.host, ...table.seats], { type: "start" });
  return table;
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** A finished game, by default for three, which this browser may look at. */
export async function finished(
  server: Server,
  visitor: Visitor,
  file = "../../docs/fair-dice.jemaa",
): Promise<TableMade> {
  const made = await server.post<TableMade>("/api/records", { record: read(file) });
  await visitor.own(made, "rugs", []);
  return made;
}

/** The same position every time: a game goes on after so many steps of a record, with all players at this browser. */
export async function midway(server: Server, visitor: Visitor, file: string, steps: number): Promise<TableMade> {
  const { room, invite: secret } = await server.post<TableMade>("/api/records", { record: read(file) });
  const options = JSON.parse(/^options: (.*)$/m.exec(read(file))?.[1] ?? "") as { players: number };
  const seats = ["Ada", "Bo", "Cy", "Di"].slice(0, options.players).map((name) => ({ kind: "here", name }) as const);
  const table = await begin(server, visitor, seats, { options, branch: { room, steps, secret } });
  await visitor.own(table, "rugs");
  await visitor.go(`/table/${table.room}`);
  await choices(visitor.page).first().waitFor();
  return table;
}

/** Records that all of these go on from. */
export const [TWO, THREE, FOUR] = [2, 3, 4].map((n) => `../../crates/rugs/tests/games/${n}-players.jemaa`) as [
  string,
  string,
  string,
];
