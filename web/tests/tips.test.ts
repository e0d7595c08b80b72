/** Everything on keshi's boards is told in words: on hover, with the keyboard, and by holding a finger on it. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { Options } from "$keshi";
import type { TableMade } from "$protocol";

import { test } from "./fixtures";
import type { Server, Visitor } from "./harness";
import { asked, hasten } from "./keshi";
import { ALL, kindOf, seek, sit } from "./positions";

/** Ada at a table with two bots, where she uses an assistant, always the same one of a game. */
async function seated(server: Server, ada: Visitor, options: Partial<Options>): Promise<TableMade> {
  const [game, moment] = await seek(
    { players: 3, ...options },
    (moment) => kindOf(moment) === "new" && moment.open.season === 2 && moment.actions.length <= 4,
    ({ steps }) => -steps,
  );
  return sit(server, ada, game, moment);
}

/** Every hook on the boards, with a point where nothing lies over it. */
const hooks = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, { x: number; y: number } | null>();
    for (const thing of document.querySelectorAll<SVGElement>("#board [data-tip]")) {
      const hook = thing.dataset["tip"] ?? "";
      const { left, top, width, height } = thing.getBoundingClientRect();
      // Some places are drawn only while they can be chosen.
      if (found.get(hook) || width === 0) continue;
      found.set(hook, null);
      for (let n = 0; n < 81 && !found.get(hook); n++) {
        const at = { x: left + (width * ((n % 9) + 0.5)) / 9, y: top + (height * (Math.floor(n / 9) + 0.5)) / 9 };
        const over = document.elementFromPoint(at.x, at.y)?.closest<SVGElement>("[data-tip]");
        // On a ground the smallest thing counts.
        const ground = over?.hasAttribute("data-ground");
        const inner = [...(over?.ownerSVGElement?.querySelectorAll("[data-tip]") ?? [])].some((one) => {
          const box = one.getBoundingClientRect();
          return one !== over && at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
        });
        if (over === thing && !(ground && inner)) found.set(hook, at);
      }
    }
    return [...found].map(([hook, at]) => ({ hook, at }));
  });

const cardOf = (page: Page, hook: string) => page.locator(`[role=tooltip][data-about="${hook}"]`);
const nounOf = (hook: string) => hook.split(":")[0] ?? "";

/** Shows the boards with nothing over them, and the market. */
async function clear(page: Page): Promise<void> {
  const swap = page.locator("#market .swap");
  if ((await swap.count()) > 0 && (await swap.getAttribute("aria-pressed")) === "false") await swap.click();
  const over = page.locator("#board .over header .close");
  if ((await over.count()) > 0) await over.click();
}

/** Rests on things one after the other and reads their cards. */
async function readAll(page: Page, which: (hook: string) => boolean = () => true): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const { hook, at } of await hooks(page)) {
    if (!at || !which(hook)) continue;
    await page.mouse.move(at.x - 1, at.y);
    await page.mouse.move(at.x, at.y);
    await cardOf(page, hook).waitFor();
    read.set(hook, (await cardOf(page, hook).innerText()).trim());
  }
  return read;
}

/** What lies on the boards of every game. */
const KINDS = [
  ...["sector", "own", "new", "assistant", "vendor", "gate", "oasis", "path", "square", "disc", "hand", "resource"],
  ...["provision", "storage", "stairs", "pawn", "line", "bead", "river", "jetty", "crocodile", "rapid", "fisherman"],
  ...["river-tile", "kind", "scroll", "luxury", "office", "workshop", "tower"],
];

for (const [name, options, more] of [
  ["all expansions", ALL, ["town", "companion"]],
  ["the Essential edition", { edition: "essential" }, []],
] as const) {
  test(`everything on the boards has a card: ${name}`, { timeout: 300_000 }, async ({ server, arrive }) => {
    const ada = await arrive();
    await hasten(ada.page);
    const table = await seated(server, ada, options);
    const { page } = ada;
    await clear(page);
    const all = await hooks(page);
    const kinds = new Set(all.map(({ hook }) => nounOf(hook)));
    expect([...kinds]).toEqual(expect.arrayContaining([...KINDS, ...more]));
    // What lies wholly under something else can be told where that is.
    const hidden = all.flatMap(({ hook, at }) => (at ? [] : [hook]));
    expect(hidden.length, hidden.join(" ")).toBeLessThan(all.length * 0.2);
    for (const [hook, text] of await readAll(page)) {
      expect(text.split("\n").filter(Boolean).length, hook).toBeGreaterThanOrEqual(3);
      expect(text.length, hook).toBeGreaterThan(30);
    }
    if (options !== ALL) return;

    // One of every kind in the other languages, too.
    for (const [lang, more] of [
      ["fr", "En savoir plus"],
      ["de", "Mehr dazu"],
    ] as const) {
      const other = await arrive({ lang });
      await hasten(other.page);
      await other.own(table, "keshi");
      await other.go(`/table/${table.room}`);
      await asked(other.page).first().waitFor();
      await clear(other.page);
      const met = new Set<string>();
      const read = await readAll(other.page, (hook) => !met.has(nounOf(hook)) && Boolean(met.add(nounOf(hook))));
      expect(read.size).toBeGreaterThan(25);
      for (const [hook, text] of read) {
        expect(text, hook).toContain(more);
        expect(text, hook).not.toMatch(/\b(keshi|city|bar|learn)-[a-z]/);
      }
    }
  });
}

