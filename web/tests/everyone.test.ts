/** Everybody can play: in three languages, without a mouse, with a finger, with less sight. */

import { expect } from "vitest";

import { test } from "./fixtures";
import type { Server, Visitor } from "./harness";
import { asked } from "./keshi";
import { begin, bot, choices, choose, finished, midway, playOut, result, seated, THREE } from "./rugs";
import { missing } from "./words";

/** Goes where one seldom is, whatever the language: sheets, the lobby, a rest, the real box, all after the end, keshi. */
async function tour(server: Server, ada: Visitor, look: (where: string) => Promise<void>): Promise<void> {
  const { page } = ada;
  const dialog = page.getByRole("dialog");
  const open = await server.make({ game: "rugs", seats: [{ kind: "here", name: "Ada" }] });
  await ada.own(open, "rugs");
  await ada.go(`/table/${open.room}`);
  await page.locator("main ol li").first().waitFor();
  await look("gathering");

  await seated(server, ada, 2, { settings: { clock: { kind: "move", seconds: 3600 } } });
  await look("clock");
  for (const [key, sheet] of [
    ["x", "menu"],
    ["?", "help"],
  ] as const) {
    await page.keyboard.press(key);
    await dialog.getByRole("heading").nth(1).waitFor();
    await look(sheet);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }

  const real = await begin(server, ada, [{ kind: "here", name: "Ada" }, bot, bot], { settings: { referee: true } });
  await ada.own(real, "rugs");
  await ada.go(`/table/${real.room}`);
  await choose(page, "e");
  await page.locator("#asked .outcomes button").first().waitFor();
  await look("referee");
  await ada.say(real.room, [real.seats[0] ?? ""], { type: "pause" });
  await page.locator(".prompt .button.main").waitFor();
  await look("a rest");

  const { room } = await finished(server, ada);
  await ada.go(`/table/${room}`);
  await page.locator("#result").waitFor();
  await look("the end");
  await page.locator(".more button").last().click();
  await dialog.locator("li").first().waitFor();
  await look("dice");
  await ada.go(`/table/${room}?at=3`);
  await page.locator("input[type=range]").waitFor();
  await look("replay");

  const keshi = await begin(server, ada, [{ kind: "here", name: "Ada" }, bot], { game: "keshi" });
  await ada.own(keshi, "keshi");
  await ada.go(`/table/${keshi.room}`);
  await asked(page).first().waitFor();
  await look("keshi");
}

