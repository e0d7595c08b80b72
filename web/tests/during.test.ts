/** What one can do during a game besides playing. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { begin, bot, choices, choose, finished, seated, two } from "./rugs";

test("a rug can be taken back until something is thrown", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  await two(server, ada, bo, "Cy");

  await choose(ada.page);
  await choose(ada.page);
  const laid = ada.page.locator("#talk ol button", { hasText: "You lay" });
  await laid.waitFor();
  await ada.page.getByRole("button", { name: "Undo" }).click();
  await laid.waitFor({ state: "detached" });
  // The throw itself stays.
  await ada.page.locator("#talk ol button", { hasText: "The die shows" }).waitFor();
  await choose(ada.page);
  await laid.waitFor();

  // Bo sends Assam off: something was thrown, and nobody gets behind that.
  await choose(bo.page);
  await expect.poll(() => ada.page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe("true");
});

test("a rest is for all to agree on, and anybody ends it", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  await two(server, ada, bo);
  const propose = async () => {
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await ada.page.getByRole("button", { name: /^Propose a/ }).click();
    await ada.page.getByText("You propose").first().waitFor();
    await bo.page.getByText("Ada proposes").first().waitFor();
  };
  await choices(ada.page).first().waitFor();

  await propose();
  await bo.page.getByRole("button", { name: "Decline" }).click();
  await ada.page.getByText("You propose").waitFor({ state: "detached" });
  await choose(ada.page);

  await propose();
  await ada.page.getByRole("button", { name: "Withdraw" }).click();
  await bo.page.getByText("Ada proposes").waitFor({ state: "detached" });

  await propose();
  await bo.page.getByRole("button", { name: "Agree" }).click();
  for (const { page } of [ada, bo]) await page.getByRole("heading", { name: /^The game/ }).waitFor();
  await expect.poll(() => choices(ada.page).count()).toBe(0);
  await bo.page.getByRole("button", { name: "Play on" }).click();
  await choose(ada.page);
});

test("the referee types in what the real die showed, on a phone", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, { kind: "here", name: "Bo" }, bot], {
    settings: { referee: true, order: "chosen" },
  });
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  await choose(ada.page, "e");
  await ada.page.getByRole("button", { name: "2", exact: true }).tap();
  await ada.page.getByText("Entered: 2.").first().waitFor();
  await ada.page.getByRole("button", { name: "Correct it" }).tap();
  await ada.page.getByRole("button", { name: "3", exact: true }).tap();
  await choices(ada.page).first().waitFor();
  await ada.page.getByRole("button", { name: "Log" }).tap();
  await ada.page.getByText("The die shows 3 slippers: Assam reaches g4.").first().waitFor();
});

test("hints light a choice, and the log shows how it was", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada);
  const lit = ada.page.locator("#asked button.lit");
  expect(await lit.count()).toBe(0);
  await ada.page.getByRole("button", { name: "Hint" }).click();
  const said = ada.page.locator(".prompt").getByText("A bot would choose this");
  await said.getByText("Nobody’s points change at once.").waitFor();
  const hint = await said.innerText();
  const direction = /Send Assam (\w+)/.exec(hint)?.[1];
  expect(await lit.allInnerTexts()).toEqual([expect.stringContaining(`Send Assam ${direction}.`)]);
  const marked = ada.page.locator("#board button, #asked button, #asked h2").filter({ has: ada.page.locator(".bulb") });
  expect(await marked.count()).toBe(2);
  await choose(ada.page);
  await ada.page.getByRole("button", { name: "Hint" }).click();
  await said.getByText("Expected (visible squares): You +2.").waitFor();
  await choose(ada.page);
  await choices(ada.page).first().waitFor();
  await ada.page.locator("#talk ol button", { hasText: "You send" }).click();
  await ada.page.getByText("You are looking back").first().waitFor();
  expect(await choices(ada.page).count()).toBe(0);
  await ada.page.keyboard.press("Escape");
  await choices(ada.page).first().waitFor();
});

test("players write to each other, and may mute one another", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  await two(server, ada, bo, "Cy");
  // What was written before he came would not be told.
  await bo.page.getByRole("tab", { name: /Chat/ }).waitFor();
  const write = async (page: typeof ada.page, text: string) => {
    await page.getByRole("tab", { name: /Chat/ }).click();
    await page.getByLabel("Write something").fill(text);
    await page.keyboard.press("Enter");
  };
  await write(ada.page, "Good <b>luck</b>!");
  await bo.page.locator("[data-announcer]", { hasText: "Ada writes: Good <b>luck</b>!" }).waitFor();
  await bo.page.getByRole("tab", { name: /Chat/ }).click();
  await bo.page.getByRole("log", { name: "Chat" }).getByText("Good <b>luck</b>!").waitFor();
  await bo.page.getByRole("button", { name: "Mute Ada" }).click();
  await write(ada.page, "Are you there?");
  await ada.page.getByText("Are you there?").first().waitFor();
  await write(bo.page, "Quiet here");
  await ada.page.getByText("Quiet here").first().waitFor();
  expect(await bo.page.getByText("Are you there?").count()).toBe(0);
});

test("notices are on only while the browser lets them be", async ({ server, arrive }) => {
  const ada = await arrive();
  await ada.context.grantPermissions(["notifications"]);
  await seated(server, ada);
  await ada.page.getByRole("button", { name: "Menu" }).click();
  const notices = ada.page.getByRole("switch", { name: "Notify me when it is my turn" });
  expect(await notices.getAttribute("aria-checked")).toBe("false");
  await notices.click();
  await expect.poll(() => notices.getAttribute("aria-checked")).toBe("true");
  await ada.context.clearPermissions();
  await expect.poll(() => notices.getAttribute("aria-checked")).toBe("false");
  await ada.context.grantPermissions(["notifications"]);
  await expect.poll(() => notices.getAttribute("aria-checked")).toBe("true");
  await notices.click();
  await expect.poll(() => notices.getAttribute("aria-checked")).toBe("false");
});

test("the menu of a lesson offers nothing that would end it", async ({ arrive }) => {
  const ada = await arrive();
  await ada.go("/learn/rugs");
  await ada.page.getByRole("button", { name: "Menu" }).click();
  const menu = ada.page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("switch", { name: "Sounds" }).waitFor();
  expect(await menu.getByRole("button", { name: /Give up|Propose|Copy/ }).count()).toBe(0);
});

test("a table has its own ways past the bar, and no other", async ({ server, arrive }) => {
  const ada = await arrive();
  await seated(server, ada);
  const reached: string[] = [];
  for (let at = 0; at < 5; at++) {
    await ada.page.keyboard.press("Tab");
    reached.push(await ada.page.evaluate(() => document.activeElement?.getAttribute("href") ?? ""));
  }
  expect(reached).toEqual(["#asked", "#board", "#players", "#talk", "/"]);
});

test("who gives up sees the end; it can be replayed, shared and gone on from", async ({ server, arrive }) => {
  const ada = await arrive();
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, bot]);
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  for (let move = 0; move < 4; move++) await choose(ada.page);
  await choices(ada.page).first().waitFor();
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Give up" }).click();
  await ada.page.getByText("It is over then, and you rank last.").waitFor();
  await ada.page.getByRole("button", { name: "Yes, give up" }).click();
  await ada.page.getByRole("button", { name: "Replay" }).click();

  const slider = ada.page.getByRole("slider", { name: "Moment" });
  await slider.waitFor();
  await ada.page.keyboard.press("Home");
  await expect.poll(() => slider.inputValue()).toBe("0");
  await ada.page.keyboard.press("ArrowRight");
  await expect.poll(() => slider.inputValue()).toBe("1");
  const sentence = ada.page.getByRole("region", { name: "Replay" }).locator(".sentence");
  const told = await sentence.innerText();
  await ada.page.getByRole("button", { name: "Share this moment" }).click();
  const link = await ada.page.getByRole("dialog").locator("input").inputValue();
  expect(link).toContain("at=");
  await ada.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  const eve = await arrive();
  await eve.page.goto(link);
  await expect
    .poll(() => eve.page.getByRole("region", { name: "Replay" }).locator(".sentence").innerText())
    .toBe(told.replace(/^You send/, "Ada sends"));

  await ada.page.getByRole("button", { name: "Try another line" }).click();
  await ada.page.getByRole("button", { name: "Play from here" }).click();
  await ada.page.waitForURL((url) => !url.pathname.includes(table.room));
  await choose(ada.page);
});

test("players write to each other after the end too, and the rules are at hand", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const table = await two(server, ada, bo);
  await ada.say(table.room, [table.seats[0] ?? ""], { type: "resign" });
  for (const { page } of [ada, bo]) await page.getByRole("link", { name: "Rules" }).waitFor();
  await ada.page.getByLabel("Write something").fill("Well played!");
  await ada.page.keyboard.press("Enter");
  await bo.page.getByRole("log", { name: "Chat" }).getByText("Well played!").waitFor();
  expect(await bo.audit()).toEqual([]);
});

test("the log keeps in sight what is looked at", async ({ server, arrive }) => {
  const ada = await arrive();
  const { room } = await finished(server, ada);
  await ada.go(`/table/${room}`);
  await ada.page.getByRole("button", { name: "Replay" }).click();
  await ada.page.getByRole("slider", { name: "Moment" }).waitFor();
  /** What the log marks, if that is in sight. */
  const marked = () =>
    ada.page.evaluate(() => {
      const [looked, leaf] = [document.querySelector("#leaf [aria-current]"), document.querySelector("#leaf")];
      const [inner, outer] = [looked?.getBoundingClientRect(), leaf?.getBoundingClientRect()];
      const seen = inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom;
      return seen ? (looked?.textContent ?? "") : "";
    });
  await ada.page.keyboard.press("Home");
  await ada.page.keyboard.press("ArrowRight");
  await expect.poll(marked).toMatch(/sends Assam/);
  expect(await ada.page.locator("#leaf").evaluate((leaf) => leaf.scrollTop)).toBeGreaterThan(0);
  // Bar, prompt and address name the turn that is looked at.
  await ada.page.keyboard.press("ArrowRight");
  await ada.page.getByText("You are looking back at turn 1.").waitFor();
  await ada.page.getByText("Turn 1/").waitFor();
  await ada.page.getByText("Move 2 of 81").first().waitFor();
  await expect.poll(() => new URL(ada.page.url()).search).toBe("?at=3");
  await ada.go(ada.page.url());
  await ada.page.getByText("Move 2 of 81").first().waitFor();
  await ada.page.keyboard.press("End");
  await expect.poll(marked).toMatch(/The market closes/);
});
