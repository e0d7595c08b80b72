/** The table of keshi: whole games by the mouse, and what holds at every moment of one. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import type { How, Server, Visitor } from "./harness";
import { answer, answered, asked, clickLit } from "./keshi";
import { ALL, depth, kindOf as askedFor, type Moment, seek, sit } from "./positions";
import { begin, bot } from "./rugs";

const here = (name: string) => ({ kind: "here", name }) as const;

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
        expect(await ada.audit()).toEqual([]);
        const [high, wide] = await ada.page.evaluate(() => {
          const all = document.scrollingElement;
          return [(all?.scrollHeight ?? 0) - innerHeight, (all?.scrollWidth ?? 0) - innerWidth];
        });
        expect([high, wide]).toEqual([0, 0]);
      }
    },
  );
}

/** What is asked in every game, whatever the dice say; `keshi-kinds.test.ts` has all. */
const COMMON = ["select", "supply", "disc", "provision", "claim", "new", "act"];
const clicked = new Set<string>();

/** Answers once, at a place of the boards if one can be and `onBoard`; what was never clicked rather than anything else. */
async function play(page: Page, any: (below: number) => number, onBoard: boolean): Promise<boolean> {
  await asked(page).or(page.locator("#result")).first().waitFor();
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
  const lit = onBoard ? await clickLit(page, at + 1) : null;
  if (!lit) return (await answer(page, () => at)) !== null;
  // Where several things can be done at a place, the bar asks which.
  if (lit.several) {
    await page.locator("#asked .answers").locator("xpath=preceding-sibling::button").waitFor();
    await page.locator(`#asked .answer[data-action="${actions[at]}"]`).click();
  }
  await answered(page, version);
  return true;
}

const GAMES: [string, object][] = [
  ["Classic", {}],
  ["Essential", { edition: "essential" }],
  ["Classic with all expansions", ALL],
];
for (const [name, options] of GAMES) {
  test(`a whole game by the mouse: ${name}`, { timeout: 900_000 }, async ({ server, arrive }) => {
    const ada = await arrive();
    const did = deeds(ada.page);
    await seated(server, ada, options);
    const any = dice(7);
    let clicks = 0;
    const go = async () => {
      const on = await play(ada.page, any, clicks++ % 2 === 0);
      for (const action of did) clicked.add(kindOf(action));
      return on;
    };
    while (await go());
    await ada.page.locator("#result").waitFor();
  });
}

test("whole games by the mouse click all that is asked in every game", () => {
  expect([...clicked]).toEqual(expect.arrayContaining(COMMON));
});

/** The limit is for what never comes. */
const poll = <T>(what: () => T) => expect.poll(what, { timeout: 30_000 });
const version = (page: Page) => page.locator("#board[data-drawn]").getAttribute("data-version");
const undo = (page: Page) => page.locator("#asked").getByRole("button", { name: "Undo" });

/** What is asked, what led to it and what can be answered. */
const question = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelector("#asked h1")?.textContent,
    because: document.querySelector("#asked .why")?.textContent,
    answers: [...document.querySelectorAll<HTMLElement>("#asked .answer, #asked [data-pick]")].map(
      ({ dataset }) => dataset["pick"] ?? dataset["action"],
    ),
  }));

