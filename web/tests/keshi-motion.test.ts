/** What moves on the boards of keshi, and how a scoring is shown. */

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import type { Event } from "$keshi";

import { test } from "./fixtures";
import type { How, Server, Visitor } from "./harness";
import { answer, asked, hasten, pastOf } from "./keshi";
import { kindOf, type Moment, seek, sit } from "./positions";
import { begin, bot, finished } from "./rugs";

interface Watched {
  /** How many things flew. */
  flown: number;
  /** How many keshis came to the base of the tower. */
  fell: number;
  /** How far from where each thing is drawn then its flight ends. */
  missed: number[];
}

/** Ada at a table with a bot, whose page notes all that flies. */
async function seated(server: Server, ada: Visitor) {
  const { page } = ada;
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, bot], {
    game: "keshi",
    options: { players: 2 },
  });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  await asked(page).first().waitFor();
  await page.evaluate(() => {
    const watched: Watched = { flown: 0, fell: 0, missed: [] };
    Object.assign(globalThis, { watched });
    const layer = document.querySelector("[data-flying]")!;
    // What is on its way is left out of the boards.
    const hidden = () =>
      [...document.querySelectorAll<SVGElement>("#board [data-piece]")].filter(({ style }) => style.opacity === "0");
    let known = new Set<Element>();
    new MutationObserver((changes) => {
      const copies = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof SVGElement);
      const ends = copies.map((copy) => {
        const [last] = (copy.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes().slice(-1);
        return new DOMMatrix(String(last?.["transform"]));
      });
      const goals = hidden();
      for (const goal of goals.filter((goal) => !known.has(goal))) {
        const { left, top } = goal.getBoundingClientRect();
        if (goal.dataset["piece"]?.startsWith("base:")) watched.fell += 1;
        watched.missed.push(Math.min(...ends.map(({ e, f }) => Math.hypot(left - e, top - f))));
      }
      known = new Set(goals);
      watched.flown += copies.length;
    }).observe(layer, { childList: true });
  });
  return table;
}
const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
const flying = (page: Page) => page.locator("[data-flying] > *").count();
const hidden = (page: Page) => page.locator('#board [data-piece][style*="opacity"]').count();
/** The limit is for what never comes. */
const poll = <T>(what: () => T) => expect.poll(what, { timeout: 20_000 });

/** Everything that moves takes so many times as long as it should. */
async function slow(ada: Visitor, times: number): Promise<void> {
  const session = await ada.context.newCDPSession(ada.page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 1 / times });
}

/**
 * Answers what is asked. If the question is gone by the time it is clicked, the next one may come only after what moves so slowly: then
 * that is ended.
 */
async function answerAtLast(page: Page): Promise<void> {
  const answered = answer(page).then(() => true);
  const patience = () => new Promise<false>((give) => setTimeout(() => give(false), 2_000));
  while (!(await Promise.race([answered, patience()]))) await page.keyboard.press("Escape");
}

/** Plays on until Ada is asked something while things fly. */
async function untilFlying(page: Page): Promise<void> {
  const both = () =>
    page.evaluate(() => [
      document.querySelectorAll("[data-flying] > *").length,
      document.querySelectorAll("#asked .answer, #asked [data-ready]:not(:disabled), #asked [data-pick]").length,
    ]);
  for (let [fly = 0, ask = 0] = await both(); fly === 0 || ask === 0; [fly = 0, ask = 0] = await both()) {
    if (ask > 0) await answerAtLast(page);
    else await page.keyboard.press("Escape");
    await page.locator("[data-flying] > *").or(asked(page)).first().waitFor({ state: "attached" });
  }
}

test("things fly to where they are drawn then", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive({ motion: true });
  const { page } = ada;
  await seated(server, ada);
  for (let n = 0; n < 12 || (await watched(page)).missed.length < 3; n++) {
    expect(await answer(page)).not.toBeNull();
    await asked(page).first().waitFor();
  }
  for (const missed of (await watched(page)).missed) expect(missed).toBeLessThan(1.5);
  // Nothing is left behind.
  await poll(async () => [await flying(page), await hidden(page)]).toEqual([0, 0]);
});

