/** Playing keshi with the mouse. */

import type { Page } from "playwright-core";

/** What can be clicked now to answer what is asked, or a part of it. */
export const asked = (page: Page) =>
  page.locator("#asked .answer, #asked [data-ready]:not(:disabled), #asked [data-pick]:not(:disabled)");

/** Answers what is asked by a click, `any` of the answers: one of so many. Says what was clicked, or `null` at the end. */
export async function answer(page: Page, any: (count: number) => number = () => 0): Promise<string | null> {
  const ready = page.locator("#asked [data-ready]:not(:disabled)");
  const choice = page.locator("#asked .answer");
  const pick = page.locator("#asked [data-pick]:not(.answer):not(:disabled):not([aria-pressed=true])");
  const end = page.locator("#result");
  await choice.or(ready).or(pick).or(end).first().waitFor();
  if ((await end.count()) > 0) return null;
  const version = await page.locator("#board").getAttribute("data-version");
  const chosen = (await page.locator("#asked .picks .slot.filled").count()) > 0;
  let what: string;
  if ((await pick.count()) > 0 && (await ready.count()) === 0) {
    while ((await ready.count()) === 0) await pick.nth(any(await pick.count())).click();
    what = "gesture";
    await ready.click();
  } else if ((await ready.count()) > 0) {
    what = chosen ? "gesture" : ((await ready.getAttribute("data-action")) ?? "gesture");
    await ready.click();
  } else {
    const one = choice.nth(any(await choice.count()));
    what = (await one.getAttribute("data-action")) ?? "";
    await one.click();
    const sure = page.locator("dialog[role=alertdialog] .main");
    await page.waitForFunction(
      (before) =>
        document.querySelector("#result") !== null ||
        document.querySelector("dialog[role=alertdialog]") !== null ||
        document.querySelector("#board")?.getAttribute("data-version") !== before,
      version,
    );
    if ((await sure.count()) > 0) await sure.click();
  }
  await page.waitForFunction(
    (before) =>
      document.querySelector("#result") !== null ||
      document.querySelector("#board")?.getAttribute("data-version") !== before,
    version,
  );
  return what;
}

/** Where a place that is lit for an answer can be clicked: nothing lies over it there; and whether it is for `several`. */
export const litFor = (page: Page, number: number) =>
  page.evaluate((number) => {
    for (const spot of document.querySelectorAll(`#board .spot[data-numbers~="${number}"]`)) {
      const several = (spot.getAttribute("data-numbers") ?? "").includes(" ");
      const { left, top, width, height } = spot.getBoundingClientRect();
      for (const [across, down] of [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const))) {
        const at = { x: left + width * across, y: top + height * down, several };
        if (spot.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  }, number);