test("what somebody selects is theirs until all have", { timeout: 180_000 }, async ({ server, arrive }) => {
  const [ada, bo, eve] = [await arrive(), await arrive(), await arrive()];
  const told = new Map<Visitor, string[]>([ada, bo, eve].map((visitor) => [visitor, []]));
  for (const [{ page }, frames] of told)
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  const table = await begin(server, ada, [here("Ada"), here("Bo")], { game: "keshi" });
  await ada.own(table, "keshi", ["host", 0]);
  await bo.own(table, "keshi", [1]);
  await eve.own(table, "keshi", []);
  for (const { page } of [ada, bo, eve]) await page.goto(`/table/${table.room}`);
  const versions = async () => [...new Set(await Promise.all([ada, bo, eve].map(({ page }) => version(page))))];
  const everywhere = () => poll(versions).toHaveLength(1);
  const hand = (page: Page) => page.locator("#market .hand");
  const pick = (page: Page, colour: string) => page.locator(`#asked [data-pick=${colour}]`).click();
  const filled = (page: Page) => page.locator("#asked .picks .slot.filled");
  const ready = (page: Page) => page.locator("#asked [data-ready]");
  while (!(await hand(ada.page).isVisible())) {
    for (const { page } of [ada, bo]) await answer(page);
    await everywhere();
    await asked(ada.page).first().waitFor();
  }

  for (const colour of ["green", "gray"]) await pick(bo.page, colour);
  const colours = /white|turquoise|beige|brown/;
  const chosen = String(Number(await version(ada.page)) + 1);
  const since = () => {
    const from = new Map([...told].map(([visitor, frames]) => [visitor, frames.length]));
    return (visitor: Visitor) => (told.get(visitor) ?? []).slice(from.get(visitor)).join("\n");
  };
  const all = since();
  /** Ada's page sends what is picked; what the others are told then, and what they see. */
  const send = async () => {
    const frames = since();
    await ready(ada.page).click();
    await poll(() => frames(ada)).toMatch(colours);
    // To choose again is no move of the game.
    await poll(versions).toEqual([chosen]);
    const seen = async ({ page }: Visitor) => [
      await page.locator("#board").innerHTML(),
      await page.locator("#asked").innerText(),
    ];
    return { others: [frames(bo), frames(eve)], seen: [await seen(bo), await seen(eve)] };
  };
  for (const colour of ["white", "turquoise", "beige"]) await pick(ada.page, colour);
  const first = await send();
  await pick(ada.page, "beige");
  await pick(ada.page, "brown");
  const second = await send();
  // That something was chosen they are told, once.
  for (const frames of first.others) expect(frames).toContain("chose");
  expect(second.seen).toEqual(first.seen);
  // What was picked meanwhile is still picked.
  expect(await filled(bo.page).count()).toBe(2);

  await pick(bo.page, "white");
  for (const visitor of [bo, eve]) expect(all(visitor)).not.toMatch(colours);
  await ready(bo.page).click();
  await hand(bo.page).waitFor({ state: "detached" });
  await everywhere();
  for (const visitor of [bo, eve]) expect(told.get(visitor)?.slice(-3).join("\n")).toMatch(/brown/);
});

