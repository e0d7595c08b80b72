/** A further game, which the page knows nothing of: sealed, the small game of the tests, at the generic table. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { testWith } from "./fixtures";
import type { How } from "./harness";
import { result } from "./rugs";

/** The binary that has sealed as a further game. */
const test = testWith("jemaa-sealed");

const choices = (page: Page) => page.locator("#asked [data-action]");

/** Whether the page asks for a choice that its player has not made. Who has chosen while all choose may choose again. */
const isAsked = async (page: Page): Promise<boolean> =>
  (await choices(page).count()) > 0 && (await page.locator("#asked [aria-pressed=true]").count()) === 0;

/** Clicks the last choice, and waits until that is shown. */
async function choose(page: Page): Promise<void> {
  const before = Number(await page.locator("#board").getAttribute("data-version"));
  await choices(page).last().click();
  await page.waitForFunction((before) => {
    const board = document.querySelector<HTMLElement>("#board");
    return !board || Number(board.dataset.version) > before || document.querySelector("#asked [aria-pressed=true]");
  }, before);
}

/** Plays on as whoever is asked, until everybody sees the result; returns how many choices that took. */
async function playOut(...players: Page[]): Promise<number> {
  for (let actions = 0; ;) {
    for (const page of players) {
      if (!(await isAsked(page))) continue;
      await choose(page);
      actions++;
    }
    const over = await Promise.all(players.map((page) => result(page).isVisible()));
    if (over.every(Boolean)) return actions;
  }
}

for (const how of [{}, { phone: true }] satisfies How[]) {
  test(`sealed is made, joined and played to its end beside a bot, ${JSON.stringify(how)}`, async ({ arrive }) => {
    const [ada, bo] = [await arrive(how), await arrive(how)];

    await ada.go("/new/sealed");
    await ada.page.getByRole("radio", { name: "With friends" }).check({ force: true });
    const players = ada.page.getByRole("group", { name: "Players", exact: true }).getByRole("radio");
    expect(await players.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))).toEqual([
      "2",
      "3",
    ]);
    await ada.page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await ada.page.getByLabel("Name on seat 1").fill("Ada");
    await ada.page.getByLabel("Who sits on seat 3").selectOption({ label: "A bot" });
    await ada.page.getByLabel("Bot on seat 3").selectOption({ label: "greedy" });
    expect(await ada.audit()).toEqual([]);
    await ada.page.getByRole("button", { name: "Make the table" }).click();
    const link = await ada.page.getByLabel("The link to send").inputValue();

    await bo.page.goto(link);
    await bo.page.getByLabel("Your name").fill("Bo");
    await bo.page.getByRole("button", { name: "Take a seat" }).click();
    await bo.page.getByText("Whoever made the table starts the game.").first().waitFor();
    await ada.page.getByRole("button", { name: "Start the game" }).click();

    for (const { page } of [ada, bo]) {
      await page.getByText("Choose a card; all turn theirs over together.").first().waitFor();
      expect(await choices(page).first().innerText()).toMatch(/^Choose a (moon|star|sun)$/);
      expect(await page.locator("#players").innerText()).toContain("Cards kept");
    }
    expect(await ada.audit()).toEqual([]);

    // Everybody chooses three times, and whoever alone has the highest card decides.
    expect(await playOut(ada.page, bo.page)).toBeGreaterThanOrEqual(6);
    for (const { page } of [ada, bo]) {
      const points = page.locator("table").first();
      for (const told of ["Cards kept", "Tokens fallen"]) expect(await points.innerText()).toContain(told);
    }
    expect(await ada.audit()).toEqual([]);

    await ada.page.getByRole("button", { name: "Replay" }).click();
    await ada.page.getByLabel("Moment").first().waitFor();
    await ada.page.locator("#board").waitFor();
  });
}
