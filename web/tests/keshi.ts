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

/** What a referee is asked to type in. */
export interface Entered {
  /** What was drawn, as outcomes begin. */
  family: string;
  /** What was sent, as it was written. */
  line: string;
}

/**
 * Types in what is to be drawn: as `choose` says of so many that can come, by taps or by keys. Of the tower, as many stay
 * in as are chosen. Waits until the server has all of it.
 */
export async function enter(page: Page, by: "touch" | "keys", choose: (count: number) => number): Promise<Entered> {
  const drawn = page.locator("[data-outcome], [data-throw=fell]");
  await drawn.first().waitFor();
  const family = (await drawn.first().getAttribute("data-outcome"))?.split(":")[0] ?? "tower";
  const ready = page.locator("#asked [data-enter]:not(:disabled)");
  const line = page.locator("#entry");
  const version = await page.locator("#board").getAttribute("data-version");
  if (family === "tower") {
    for (let left = choose(3); left > 0; left--) {
      const one = page.locator("[data-throw=fell]").nth(choose(await page.locator("[data-throw=fell]").count()));
      await (by === "touch" ? one.tap() : one.click());
    }
  } else if (by === "touch") {
    const free = page.locator('[data-outcome]:not([data-left="0"])');
    while ((await ready.count()) === 0) {
      const last = await line.inputValue();
      await free.nth(choose(await free.count())).tap();
      await page.waitForFunction((last) => document.querySelector<HTMLInputElement>("#entry")?.value !== last, last);
    }
  } else {
    // The check tells when it is enough; what comes is written in one go, as somebody would who has it all before them.
    const numbers = await page.locator("[data-outcome]").evaluateAll((all) =>
      all.flatMap((one, at) => {
        const { outcome = "", left } = (one as HTMLElement).dataset;
        const name = outcome.startsWith("start") ? String(at + 1) : (one.querySelector(".number")?.textContent ?? "");
        return Array<string>(Number(left)).fill(name);
      }),
    );
    await line.focus();
    while ((await ready.count()) === 0) {
      await page.keyboard.type(`${numbers.splice(choose(numbers.length), 1)[0]} `);
      await page.waitForFunction(() => document.activeElement?.id === "entry");
    }
  }
  const written = await line.inputValue();
  await (by === "touch" ? ready.tap() : family === "tower" ? ready.click() : page.keyboard.press("Enter"));
  await page.waitForFunction(
    (before) =>
      document.querySelector("#result") !== null ||
      (document.querySelector("#board")?.getAttribute("data-version") !== before &&
        document.querySelector("#entry[readonly]") === null),
    version,
  );
  return { family, line: written.trim() };
}
