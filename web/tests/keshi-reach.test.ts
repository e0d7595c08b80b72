/** The table of keshi on tablets and wide screens, and for who has only keys. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import type { How } from "./harness";
import { asked } from "./keshi";
import { Branches, moment, sit } from "./moments";
import { ALL, goOn, kindOf, seek, sit as sitAt } from "./positions";

const SCREENS: How[] = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768, theme: "dark" },
  { width: 1920, height: 1080 },
];
for (const how of SCREENS) {
  test(
    `the table fits ${how.width} by ${how.height}, and has no serious fault there`,
    { timeout: 180_000 },
    async ({ server, arrive }) => {
      const ada = await arrive(how);
      const { page } = ada;
      const branches = new Branches(server);
      for (const kind of ["select", "claim", "act", "scroll", "line"] as const) {
        await sit(page, await branches.at(moment(kind), ada));
        const [high, wide, ...cut] = await page.evaluate(() => {
          const all = document.scrollingElement;
          const boards = document.querySelector(".boards");
          return [
            (all?.scrollHeight ?? 0) - innerHeight,
            (all?.scrollWidth ?? 0) - innerWidth,
            (boards?.scrollHeight ?? 0) - (boards?.clientHeight ?? 0),
            (boards?.scrollWidth ?? 0) - (boards?.clientWidth ?? 0),
          ];
        });
        expect([high, wide, ...cut], kind).toEqual([0, 0, 0, 0]);
        if (kind !== "claim" && kind !== "scroll") continue;
        // Places of the boards are drawings: their names say in a sentence what stands there in figures.
        const drawn = /^label-content-name-mismatch: <g /;
        expect(
          (await ada.audit()).filter((found) => !drawn.test(found)),
          kind,
        ).toEqual([]);
      }
    },
  );
}

/** What has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return { id: at?.id, place: at?.getAttribute("data-place"), numbers: at?.getAttribute("data-numbers") };
  });

test(
  "boards and sheets are reached and used by the keyboard alone",
  { timeout: 180_000 },
  async ({ server, arrive }) => {
    const ada = await arrive();
    const { page } = ada;
    const branches = new Branches(server);
    const over = page.locator("section.over");
    const at = async (kind: Parameters<typeof moment>[0]) => {
      const { action, ...rest } = moment(kind);
      await sit(page, await branches.at({ action, ...rest }, ada));
      return action;
    };
    /** Presses a key until something holds, but not for ever. */
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let times = 0; !(await until()); times++) {
        expect(times, `${key} leads nowhere`).toBeLessThan(60);
        await page.keyboard.press(key);
      }
    };
    const region = (id: string) => press("F6", async () => (await focused(page)).id === id);
    const done = async (act: () => Promise<void>) => {
      const version = await page.locator("#board[data-drawn]").getAttribute("data-version");
      await act();
      const sure = page.locator("dialog[role=alertdialog] .main");
      const next = page.locator(`#board:not([data-version="${version}"])`);
      await next.or(sure).first().waitFor();
      if ((await sure.count()) > 0) {
        await press("Tab", () => sure.evaluate((main) => main === document.activeElement));
        await page.keyboard.press("Enter");
      }
      await next.waitFor();
    };

    // The parts of the table follow each other, and come round.
    await at("act");
    for (const id of ["asked", "own", "city", "market", "others", "asked"]) {
      await page.keyboard.press("F6");
      expect((await focused(page)).id).toBe(id);
    }

    // On one’s own board, from one place to the next.
    await region("own");
    await page.keyboard.press("ArrowRight");
    const first = await focused(page);
    expect(first.place).toBeTruthy();
    await press("ArrowRight", async () => {
      const { place, numbers } = await focused(page);
      return place !== first.place && /^\d+$/.test(numbers ?? "");
    });
    await done(() => page.keyboard.press("Enter"));

    // In the middle of the city, and in the base of the tower.
    for (const [kind, part] of [
      ["line", "city"],
      ["claim", "market"],
    ] as const) {
      await at(kind);
      await region(part);
      // What can be chosen is lit a moment after it is asked.
      await press("ArrowDown", async () => Boolean((await focused(page)).place));
      const { place, numbers } = await focused(page);
      expect(place, kind).toMatch(kind === "line" ? /^line:/ : /^base:/);
      await done(async () => {
        await page.keyboard.press("Enter");
        // One or two: the bar asks.
        if (numbers?.includes(" ")) await page.keyboard.press(numbers.split(" ")[0] ?? "");
      });
    }

    // In a sheet, which lies open where something is bought, and which is closed and opened.
    const scroll = await at("scroll");
    await over.waitFor();
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });
    await page.keyboard.press("p");
    await over.waitFor();
    await press("Tab", () => over.evaluate((sheet) => sheet.contains(document.activeElement)));
    await press("Shift+Tab", () => page.evaluate(() => !!document.activeElement?.closest("section.over nav")));
    await press("Shift+Tab", () =>
      page.evaluate(() => document.activeElement === document.querySelector("section.over nav button")),
    );
    await page.keyboard.press("Enter");
    await press("Tab", () =>
      page.evaluate((scroll) => document.activeElement?.getAttribute("data-ware") === scroll, scroll),
    );
    // What one has of what it takes: scholars are the same for all, whatever they are asked for.
    const prices = over.locator(".price");
    const scholars = (await prices.allInnerTexts()).map((text) => /^\s*(\d+)\s*\/\s*(\d+)/.exec(text)?.slice(1) ?? []);
    expect(new Set(scholars.map(([has]) => has)).size).toBe(1);
    expect(new Set(scholars.map(([, needs]) => needs)).size).toBeGreaterThan(1);
    const [has, needs] = scholars[0] ?? [];
    expect(await prices.first().locator(".unseen").first().innerText()).toBe(
      `scholars: you have ${has}, it takes ${needs}.`,
    );
    await done(() => page.keyboard.press("Enter"));
  },
);

