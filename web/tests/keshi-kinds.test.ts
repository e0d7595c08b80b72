/**
 * Every kind of decision of keshi is taken by a click on the boards, in the list and in a sheet, wherever it can be.
 */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { FromServer } from "$protocol";

import { test } from "./fixtures";
import { clickLit } from "./keshi";
import { answers, Branches, type Kind, moment, sit } from "./moments";

const [BOARD, LIST, SHEET] = ["board", "list", "sheet"] as const;
type Way = typeof BOARD | typeof LIST | typeof SHEET;

/** Where each of all kinds can be clicked. */
const KINDS: Record<Kind, Way[]> = {
  select: [BOARD, LIST],
  supply: [LIST],
  disc: [LIST],
  provision: [BOARD, LIST],
  assistant: [BOARD, LIST],
  claim: [BOARD, LIST],
  new: [BOARD, LIST],
  act: [BOARD, LIST],
  idle: [BOARD, LIST],
  keshi: [BOARD, LIST],
  vendor: [BOARD, LIST],
  entertainer: [BOARD, LIST],
  caravan: [BOARD, LIST],
  take: [BOARD, LIST],
  harvest: [BOARD, LIST],
  pay: [BOARD, LIST],
  step: [LIST],
  stop: [LIST],
  stairs: [BOARD, LIST],
  line: [BOARD, LIST],
  bonus: [BOARD, LIST],
  scroll: [BOARD, LIST, SHEET],
  refresh: [BOARD, LIST],
  gate: [BOARD, LIST, SHEET],
  space: [BOARD, LIST],
  oasis: [BOARD, LIST, SHEET],
  exchange: [BOARD, LIST, SHEET],
  luxury: [BOARD, LIST, SHEET],
  return: [BOARD, LIST],
  return_entertainer: [BOARD, LIST],
  return_vendor: [BOARD, LIST],
  rapid: [BOARD, LIST],
  prize: [BOARD, LIST],
  provide: [BOARD, LIST],
  town: [BOARD, LIST, SHEET],
};

/** What this page asked the server to do, and whether it was done. */
function deeds(page: Page): { actions: string[]; done: boolean | null }[] {
  const asked = new Map<string, { actions: string[]; done: boolean | null }>();
  const all: { actions: string[]; done: boolean | null }[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type: string; id?: string; actions?: string[] };
      if (said.type !== "act") return;
      const deed = { actions: said.actions ?? [], done: null };
      asked.set(said.id ?? "", deed);
      all.push(deed);
    });
    socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as FromServer & { id?: string };
      const deed = asked.get(told.id ?? "");
      if (deed) deed.done = told.type === "done";
    });
  });
  return all;
}

/** The parts that an action is picked by, if it is picked. */
const partsOf = (action: string): string[] | null => {
  const [kind, what = ""] = action.split(":");
  return kind === "select" ? what.split(",") : kind === "supply" ? [...what] : null;
};

/** `sold`: whether a sheet opens by itself. */
async function click(page: Page, action: string, way: Way, sold: boolean): Promise<void> {
  const ready = page.locator("#asked [data-ready]:not(:disabled)");
  if (sold && way !== SHEET) {
    await page.locator("section.over").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("section.over").waitFor({ state: "detached" });
  }
  if (action.startsWith("disc:")) {
    const placed = page.locator(`#asked [data-ready][data-action="${action}"]`);
    while ((await placed.count()) === 0) await page.locator("#asked .disc .flip").click();
    return placed.click();
  }
  const picks = page.locator("#asked [data-pick]");
  const gesture = (await picks.count()) > 0;
  const one = async (what: string) => {
    const offered = await answers(page).evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset["pick"] ?? (one as HTMLElement).dataset["action"]),
    );
    expect(offered).toContain(what);
    if (way === LIST) return answers(page).nth(offered.indexOf(what)).click();
    if (way === SHEET) return page.locator(`section.over [data-ware="${what}"]`).click();
    const lit = await clickLit(page, offered.indexOf(what) + 1);
    expect(lit, `no place on the boards is lit for ${what}`).not.toBeNull();
    // Where several things can be done at a place, the bar asks which.
    const fewer = page.locator("#asked .answers").locator("xpath=preceding-sibling::button");
    if (lit?.several) {
      await fewer.waitFor();
      await page.locator(`#asked .answer[data-action="${what}"]`).click();
    }
  };
  for (const part of partsOf(action) ?? [action]) await one(part);
  if (!gesture) return;
  while ((await ready.count()) === 0) await page.locator("#asked [data-pick]:not(:disabled)").first().click();
  await ready.click();
}

test("every kind of decision is clicked, wherever it can be", { timeout: 300_000 }, async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const did = deeds(page);
  const sure = page.locator("dialog[role=alertdialog] .main");
  // Its name says so if it cannot be pressed.
  const undo = page.locator("#asked").getByRole("button", { name: "Undo", exact: true });
  const branches = new Branches(server);
  const clicked: Partial<Record<Kind, Way[]>> = {};
  const told: string[] = [];
  for (const [kind, ways] of Object.entries(KINDS) as [Kind, Way[]][]) {
    const first = moment(kind);
    const { action, record, steps } = first;
    let back = false;
    for (const way of ways) {
      const what = `${action} (${record}, ${steps}) in the ${way}`;
      if (!back) {
        await sit(page, await branches.at(first, ada));
        expect(await ada.audit(), what).toEqual([]);
      }
      const before = did.length;
      const question = await page.locator("#asked h1").innerText();
      // Scrolls are put back at the shop too, but not in its sheet.
      await click(page, action, way, ways.includes(SHEET) || kind === "refresh");
      const poll = <T>(that: () => T) => expect.poll(that, { timeout: 30_000, message: what });
      await poll(async () => did[before] !== undefined || (await sure.count()) > 0).toBe(true);
      if (did[before] === undefined) await sure.click();
      await poll(() => did[before]?.done).toBe(true);
      expect(did[before]?.actions, what).toContain(action);
      (clicked[kind] ??= []).push(way);
      // What nothing came out of is taken back, and taken once more elsewhere.
      back = way !== ways.at(-1) && (await undo.count()) > 0;
      if (back) {
        const version = await page.locator("#board[data-drawn]").getAttribute("data-version");
        await undo.click();
        await page.locator(`#board:not([data-version="${version}"])`).waitFor();
        await page.locator("#asked h1").getByText(question, { exact: true }).waitFor();
      }
    }
    told.push(`${kind.padEnd(22)} ${clicked[kind]?.join(", ").padEnd(18)} ${action} (${record}, ${steps})`);
  }
  console.log(told.join("\n"));
  expect(clicked).toEqual(KINDS);
});
