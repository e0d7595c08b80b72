/** The table of keshi has room for what is asked: nothing of it is cut off, at every width and in every language. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import { sit as go } from "./moments";
import { ALL, depth, goOn, kindOf, seek, sit, type Moment } from "./positions";

/** As high as the bar is with two rows of answers. */
const HIGH = 98;
const many = ({ actions }: Moment) => actions.length;

const letters = ({ actions }: Moment) => actions.map(({ text }) => text).join("").length;

/** Questions with many answers, with long ones, and after a long chain. */
const HARD: [string, (moment: Moment) => boolean, (moment: Moment) => number][] = [
  ["assistants", (moment) => kindOf(moment) === "new" && many(moment) > 4, many],
  ["scrolls", (moment) => kindOf(moment) === "scroll", many],
  ["gates", (moment) => kindOf(moment) === "gate", many],
  ["luxury goods", (moment) => kindOf(moment) === "exchange", many],
  ["a keshi of many", (moment) => kindOf(moment) === "keshi", many],
  ["a line", (moment) => kindOf(moment) === "line", depth],
  ["the tower", (moment) => kindOf(moment) === "claim", many],
  ["a bonus of the square", (moment) => kindOf(moment) === "bonus" && moment.actions.length > 3, letters],
  ["six assistants’ uses", (moment) => kindOf(moment) === "new" && moment.actions.length === 6, letters],
  ["desert towns", (moment) => kindOf(moment) === "town" && moment.actions.length < 6, many],
  ["oases", (moment) => kindOf(moment) === "oasis", many],
  ["the assistant of a vendor", (moment) => kindOf(moment) === "assistant", many],
  ["a keshi to return", (moment) => kindOf(moment) === "return", many],
];

/** What of the answers, and of what led to them, is not seen whole. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const within = (part: DOMRect, whole: DOMRect) =>
      part.left >= whole.left - 1 &&
      part.right <= whole.right + 1 &&
      part.top >= whole.top - 1 &&
      part.bottom <= whole.bottom + 1;
    const bar = document.querySelector("#asked");
    const room = document.querySelector("#asked .answers");
    if (!bar || !room) return ["nothing is asked"];
    const answers = [...room.querySelectorAll(".answer")];
    const read = answers.toSorted((one, other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return Math.abs(a.top - b.top) > 9 ? a.top - b.top : a.left - b.left;
    });
    const numbers = read.map((one) => Number(one.querySelector(".number")?.textContent));
    if (numbers.some((number, at) => number !== at + 1)) found.push(`not one after the other: ${numbers.join(" ")}`);
    for (const figure of room.querySelectorAll("text"))
      if (parseFloat(getComputedStyle(figure).fontSize) < 9) found.push(`too small: ${figure.textContent}`);
    for (const answer of answers) {
      const text = answer.textContent?.replace(/\s+/g, " ").trim() ?? "";
      const box = answer.getBoundingClientRect();
      if (!within(box, room.getBoundingClientRect()) || !within(box, bar.getBoundingClientRect()))
        found.push(`out of sight: ${text}`);
      for (const part of answer.querySelectorAll(".name:not(.unseen), .brings, .number, .words > .brings *"))
        if (!part.classList.contains("unseen") && !within(part.getBoundingClientRect(), box))
          found.push(`over the edge: ${text}`);
    }
    const last = document.querySelector("#asked .why li:last-child span");
    if (last && last.scrollWidth > last.clientWidth) found.push(`a cause: ${last.textContent}`);
    const then = document.querySelector("#asked .then");
    // Letters may reach over their line, but no line is missing.
    if (then && then.scrollHeight > then.clientHeight + 6) found.push(`what comes then: ${then.textContent}`);
    return found;
  });

/** From its next page on, a page remembers what it asked the server and was not told yet. */
const remember = (page: Page) =>
  page.addInitScript(() => {
    const unanswered = new Set<object>();
    Object.assign(globalThis, { unanswered });
    const idOf = (frame: unknown) => (JSON.parse(String(frame)) as { id?: string }).id;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (this: WebSocket, frame) {
      const id = idOf(frame);
      const asked = { id };
      if (id !== undefined) unanswered.add(asked);
      this.addEventListener("message", ({ data }) => idOf(data) === id && unanswered.delete(asked));
      this.addEventListener("close", () => unanswered.delete(asked));
      send.call(this, frame);
    };
  });

