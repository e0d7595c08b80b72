/** What an answer says of itself, in the bar and on its card. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { ALL, kindOf, seek, sit, type Moment } from "./positions";

const early = ({ steps }: Moment) => -steps;
const asks = (id: string) => (moment: Moment) => moment.prompt.ask.id === `keshi-ask-${id}`;

for (const [what, fits] of [
  ["a scroll", (moment: Moment) => asks("take-scroll")(moment) && moment.text.includes("for free")],
  ["any scroll of a desert town", asks("any-scroll")],
  ["any luxury good of a desert town", asks("any-luxury")],
  ["an oasis", (moment: Moment) => moment.prompt.ask.id.startsWith("keshi-ask-free-oasis")],
] as const)
  test(`what costs nothing is free on its card: ${what}`, async ({ server, arrive }) => {
    const ada = await arrive();
    await sit(server, ada, ...(await seek({ players: 3, ...ALL }, fits, early)));
    const lit = ada.page.locator(".ware.lit .price");
    await lit.first().waitFor();
    for (const price of await lit.allInnerTexts()) expect(price.trim()).toBe("free");
  });

test("what has a price says it", async ({ server, arrive }) => {
  const ada = await arrive();
  await sit(server, ada, ...(await seek({ players: 3 }, asks("sahara"), early)));
  const lit = ada.page.locator(".ware.lit .price");
  await lit.first().waitFor();
  for (const price of await lit.allInnerTexts()) expect(price).toMatch(/\d+\s*\/\s*\d/);
});

test("a desert town says what it would be worth now", async ({ server, arrive }) => {
  const ada = await arrive();
  // Those from 10 on work at once instead.
  const towns = ({ actions }: Moment) => actions.every(({ action }) => /^town:0?[1-9]$/.test(action));
  await sit(server, ada, ...(await seek({ players: 3, ...ALL }, towns, early)));
  const lit = ada.page.locator(".ware.lit .head");
  await ada.page.locator(".ware.lit", { hasText: "now" }).first().waitFor();
  for (const title of await lit.allInnerTexts()) expect(title).toMatch(/^Town \d\d: \d+ points? now/);
});

test("few uses of assistants are named at length", async ({ server, arrive }) => {
  const ada = await arrive();
  const souk = ({ actions }: Moment) =>
    actions.length === 2 && actions.every(({ action }) => /^(new|act):souk$/.test(action));
  await sit(server, ada, ...(await seek({ players: 2 }, souk, early)));
  const names = await ada.page.locator("#asked .name").allTextContents();
  expect(names.map((name) => name.trim())).toEqual(["souk: new keshi", "souk: action"]);
});

test("an answer that cannot be undone says so, and why", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  // A scroll taken from the display is replaced by a drawn one; leaving it is not.
  const scroll = (moment: Moment) => asks("take-scroll")(moment) && moment.actions.length <= 6;
  await sit(server, ada, ...(await seek({ players: 3, ...ALL }, scroll, early)));
  const answer = page.locator("#asked .answer", { has: page.locator(".final") }).first();
  expect(await answer.locator(".final").innerText()).toBe("no undo");
  const why = await answer.getAttribute("aria-describedby");
  expect(await page.locator(`#${why}`).textContent()).toContain("something is revealed");
});

test("a screen reader hears once how much a bonus gives", async ({ server, arrive }) => {
  const ada = await arrive();
  const line = (moment: Moment) =>
    kindOf(moment) === "line" && moment.actions.some(({ text }) => /\d dinars/.test(text));
  await sit(server, ada, ...(await seek({ players: 3, ...ALL }, line, early)));
  const said = await ada.page.locator("#asked .answers").ariaSnapshot();
  const dinars = said.split("\n").filter((one) => one.includes("dinars"));
  expect(dinars).not.toEqual([]);
  for (const one of dinars) expect(one.match(/\d dinars/g)).toHaveLength(1);
});