test("keshis fall out of a tower that was not there before", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive({ motion: true });
  const { page } = ada;
  const table = await seated(server, ada);
  const fallen = async () =>
    (await pastOf(ada, table.room, table.seats)).flatMap(({ events }) =>
      (events.map(({ data }) => data) as Event[]).flatMap((event) =>
        event.event === "fell" ? Object.values(event.keshis) : [],
      ),
    );
  const tower = page.locator('[data-piece="tower"]');
  expect(await tower.count()).toBe(0);
  while ((await fallen()).length === 0) expect(await answer(page)).not.toBeNull();
  await tower.waitFor();
  const out = (await fallen()).reduce((sum, count) => sum + count, 0);
  await poll(async () => (await watched(page)).fell).toBe(out);
});

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  "the Escape key": (page) => page.keyboard.press("Escape"),
  "a click": (page) => page.locator("#asked h1").click(),
  "a hidden tab": (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    }),
};
test("what moves holds up nobody, and ends when it is enough", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive({ motion: true });
  const { page } = ada;
  await seated(server, ada);
  await slow(ada, 400);
  for (const [name, end] of Object.entries(ENDS)) {
    await untilFlying(page);
    await end(page);
    await poll(() => flying(page)).toBe(0);
    expect(await hidden(page), name).toBe(0);
  }
});

test("who wants less motion sees none", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await seated(server, ada);
  for (let n = 0; n < 10; n++) {
    await answer(page);
    await asked(page).first().waitFor();
  }
  expect((await watched(page)).flown).toBe(0);
});

test("what others do is told with who did it", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive({ motion: true });
  const { page } = ada;
  await seated(server, ada);
  const name = (await page.locator("#others svg").first().getAttribute("aria-label"))?.split(/[\s:,]/)[0] ?? "?";
  const deed = page.locator(".deed");
  while ((await deed.count()) === 0) {
    expect(await answer(page)).not.toBeNull();
    await deed.or(asked(page)).first().waitFor();
  }
  expect(await deed.innerText()).toContain(name);
});

test("a long deed of others is told whole, also on a small phone", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive({ motion: true, phone: true, width: 360, height: 740, lang: "de" });
  const { page } = ada;
  const claims = (moment: Moment) => kindOf(moment) === "claim";
  await sit(server, ada, ...(await seek({ players: 4 }, claims, ({ steps }) => -steps)));
  // One is shown while the next answers are given.
  const cut = () =>
    page.evaluate(() => {
      const text = document.querySelector(".deed span");
      return text && (text.textContent ?? "").length > 110 ? text.scrollHeight - text.clientHeight : null;
    });
  let found = await cut();
  for (; found === null; found = await cut()) {
    if ((await asked(page).count()) > 0) expect(await answer(page)).not.toBeNull();
    await page.waitForTimeout(50);
  }
  expect(found).toBeLessThan(2);
});

/** The columns of a scoring as it is shown: what was there before, what came, and what is there. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const cells = (selector: string) =>
      [...document.querySelectorAll(selector)].map((row) =>
        [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent?.replace("−", "-").replace("–", "0"))),
      );
    return {
      before: cells(".scoring .before")[0],
      steps: cells(".scoring [data-step]"),
      totals: cells(".scoring [data-totals]")[0],
    };
  });
const sums = (before: number[], steps: number[][]) =>
  before.map((points, at) => steps.reduce((sum, step) => sum + (step[at] ?? 0), points));

async function standing(ada: Visitor, room: string, secrets: string[]): Promise<number[]> {
  const past = await pastOf(ada, room, secrets);
  const last = past.findLast(({ events }) =>
    events.some(({ data }) => ["provided", "ended"].includes((data as { event: string }).event)),
  );
  return (last?.standing ?? []).toSorted((a, b) => a.seat - b.seat).map(({ points }) => points);
}

/** Ada sees how the first season is scored. */
async function scored(server: Server, ada: Visitor): Promise<{ room: string; secret: string }> {
  // The last that is asked before its end.
  const last = await seek(
    { players: 2 },
    ({ open }) => open.season === 1 && open.phase === "use",
    ({ steps }) => steps,
  );
  const { room, seats } = await sit(server, ada, ...last);
  const secret = seats[last[1].seat - 1] ?? "";
  const told = async () =>
    (await pastOf(ada, room, [secret])).flatMap(({ events }) => events.map(({ data }) => data as Event));
  while ((await told()).filter(({ event }) => event === "provided").length < 2) await ada.advance(room, secret, 1);
  await ada.page.locator(".scoring").waitFor();
  return { room, secret };
}

