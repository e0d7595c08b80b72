/** Before a game: who sits down, who is shown out, and how strangers find a table. */

import { expect } from "vitest";

import type { GameInfo } from "$protocol";

import { options as keshi } from "../src/keshi/options";
import { test } from "./fixtures";
import { answer, asked } from "./keshi";
import { choices } from "./rugs";

test("the host removes somebody and puts a bot there", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const table = await server.make({
    game: "rugs",
    options: { players: 2 },
    seats: [{ kind: "here", name: "Ada" }, { kind: "open" }],
    settings: { order: "chosen" },
  });
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  const link = ada.page.getByLabel("The link to send");
  const sent = await link.inputValue();
  await bo.page.goto(sent);
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await bo.page.getByRole("button", { name: "Stand up" }).waitFor();

  const seat = ada.page.getByLabel("Who sits on seat 2");
  await expect.poll(() => seat.inputValue()).toBe("person");
  await seat.selectOption("open");
  await ada.page.getByText("One seat is still open.").first().waitFor();
  // Who was removed knows the old link, which opens nothing any more.
  await expect.poll(() => link.inputValue()).not.toBe(sent);
  await bo.page.goto(sent);
  await bo.page.reload();
  await bo.page.getByText("This table is not open to you.").first().waitFor();
  await seat.selectOption("bot:greedy");
  await ada.page.getByText("Everybody is here.").first().waitFor();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await choices(ada.page).first().waitFor();
});