for (const [name, how] of [
  ["on a screen", {}],
  ["on a phone", { phone: true }],
] as const satisfies [string, How][]) {
  test(`whoever looks on opens the sheets of the market by their headings, ${name}`, async ({ server, arrive }) => {
    const ada = await arrive(how);
    const { page } = ada;
    const [game, moment] = await seek(
      { players: 3, ...ALL },
      (one) => kindOf(one) === "new",
      ({ steps }) => steps,
    );
    const table = await goOn(server, ada, game, moment);
    // A spectator, who is never asked anything.
    await ada.go(`/table/${table.room}#${table.invite}`);
    const sheet = page.locator("section.over, dialog");
    if (how.phone) await page.locator("#tab-market").tap();
    for (const [heading, title] of [
      ["Scrolls", "Scrolls"],
      ["Luxury goods", "Souk"],
      ["Workshops", "Gates"],
    ] as const) {
      const button = page.locator("#market").getByRole("button", { name: new RegExp(`^${heading}`) });
      if (how.phone) await button.tap();
      else {
        await button.focus();
        await page.keyboard.press("Enter");
      }
      await sheet.getByRole("heading", { name: title, exact: true }).waitFor();
      // From there to the others.
      await sheet.getByRole("button", { name: "Oases" }).click();
      await sheet.getByRole("heading", { name: "Oases", exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }
  });
}

/** Where Ada selects keshis. */
const selecting = () =>
  seek(
    { players: 2 },
    (one) => kindOf(one) === "select",
    () => 0,
  );

test("whoever sits at a page older than the server is told to reload it", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await sitAt(server, ada, ...(await selecting()));
  ada.expect(/Sheets|dynamically imported|Failed to (load|fetch)|^not caught/);
  await page.route("**/assets/Sheets-*.js", (route) => route.fulfill({ status: 404 }));
  await page.keyboard.press("p");
  await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
  await asked(page).first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a phone shows the whole hand, and the market instead of it", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  const { page } = ada;
  await sitAt(server, ada, ...(await selecting()));
  await page.getByRole("tab", { name: "Market" }).click();
  const card = page.locator("#hand .card");
  await card.last().scrollIntoViewIfNeeded();
  const [hand, last] = [await page.locator("#hand").boundingBox(), await card.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan((hand?.y ?? 0) + (hand?.height ?? 0));
  await page.getByRole("button", { name: "Show the market" }).click();
  await page.getByRole("button", { name: "Scrolls" }).first().waitFor();
});
