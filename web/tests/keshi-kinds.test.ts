/**
 * Every kind of decision of keshi is taken by a click on the boards, in the list and in a sheet, wherever it can be.
 *
 * Each is reached by legal play: it is a moment of a record, from which a new table goes on. The records are three of 24,000
 * games of random bots in which together every kind is asked: `jemaa sim keshi -p 2 -o staircase_tiles=random
 * -o imam_and_sultan -o offices=mixed -o discs=purple -o desert_towns -n 3000 -s SEED --records FOLDER`.
 */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { Action } from "$keshi";
import type { FromServer, TableMade } from "$protocol";

import { test } from "./fixtures";
import type { Server, Visitor } from "./harness";
import { litFor } from "./keshi";

/** The seed and the number of each, and what it is kept for. */
const RECORDS = {
  /** Seed 16, game 2972: scrolls that give a step and another way to provide. */
  provide: "games/provide.jemaa",
  /** Seed 15, game 2706: a keshi and a vendor go back, and an assistant can do nothing. */
  return: "games/return.jemaa",
  /** Seed 17, game 2858: a date picker brings something else, and an entertainer goes back. */
  harvest: "games/harvest.jemaa",
} as const;

/** What somebody does at a moment of a record. */
interface Moment {
  record: keyof typeof RECORDS;
  /** How many steps come before. */
  steps: number;
  /** From 1. */
  seat: number;
  action: string;
}

type KeyOf<T> = T extends string ? T : keyof T;
type Kind = Extract<KeyOf<Action>, string>;

function kindOf(action: string): Kind {
  const [kind = "", what = ""] = action.split(":");
  if (kind !== "return") return kind as Kind;
  return /^pink\d/.test(what) ? "return_entertainer" : /^red-/.test(what) ? "return_vendor" : "return";
}

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

const textOf = (record: keyof typeof RECORDS) => readFileSync(new URL(RECORDS[record], import.meta.url), "utf8");

/** The first moment of each kind in the records. */
const MOMENTS = new Map<Kind, Moment>();
for (const record of Object.keys(RECORDS) as (keyof typeof RECORDS)[]) {
  const steps = textOf(record)
    .split("\n")
    .filter((line) => /^[*\d] /.test(line));
  for (const [at, step] of steps.entries()) {
    for (const part of step.split(" | ")) {
      const [seat = "", action = ""] = part.split(" ");
      if (seat !== "*" && !MOMENTS.has(kindOf(action)))
        MOMENTS.set(kindOf(action), { record, steps: at, seat: Number(seat), action });
    }
  }
}

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

const answers = (page: Page) =>
  page.locator("#asked .answer[data-action], #asked [data-pick], #asked .disc [data-ready]");

/** A table that goes on from a moment of a record, where Ada is asked; the other stays away. */
async function branch(server: Server, ada: Visitor, { record, steps, seat }: Moment, over: Map<string, string>) {
  const text = textOf(record);
  const room = over.get(record) ?? (await server.post<TableMade>("/api/records", { record: text, listed: true })).room;
  over.set(record, room);
  const table = await server.make({
    game: "keshi",
    options: JSON.parse(/^options: (.*)$/m.exec(text)?.[1] ?? "{}"),
    seats: ["Ada", "Bo"].map((name) => ({ kind: "here", name })),
    settings: { order: "chosen" },
    branch: { room, steps },
  });
  await ada.say(table.room, [table.host, ...table.seats], { type: "start" });
  await ada.own(table, "keshi", [seat - 1]);
  return table.room;
}

/** The parts that an action is picked by, if it is picked. */
const partsOf = (action: string): string[] | null => {
  const [kind, what = ""] = action.split(":");
  return kind === "select" ? what.split(",") : kind === "supply" ? [...what] : null;
};

async function click(page: Page, action: string, way: Way): Promise<void> {
  const ready = page.locator("#asked [data-ready]:not(:disabled)");
  if (way !== SHEET && (await page.locator("section.over").count()) > 0) {
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
    const lit = await litFor(page, offered.indexOf(what) + 1);
    expect(lit, `no place on the boards is lit for ${what}`).not.toBeNull();
    await page.mouse.click(lit?.x ?? 0, lit?.y ?? 0);
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
  const over = new Map<string, string>();
  /** Goes to a table without a reload, which takes longer. */
  const sit = async (room: string) => {
    await page.evaluate((room) => {
      document.querySelector("#board")?.setAttribute("data-before", "");
      dispatchEvent(new StorageEvent("storage", { key: "jemaa.rooms" }));
      history.pushState(null, "", `/table/${room}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, room);
    await page.locator("#board:not([data-before])").waitFor();
    await answers(page).first().waitFor();
  };
  const clicked: Partial<Record<Kind, Way[]>> = {};
  const told: string[] = [];
  for (const [kind, ways] of Object.entries(KINDS) as [Kind, Way[]][]) {
    const moment = MOMENTS.get(kind);
    if (!moment) continue;
    const { action, record, steps } = moment;
    let back = false;
    for (const way of ways) {
      const what = `${action} (${record}, ${steps}) in the ${way}`;
      if (!back) await sit(await branch(server, ada, moment, over));
      const before = did.length;
      const question = await page.locator("#asked h1").innerText();
      await click(page, action, way);
      await expect
        .poll(async () => did[before] !== undefined || (await sure.count()) > 0, { message: what })
        .toBe(true);
      if (did[before] === undefined) await sure.click();
      await expect.poll(() => did[before]?.done, { message: what }).toBe(true);
      expect(did[before]?.actions, what).toContain(action);
      (clicked[kind] ??= []).push(way);
      // What nothing came out of is taken back, and taken once more elsewhere.
      back = way !== ways.at(-1) && (await undo.count()) > 0;
      if (back) {
        await undo.click();
        await page.locator("#asked h1").getByText(question, { exact: true }).waitFor();
      }
    }
    told.push(`${kind.padEnd(22)} ${clicked[kind]?.join(", ").padEnd(18)} ${action} (${record}, ${steps})`);
  }
  console.log(told.join("\n"));
  expect(clicked).toEqual(KINDS);
});
