/** What is drawn on the market, and how it moves. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { choices, choose, seated } from "./rugs";

test("no handle lies under the rug that is looked at", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await seated(server, ada);
  await choose(page);
  const handles = page.locator("#board [data-handle]");
  const places = await choices(page).count();
  await choices(page).first().hover();
  await page.locator("#board [data-ghost]").waitFor();
  const squares = (await page.locator("#board [data-ghost]").getAttribute("data-ghost"))?.split(" ") ?? [];
  const left = await handles.evaluateAll((all) => all.map((one) => (one as SVGElement).dataset.handle));
  expect(left.length).toBeLessThan(places);
  expect(left.filter((handle) => squares.some((square) => handle?.includes(square)))).toEqual([]);
});

test("letters and numbers lie over the ways, and arrows over both", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada);
  await ada.page.locator(".landing").first().waitFor();
  const order = await ada.page
    .locator("#board .moving")
    .evaluate((layer) =>
      [...layer.querySelectorAll("[data-route], [data-label='a'], [data-arrow]")].map((one) =>
        Object.keys((one as SVGElement).dataset).join(),
      ),
    );
  expect(order.join(" ")).toMatch(/^(route )+label( arrow)+$/);
});

test("who wants no motion sees what is new fade in", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await seated(server, ada);
  await page.evaluate(() => {
    const faded: unknown[] = [];
    Object.assign(globalThis, { faded });
    document.addEventListener("animationstart", ({ target }) =>
      faded.push((target as Element).getAnimations()[0]?.effect?.getTiming().duration),
    );
  });
  await choose(page);
  await choose(page);
  await page.waitForFunction(() => (globalThis as unknown as { faded: unknown[] }).faded.includes(120));
});

test("a finger that drags opens no tip, one that rests does", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  const { page, context } = ada;
  await seated(server, ada);
  const touch = await context.newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await choose(page);
  // It is dragged itself, so that no scrolling ends the touch.
  const box = await page.locator('[data-rule="lay"] .rug').boundingBox();
  const [x, y] = [box!.x + 40, box!.y + 20];
  const tip = page.locator(".card[role=tooltip]");
  // A clock that stands would stop what still moves.
  await page.locator("#board:not([data-moving])").waitFor();
  await page.clock.install();
  await finger("touchStart", { x, y });
  await page.clock.runFor(2000);
  await tip.waitFor();
  await finger("touchEnd");
  await finger("touchStart", { x, y });
  await finger("touchMove", { x: x - 30, y });
  await page.clock.runFor(2000);
  await finger("touchEnd");
  expect(await tip.count()).toBe(0);
});
