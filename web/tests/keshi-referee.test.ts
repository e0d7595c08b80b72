/** Keshi with the real box on the table, around one screen, and looked at again. */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { Event } from "$keshi";

import { test } from "./fixtures";
import type { How, Server, Visitor } from "./harness";
import { answer, answered, asked, enter, pastOf } from "./keshi";
import { ALL, goOn, kindOf, seek } from "./positions";
import { begin, bot } from "./rugs";

const here = (name: string) => ({ kind: "here", name }) as const;
const referee = { referee: true, order: "chosen" } as const;

/** Numbers that look like chance, and are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A table with the real box that has begun, in a browser that has these seats. */
async function refereed(server: Server, ada: Visitor, more: { options?: object; seats?: unknown[] } = {}) {
  const seats = (more.seats ?? [here("Ada"), bot]) as (typeof bot)[];
  const options = { players: seats.length, ...more.options };
  return begin(server, ada, seats, { game: "keshi", options, settings: referee });
}

/** What can be drawn, by its number or name. */
const drawn = (page: Page, text: string) =>
  page.locator("[data-outcome]").filter({ has: page.locator(".number", { hasText: new RegExp(`^${text}$`) }) });
const check = (page: Page) => page.locator("#entry-check");

for (const [name, how, by, options] of [
  ["mouse and keyboard", {}, "keys", {}],
  ["touch, with all expansions", { phone: true }, "touch", { staircase_tiles: "random", desert_towns: true }],
] as const satisfies [string, How, "keys" | "touch", object][]) {
  test(
    `the setup and a round with the real box are typed in by ${name}`,
    { timeout: 400_000 },
    async ({ server, arrive }) => {
      const ada = await arrive(how);
      const { page } = ada;
      const table = await refereed(server, ada, { options });
      await ada.own(table, "keshi");
      await ada.go(`/table/${table.room}`);
      const any = dice(5);
      const typed = new Set<string>();
      const fell: unknown[] = [];
      const next = page.getByRole("img", { name: "Round 2 of 4" });
      const entry = page.locator("#entry");
      for (;;) {
        await entry.or(asked(page)).or(next).first().waitFor();
        if ((await next.count()) > 0) break;
        if ((await entry.count()) === 0) await answer(page, any);
        else {
          const entered = await enter(page, by, any);
          typed.add(entered.family);
          if (entered.family === "tower") fell.push(entered.fell);
        }
      }
      const expected = ["river", "scroll", "luxury", "office", "gate", "keshi", "provision", "start", "tower"];
      expect([...typed]).toEqual(expect.arrayContaining(by === "touch" ? ["stairs", "town", ...expected] : expected));
      // What is told to have come out is what did not stay in.
      const told = (await pastOf(ada, table.room, [table.seats[0] ?? ""]))
        .flatMap(({ events }) => events.map(({ data }) => data as Event))
        .flatMap((event) => (event.event === "fell" ? [event.keshis] : []));
      expect(told).toEqual(fell);
      expect(await ada.audit()).toEqual([]);
    },
  );
}

test(
  "the last round of a season and what is drawn at its end are typed in",
  { timeout: 120_000 },
  async ({ server, arrive }) => {
    const ada = await arrive();
    const { page } = ada;
    const [game, moment] = await seek(
      { players: 2, ...ALL },
      ({ open, actions }) => open.season === 1 && open.round === 3 && open.phase === "use" && actions.length > 1,
      ({ steps }) => steps,
    );
    const table = await goOn(server, ada, game, moment, [], referee);
    await ada.own(table, "keshi");
    await ada.go(`/table/${table.room}`);
    const any = dice(5);
    const typed = new Set<string>();
    const next = page.getByText("Season 2 of 3");
    const entry = page.locator("#entry");
    for (;;) {
      await entry.or(asked(page)).or(next).first().waitFor();
      if ((await entry.count()) > 0) typed.add((await enter(page, "keys", any)).family);
      else if ((await next.count()) > 0) break;
      else await answer(page, any);
    }
    expect([...typed]).toEqual(expect.arrayContaining(["tower", "office"]));
  },
);