for (const lang of ["en", "fr", "de"]) {
  test(`no text is missing where one seldom is, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang });
    await tour(server, ada, async (where) => expect(await missing(ada.page), where).toEqual([]));
  });
}

test("the language changes at any time, and no text is missing", async ({ server, arrive }) => {
  const ada = await arrive();
  const room = await seated(server, ada);
  const html = ada.page.locator("html");
  for (const [lang, turn] of [
    ["fr", "À vous de jouer"],
    ["de", "Du bist am Zug"],
    ["en", "Your turn"],
  ] as const) {
    await ada.page
      .locator("header")
      .getByRole("button", { name: /Français|Deutsch|English/ })
      .nth(["en", "fr", "de"].indexOf(lang))
      .click();
    await expect.poll(() => html.getAttribute("lang")).toBe(lang);
    await ada.page.getByText(turn).first().waitFor();
    for (const path of ["/", "/new/rugs", "/new/keshi", "/games", "/about", "/rules/rugs", "/learn/rugs"]) {
      await ada.go(path);
      expect(await html.getAttribute("lang"), path).toBe(lang);
      await ada.page.locator("main h1").first().waitFor();
      expect(await missing(ada.page), path).toEqual([]);
    }
    await ada.go(`/table/${room}`);
    await choices(ada.page).first().waitFor();
  }
});

test("a game is begun and played with the keyboard alone", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/");
  await page.getByRole("button", { name: "Play" }).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  for (let tab = 0; !(await focused()).startsWith("Play"); tab++) {
    expect(tab).toBeLessThan(30);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  const chooses = () => page.evaluate(() => document.activeElement?.matches("#board [data-action]") ?? false);
  let action = 0;
  for (; ; action++) {
    await choices(page).first().or(result(page)).first().waitFor();
    if (await result(page).isVisible()) break;
    // Who comes with keys, or has chosen, goes on with what can be chosen next.
    await expect.poll(chooses, { message: `after ${action} actions` }).toBe(true);
    await page.keyboard.press("ArrowRight");
    const before = await page.locator("#board").getAttribute("data-version");
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => {
      const board = document.querySelector<HTMLElement>("#board");
      return !board || board.dataset.version !== before;
    }, before);
  }
  expect(action).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("result");
});

test("with a finger one looks first, and then does it", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  await seated(server, ada);
  const { page } = ada;
  const lay = page.getByRole("button", { name: /^Lay it on/ });
  await page
    .locator("#asked")
    .getByRole("button", { name: /^Send Assam east/ })
    .tap();
  await page.getByRole("button", { name: "Send Assam east and roll" }).tap();
  const place = page.locator('#board [data-action*="-"]').nth(2);
  await place.waitFor();
  const spot = await place.boundingBox();
  await page.touchscreen.tap((spot?.x ?? 0) + 15, (spot?.y ?? 0) + 15);
  await lay.waitFor();
  await lay.tap();
  await page.getByRole("button", { name: "Log" }).tap();
  await page.locator("ol button", { hasText: "You lay" }).waitFor();
});

test("a mouse sees what would happen before it clicks", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada);
  const { page } = ada;
  await page
    .locator("#asked")
    .getByRole("button", { name: /^Send Assam south/ })
    .hover();
  await page.locator("#board").getByText("17%").first().waitFor();
  await choose(page, "s");
  const spot = await choices(page).first().boundingBox();
  await page.mouse.move((spot?.x ?? 0) + 15, (spot?.y ?? 0) + 15);
  await page.getByRole("heading", { name: /^A rug on/ }).waitFor();
  await page
    .locator("#players")
    .getByText(/^\+[12]$/)
    .waitFor();
});

for (const theme of ["light", "dark"] as const) {
  for (const phone of [false, true]) {
    test(`axe finds nothing serious, ${theme}, on a ${phone ? "phone" : "desktop"}`, async ({ server, arrive }) => {
      const ada = await arrive({ theme, phone });
      for (const path of ["/", "/new/rugs", "/new/keshi", "/games", "/about"]) {
        await ada.go(path);
        await ada.page.waitForLoadState("networkidle");
        expect(await ada.audit(), path).toEqual([]);
      }
      const open = await server.make({ game: "rugs", seats: [{ kind: "here", name: "Ada" }] });
      await ada.own(open, "rugs");
      await ada.go(`/table/${open.room}`);
      await ada.page.getByLabel("The link to send").waitFor();
      expect(await ada.audit(), "gathering").toEqual([]);
      await seated(server, ada);
      expect(await ada.audit(), "a direction").toEqual([]);
      await choose(ada.page);
      expect(await ada.audit(), "a rug").toEqual([]);
      // Four actions before the end of a game.
      await midway(server, ada, THREE, 129);
      await playOut(ada.page);
      expect(await ada.audit(), "the end").toEqual([]);
    });
  }
}

for (const how of [
  { theme: "light", width: 1024 },
  { theme: "dark", phone: true },
  { theme: "dark", width: 768, height: 1024 },
] as const) {
  const name = Object.values(how).join(", ").replace("true", "phone");
  test(`axe finds nothing serious where one seldom is, ${name}`, async ({ server, arrive }) => {
    const ada = await arrive(how);
    await tour(server, ada, async (where) => expect(await ada.audit(), where).toEqual([]));
  });
}