for (const [name, how] of Object.entries<How>({ "a large screen": {}, "a phone": { phone: true } })) {
  test(`the end of a season is shown step by step: ${name}`, { timeout: 120_000 }, async ({ server, arrive }) => {
    const ada = await arrive(how);
    const { page } = ada;
    const { room, secret } = await scored(server, ada);
    const scoring = page.locator(".scoring");
    const points = await standing(ada, room, [secret]);
    const first = await columns(page);
    expect(first.steps).toHaveLength(1);
    expect(first.totals).toEqual(sums(first.before ?? [], first.steps));
    // It can be stepped through by the keyboard alone, and what is asked stays in reach.
    const next = page.locator(".scoring [data-next]");
    for (let steps = 1; (await next.count()) > 0; steps++) {
      await next.focus();
      await page.keyboard.press("Enter");
      const now = await columns(page);
      expect(now.steps).toHaveLength(steps + 1);
      expect(now.totals).toEqual(sums(now.before ?? [], now.steps));
    }
    expect((await columns(page)).totals).toEqual(points);
    expect((await ada.audit()).filter((found) => found.includes("scoring"))).toEqual([]);
    // Whoever goes on has seen it, and may see it again.
    expect(await answer(page)).not.toBeNull();
    await scoring.waitFor({ state: "detached" });
    await page.keyboard.press("s");
    await page.locator(".scoring [data-all]").click();
    expect((await columns(page)).totals).toEqual(points);
  });
}

test("who goes on before a scoring was read sees all of it first", { timeout: 120_000 }, async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await scored(server, ada);
  expect((await columns(page)).steps).toHaveLength(1);
  expect(await answer(page)).not.toBeNull();
  await expect.poll(async () => (await columns(page)).steps.length).toBeGreaterThan(1);
  await asked(page).first().waitFor();
  expect(await answer(page)).not.toBeNull();
  await page.locator(".scoring").waitFor({ state: "detached" });
});

test("the end of the game is shown step by step with the result", { timeout: 120_000 }, async ({ server, arrive }) => {
  const eve = await arrive();
  const { room, host } = await finished(server, eve, "games/return.jemaa");
  await eve.go(`/table/${room}`);
  await eve.page.locator(".scoring [data-all]").click();
  const { before, steps, totals } = await columns(eve.page);
  expect(totals).toEqual(sums(before ?? [], steps));
  const seated = await standing(eve, room, [host]);
  expect(totals?.toSorted()).toEqual(seated.toSorted());
  // It has its heading, and goes on from the table above it.
  await eve.page.getByRole("heading", { name: "How it came about" }).waitFor();
  const above = eve.page.locator("main table").first();
  const shown = (await above.locator("tfoot td").allInnerTexts()).map(Number);
  expect(totals).toEqual(shown);
  expect(totals).not.toEqual(seated);
  const marks = (table: Locator) =>
    table
      .locator("thead svg")
      .evaluateAll((all) => all.map((one) => one.querySelector("path + path")?.getAttribute("fill")));
  expect(await marks(eve.page.locator(".scoring table"))).toEqual(await marks(above));
});

test("with motion a scoring goes on by itself", { timeout: 120_000 }, async ({ server, arrive }) => {
  const eve = await arrive({ motion: true });
  await hasten(eve.page);
  const { room, host } = await finished(server, eve, "../src/after/dice/games/keshi.jemaa");
  await eve.go(`/table/${room}`);
  await eve.page.locator(".scoring [data-again]").waitFor();
  const { totals } = await columns(eve.page);
  expect(totals?.toSorted()).toEqual((await standing(eve, room, [host])).toSorted());
});

test(
  "what would come if the game ended now takes in provisions that cannot be paid",
  { timeout: 120_000 },
  async ({ server, arrive }) => {
    const ada = await arrive();
    const { page } = ada;
    const [game, poor] = await seek(
      { players: 2 },
      ({ open }) =>
        open.phase === "use" &&
        open.boards.some(
          ({ provisions, resources }) =>
            provisions.length > 0 && Object.values(resources).every((count) => count === 0),
        ),
      ({ steps }) => steps,
    );
    await sit(server, ada, game, poor);
    await page.keyboard.press("p");
    await page.locator("section.over nav").getByRole("button", { name: "Points" }).click();
    const row = async (what: string) =>
      (await page.locator(`section.over [data-then="${what}"] td`).allInnerTexts()).map((text) =>
        Number(text.replace("−", "-").replace("–", "0")),
      );
    await page.locator("section.over [data-then=all]").waitFor();
    const lost = await row("provisions");
    expect(lost.some((points) => points < 0)).toBe(true);
    const rows = await Promise.all(["full_sectors", "oases", "leftovers", "towns"].map(row));
    const now = (await page.locator("section.over tfoot td").allInnerTexts()).map(Number);
    expect(await row("all")).toEqual(sums(now, [...rows, lost]));
    // One's own column is the tinted one, above as below.
    const names = page.locator("section.over table:has([data-then]) th[scope=col]");
    const tints = (await names.allTextContents()).map((name) => name === "You");
    expect(tints).toContain(true);
    for (const part of ["tfoot td", "[data-then=provisions] td", "[data-then=all] td"]) {
      const grounds = await page
        .locator(`section.over ${part}`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)"));
      expect(grounds, part).toEqual(tints);
    }
  },
);