test("what cannot be is told before it is sent, and nothing of it is lost", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const table = await refereed(server, ada, { options: { river: [1, 3, 5] } });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  // Whoever looks only at the bar knows what is awaited, and why.
  await page.locator("#asked .chain").getByText("Real box").waitFor();
  await check(page).getByText("0 of 3: 3 are still missing.").waitFor();
  await page.getByPlaceholder("Tile numbers, such as 01 02 03").waitFor();
  const enters = page.locator("[data-enter]");
  // A number typed anywhere goes into the line.
  await page.keyboard.type("07 99");
  await check(page).getByText("“99” is not among what can come now.").waitFor();
  expect(await enters.isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  for (const [line, says] of [
    ["07 7", "There is only one 07."],
    ["07 08 09 10", "4 are too many: only 3 are drawn."],
    ["07 08", "2 of 3: one is still missing."],
    ["070809", "All 3 are there: ready to enter."],
  ] as const) {
    await page.locator("#entry").fill(line);
    await check(page).getByText(says).waitFor();
    expect(await enters.isDisabled(), line).toBe(!says.includes("ready"));
  }
  // Tapping once more leaves it out.
  await drawn(page, "08").click();
  expect(await page.locator("#entry").inputValue()).toBe("07 09");
  await drawn(page, "12").click();
  await page.keyboard.press("Enter");
  await page.getByText("Entered: 07 09 12.").waitFor();
  await check(page).getByText("0 of 3").waitFor();

  // All three are taken back, mended and sent again.
  await page.getByRole("button", { name: "Correct it" }).click();
  await expect.poll(() => page.locator("#entry").inputValue()).toBe("07 09 12");
  await page.locator("#entry").fill("07 09 11");
  await page.keyboard.press("Enter");
  await page.getByText("Entered: 07 09 11.").waitFor();
  const lies = (tile: string) => page.locator(`#market [data-tip="scroll:${tile}"]`).count();
  expect([await lies("11"), await lies("12")]).toEqual([1, 0]);
});

test("two sides of one tile are not both typed in", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const table = await refereed(server, ada, { options: { river: [1, 3, 5], staircase_tiles: "random" } });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  await drawn(page, "23").waitFor();
  await page.locator("#entry").fill("03 05 23");
  await check(page).getByText("03 and 23 are the two sides of one tile.").waitFor();
  expect(await page.locator("[data-enter]").isDisabled()).toBe(true);
  // A tap turns the tile.
  await page.locator("#entry").fill("03 05");
  await drawn(page, "23").click();
  expect(await page.locator("#entry").inputValue()).toBe("23 05");
});

test("whatever is to be drawn, the bar keeps its height", async ({ server, arrive }) => {
  const ada = await arrive({ lang: "de" });
  const { page } = ada;
  const high: (number | undefined)[] = [];
  for (const [options, ask] of [
    [{}, "Fluss-Plättchen"],
    [{ river: [1, 3, 5], staircase_tiles: "random" }, "Stufen-Plättchen"],
  ] as const) {
    const table = await refereed(server, ada, { options });
    await ada.own(table, "keshi");
    await ada.go(`/table/${table.room}`);
    await page.locator("#asked h1").getByText(ask).waitFor();
    await page.locator("#entry").waitFor();
    high.push((await page.locator("#asked").boundingBox())?.height);
  }
  expect(high[1]).toBe(high[0]);
});

/** Brings a table of two on up to the provision tiles: the first types in, and both choose. */
async function untilProvisions(pages: Page[], any: (below: number) => number): Promise<void> {
  for (;;) {
    for (const page of pages) {
      const entry = page.locator("#entry");
      const waits = page.locator("#asked h1", { hasText: /^(You have chosen|Waiting)/ });
      await entry.or(asked(page)).or(waits).first().waitFor();
      if ((await page.locator("[data-outcome^=provision]").count()) > 0) return;
      if ((await waits.count()) > 0) continue;
      if ((await entry.count()) === 0) await answer(page, any);
      else if (page === pages[0]) await enter(page, "keys", any);
    }
  }
}

