/** After a game: the result, the chart, the dice, the replay, a link to a moment, and another line from there. */

import { readFileSync } from "node:fs";

import { expect } from "vitest";

import { test } from "./fixtures";
import { choices, finished, playOut } from "./rugs";

for (const theme of ["light", "dark"] as const) {
  test(`the end tells the result, and everybody can use it, ${theme}`, async ({ server, arrive }) => {
    const visitor = await arrive({ theme });
    const { room } = await finished(server, visitor);
    await visitor.go(`/table/${room}`);
    const { page } = visitor;
    await page.getByRole("heading", { name: "Ada wins" }).waitFor();
    await page.getByText("89 points, 56 ahead of Cy.").first().waitFor();
    const chart = page.getByRole("slider", { name: "Turn that is shown" });
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    await page.locator("figcaption").getByText("Turn 40.").first().waitFor();
    expect(await visitor.audit()).toEqual([]);
  });
}

test("the end of two shows both colours of each, and why somebody went out", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor, "../src/after/dice/games/two.jemaa");
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByText("Inès went out: 3 dirhams were due to greedy, and none was left.", { exact: true }).waitFor();
  const rugs = (where: string) =>
    page.locator(`${where} [data-rug]`).evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.rug));
  const first = "section:has(table) tbody tr:first-child";
  expect(await rugs(".banner")).toEqual(["red", "green"]);
  expect(await rugs(`${first} th`)).toEqual(["red", "green"]);
  expect(await rugs(`${first} td`)).toEqual(["red", "green"]);
  expect(await rugs("section:has(#chart)")).toEqual(["red", "green", "blue", "yellow"]);
  expect(await page.locator(`${first} .piece`).allInnerTexts()).toEqual(["60", "21"]);
  await page.getByText("dirhams + visible squares").waitFor();
});

test("small pieces of a bar have their number too", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor, "../../crates/rugs/tests/games/4-players-cover_own-out.jemaa");
  await visitor.go(`/table/${room}`);
  const pieces = visitor.page.locator(".piece");
  await pieces.first().waitFor();
  const cut = await pieces.evaluateAll((all) =>
    all.flatMap((piece) => {
      const number = piece.querySelector("b");
      const [outer, inner] = [piece.getBoundingClientRect(), number?.getBoundingClientRect()];
      return inner && inner.left >= outer.left && inner.right <= outer.right ? [] : [piece.textContent];
    }),
  );
  expect(await pieces.count()).toBe(6);
  expect(cut).toEqual([]);
});

test("the dice are drawn again in the browser", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByRole("button", { name: "Check the dice" }).click();
  await page.getByText("All 41 draws are what the dice give.").first().waitFor();
  await page.getByText("All that can be checked here holds.").first().waitFor();
  expect(await visitor.audit()).toEqual([]);
});

