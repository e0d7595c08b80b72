/** Whole games of rugs, by everybody who can be at a table. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { begin, choices, choose, playOut } from "./rugs";

test("two people and a spectator see one game, from the link to the result", async ({ arrive }) => {
  const [ada, bo, eve] = [await arrive(), await arrive(), await arrive()];

  await ada.go("/new/rugs");
  await ada.page.getByRole("radio", { name: "With friends" }).check({ force: true });
  await ada.page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await ada.page.getByLabel("Name on seat 1").fill("Ada");
  await ada.page.getByRole("button", { name: "Make the table" }).click();
  const link = await ada.page.getByLabel("The link to send").inputValue();

  await bo.page.goto(link);
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Take a seat" }).click();
  await bo.page.getByText("Whoever made the table starts the game.").first().waitFor();
  await eve.page.goto(link);
  await eve.page.getByText("Or just stay").or(eve.page.getByText("Everybody is here")).first().waitFor();

  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await eve.page.getByText("You are watching").first().waitFor();
  expect(await playOut(ada.page, bo.page)).toBeGreaterThan(20);

  const results = [];
  for (const { page } of [ada, bo, eve]) {
    await page.getByRole("heading", { level: 1 }).waitFor();
    results.push(await page.locator("table").first().innerText());
  }
  expect(results[2]).toContain("Ada");
  // Each reads of themselves as “You”, and the same numbers.
  const numbers = (text: string) => text.match(/\d+/g);
  expect(numbers(results[0] ?? "")).toEqual(numbers(results[2] ?? ""));
  expect(numbers(results[1] ?? "")).toEqual(numbers(results[2] ?? ""));

  await bo.page.getByRole("button", { name: "Rematch" }).click();
  await bo.page.waitForURL(/\/table\//);
  await ada.page.getByRole("button", { name: "To the rematch" }).click();
  await expect.poll(() => ada.page.url()).toBe(bo.page.url());
});

test("one click on Play seats one against bots, and the game goes to its end", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/");
  await page.getByRole("button", { name: "Play" }).first().click();
  await page.waitForURL(/\/table\//);
  await playOut(page);
  await page
    .getByRole("heading", { name: "Points by source" })
    .or(page.getByText("Points by source"))
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Check the dice" }).click();
  await page.getByText("The dice were fair.").first().waitFor();
});

test("a server that was killed and comes back loses nothing, and nobody has to reload", async ({ server, arrive }) => {
  const ada = await arrive();
  ada.expect(/WebSocket|ERR_CONNECTION|Failed to load/);
  const bots = [1, 2].map(() => ({ kind: "bot", level: "greedy" }) as const);
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, ...bots]);
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  for (let move = 0; move < 4; move++) await choose(ada.page);
  await choices(ada.page).first().waitFor();
  const lines = await ada.page.locator("#talk ol button").allInnerTexts();

  await server.kill();
  await ada.page.getByText("The connection is lost.").first().waitFor();
  // What is chosen meanwhile is done when the server is back.
  const action = await choices(ada.page).first().getAttribute("data-action");
  await choices(ada.page).first().focus();
  await ada.page.keyboard.press("Enter");
  await server.restart();
  await ada.page.getByText("The connection is lost.").waitFor({ state: "detached" });
  const direction = { n: "north", e: "east", s: "south", w: "west" }[action ?? ""];
  const now = () => ada.page.locator("#talk ol button").allInnerTexts();
  await expect.poll(async () => (await now()).slice(0, -lines.length).join()).toContain(`You send Assam ${direction}.`);
  expect((await now()).slice(-lines.length)).toEqual(lines);
  await choose(ada.page);
});

test("people at one screen play in turn", async ({ server, arrive }) => {
  const ada = await arrive();
  const table = await begin(
    server,
    ada,
    ["Ada", "Bo", "Cy"].map((name) => ({ kind: "here", name }) as const),
  );
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  for (const name of ["Ada", "Bo", "Cy", "Ada"]) {
    await ada.page.getByText(`It is ${name}’s turn.`).first().waitFor();
    await choose(ada.page);
    await choose(ada.page);
    // Nobody is “You” where several look.
    expect(await ada.page.locator("#players").innerText()).not.toMatch(/\bYou\b/);
    expect(await ada.page.locator("#talk").innerText()).not.toMatch(/\bYou\b/);
  }
});