test(
  "what only one may see is asked of them alone, and tells nothing of the others",
  { timeout: 180_000 },
  async ({ server, arrive }) => {
    const [ada, bo] = [await arrive(), await arrive({ phone: true })];
    const table = await refereed(server, ada, { seats: [here("Ada"), here("Bo")], options: { river: [1, 3, 5] } });
    await ada.own(table, "keshi", ["host", 0]);
    await bo.own(table, "keshi", [1]);
    for (const visitor of [ada, bo]) await visitor.go(`/table/${table.room}`);
    await untilProvisions([ada.page, bo.page], dice(3));

    await ada.page.getByText("Enter what you drew; nobody else sees it.").waitFor();
    await bo.page.locator("#asked").getByText("Ada draws, and types it in alone.").waitFor();
    expect(await bo.page.locator("[data-outcome], #entry").count()).toBe(0);
    const line = (page: Page) => page.locator("#entry");
    await line(ada.page).fill("01 02 03");
    await ada.page.keyboard.press("Enter");

    // Bo cannot see what Ada has, and nobody finds it out by trying: a tile that Ada has is taken without a word.
    await bo.page.getByText("Enter what you drew; nobody else sees it.").waitFor();
    expect(await bo.page.getByText("01 02 03").count()).toBe(0);
    for (const tile of ["04", "02", "05"]) await drawn(bo.page, tile).tap();
    await bo.page.locator("[data-enter]").tap();
    for (const { page } of [ada, bo]) await asked(page).first().waitFor();
    expect(await bo.page.getByRole("alert").count()).toBe(0);
    expect(await ada.page.locator("#asked .answer").count()).toBe(3);

    // Both show it. Then all see that it is there twice, and which tile it really was is typed in openly.
    for (const { page } of [ada, bo]) {
      const version = await page.locator("#board").getAttribute("data-version");
      await page.locator('#asked [data-action="provision:02"]').click();
      await answered(page, version);
    }
    await ada.page.locator("#asked h1").getByText("has really turned up").waitFor();
    expect(await ada.page.locator("[data-outcome]").count()).toBe(11);
    await line(ada.page).fill("07");
    await ada.page.keyboard.press("Enter");
    await ada.page.getByText("Entered: 07.").waitFor();
    await ada.page.locator("#asked h1").getByText("Draw the start player").waitFor();
    await ada.page.getByText("Bo’s tile was provision tile 07").first().waitFor();
  },
);

test(
  "a scorekeeper types in what each player alone would see, and no curtain falls",
  { timeout: 180_000 },
  async ({ server, arrive }) => {
    const ada = await arrive();
    const { page } = ada;
    const table = await begin(server, ada, [here("Ada"), here("Bo")], {
      game: "keshi",
      options: { players: 2, river: [1, 3, 5] },
      settings: { ...referee, scorekeeper: true },
    });
    await ada.own(table, "keshi", ["host"]);
    await ada.go(`/table/${table.room}`);
    const any = dice(9);
    const of: string[] = [];
    while (of.length < 2) {
      await page.locator("#curtain, #entry").or(asked(page)).first().waitFor();
      expect(await page.locator("#curtain").count()).toBe(0);
      if ((await page.locator("#entry").count()) === 0) await answer(page, any);
      else {
        const ask = await page.locator("#asked h1").innerText();
        if ((await enter(page, "keys", any)).family === "provision") of.push(ask);
      }
    }
    expect(of).toEqual([expect.stringContaining("Ada"), expect.stringContaining("Bo")]);
  },
);

test("around one screen nothing is left of what somebody chose behind the screen", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  const { page } = ada;
  const table = await begin(server, ada, [here("Ada"), here("Bo")], { game: "keshi", options: { players: 2 } });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  const curtain = page.locator("#curtain");
  const shown = () => page.evaluate(() => document.body.innerHTML);
  const pass = async () => {
    await curtain.waitFor();
    // Neither boards nor what is asked nor the log are there for whoever holds the device now.
    expect(await page.locator("#board, #asked, [data-pick], .answer").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Log" }).count()).toBe(0);
    await page.locator("section:has(#curtain) .main").tap();
  };
  const select = page.locator("#asked h1").getByText("Select three keshis");
  while ((await select.count()) === 0) {
    await curtain.or(asked(page)).or(select).first().waitFor();
    if ((await curtain.count()) > 0) await pass();
    else if ((await select.count()) === 0) await answer(page);
  }
  const who = await page.evaluate(() => document.querySelector("#asked")?.textContent);
  expect(who).toContain("Select three keshis");
  for (const colour of ["black", "pink", "red"]) await page.locator(`#asked [data-pick=${colour}]`).tap();
  await page.locator("#asked [data-ready]").tap();
  await curtain.waitFor();
  expect(await shown()).not.toMatch(/black|pink|red1|data-pick/i);
  await pass();
  await page.locator("#asked h1").getByText("Select three keshis").waitFor();
  expect(await page.locator("#asked .slot.filled, #asked [aria-pressed=true]").count()).toBe(0);
  expect(await page.locator("#asked [data-ready]:disabled").count()).toBe(1);
});