test("a game is looked through by keys, and a link shows a moment to others", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByText("Move 0 of 81").first().waitFor();
  for (const [key, move] of [
    ["ArrowRight", 1],
    ["End", 81],
    ["ArrowLeft", 80],
    ["Home", 0],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(`Move ${move} of 81`).first().waitFor();
  }
  expect(await visitor.audit()).toEqual([]);
  // Once a game is over, nobody is away from it.
  expect(await page.locator("#players").innerText()).not.toContain("away");
  await page.getByRole("button", { name: "Share this moment" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();

  const other = await arrive({ phone: true });
  await other.go(link);
  await other.page.getByText("Cy sends Assam south. The die shows 4 slippers").first().waitFor();
  expect(await other.page.getByRole("slider", { name: "Moment" }).inputValue()).toBe("1");
  expect(await other.page.getByText("Move 1 of 81").isVisible()).toBe(true);
});

test("looking back, the next moment moves, and others come at once", async ({ server, arrive }) => {
  const visitor = await arrive({ motion: true });
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByRole("button", { name: "Replay" }).click();
  const at = (move: number) => page.getByText(`Move ${move} of 81`).first().waitFor();
  await at(0);
  // No frame comes any more: what moves never ends by itself.
  const frames = await page.evaluateHandle(() => window.requestAnimationFrame);
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  const moving = page.locator("#board[data-moving]");

  await page.keyboard.press("ArrowRight");
  await moving.waitFor();
  await at(0);
  await page.keyboard.press("Escape");
  await at(1);
  expect(await moving.count()).toBe(0);

  // The next one is asked for before this one was shown: it is there at once, and the next one moves.
  await page.keyboard.press("ArrowRight");
  await moving.waitFor();
  await page.keyboard.press("ArrowRight");
  await at(2);
  await moving.waitFor();
  await page.keyboard.press("Home");
  await at(0);
  expect(await moving.count()).toBe(0);
  for (const [key, move] of [
    ["End", 81],
    ["ArrowLeft", 80],
  ] as const) {
    await page.keyboard.press(key);
    await at(move);
    expect(await moving.count()).toBe(0);
  }

  // Playing, all of it moves, one after the other; the space bar holds it.
  await page.keyboard.press("Home");
  await at(0);
  await page.keyboard.press(" ");
  await moving.waitFor();
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.evaluate((frames) => (window.requestAnimationFrame = frames), frames);
  await page.keyboard.press("Escape");
  await at(1);
  await page.keyboard.press(" ");
  await at(3);
});

test("a link is copied where the page has no clipboard of its own", async ({ server, arrive }) => {
  const visitor = await arrive();
  await visitor.context.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("The link is copied.").waitFor();
  expect(await page.getByRole("button", { name: "Copy link" }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await page.goto("/games");
  await page.getByLabel("link").first().focus();
  await page.keyboard.press("Control+V");
  expect(await page.getByLabel("link").first().inputValue()).toBe(link);
});

test("on a phone the rematch comes first, and is as wide as the others together", async ({ server, arrive }) => {
  const visitor = await arrive({ phone: true });
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByRole("button", { name: "Replay" }).click();
  for (const [key, move] of [
    [null, 0],
    ["End", 81],
    ["ArrowLeft", 80],
    ["ArrowLeft", 79],
  ] as const) {
    if (key) await page.keyboard.press(key);
    await page.getByText(`Move ${move} of 81`).waitFor();
  }
  await page.getByRole("button", { name: "Try another line" }).click();
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(room));
  await playOut(page);
  const [rematch, share, replay] = await Promise.all(
    ["Rematch", "Share", "Replay"].map((name) => page.getByRole("button", { name }).boundingBox()),
  );
  expect(rematch!.y + rematch!.height).toBeLessThan(share!.y);
  expect(rematch!.x).toBe(share!.x);
  expect(rematch!.x + rematch!.width).toBeCloseTo(replay!.x + replay!.width, 0);
});

test("another line is tried from a moment, against bots", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByText("Move 0 of 81").first().waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByText("Move 1 of 81").first().waitFor();
  await page.getByRole("button", { name: "Try another line" }).click();
  await page.getByText("You play for Cy").first().waitFor();
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(room));
  // The game went on from there: Assam has walked, and Cy is asked for a rug.
  await page.getByText("Lay a rug beside Assam.").first().waitFor();
});

test("keshi names the move looked at by the number that its slider has", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor, "../src/after/dice/games/keshi.jemaa");
  await visitor.go(`/table/${room}?at=120`);
  const move = visitor.page.getByText(/^Move \d+ of \d+$/).first();
  await move.waitFor();
  const number = /\d+/.exec(await move.innerText())?.[0];
  await visitor.page.getByText(`You are looking back at move ${number}.`).waitFor();
});

test("another line keeps the rugs that lie, and tells how it came to them", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}?at=62`);
  const { page } = visitor;
  const rugs = page.locator("#board .new [data-rug]");
  await page.getByText("You are looking back at turn 31.").waitFor();
  const lying = await rugs.count();
  expect(lying).toBeGreaterThan(10);
  await page.getByRole("button", { name: "Try another line" }).click();
  await page.getByRole("button", { name: "Play from here" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(room));
  await choices(page).first().waitFor();
  expect(await rugs.count()).toBe(lying);
  await page.getByText("Turn 31/").waitFor();
  const log = page.locator("#talk ol li");
  expect(await log.count()).toBe(31);
  expect(await log.last().innerText()).toMatch(/sends? Assam south/);
});

test("what only the server can say is folded away in other languages", async ({ arrive }) => {
  const visitor = await arrive({ lang: "fr" });
  visitor.expect(/400/);
  await visitor.go("/games");
  const { page } = visitor;
  const file = (text: string) => ({ name: "a.jemaa", mimeType: "text/plain", buffer: Buffer.from(text) });
  const form = page.locator("form", { has: page.locator("input[type=file]") });
  await form.locator("input[type=file]").setInputFiles(file("nothing"));
  const send = form.locator(".button.main").last();
  await send.click();
  await page.getByText("En détail (en anglais)").waitFor();
  const detail = page.getByText("a record begins with");
  expect(await detail.isVisible()).toBe(false);
  await page.getByText("En détail (en anglais)").click();
  await detail.waitFor();
  // Own values are asked for only where the record names a set.
  expect(await form.locator("input[type=file]").count()).toBe(1);
  await form.locator("input[type=file]").setInputFiles(file("jemaa record 1\ngame: keshi\ncomponents: box 1\n"));
  await expect.poll(() => form.locator("input[type=file]").count()).toBe(2);
});

test("a record that was downloaded is opened again", async ({ server, arrive }) => {
  const visitor = await arrive();
  const { room } = await finished(server, visitor);
  await visitor.go(`/table/${room}`);
  const { page } = visitor;
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.jemaa$/);
  const kept = readFileSync(await file.path());
  await visitor.go("/games");
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: file.suggestedFilename(), mimeType: "text/plain", buffer: kept });
  await page.getByRole("button", { name: "Open the game" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(room));
  await page.getByText("89 points, 56 ahead of Cy.").first().waitFor();
});
