/** The guided first season of keshi is played through at a real table, and its rules are at hand. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { CARDS } from "../src/keshi/learn/cards";
import { SECTIONS } from "../src/keshi/learn/rules";
import { test } from "./fixtures";
import { card, readOn } from "./lesson";
import { missing } from "./words";

/** How far the coach's ring lies over what is asked, unless it is round an answer. */
const ringed = (page: Page) =>
  page.evaluate(async () => {
    // It follows with the next frames.
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    const [ring, bar] = [".pointed", "#asked"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return ring && bar && ring.top < bar.top - 6 && bar.top > innerHeight / 2 ? Math.max(0, ring.bottom - bar.top) : 0;
  });

const SECTORS: string[] = CARDS.flatMap(({ sector }) => sector ?? []);

/** Reads on until a card comes, and looks on the way that no word is missing, and what is pointed at is seen. */
const play = (page: Page, until: string, parts = new Set<string>()) =>
  readOn(page, until, async (id) => {
    parts.add(await page.locator("[data-beat] .far").innerText());
    expect(await missing(page), id).toEqual([]);
    expect(await ringed(page), id).toBe(0);
    if (SECTORS.includes(id)) expect(await page.locator(".pointed").count(), id).toBe(1);
  });

for (const [lang, how] of [
  ["en", {}],
  ["de", { phone: true }],
  ["fr", { width: 768, height: 1024 }],
] as const) {
  test(`the guided season goes to its end, and the same game goes on against a bot, in ${lang}`, async ({ arrive }) => {
    const { page } = await arrive({ lang, ...how });
    await page.goto("/learn/keshi");
    await page.locator('a[href="/learn/keshi/play"]').click();
    const parts = new Set<string>();
    const seen = await play(page, "end", parts);
    // Where the lesson ends nothing more is done, and that is said.
    expect(await page.locator(".no").count()).toBe(0);
    const ready = page.locator("#asked [data-ready]:not(:disabled)");
    while ((await ready.count()) === 0)
      await page.locator("#asked [data-pick]:not(:disabled):not([aria-pressed=true])").first().click();
    await ready.click();
    await page.locator(".no", { hasText: await page.locator("[data-beat] footer .main").innerText() }).waitFor();
    for (const id of ["welcome", "select", "claim", ...SECTORS, "round-2", "round-4"]) expect(seen).toContain(id);
    expect([...parts]).toEqual(["1 / 6", "2 / 6", "3 / 6", "4 / 6", "5 / 6", "6 / 6"]);
    await page.locator("[data-beat] footer .main").click();
    await page.waitForURL(/\/table\//);
    await page.locator("[data-version]").first().waitFor();
  }, 300_000);
}

test("what the coach does not ask for in the first round is not done, and he says so", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/learn/keshi/play");
  await play(page, "claim");
  await page.locator('[data-action="claim:white1"]').first().click();
  await page.locator(".no").getByText("for this first time").waitFor();
  expect(await card(page)).toBe("claim");
  await page.locator('[data-action="claim:green2"]').first().click();
  await page.locator('[data-beat="claim-on"]').waitFor();
});

test("the guided season goes on after a reload, where it was left", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/learn/keshi/play");
  await play(page, "tower");
  await page.reload();
  expect(await card(page)).toBe("tower");
  await play(page, "use");
  await page.reload();
  expect(await card(page)).toBe("use");
});

for (const theme of ["light", "dark"] as const) {
  test(`the pages to learn keshi have no serious fault, ${theme}`, async ({ arrive }) => {
    const visitor = await arrive({ theme });
    await visitor.page.goto("/learn/keshi");
    await visitor.page.locator("article").waitFor();
    expect(await visitor.audit()).toEqual([]);
    await visitor.page.goto("/rules/keshi");
    await visitor.page.locator("#townlist").waitFor();
    await visitor.page.locator('nav a[href="/owner"]').waitFor();
    expect(await visitor.audit()).toEqual([]);
    await visitor.page.goto("/learn/keshi/play");
    await play(visitor.page, "tower");
    expect(await visitor.audit()).toEqual([]);
  });
}

test("every part of keshi’s rules has an address", { timeout: 180_000 }, async ({ arrive }) => {
  const { page } = await arrive();
  for (const [at, { id }] of SECTIONS.entries()) {
    // Most from within the page, some from elsewhere.
    if (at % 8 === 0) await page.goto("about:blank");
    await page.goto(`/rules/keshi#${id}`);
    await page.waitForFunction((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return box && box.top >= 0 && box.top < (end ? innerHeight : 100);
    }, id);
  }
});

test("“?” opens keshi’s rules where they speak of what is asked", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/learn/keshi/play");
  await play(page, "claim");
  await page.mouse.move(640, 2);
  await page.locator("header a").first().focus();
  await page.keyboard.press("?");
  await page.waitForFunction(() => document.activeElement?.id === "sheet-claim-heading");
});