test("around one screen no curtain falls before a draw that all may see", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const table = await refereed(server, ada, { seats: [here("Ada"), here("Bo")], options: { river: [1, 3, 5] } });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  const [curtain, entry] = [page.locator("#curtain"), page.locator("#entry")];
  const typed = new Set<string>();
  const any = dice(2);
  for (;;) {
    await entry.or(curtain).first().waitFor();
    if ((await curtain.count()) > 0) break;
    typed.add((await enter(page, "keys", any)).family);
  }
  expect([...typed]).toEqual(["scroll", "luxury", "office", "gate", "keshi"]);
  // What follows is chosen by both, each unseen.
  await page.locator("section:has(#curtain) .main").click();
  await page.locator("#asked h1").getByText("order").waitFor();
});

test(
  "around one screen a curtain falls before what is hidden, also after all have looked",
  { timeout: 120_000 },
  async ({ server, arrive }) => {
    const ada = await arrive();
    const { page } = ada;
    // In the last season nobody has a tile face down.
    const [game, moment] = await seek(
      { players: 2 },
      (moment) => moment.open.season === 3 && kindOf(moment) === "select",
      ({ steps }) => -steps,
    );
    const table = await goOn(server, ada, game, moment, ["Ada", "Bo"]);
    await ada.own(table, "keshi");
    await ada.go(`/table/${table.room}`);
    const curtain = page.locator("#curtain");
    const came: string[] = [];
    while (came.filter((what) => what === "select").length < 3) {
      await curtain.or(asked(page)).first().waitFor();
      const falls = (await curtain.count()) > 0;
      const selects = !falls && (await page.locator("#asked h1").innerText()).startsWith("Select");
      const what = falls ? "curtain" : selects ? "select" : "seen by all";
      if (came.at(-1) !== what) came.push(what);
      if (falls) await page.locator("section:has(#curtain) .main").click();
      else await answer(page);
    }
    const hidden = ["curtain", "select"];
    expect(came).toEqual([...hidden, ...hidden, "seen by all", ...hidden]);
  },
);

for (const [name, how] of [
  ["on a screen", {}],
  ["on a phone", { phone: true }],
] as const satisfies [string, How][]) {
  test(
    `a game is looked through, and another line tried, ${name}`,
    { timeout: 120_000 },
    async ({ server, arrive }) => {
      const ada = await arrive(how);
      const { page } = ada;
      const table = await begin(server, ada, [here("Ada"), bot], { game: "keshi", options: { players: 2 } });
      await ada.advance(table.room, table.seats[0] ?? "", 12);
      await ada.say(table.room, table.seats, { type: "resign" });
      await ada.own(table, "keshi");
      await ada.go(`/table/${table.room}`);
      await page.getByRole("button", { name: "Replay" }).click();
      const slider = page.getByRole("slider", { name: "Moment" });
      await slider.waitFor();
      const last = Number(await slider.getAttribute("max"));
      const at = (move: number) => page.getByText(`Move ${move} of ${last}`).first().waitFor();
      await at(0);
      for (const [key, move] of [
        ["ArrowRight", 1],
        ["End", last],
        ["ArrowLeft", last - 1],
      ] as const) {
        await page.keyboard.press(key);
        await at(move);
      }
      // Where somebody decides, one can decide otherwise.
      const asks = page.locator("#asked .beside", { hasText: /turn\. / });
      let middle = last - 1;
      do {
        await slider.fill(String(--middle));
        await at(middle);
      } while ((await asks.count()) === 0);
      expect(await ada.audit()).toEqual([]);
      const ask = (await asks.innerText()).split("turn. ")[1];
      await page.getByRole("button", { name: "Try another line" }).click();
      await page.getByRole("button", { name: "Play from here" }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(table.room));
      await asked(page).first().waitFor();
      expect(await page.locator("#asked h1").innerText()).toBe(ask);
      await answer(page);

      // The record can be kept, and opened again.
      await ada.go(`/table/${table.room}`);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: /^Download/ }).click(),
      ]);
      const kept = readFileSync(await file.path());
      await ada.go("/games");
      await page.getByLabel("Choose a file").setInputFiles({
        name: file.suggestedFilename(),
        mimeType: "text/plain",
        buffer: kept,
      });
      await page.getByRole("button", { name: "Open the game" }).click();
      await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(table.room));
      await page.getByRole("button", { name: "Replay" }).click();
      await page
        .getByText(/^Move 0 of/)
        .first()
        .waitFor();
    },
  );
}
