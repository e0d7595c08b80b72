/** What answers at the table of keshi bring, and a hint: what it says and marks, and that nothing moves for it. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import { asked } from "./keshi";
import { ALL, depth, kindOf, played, seek, sit, type Moment } from "./positions";

const hint = (page: Page) => page.locator("#asked .hint");

/** Where everything lies: what is asked, and the boards. */
const places = (page: Page) =>
  page
    .locator("#asked, #own, #city, #market")
    .evaluateAll((parts) => parts.map((part) => [part.id, JSON.stringify(part.getBoundingClientRect())]));

/** The same, once the boards have taken the size that a window left them. */
async function settled(page: Page): Promise<Awaited<ReturnType<typeof places>>> {
  let before = await places(page);
  let now = before;
  do {
    await page.waitForTimeout(100);
    [before, now] = [now, await places(page)];
  } while (JSON.stringify(before) !== JSON.stringify(now));
  return now;
}

/** What is said and not seen whole. */
const cut = (page: Page) =>
  page.locator("#asked p:has(.close)").evaluateAll((said) =>
    said
      .filter((one) => {
        const [box, bar] = [one.getBoundingClientRect(), one.closest("#asked")?.getBoundingClientRect()];
        return (
          !bar ||
          one.scrollHeight > one.clientHeight + 1 ||
          one.scrollWidth > one.clientWidth + 1 ||
          box.right > bar.right ||
          box.top < bar.top ||
          [...(one.closest("#asked")?.querySelectorAll("h1, .answers, .picks") ?? [])].some(
            (other) => other.getBoundingClientRect().top < box.bottom - 1,
          )
        );
      })
      .map((one) => one.textContent),
  );

for (const lang of ["en", "fr", "de"]) {
  test(`a hint and a note move nothing, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang });
    const { page } = ada;
    const many = (moment: Moment) => kindOf(moment) === "new" && moment.actions.length > 4;
    await sit(server, ada, ...(await seek({ players: 3, ...ALL }, many, depth)));
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForLoadState("networkidle");
      await asked(page).first().waitFor();
      const before = await settled(page);
      await page.keyboard.press("h");
      await hint(page).locator(".changes").waitFor();
      expect(await places(page), `hint, ${width}`).toEqual(before);
      expect(await cut(page), `hint, ${width}`).toEqual([]);
      await page.keyboard.press("Escape");
      await hint(page).waitFor({ state: "detached" });

      // Nothing can be taken back, and that is said.
      await page.keyboard.press("u");
      await page.locator("#asked p:has(.close)").waitFor();
      expect(await places(page), `note, ${width}`).toEqual(before);
      expect(await cut(page), `note, ${width}`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("#asked p:has(.close)").waitFor({ state: "detached" });
    }
  });
}

test("a hint says what it brings, and marks every part of it", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const go = async (fits: (moment: Moment) => boolean) => {
    await sit(server, ada, ...(await seek({ players: 3, ...ALL }, fits, depth)));
    await page.keyboard.press("h");
    await hint(page).waitFor();
  };

  await go((moment) => kindOf(moment) === "line" && moment.actions.length > 2);
  await hint(page).getByText("It changes:").waitFor();
  expect(await page.locator("#asked .answer.hinted").count()).toBe(1);
  expect(await hint(page).innerText()).not.toContain("points change");

  // An order: every keshi has its place in it, and they are named in it.
  await go((moment) => kindOf(moment) === "supply");
  const order = await page
    .locator("#asked .pick.hinted")
    .evaluateAll((picks) =>
      picks
        .map((pick) => [pick.querySelector("i")?.textContent ?? "", pick.getAttribute("title") ?? ""] as const)
        .sort(([a], [b]) => Number(a) - Number(b)),
    );
  expect(order.map(([at]) => at)).toEqual(["1", "2", "3"]);
  expect(await hint(page).innerText()).toContain(order.map(([, colour]) => colour).join(", "));
  expect((await page.locator("#own .order").allTextContents()).sort()).toEqual(["1", "2", "3"]);

  // Several keshis: in the bar, on the cards and behind the screen.
  await go((moment) => kindOf(moment) === "select");
  expect(await page.locator("#asked .pick.hinted").count()).toBe(3);
  expect(await page.locator("#market .card.hinted").count()).toBe(3);
  expect(await page.locator("#own .ring.hinted").count()).toBe(3);
});

test("an answer shows what it brings, and not what follows by itself", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  // After the river tile everybody pays for provisions, mostly without being asked.
  const prize = (moment: Moment) => kindOf(moment) === "prize";
  await sit(server, ada, ...(await seek({ players: 2 }, prize, ({ steps }) => -steps)));
  const changes = page.locator("#asked .answers .change");
  await changes.first().waitFor();
  expect(await page.locator("#asked .answers .change.loss").allInnerTexts()).toEqual([]);
  // Nobody else has anything of it.
  expect(await changes.filter({ has: page.locator("svg + svg") }).count()).toBe(0);
});

test("an action that asks further says what it is good for", async ({ server, arrive }) => {
  const ada = await arrive();
  const madrasa = ({ actions }: Moment) =>
    actions.length <= 6 && actions.some(({ action }) => action === "act:madrasa");
  await sit(server, ada, ...(await seek({ players: 3 }, madrasa, ({ steps }) => -steps)));
  const answer = ada.page.locator('#asked .answer[data-action="act:madrasa"]');
  expect(await answer.innerText()).toMatch(/\d scholars?, \d dates?/);
});

for (const edition of ["classic", "essential"] as const) {
  test(`a claimed keshi counts where it will stand: ${edition}`, async ({ server, arrive }) => {
    const ada = await arrive();
    // Whose place is asked for, or who waits beside the board.
    const few = ({ actions }: Moment) =>
      actions.length <= 6 && actions.some(({ action }) => /^claim:(pink|brown|red)1/.test(action));
    const [game, moment] = await seek({ players: 3, edition }, few, ({ steps }) => -steps);
    await sit(server, ada, game, moment);
    const answers = ada.page.locator("#asked .answer");
    await answers.locator(".change").first().waitFor();
    const bare = await answers.evaluateAll((all) =>
      all.flatMap((one) => (one.querySelector(".change") ? [] : [(one as HTMLElement).dataset["action"]])),
    );
    expect(bare).toEqual([]);
  });
}

test("of a line within a line, the one that is asked for is shown", async ({ server, arrive }) => {
  const ada = await arrive();
  const lines = ({ open }: Moment) =>
    open.stack.flatMap((effect) => (typeof effect === "object" && "line" in effect ? [effect.line.ends] : []));
  const within = (moment: Moment) =>
    kindOf(moment) === "line" && String(lines(moment)[0]) !== String(lines(moment).at(-1));
  // It comes once in some twenty games.
  const game = await played({ players: 3, edition: "essential", ...ALL }, 24);
  const moment = game.moments.find(within);
  if (!moment) throw new Error("no line within a line");
  await sit(server, ada, game, moment);
  const [palace, mosque] = lines(moment).at(-1) ?? [];
  await ada.page.getByText(`your line: palace ${palace} – mosque ${mosque}`).waitFor();
  // And what led there is seen, to the last sign.
  expect(await ada.page.locator("#asked .chain li svg").count()).toBe(depth(moment) + 1);
});