test("a table of keshi is made, found in the list and played at", async ({ arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  await ada.go("/new/keshi");
  await ada.page.getByRole("radio", { name: "With friends" }).check({ force: true });
  await ada.page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await ada.page.getByLabel("Name on seat 1").fill("Ada");
  await ada.page.getByText("More", { exact: true }).click();
  await ada.page.getByLabel("Show it among the open tables").check();
  await ada.page.getByRole("button", { name: "Make the table" }).click();
  await ada.page.waitForURL(/\/table\//);

  await bo.go("/games");
  await bo.page.getByRole("link", { name: "Join: Keshi, Ada" }).click();
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();

  const page = await Promise.any([ada, bo].map(async ({ page }) => (await asked(page).first().waitFor(), page)));
  expect(await answer(page)).not.toBeNull();
});

test("a record from disk is opened, and found again among one's games", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await ada.go("/games");
  await page.getByLabel("Choose a file").setInputFiles(new URL("../../docs/fair-dice.jemaa", import.meta.url).pathname);
  await page.getByRole("button", { name: "Open the game" }).click();
  await page.locator("#result").waitFor();
  const address = page.url();
  await ada.go("/games");
  await page
    .getByRole("region", { name: "Your games" })
    .getByRole("link", { name: /^Replay: Rugs/ })
    .click();
  await page.locator("#result").waitFor();
  expect(page.url()).toBe(address);
});

test("colours are told only where everybody stays on their seat", async ({ server, arrive }) => {
  const ada = await arrive();
  for (const [order, told] of [
    ["chosen", true],
    ["first", false],
    ["random", false],
  ] as const) {
    const table = await server.make({ game: "rugs", seats: [{ kind: "here", name: "Ada" }], settings: { order } });
    await ada.own(table, "rugs");
    await ada.go(`/table/${table.room}`);
    await ada.page.getByLabel("Who sits on seat 2").waitFor();
    await expect.poll(() => ada.page.getByText("Majorelle blue, stars").count(), { message: order }).toBe(told ? 1 : 0);
    await ada.go("/new/rugs");
    await ada.page
      .getByRole("radio", { name: { chosen: "As here", first: "Dice say who begins", random: "The dice say" }[order] })
      .check({ force: true });
    await expect.poll(() => ada.page.getByText("Majorelle blue, stars").count(), { message: order }).toBe(told ? 1 : 0);
  }
});

test("one comes by a pasted link, chooses a seat, is moved, talks, and stands up again", async ({ server, arrive }) => {
  const [ada, zoe] = [await arrive(), await arrive()];
  const seats = [{ kind: "here", name: "Ada" } as const];
  const table = await server.make({ game: "rugs", options: { players: 3 }, seats, settings: { order: "chosen" } });
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  const link = await ada.page.getByLabel("The link to send").inputValue();
  await ada.page.getByRole("button", { name: "QR code" }).click();
  await ada.page.getByRole("img", { name: "The link as a QR code" }).waitFor();

  await zoe.go("/");
  await zoe.page.getByLabel("Link or name of the table").fill(` ${link} `);
  await zoe.page.getByRole("button", { name: "Open", exact: true }).click();
  await zoe.page.getByLabel("Your name").fill("Zoë");
  await zoe.page.getByLabel("Seat", { exact: true }).selectOption("Seat 3");
  await zoe.page.getByRole("button", { name: "Take a seat" }).click();
  const row = (number: number) => ada.page.locator(`li:nth-child(${number})`, { hasText: "Zoë" });
  await row(3).waitFor();
  await ada.page.getByRole("button", { name: "Move seat 3 up by one" }).click();
  await row(2).waitFor();

  // Her socket is another one since she sat down, and the talk goes over that.
  await zoe.page.getByLabel("Write something").fill("Good evening");
  await zoe.page.keyboard.press("Enter");
  await ada.page.getByText("Good evening").first().waitFor();
  await zoe.page.getByRole("button", { name: "Stand up" }).click();
  await row(2).waitFor({ state: "detached" });
  await zoe.page.getByRole("button", { name: "Take a seat" }).waitFor();
});

test("who got another place as the game began is told once what happened", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  let [moved, recalled] = [false, false];
  await page.routeWebSocket("/ws", (socket) => {
    const server = socket.connectToServer();
    /** What happened comes after it was recalled. */
    let held: string | Buffer | null = null;
    server.onMessage((frame) => {
      const { type, events } = JSON.parse(String(frame)) as { type: string; events?: unknown[] };
      moved ||= type === "seated";
      if (moved && !held && type === "update" && events?.length) held = frame;
      else socket.send(frame);
      if (!held || recalled || type !== "history") return;
      recalled = true;
      socket.send(held);
    });
  });
  // The dice say who sits where: sooner or later it is another place.
  while (!moved) {
    const seats = ["Ada", "Bo"].map((name) => ({ kind: "here", name }) as const);
    const table = await server.make({ game: "rugs", options: { players: 2 }, seats });
    await ada.own(table, "rugs", ["host", 0]);
    await ada.go(`/table/${table.room}`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator("#board").waitFor();
  }
  await expect.poll(() => recalled).toBe(true);
  await page.locator("#talk ol button").first().waitFor();
  expect(await page.locator("#talk ol button").count()).toBe(1);
});

test("the defaults that lists leave out are those of the server", async ({ server }) => {
  const info = (await server.get<GameInfo[]>("/api/games")).find(({ game }) => game === "keshi");
  const choices = info?.option_info.filter(({ can_be }) => can_be.kind === "choice") ?? [];
  expect(Object.fromEntries(choices.map(({ name, default: usual }) => [name, usual]))).toEqual(keshi.usual);
});

test("the form of keshi takes river and staircase tiles by number", async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await ada.go("/new/keshi");
  await page.getByText("Rules and variants").first().click();
  const check = (group: string, choice: string) =>
    page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name: choice }).check({ force: true });
  await check("River tiles", "First game: 01, 03, 05");
  expect(await page.getByLabel("Season 2").count()).toBe(0);
  await check("River tiles", "Chosen");
  expect(await page.getByLabel("Season 2").locator("option:checked").innerText()).toMatch(/^03: ./);
  expect(await page.getByLabel("Season 2").locator("option").count()).toBe(6);
  await page.getByLabel("Season 2").selectOption({ index: 3 });
  await check("Staircase tiles", "Chosen");
  expect(await page.getByLabel("Twelve sides by number").inputValue()).toBe("1 2 3 4 5 6 7 8 9 10 11 12");
  expect(await ada.audit()).toEqual([]);
  await page.locator("form button.main").click();
  await page.waitForURL(/\/table\//);
});