/** A choice that lies on the boards: where it is. */
async function litSpot(page: Page) {
  const spot = page.locator("#board .spot").first();
  await spot.waitFor();
  return spot;
}
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test("a card keeps clear of what it tells of and of clicks, and goes with Escape", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada, ALL);
  const { page } = ada;
  const spot = await litSpot(page);
  const text = ((await spot.getAttribute("aria-label")) ?? "").split(/ \d+: /)[1] ?? "";
  const place = await spot.boundingBox();
  if (!place) throw new Error("no place");
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await page.mouse.move(middle.x - 1, middle.y);
  await page.mouse.move(middle.x, middle.y);
  const card = page.locator("[role=tooltip]");
  await card.waitFor();
  // The card of something that can be chosen says what choosing it does.
  expect(await card.innerText()).toContain(text);
  const { x, y, width, height } = await box(page, "[role=tooltip]");
  const apart =
    x >= place.x + place.width || x + width <= place.x || y >= place.y + place.height || y + height <= place.y;
  expect(apart).toBe(true);
  const bar = await box(page, "#asked");
  expect(y >= bar.y + bar.height && y + height <= 800 && x >= 0 && x + width <= 1280).toBe(true);
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("[role=tooltip]") === null,
    [x + width / 2, y + 12],
  );
  expect(under).toBe(true);

  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await page.mouse.move(middle.x - 2, middle.y);
  await card.waitFor();
  await card.getByRole("link").click();
  await page.getByRole("dialog").waitFor();
  await page.waitForFunction(() => document.activeElement?.id.startsWith("sheet-"));
});

test("the keyboard has the same cards, and “?” reads on", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada, ALL);
  const { page } = ada;
  await litSpot(page);
  await page.keyboard.press("Tab");
  while (!(await page.evaluate(() => document.activeElement?.matches("#board .spot"))))
    await page.keyboard.press("Tab");
  const card = page.locator("[role=tooltip]");
  await card.waitFor();
  const section = new URL((await card.getByRole("link").getAttribute("href")) ?? "", page.url());
  expect(section.pathname).toBe("/rules/keshi");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await card.waitFor();
  await page.keyboard.press("?");
  const id = `sheet-${section.hash.slice(1)}-heading`;
  await page.waitForFunction((id) => document.activeElement?.id === id, id);
});

test("a tile is shown large to a finger, and nothing is chosen by holding", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  await seated(server, ada, ALL);
  const { page } = ada;
  const sheet = page.getByRole("dialog");
  const shown = async () => {
    await sheet.waitFor();
    expect(await sheet.locator("svg[viewBox] > g *").count()).toBeGreaterThan(0);
    expect((await sheet.locator(".told p").first().innerText()).length).toBeGreaterThan(10);
    await sheet.getByRole("button", { name: "Close" }).tap();
    await sheet.waitFor({ state: "detached" });
  };
  const version = () => page.locator("#board").getAttribute("data-version");
  for (const tip of ["provision:", "storage:", "sector:", "bead", "river-tile:", "companion:"]) {
    const tile = page.locator(`#board [data-tip^="${tip}"]:not(:has(.spot))`).first();
    await tile.scrollIntoViewIfNeeded();
    await tile.tap({ force: true, ...(tip === "sector:" ? { position: { x: 20, y: 14 } } : {}) });
    await shown();
  }

  const spot = await litSpot(page);
  await spot.scrollIntoViewIfNeeded();
  const [before, place] = [await version(), await spot.boundingBox()];
  const touch = await ada.context.newCDPSession(page);
  const point = { x: (place?.x ?? 0) + (place?.width ?? 0) / 2, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await sheet.waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await shown();
  expect(await version()).toBe(before);
  expect(await page.locator("[data-do]").count()).toBe(0);
});

test("every key has a use of its own, and the menu tells it", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada, {});
  const { page } = ada;
  await page.keyboard.press("o");
  const title = page.locator("#board .over h2");
  await title.waitFor();
  const first = await title.innerText();
  await page.keyboard.press("o");
  await expect.poll(() => title.innerText()).not.toBe(first);
  await page.keyboard.press("o");
  await title.waitFor({ state: "detached" });
  await page.keyboard.press("x");
  const keys = page.getByRole("dialog").locator("dl kbd");
  await keys.first().waitFor();
  const all = await keys.allInnerTexts();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining(["1–9", "O", "M", "C", "Y", "P", "T", "X", "L", "H", "U", "?", "F6"]));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("t");
  await page.waitForFunction(() => document.activeElement?.id === "chat-line");
});
