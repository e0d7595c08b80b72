/** The table of keshi in three languages: nothing is missing, and nothing is left in English. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import type { Visitor } from "./harness";
import { Branches, moment, sit } from "./moments";
import { missing, said } from "./words";

/** Words that are the same in English, and names. */
const NAMES = ["ada", "bo", "random", "rando", "jemaa", "keshi", "souk", "sahara", "esc"];
const SAME = {
  fr: [
    ...["assistant", "assistants", "menu", "moment", "phase", "point", "points", "dinar", "dinars", "tajine"],
    ...["beige", "orange", "turquoise"],
  ],
  de: ["beige", "orange", "tajine", "chat", "start", "moment", "medina", "madrasa"],
};

/** Whether some of its words are in another language only by mistake. */
const isEnglish = (line: string, lang: keyof typeof SAME) =>
  line.split(/[^\p{L}]+/u).some((word) => word && ![...NAMES, ...SAME[lang]].includes(word.toLowerCase()));

const over = (page: Page) => page.locator("section.over");

/** Where neither the mouse nor the keyboard is at something that could be told of. */
async function elsewhere(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.locator("#asked h1").focus();
}

/** Everything that can be opened at a table, one after the other. */
async function sheets(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  if ((await over(page).count()) === 0) await page.keyboard.press("p");
  const shops = over(page).locator("nav button");
  await shops.first().waitFor();
  for (let at = 0; at < (await shops.count()); at++) {
    await shops.nth(at).click();
    await over(page).locator("nav button[aria-pressed=true]").waitFor();
    await look(`sheet ${at}`);
  }
  await page.keyboard.press("Escape");
  await over(page).waitFor({ state: "detached" });
  await page.locator("#others button").first().click();
  await over(page).waitFor();
  await look("the other’s board");
  await page.keyboard.press("Escape");
  await over(page).waitFor({ state: "detached" });
  const dialog = page.locator("dialog");
  for (const [open, has] of [
    [() => page.keyboard.press("l"), ":is(.none, ol li)"],
    [() => elsewhere(page).then(() => page.keyboard.press("?")), "[id$=-heading]"],
    [() => page.locator("header button.menu").click(), "kbd"],
  ] as const) {
    await open();
    await dialog.locator(has).first().waitFor();
    await look(`dialog with ${has}`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
}

for (const [game, moments] of Object.entries({
  "with all expansions": (["disc", "select", "claim", "act", "scroll", "town", "return", "provide"] as const).map(
    (kind) => moment(kind),
  ),
  "of Essential": (["select", "act", "exchange", "gate"] as const).map((kind) => moment(kind, ["essential"], 200)),
})) {
  test(
    `no word is missing, nor left in English, at a table ${game}`,
    { timeout: 300_000 },
    async ({ server, arrive }) => {
      const [ada, ...others] = [await arrive(), await arrive({ lang: "fr" }), await arrive({ lang: "de" })] as const;
      const branches = new Branches(server);
      const left = { fr: new Set<string>(), de: new Set<string>() };
      /** What is said at one place, in each language. */
      const words = new Map<string, string[]>();
      const look = async ({ page }: Visitor, where: string) => {
        expect(await missing(page), where).toEqual([]);
        words.set(where, await said(page));
      };
      for (const at of moments) {
        const room = await branches.at(at, ada, ...others);
        await Promise.all(
          [ada, ...others].map(async (visitor) => {
            const { page } = visitor;
            const lang = await page.locator("html").getAttribute("lang");
            const see = (where: string) => look(visitor, `${lang}: ${at.action} ${where}`);
            await sit(page, room);
            await see("");
            if (at.action.startsWith("act:")) await sheets(page, see);
          }),
        );
      }
      const over = await branches.over(moments[0]?.record ?? "provide");
      await Promise.all(
        [ada, ...others].map(async (visitor) => {
          const { page } = visitor;
          const lang = await page.locator("html").getAttribute("lang");
          await page.goto(`/table/${over}`);
          await page.locator("#result").waitFor();
          await look(visitor, `${lang}: the end`);
          await page.goto(`/table/${over}?at=200`);
          await page.locator("#asked h1").waitFor();
          await page.keyboard.press("l");
          await page.locator("dialog ol [aria-current]").waitFor();
          await look(visitor, `${lang}: the log`);
        }),
      );
      for (const [where, english] of words) {
        if (!where.startsWith("en: ")) continue;
        for (const lang of ["fr", "de"] as const) {
          const same = words.get(`${lang}${where.slice(2)}`)?.filter((line) => english.includes(line)) ?? [where];
          for (const line of same) if (isEnglish(line, lang)) left[lang].add(line);
        }
      }
      expect({ fr: [...left.fr], de: [...left.de] }).toEqual({ fr: [], de: [] });
    },
  );
}
