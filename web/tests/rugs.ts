/** Rugs as somebody plays it who has only a keyboard, and takes what comes first. */

import type { Page } from "playwright-core";

import type { TableMade } from "$protocol";

import type { Server, Visitor } from "./harness";

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

/** Whether the game goes on for somebody: they can do something, or it has ended. */
export async function asked(page: Page): Promise<boolean> {
  const end = page.getByRole("button", { name: "Rematch" });
  await choices(page).first().or(end).first().waitFor();
  return !(await end.isVisible());
}

/** Plays on until the game is over, as whoever is asked. */
export async function playOut(...players: Page[]): Promise<number> {
  let moves = 0;
  for (;;) {
    const waiting = players.map((page) =>
      page
        .locator("#board [data-action], .result")
        .first()
        .waitFor({ timeout: 20_000 })
        .then(() => page),
    );
    const page = await Promise.any(waiting);
    waiting.forEach((other) => other.catch(() => {}));
    if (!(await asked(page))) return moves;
    await choose(page);
    moves += 1;
  }
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
