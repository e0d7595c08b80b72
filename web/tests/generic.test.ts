/** A game that the page does not know, at the generic table: rugs, renamed on its way between the server and the page. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import type { Visitor } from "./harness";
import { result } from "./rugs";

const forth = (text: string) => text.replaceAll('"game":"rugs"', '"game":"carpets"').replaceAll('"rugs-', '"carpets-');
const back = (text: string) => text.replaceAll('"game":"carpets"', '"game":"rugs"').replaceAll('"carpets-', '"rugs-');

/** From now on the server seems to have a game called carpets, and none called rugs. */
async function rename({ page }: Visitor): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(back(String(message))));
    server.onMessage((message) => socket.send(forth(String(message))));
  });
  await page.route(/\/api\//, async (route) => {
    const sent = route.request().postData();
    const response = await route.fetch(sent === null ? {} : { postData: back(sent) });
    await route.fulfill({ response, body: forth(await response.text()) });
  });
}

const choices = (page: Page) => page.locator("#asked [data-action]");

/** Takes the choice that the keys lead to, until the game is over. */
async function playOut(page: Page): Promise<number> {
  for (let actions = 0; ; actions++) {
    await choices(page).first().or(result(page)).first().waitFor();
    if (await result(page).isVisible()) return actions;
    const board = page.locator("#board");
    const before = Number(await board.getAttribute("data-version"));
    await page.locator("#asked").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => {
      const board = document.querySelector<HTMLElement>("#board");
      return !board || Number(board.dataset.version) > before;
    }, before);
  }
}

for (const how of [{}, { phone: true }]) {
  test(`an unknown game is made and played to its end with the keyboard, ${JSON.stringify(how)}`, async ({
    arrive,
  }) => {
    const ada = await arrive(how);
    const { page } = ada;
    await rename(ada);
    await page.goto("/new/carpets");
    await page.getByRole("link", { name: "Carpets" }).waitFor();
    await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
    await page.getByRole("radio", { name: "As here" }).check({ force: true });
    expect(await ada.audit()).toEqual([]);
    await page.getByText("Rules and variants").first().click();
    await page.getByText("Skip rotation").first().waitFor();
    await page.locator("form button.main").click();
    await page.waitForURL(/\/table\//);

    await choices(page).first().waitFor();
    expect(await page.getByRole("banner").innerText()).toContain("Carpets");
    expect(await page.locator("#players").innerText()).toContain("Points dirhams");
    await page.locator("#board summary").first().click();
    expect(await ada.audit()).toEqual([]);
    // There are no rules to open, so nothing offers them.
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").count()).toBe(0);

    expect(await playOut(page)).toBeGreaterThan(20);
    expect(await page.locator("table").first().innerText()).toContain("Points squares");
    expect(await ada.audit()).toEqual([]);
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByRole("button", { name: "One move on" }).or(page.getByLabel("Moment")).first().waitFor();
    await page.locator("#board").waitFor();

    await page.goto("/rules/carpets");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("main").innerText()).not.toContain("Assam");
    await page.goto("/learn/carpets");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("main").innerText()).not.toContain("Assam");
  });
}

test("people at one screen see an unknown game one after the other", async ({ server, arrive }) => {
  const ada = await arrive();
  await rename(ada);
  const seats = ["Ada", "Bo"].map((name) => ({ kind: "here", name }) as const);
  const table = await server.make({ game: "rugs", options: { players: 2 }, seats, settings: { order: "chosen" } });
  await ada.say(table.room, [table.host, ...table.seats], { type: "start" });
  await ada.own(table, "carpets");
  await ada.go(`/table/${table.room}`);
  await ada.page.getByRole("button", { name: "I am Ada" }).click();
  await choices(ada.page).first().click();
  await choices(ada.page).first().click();
  await ada.page.getByRole("button", { name: "I am Bo" }).waitFor();
  expect(await ada.page.locator("#board").count()).toBe(0);
});