for (const lang of ["en", "fr", "de"]) {
  test(`the way out of many answers is in sight, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang });
    // Their signs come last.
    const at = await seek({ players: 2, ...ALL }, (moment) => kindOf(moment) === "return" && many(moment) > 16, many);
    await sit(server, ada, ...at);
    const hidden = async () => (await cut(ada.page)).filter((found) => found.startsWith("out of sight"));
    await expect.poll(hidden).toEqual([]);
  });
  test(`all boards have place, also under a long sheet, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang });
    const inTower = ({ open }: Moment) => Object.values(open.tower).reduce((sum, count) => sum + count, 0);
    for (const kind of ["select", "claim", "scroll", "town"]) {
      const options = { players: 3, ...(kind === "claim" ? {} : ALL) };
      await sit(server, ada, ...(await seek(options, (moment) => kindOf(moment) === kind, inTower)));
      if (kind === "scroll" || kind === "town") await ada.page.locator("section.over .within").waitFor();
      const below = await ada.page.locator("#board").evaluate((board) => board.scrollHeight - board.clientHeight);
      expect(below, kind).toBeLessThanOrEqual(0);
    }
  });
  test(`all answers are seen on a small desktop, in ${lang}`, { timeout: 300_000 }, async ({ server, arrive }) => {
    const ada = await arrive({ lang });
    const { page } = ada;
    await remember(page);
    for (const [what, fits, worth] of HARD) {
      const table = await goOn(server, ada, ...(await seek({ players: 3, ...ALL }, fits, worth)));
      await ada.own(table, "keshi");
      await go(page, table.room);
      // What they bring is asked for, and widens them.
      await page.waitForFunction(() => (globalThis as unknown as { unanswered: Set<object> }).unanswered.size === 0);
      expect(await cut(page), what).toEqual([]);
      // The boards keep their place whatever is asked.
      const bar = await page.locator("#asked").boundingBox();
      expect(bar?.height, what).toBeLessThan(HIGH);
    }
  });
}

for (const [lang, width] of [
  ["de", 360],
  ["fr", 390],
] as const) {
  test(`a phone says how far the game is, ${width} wide, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang, phone: true, width, height: 740 });
    const { page } = ada;
    const at = await seek(
      { players: 3 },
      (moment) => kindOf(moment) === "new",
      ({ steps }) => steps,
    );
    await sit(server, ada, ...at);
    const narrow = await page
      .locator("header .how, header .how > *")
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
      );
    expect(narrow).toEqual([]);
    const how = await page.locator("header .how").boundingBox();
    const tools = await page.locator("header .tools").boundingBox();
    expect((how?.x ?? 0) + (how?.width ?? 0)).toBeLessThanOrEqual((tools?.x ?? 0) + 1);

    // What one has stays in sight, wherever one looks.
    const supply = page.locator("#board .always svg").first();
    const before = await supply.boundingBox();
    await page.locator("#own").evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    await page.locator("#tab-market").click();
    expect(await supply.boundingBox()).toEqual(before);
  });
}

test("a tablet on its side shows three boards at once, and answers beside the question", async ({ server, arrive }) => {
  const ada = await arrive({ lang: "fr", phone: true, width: 1024, height: 768 });
  const { page } = ada;
  const at = await seek({ players: 4, ...ALL }, (moment) => kindOf(moment) === "line", depth);
  await sit(server, ada, ...at);
  const boxes = await page
    .locator("#own, #city, #market")
    .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.map(({ left }) => Math.round(left))).toEqual([0, 341, 683]);
  expect(boxes.every(({ right }) => right <= 1025)).toBe(true);
  expect(await cut(page)).toEqual([]);
  const question = await page.locator("#asked h1").boundingBox();
  const answers = await page.locator("#asked .answers").boundingBox();
  expect(answers?.x).toBeGreaterThan((question?.x ?? 0) + (question?.width ?? 0) - 1);
});

test("a tablet on its side has six answers in two rows", async ({ server, arrive }) => {
  const ada = await arrive({ lang: "de", phone: true, width: 1024, height: 768 });
  const { page } = ada;
  await remember(page);
  const at = await seek({ players: 3 }, (moment) => kindOf(moment) === "entertainer" && many(moment) === 6, depth);
  await sit(server, ada, ...at);
  await page.waitForFunction(() => (globalThis as unknown as { unanswered: Set<object> }).unanswered.size === 0);
  expect(await cut(page)).toEqual([]);
  const tops = await page
    .locator("#asked .answer")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
  expect(new Set(tops).size).toBe(2);
});

test("before the game a phone says that one’s own board is asked for", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  for (const kind of ["supply", "disc", "provision"]) {
    await sit(server, ada, ...(await seek({ players: 3 }, (moment) => kindOf(moment) === kind, depth)));
    expect(await ada.page.locator("[role=tab]:has(i)").evaluateAll((all) => all.map(({ id }) => id)), kind).toEqual([
      "tab-own",
    ]);
  }
});

test("offices stand in one order, on the board and in the sheet", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const offices = (moment: Moment) =>
    moment.actions.filter(({ action }) => action.startsWith("exchange:")).length === 3;
  await sit(server, ada, ...(await seek({ players: 3 }, offices, many)));
  const sheet = page.locator("section.over .wares").last().getByRole("group");
  await sheet.first().waitFor();
  const listed = await sheet.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.toLowerCase()));
  const drawn = await page.locator("#market [data-place^='office:']").evaluateAll((all) =>
    all
      .map((one) => ({ at: one.getBoundingClientRect().left, place: one.getAttribute("data-place") }))
      .sort((one, other) => one.at - other.at)
      .map(({ place }) => place?.split(":")[1]),
  );
  expect(listed).toEqual(drawn);
  expect(listed).toHaveLength(3);
});

test("what lies open to be found has a heading, and opens its sheet", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  for (const [options, what] of [
    [{ players: 2, desert_towns: true }, "towns"],
    [{ players: 2 }, "open_oases"],
  ] as const) {
    const lie = ({ open }: Moment) => open[what].length > 0 && open.phase === "disc";
    await sit(server, ada, ...(await seek(options, lie, depth)));
    await page.locator("#market").getByRole("button", { name: "To be found" }).click();
    await page.locator("#over-title").getByText("Oases").waitFor();
  }
});