test(
  "a chain is taken back step by step and outlasts the server; what came out stays",
  { timeout: 300_000 },
  async ({ server, arrive }) => {
    const ada = await arrive();
    ada.expect(/WebSocket|ERR_CONNECTION|Failed to load/);
    const { page } = ada;
    await seated(server, ada);
    while (!(await page.locator("#market .hand").isVisible())) {
      await answer(page);
      await asked(page).first().waitFor();
    }
    await answer(page);
    // The tower has shown what comes out.
    await asked(page).first().waitFor();
    await poll(() => undo(page).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("u");
    const note = page.locator("#asked p:has(.close)", { hasText: "There is nothing to take back" });
    await note.waitFor();
    // It stands in the place of what led here.
    await page.keyboard.press("Escape");
    await note.waitFor({ state: "detached" });

    const links = () => page.locator("#asked .why li").count();
    for (;;) {
      await asked(page).first().waitFor();
      const [before, long] = [await question(page), await links()];
      const chosen = before.answers[0] ?? "";
      expect(await answer(page), "no chain in a whole game").not.toBeNull();
      await asked(page).or(page.locator("#result")).first().waitFor();
      if ((await links()) <= long || (await undo(page).getAttribute("aria-disabled")) === "true") continue;

      const during = await question(page);
      await undo(page).click();
      await poll(() => question(page)).toEqual(before);
      await page.locator(`#asked .answer[data-action="${chosen}"]`).click();
      await poll(() => question(page)).toEqual(during);

      await server.kill();
      await page.getByText("The connection is lost.").first().waitFor();
      await server.restart();
      await page.getByText("The connection is lost.").waitFor({ state: "detached" });
      await poll(() => question(page)).toEqual(during);
      expect(await answer(page)).not.toBeNull();
      return;
    }
  },
);

/** Waits until something has come of an answer by the keyboard, and says by it so if one has to be sure. */
async function keyed(page: Page, before: string | null): Promise<void> {
  const sure = page.locator("dialog[role=alertdialog] .main");
  const done = page.locator(`#board:not([data-version="${before}"]), #result`);
  await done.or(sure).first().waitFor();
  if ((await sure.count()) > 0) {
    while (!(await sure.evaluate((main) => main === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await done.first().waitFor();
}

test("ten actions by the keyboard alone", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const did = deeds(page);
  await seated(server, ada);
  const any = dice(5);
  const ready = page.locator("#asked .picks [data-ready]:not(:disabled)");
  let pickings = 0;
  while (did.length < 10) {
    await asked(page).first().waitFor();
    const before = await version(page);
    const picks = page.locator("#asked [data-pick]");
    if ((await picks.count()) > 0) {
      // Also where the focus is after an answer.
      if (pickings++ % 2 === 0) await page.locator("#asked h1").focus();
      while ((await ready.count()) === 0) {
        const free = await picks.evaluateAll((all) =>
          all.flatMap((one, at) => (one.matches(":disabled, [aria-pressed=true]") || at > 8 ? [] : [at + 1])),
        );
        await page.keyboard.press(String(free[any(free.length)]));
      }
      await page.keyboard.press("Enter");
    } else {
      const answers = await page.locator("#asked .answer").count();
      await page.keyboard.press(String(1 + any(Math.min(9, Math.max(1, answers)))));
    }
    await keyed(page, before);
  }
});

for (const [where, selector] of [
  ["in the bar", "#asked .answer"],
  ["on the boards", "#board .spot"],
] as const) {
  test(`an answer by Enter ${where} leads to the next question`, { timeout: 180_000 }, async ({ server, arrive }) => {
    const ada = await arrive();
    const { page } = ada;
    const assistants = (moment: Moment) => askedFor(moment) === "new" && moment.actions.length > 3;
    await sit(server, ada, ...(await seek({ players: 3 }, assistants, ({ steps }) => -steps)));
    const at = (one: string) => page.evaluate((one) => document.activeElement?.closest(one) !== null, one);
    const before = await version(page);
    await page.locator("#asked").focus();
    while (!(await at(selector))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await keyed(page, before);
    await asked(page).first().waitFor();
    // Or it stays, if something can be chosen there again.
    await poll(() => at("#asked, .spot")).toBe(true);
  });
}

test("a finger looks at a place first, and the button does it", { timeout: 180_000 }, async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  const { page } = ada;
  const did = deeds(page);
  await sit(server, ada, ...(await seek({ players: 3 }, (moment) => askedFor(moment) === "new", depth)));
  const lit = page.locator('#board .spot[data-place^="sector:"], #board .spot[data-place^="new:"]');
  const before = await version(page);
  const acts = did.length;
  const bar = async () => (await page.locator("#asked").boundingBox())?.height ?? 0;
  const high = await bar();
  await lit.first().tap();
  const does = page.locator("#asked [data-do]");
  await does.waitFor();
  expect(await bar()).toBeLessThanOrEqual(high);
  expect(await version(page)).toBe(before);
  expect(did.length).toBe(acts);
  await does.tap();
  await page.locator(`#board:not([data-version="${before}"]), #result`).first().waitFor();
});

test("what was picked is never lost without a word", { timeout: 120_000 }, async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  // Whatever this page asks is refused, while it should be.
  let refuses = false;
  await page.routeWebSocket("**/ws", (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text)) as { type: string; id?: string };
      const problem = { code: "refused", detail: "a test refuses it", rule: "refusal-not-your-turn" };
      if (refuses && (type === "preview" || type === "act"))
        socket.send(JSON.stringify({ type: "problem", id, problem }));
      else there.send(text);
    });
  });
  const several = (moment: Moment) => {
    const count = moment.prompt.ask.args["count"];
    return (
      ["pay", "take"].includes(kindOf(moment.actions[0]?.action ?? "")) &&
      count !== undefined &&
      "number" in count &&
      count.number > 1
    );
  };
  await sit(server, ada, ...(await seek({ players: 3, ...ALL }, several, ({ steps }) => -steps)));
  const [ready, before] = [page.locator("#asked [data-ready]"), await version(page)];
  while (await ready.isDisabled()) await page.locator("#asked [data-pick]:not(:disabled)").first().click();
  refuses = true;
  await ready.click();
  await page.getByRole("alert").getByText("It is not your turn").waitFor();
  expect(await version(page)).toBe(before);

  // Without a connection that is said, and it is done once there is one again.
  refuses = false;
  ada.expect(/WebSocket|ERR_CONNECTION|Failed to load/);
  await server.kill();
  await page.getByText("The connection is lost.").first().waitFor();
  await ready.click();
  expect(await ready.isDisabled()).toBe(true);
  await server.restart();
  await page.locator(`#board:not([data-version="${before}"])`).waitFor();
});
