/** The first lesson is played through at a real table, and the rules are at hand where they are needed. */

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { type Beat, BEATS } from "../src/rugs/learn/beats";
import { SECTIONS } from "../src/rugs/learn/rules";
import { test } from "./fixtures";

/** The coach's card, once it is the one for this. */
async function card(page: Page, id: string): Promise<Locator> {
  const coach = page.locator(`[data-beat="${id}"][data-ready="true"]`);
  await coach.waitFor();
  return coach;
}

/** Chooses with the keyboard, which needs no place on the screen. */
async function choose(page: Page, action?: string): Promise<void> {
  await page
    .locator(action ? `#board [data-action="${action}"]` : "#board [data-action]")
    .first()
    .focus();
  await page.keyboard.press("Enter");
}

/** What lies on top in the middle of something, if that is in sight at all. */
const inSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });

/** Taps what is to be done, and the button that does it, which has to be in sight by then and is pointed at. */
async function tap(page: Page, action?: string): Promise<void> {
  const way = action?.length === 1 ? `[data-way="${action}"]` : `#board [data-action="${action}"]`;
  await page
    .locator(action ? way : "#board [data-action]")
    .first()
    .tap();
  const go = page.locator("#asked [data-picked]");
  await go.waitFor();
  expect(await inSight(go)).toBe(true);
  if (action) {
    await page.waitForFunction(() => {
      const [ring, go] = [".pointed", "#asked [data-picked]"].map((one) => document.querySelector(one));
      const [outer, inner] = [ring, go].map((one) => one?.getBoundingClientRect());
      return outer && inner && outer.top < inner.top && outer.bottom > inner.bottom && outer.height < 80;
    });
  }
  await go.tap();
}

/** Does what a card asks for. */
async function follow(page: Page, beat: Beat, phone = false): Promise<void> {
  const coach = await card(page, beat.id);
  if (!beat.want) await coach.locator("footer .main").click();
  else await (phone ? tap : choose)(page, beat.want === "any" ? undefined : beat.want.split(" ")[1]);
}

for (const [lang, how] of [
  ["en", {}],
  ["fr", { phone: true }],
  ["de", { phone: true, width: 360, height: 740 }],
] as const) {
  test(`the first lesson goes to its end, and on to a real game, in ${lang}`, async ({ arrive }) => {
    const { page } = await arrive({ lang, ...how });
    await page.goto("/learn/rugs");
    for (const beat of BEATS.slice(0, -1)) await follow(page, beat, "phone" in how);
    await (await card(page, "end")).locator("footer .main").click();
    await page.waitForURL(/\/table\//);
  });
}

test("the coach speaks to fingers where there are some, and stands at the top alone", async ({ arrive }) => {
  for (const phone of [true, false]) {
    const { page } = await arrive({ phone });
    await page.goto("/learn/rugs");
    for (const beat of BEATS.slice(0, 2)) await follow(page, beat);
    const coach = await card(page, "way");
    expect(await coach.getByText("Tap “East”").count()).toBe(phone ? 1 : 0);
    expect(await page.locator(".page > header:visible").count()).toBe(phone ? 0 : 1);
  }
});

test("what the lesson does not wait for is refused with a reason", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/learn/rugs");
  await (await card(page, "welcome")).waitFor();
  await choose(page, "s");
  const coach = page.locator("[data-beat]");
  await coach.getByText("South lies Tariq’s red field").first().waitFor();
  expect(await coach.getAttribute("data-beat")).toBe("welcome");
  // Whoever knows the way need not read on before.
  await choose(page, "e");
  await card(page, "mosaic");
});

test("the lesson goes on after a reload, where it was left", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/learn/rugs");
  const middle = BEATS.findIndex((beat) => beat.id === "cut");
  for (const beat of BEATS.slice(0, middle)) await follow(page, beat);
  await card(page, "cut");
  await page.reload();
  await follow(page, BEATS[middle] as Beat);
  // In the midst of the turns that are run through, too.
  await page.locator('[data-beat="last"]').waitFor();
  await page.reload();
  for (const beat of BEATS.slice(middle + 1, -1)) await follow(page, beat);
  await card(page, "end");
});

for (const theme of ["light", "dark"] as const) {
  test(`lesson and rules have no serious fault, ${theme}`, async ({ arrive }) => {
    const visitor = await arrive({ theme });
    await visitor.page.goto("/learn/rugs");
    await card(visitor.page, "welcome");
    expect(await visitor.audit()).toEqual([]);
    await visitor.page.goto("/rules/rugs");
    await visitor.page.locator("#rulings").waitFor();
    expect(await visitor.audit()).toEqual([]);
    await visitor.page.goto("/rules/keshi");
    await visitor.page.locator("article").waitFor();
    expect(await visitor.audit()).toEqual([]);
  });
}

test("every part of the rules has an address", async ({ arrive }) => {
  const { page } = await arrive();
  for (const [at, { id }] of SECTIONS.entries()) {
    // Most from within the page, some from elsewhere.
    if (at % 8 === 0) await page.goto("about:blank");
    await page.goto(`/rules/rugs#${id}`);
    await page.waitForFunction((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return box && box.top >= 0 && box.top < (end ? innerHeight : 100);
    }, id);
  }
});

test("“?” tells the rule for what one points at, and elsewhere opens the rules where they fit", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/learn/rugs");
  await card(page, "welcome");
  await page.locator('[data-rule="die"]').hover();
  await page.keyboard.press("?");
  const tip = page.getByText("Slippers are steps.");
  await tip.waitFor();
  await page.getByRole("link", { name: "Read more" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  const opened = (id: string) => page.waitForFunction((id) => document.activeElement?.id === `sheet-${id}-heading`, id);
  await opened("walk");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  // Away from everything that has a rule of its own.
  await page.mouse.move(640, 10);
  await page.locator("header a").first().focus();
  await page.keyboard.press("?");
  await opened("direction");
});
