/** A game that the page does not know, at the generic table: rugs, renamed on its way between the server and the page. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { GameInfo, NewTable, OptionInfo, OptionRange, Tree } from "$protocol";

import { test } from "./fixtures";
import type { Visitor } from "./harness";
import { result } from "./rugs";

const forth = (text: string) =>
  text.replaceAll('"game":"rugs"', '"game":"carpets"').replaceAll(/"(site-)?rugs-/g, '"$1carpets-');
const back = (text: string) =>
  text.replaceAll('"game":"carpets"', '"game":"rugs"').replaceAll(/"(site-)?carpets-/g, '"$1rugs-');

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

/** An option without words of its own. */
const option = (name: string, can_be: OptionRange, value: Tree, needs: OptionInfo["needs"] = null): OptionInfo => {
  const label = `carpets-option-${name}`;
  return { name, can_be, default: value, first_game: null, needs, label, about: `${label}-about` };
};
const value = (value: Tree) => ({ value, label: `carpets-value-${String(value)}`, about: null });

const CARPETS: GameInfo = {
  game: "carpets",
  options: {
    players: 3,
    wind_force: 2,
    distance: 20,
    storm: false,
    colours: "few",
    gusts: 1,
    tiles: null,
    knots: "none",
  },
  option_info: [
    option("players", { kind: "number", least: 3, most: 5 }, 3),
    option("wind_force", { kind: "number", least: 1, most: 4 }, 2),
    option("distance", { kind: "number", least: 10, most: 99 }, 20),
    option("storm", { kind: "flag" }, false),
    option("colours", { kind: "choice", values: [value("few"), value("very_many")] }, "few"),
    option("gusts", { kind: "number", least: 1, most: 3 }, 1, { option: "storm", value: true }),
    option(
      "tiles",
      {
        kind: "places",
        values: [value(null)],
        label: "carpets-option-tiles-chosen",
        places: [1, 2].map((number) => ({
          label: "carpets-place",
          args: { number },
          values: [number, number + 10].map(value),
        })),
      },
      null,
    ),
    option(
      "knots",
      {
        kind: "selection",
        values: [value("none")],
        label: "carpets-option-knots-chosen",
        about: "carpets-option-knots-two",
        length: 2,
        groups: [
          [1, 4],
          [2, 5],
          [3, 6],
        ],
      },
      "none",
    ),
  ],
  bots: ["random"],
};

for (const how of [{}, { phone: true }]) {
  test(`the form of an unknown game has a field for every kind of option, ${JSON.stringify(how)}`, async ({
    arrive,
  }) => {
    const ada = await arrive(how);
    const { page } = ada;
    ada.expect(/Failed to load resource/);
    await page.route(/\/api\/games$/, (route) => route.fulfill({ json: [CARPETS] }));
    const sent: NewTable[] = [];
    await page.route(/\/api\/tables$/, async (route) => {
      sent.push(route.request().postDataJSON() as NewTable);
      await route.fulfill({ status: 400, json: { code: "bad_table", message: "No such game." } });
    });
    await page.goto("/new/carpets");
    const group = (name: string) => page.getByRole("group", { name, exact: true });
    const check = async (name: string, choice: string) => {
      await group(name).getByRole("radio", { name: choice, exact: true }).focus();
      await page.keyboard.press("Space");
    };
    await group("Players").waitFor();
    expect(await group("Players").getByRole("radio").count()).toBe(3);
    await check("Players", "4");
    await page.getByText("Rules and variants").first().click();

    await check("Wind force", "4");
    await page.getByLabel("Distance").fill("42");
    await check("Colours", "Very many");
    expect(await group("Gusts").count()).toBe(0);
    await page.getByLabel("Storm").check();
    await check("Gusts", "3");
    await check("Tiles", "Option tiles chosen");
    await page.getByLabel("2", { exact: true }).and(page.locator("details select")).selectOption({ label: "12" });
    await check("Knots", "Option knots chosen");
    await page.getByLabel("Option knots two").fill("3 4");
    await page.getByLabel("Option knots two").blur();
    expect(await ada.audit()).toEqual([]);
    const chosen = { wind_force: 4, distance: 42, colours: "very_many", tiles: [1, 12], knots: [3, 4] };
    const said = await page.locator(".send").innerText();
    for (const told of ["Wind force: 4", "Distance: 42", "Storm", "Colours: Very many", "Gusts: 3"])
      expect(said).toContain(told);
    await page.locator("form button.main").click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.options).toEqual({ players: 4, storm: true, gusts: 3, ...chosen });
    expect(sent[0]?.seats?.length).toBe(4);

    // What needs the storm goes with it.
    await page.getByLabel("Storm").uncheck();
    await group("Gusts").waitFor({ state: "detached" });
    await page.locator("form button.main").click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.options).toEqual({ players: 4, storm: false, gusts: 1, ...chosen });
  });
}
