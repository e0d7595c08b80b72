/** What is shown of a game: the tab's title, what moves, the piles of two players, and Assam turned last. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { choices, choose, seated, two } from "./rugs";

test("the tab’s title tells whose turn it is", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  await two(server, ada, bo, "Cy");
  await expect.poll(() => ada.page.title()).toBe("● Your turn · Rugs · Jemaa");
  await expect.poll(() => bo.page.title()).toBe("Rugs · Jemaa");
  await choose(ada.page);
  await choose(ada.page);
  await expect.poll(() => bo.page.title()).toBe("● Your turn · Rugs · Jemaa");
  await expect.poll(() => ada.page.title()).toBe("Rugs · Jemaa");
});

for (const skip of ["Escape", "a click"]) {
  test(`${skip} ends what moves`, async ({ server, arrive }) => {
    const ada = await arrive({ motion: true });
    await seated(server, ada);
    const { page } = ada;
    const version = () => page.locator("#board").getAttribute("data-version");
    const before = await version();
    // No frame comes any more: what moves never ends by itself.
    await page.evaluate(() => (window.requestAnimationFrame = () => 0));
    await choices(page).first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => choices(page).count()).toBe(0);
    expect(await version()).toBe(before);
    expect(await page.getByText("The die shows").count()).toBe(0);
    // What was asked is answered, and nothing is asked yet.
    expect(await page.locator(".prompt").innerText()).not.toContain("Choose which way");
    expect(await page.locator(".prompt.mine").count()).toBe(0);
    if (skip === "Escape") await page.keyboard.press("Escape");
    else await page.mouse.click(640, 790);
    await page.getByText("The die shows").first().waitFor();
    await choices(page).first().waitFor();
    expect(await version()).not.toBe(before);
  });
}

test("each of two players has a pile of two colours, and all see its next rug", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada, 1);
  const { page } = ada;
  const own = page.locator("#players article").first();
  const piles = page.locator('#players [data-rule="pile"]');
  expect(await piles.count()).toBe(2);
  expect(await own.locator("p.unseen").innerText()).toMatch(/^[^,]+, [^,]+, [^,]+, [^,]+$/);
  await own.getByText("24 rugs").first().waitFor();
  await choose(page);
  const next = (await piles.first().locator("dd").innerText()).trim();
  expect(await own.locator("p.unseen").innerText()).toContain(next);
  await choose(page);
  await own.getByText("23 rugs").first().waitFor();
});

test("in the variant Assam is turned last, for the next player", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada, 2, { options: { players: 3, variant: true } });
  const { page } = ada;
  await page.getByText("Lay a rug beside Assam.").first().waitFor();
  await choose(page);
  await page.getByText("Turn Assam for the next player.").first().waitFor();
  // The rug could still be taken back: it is asked again.
  const way = choices(page).first();
  const action = await way.getAttribute("data-action");
  const sure = page.getByRole("alertdialog");
  await way.focus();
  await page.keyboard.press("Enter");
  await sure.waitFor();
  expect(await ada.audit()).toEqual([]);
  // Neither the keyboard nor a click gets out of it, but by an answer.
  const inside = () => sure.evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await inside(), key).toBe(true);
  }
  const spot = await way.boundingBox();
  await page.mouse.click((spot?.x ?? 0) + 5, (spot?.y ?? 0) + 5);
  expect(await inside()).toBe(true);
  const back = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-action"))).toBe(action);
  await page.keyboard.press("Escape");
  await sure.waitFor({ state: "detached" });
  await back();
  await page.keyboard.press("Enter");
  await sure.getByRole("button", { name: "Not yet" }).click();
  await sure.waitFor({ state: "detached" });
  await back();
  expect(await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("false");
  await page.keyboard.press("Enter");
  await sure.getByRole("button", { name: "Do it" }).click();
  const direction = { n: "north", e: "east", s: "south", w: "west" }[action ?? ""];
  await page.locator("#talk ol button", { hasText: `You turn Assam ${direction}` }).waitFor();

  // The others have had their turns, and the die was thrown for the fourth one.
  await page.getByText("Lay a rug beside Assam.").first().waitFor();
  await page.getByText("Turn 4/45").waitFor();
  const turn = page.locator("#talk ol li").first();
  expect(await turn.locator(".number").innerText()).toMatch(/4$/);
  expect(await turn.innerText()).toMatch(/^\s*Turn\s+4\s+The die shows/);
  await turn.getByRole("button").click();
  await page.locator("#talk ol li").nth(2).getByRole("button").first().click();
  await page.getByText("You are looking back at turn 2.").waitFor();
  await page.getByText("Turn 2/45").waitFor();
});

test("on a phone the words are for a finger", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive({ phone: true })];
  await seated(server, ada);
  await ada.page.locator("#asked li button").first().click();
  await ada.page.getByText("Point at two squares").waitFor();
  await seated(server, bo);
  await bo.page.locator("#asked li button").first().tap();
  await bo.page.getByRole("button", { name: "and roll" }).tap();
  await bo.page.getByText("Tap a place on the market").waitFor();
});
