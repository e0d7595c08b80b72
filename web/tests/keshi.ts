/** Playing keshi with the mouse. */

import type { Page } from "playwright-core";

import type { Past } from "$protocol";

import type { Visitor } from "./harness";

/** What can be clicked now to answer what is asked, or a part of it, once the table is set. */
export const asked = (page: Page) =>
  page
    .locator("main:has([data-drawn]) #asked")
    .locator(".answer, [data-ready]:not(:disabled), [data-pick]:not(:disabled)");

/** From its next page on, what waits for a while before it comes waits for a twentieth of it. */
export const hasten = (page: Page) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, { setTimeout: (then: () => void, ms = 0) => wait(then, ms / 20) });
  });

/** Waits until something has come of an answer that was clicked at this version, and says so if one has to be sure. */
export async function answered(page: Page, version: string | null | undefined): Promise<void> {
  const come = (sure: boolean) =>
    page.waitForFunction(
      ([before, sure]) => {
        if (document.querySelector("#result")) return "done";
        if (document.querySelector("#board")?.getAttribute("data-version") !== before) return "done";
        return sure && document.querySelector("dialog[role=alertdialog]") ? "sure" : false;
      },
      [version, sure] as const,
    );
  if ((await (await come(true)).jsonValue()) === "done") return;
  await page.locator("dialog[role=alertdialog] .main").click();
  await come(false);
}

const [CHOICE, READY] = ["#asked .answer", "#asked [data-ready]:not(:disabled)"];
const PICK = "#asked [data-pick]:not(.answer):not(:disabled):not([aria-pressed=true])";

/** Answers what is asked by a click, `any` of the answers: one of so many. Says what was clicked, or `null` at the end. */
export async function answer(page: Page, any: (count: number) => number = () => 0): Promise<string | null> {
  const there = [CHOICE, READY, PICK].map((one) => `main:has([data-drawn]) ${one}`);
  await page
    .locator([...there, "#result"].join(", "))
    .first()
    .waitFor();
  // All at once: a game has hundreds of answers, and each question to the page takes its time.
  const now = await page.evaluate(
    ([choice, ready, pick]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        over: document.querySelector("#result") !== null,
        version: document.querySelector("#board")?.getAttribute("data-version"),
        chosen: all("#asked .picks .slot.filled").length > 0,
        choices: all(choice).map(({ dataset }) => dataset["action"] ?? ""),
        ready: all(ready).map(({ dataset }) => dataset["action"]),
        picks: all(pick).length,
      };
    },
    [CHOICE, READY, PICK] as const,
  );
  if (now.over) return null;
  const ready = page.locator(READY);
  let what: string;
  if (now.ready.length > 0) {
    what = now.chosen ? "gesture" : (now.ready[0] ?? "gesture");
    await ready.click();
  } else if (now.picks > 0) {
    const pick = page.locator(PICK);
    while ((await ready.count()) === 0) await pick.nth(any(await pick.count())).click();
    what = "gesture";
    await ready.click();
  } else {
    const at = any(now.choices.length);
    what = now.choices[at] ?? "";
    const one = (await page.$$(CHOICE))[at];
    const clicked = one?.click().then(
      () => true,
      () => false,
    );
    // Where all choose together, what was chosen is there until all have: it was not asked again.
    if (!(await clicked)) return answer(page, any);
  }
  await answered(page, now.version);
  return what;
}

/**
 * Clicks a place of the boards that is lit for an answer, where nothing lies over it; and whether it is for `several`. `null`, if
 * there is no such place. The browser waits until the place stands still: boards may still change their size.
 */
export async function clickLit(page: Page, number: number): Promise<{ several: boolean } | null> {
  const spots = `#board .spot[data-numbers~="${number}"]`;
  const lit = await page.evaluate((spots) => {
    for (const [nth, spot] of document.querySelectorAll(spots).entries()) {
      const several = (spot.getAttribute("data-numbers") ?? "").includes(" ");
      const { left, top, width, height } = spot.getBoundingClientRect();
      for (const [across, down] of [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const))) {
        const position = { x: width * across, y: height * down };
        const over = document.elementFromPoint(left + position.x, top + position.y);
        if (spot.contains(over)) return { nth, position, several };
      }
    }
    return null;
  }, spots);
  if (lit) await page.locator(spots).nth(lit.nth).click({ position: lit.position });
  return lit;
}

/** All that happened at a table, as whoever has these secrets is told it. */
export async function pastOf(visitor: Visitor, room: string, secrets: string[]): Promise<Past[]> {
  const past: Past[] = [];
  for (let more = true; more;) {
    const [told] = await visitor.say(room, secrets, { type: "history", since: past.at(-1)?.version ?? 0 });
    if (told?.type !== "history") throw new Error("the past was not told");
    past.push(...told.versions);
    ({ more } = told);
  }
  return past;
}

/** What a referee is asked to type in. */
export interface Entered {
  /** What was drawn, as outcomes begin. */
  family: string;
  /** What was sent, as it was written. */
  line: string;
  /** What came out of the tower, by colour. */
  fell: Record<string, number>;
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
  const version = await page.locator("#board[data-drawn]").getAttribute("data-version");
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
  const fell: Record<string, number> = {};
  for (const colour of await page
    .locator("[data-throw=fell]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["colour"] ?? "")))
    fell[colour] = (fell[colour] ?? 0) + 1;
  await (by === "touch" ? ready.tap() : family === "tower" ? ready.click() : page.keyboard.press("Enter"));
  await page.waitForFunction(
    (before) =>
      document.querySelector("#result") !== null ||
      (document.querySelector("#board")?.getAttribute("data-version") !== before &&
        document.querySelector("#entry[readonly]") === null),
    version,
  );
  return { family, line: written.trim(), fell };
}
