/** The table of keshi: whole games by the mouse, and what holds at every moment of one. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import type { How, Server, Visitor } from "./harness";
import { answer, asked } from "./keshi";
import { begin, bot } from "./rugs";

const here = (name: string) => ({ kind: "here", name }) as const;

const ALL = {
  staircase_tiles: "random",
  imam_and_sultan: true,
  offices: "mixed",
  discs: "purple",
  desert_towns: true,
} as const;

/** Numbers that look like chance, and are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Ada at a table with a bot that has begun; brings it on by so many of her actions. */
async function seated(server: Server, ada: Visitor, options: object = {}) {
  const table = await begin(server, ada, [here("Ada"), bot], { game: "keshi", options: { players: 2, ...options } });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  await asked(ada.page).first().waitFor();
  const advance = async (actions: number) => {
    // Few at a time: the server limits how many hints a connection gets.
    for (let left = actions; left > 0; left -= 10)
      await ada.advance(table.room, table.seats[0] ?? "", Math.min(left, 10));
    await asked(ada.page).first().waitFor();
  };
  return { ...table, advance };
}

/** What a page did, in the notation, in the order in which it was sent. */
function deeds(page: Page): string[] {
  const done: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type: string; actions?: string[] };
      if (said.type === "act") done.push(...(said.actions ?? []));
    }),
  );
  return done;
}

const kindOf = (action: string) => action.split(":")[0] ?? "";

for (const [name, how] of Object.entries<How>({ light: {}, dark: { theme: "dark" }, phone: { phone: true } })) {
  test(
    `a running table has no serious fault and fits its screen: ${name}`,
    { timeout: 180_000 },
    async ({ server, arrive }) => {
      const ada = await arrive(how);
      const table = await seated(server, ada, ALL);
      for (const actions of [0, 5, 15, 20]) {
        await table.advance(actions);
        // Places of the boards are drawings: their names say in a sentence what stands there in figures.
        const drawn = /^label-content-name-mismatch: <g role="button"/;
        expect((await ada.audit()).filter((found) => !drawn.test(found))).toEqual([]);
        const [high, wide] = await ada.page.evaluate(() => {
          const all = document.scrollingElement;
          return [(all?.scrollHeight ?? 0) - innerHeight, (all?.scrollWidth ?? 0) - innerWidth];
        });
        expect([high, wide]).toEqual([0, 0]);
      }
    },
  );
}

/** What somebody who plays whole games clicks sooner or later. */
const COMMON = ["select", "supply", "disc", "provision", "claim", "new", "act"];
const KINDS = [
  ...COMMON,
  ...[
    "stop",
    "scroll",
    "assistant",
    "idle",
    "keshi",
    "vendor",
    "entertainer",
    "caravan",
    "take",
    "harvest",
    "pay",
    "step",
    "stairs",
  ],
  ...["line", "bonus", "refresh", "gate", "space", "oasis", "exchange", "luxury", "return", "rapid", "prize"],
  ...["provide", "town"],
];
const clicked = new Set<string>();

/** Where a place that is lit for an answer can be clicked: nothing lies over it there. */
const litFor = (page: Page, number: number) =>
  page.evaluate((number) => {
    for (const spot of document.querySelectorAll("#board .spot[data-place]")) {
      if (!` ${spot.getAttribute("aria-label")}`.includes(`. ${number}: `)) continue;
      const { left, top, width, height } = spot.getBoundingClientRect();
      for (const [across, down] of [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const))) {
        const at = { x: left + width * across, y: top + height * down };
        if (spot.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  }, number);

/** Answers once, at a place of the boards if one can be and `onBoard`; what was never clicked rather than anything else. */
async function play(page: Page, any: (below: number) => number, onBoard: boolean): Promise<boolean> {
  await asked(page).or(page.locator("#result")).first().waitFor();
  const board = page.locator("#board");
  const [version, actions] = await page.evaluate(
    () =>
      [
        document.querySelector("#board")?.getAttribute("data-version"),
        [...document.querySelectorAll<HTMLElement>("#asked .answer")].map(({ dataset }) => dataset["action"] ?? ""),
      ] as const,
  );
  if (actions.length === 0) return (await answer(page, any)) !== null;
  const fresh = actions.findIndex((action) => !clicked.has(kindOf(action)));
  const at = fresh >= 0 ? fresh : any(actions.length);
  const lit = onBoard ? await litFor(page, at + 1) : null;
  if (!lit) return (await answer(page, () => at)) !== null;
  await page.mouse.click(lit.x, lit.y);
  const sure = page.locator("dialog[role=alertdialog] .main");
  const done = page.locator(`#board:not([data-version="${version}"]), #result`);
  const fewer = page.locator("#asked .answers").locator("xpath=preceding-sibling::button");
  await done.or(sure).or(fewer).first().waitFor();
  // Where several things can be done at a place, the bar asks which.
  if ((await fewer.count()) > 0 && (await board.getAttribute("data-version")) === version)
    await page.locator(`#asked .answer[data-action="${actions[at]}"]`).click();
  await done.or(sure).first().waitFor();
  if ((await sure.count()) > 0) await sure.click();
  await done.first().waitFor();
  return true;
}

const GAMES: [string, object, number][] = [
  ["Classic", {}, 0],
  ["Essential", { edition: "essential" }, 60],
  ["Classic with all expansions", ALL, 60],
];
for (const [name, options, advanced] of GAMES) {
  test(`a whole game by the mouse: ${name}`, { timeout: 900_000 }, async ({ server, arrive }) => {
    const ada = await arrive();
    const did = deeds(ada.page);
    const table = await seated(server, ada, options);
    const any = dice(7);
    let clicks = 0;
    const go = async () => {
      const on = await play(ada.page, any, clicks++ % 2 === 0);
      for (const action of did) clicked.add(kindOf(action));
      return on;
    };
    if (advanced > 0) {
      for (let n = 0; n < 8; n++) await go();
      await table.advance(advanced);
    }
    while (await go());
    await ada.page.locator("#result").waitFor();
    console.log(`${name}: ${clicks} clicks; ${[...new Set(did.map(kindOf))].join(" ")}`);
  });
}

test("whole games by the mouse click all that is common", () => {
  console.log(`never clicked: ${KINDS.filter((kind) => !clicked.has(kind)).join(", ")}`);
  expect([...clicked]).toEqual(expect.arrayContaining(COMMON));
});
