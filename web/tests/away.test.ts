/** Who looks elsewhere, is too slow, or goes out: a clock that runs out, a hidden tab, notices and sounds. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import { begin, bot, choices, choose, midway, seated, two } from "./rugs";

const CLOCK = { settings: { clock: { kind: "move", seconds: 8 } } } as const;
const back = (page: Page) => page.getByRole("button", { name: "I am back" });

test("a bot stands in for who is too slow, until they are back", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, { kind: "here", name: "Bo" }, bot], CLOCK);
  await ada.own(table, "rugs", ["host", 0]);
  await ada.go(`/table/${table.room}`);
  await choices(page).first().waitFor();
  await page.getByRole("heading", { name: /^The bot .* plays for you/ }).waitFor();
  expect(await choices(page).count()).toBe(0);
  await page.locator("#players article").first().getByText("a bot plays").waitFor();
  await back(page).click();
  await back(page).waitFor({ state: "detached" });
  await choose(page);
});

test("who comes back too late is told", async ({ server, arrive }) => {
  const ada = await arrive({ motion: true });
  const { page } = ada;
  const table = await begin(server, ada, [{ kind: "here", name: "Ada" }, { kind: "here", name: "Bo" }, bot], CLOCK);
  await ada.own(table, "rugs", ["host", 0]);
  /** From when a bot stands in, nothing is heard of the server before the page asks. */
  const held: string[] = [];
  let holds = false;
  await page.routeWebSocket("/ws", (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      if (holds) return held.push(String(frame));
      socket.send(frame);
      holds = String(frame).includes('"deputy"') && String(frame).includes('"update"');
    });
    socket.onMessage((frame) => {
      const asked = JSON.parse(String(frame)) as { type: string; id: string };
      if (asked.type !== "return") return server.send(frame);
      for (const one of held) socket.send(one);
      socket.send(JSON.stringify({ type: "problem", id: asked.id, problem: { code: "not_now", detail: "" } }));
    });
  });
  await ada.go(`/table/${table.room}`);
  await back(page).waitFor();
  await expect.poll(() => held.some((frame) => frame.includes('"walked"')), { timeout: 20_000 }).toBe(true);
  await back(page).click();
  await page.locator("#board[data-moving]").waitFor({ state: "detached" });
  await page.getByText("The die shows").first().waitFor();
  await page.getByRole("alert").getByText("It is too late for that, or too early.").waitFor();
});

test("a hidden tab shows what happened at once, and a notice calls whoever is asked", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive({ motion: true }), await arrive()];
  const { page } = ada;
  await page.addInitScript(() => {
    const notices: string[] = [];
    class Notification {
      static permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      constructor(head: string, { body }: { body: string }) {
        notices.push(`${head}: ${body}`);
      }
    }
    Object.assign(window, { Notification, notices });
  });
  await two(server, ada, bo);
  const notices = () => page.evaluate(() => (globalThis as unknown as { notices: string[] }).notices);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("switch", { name: "Notify me when it is my turn" }).click();
  await page.keyboard.press("Escape");

  // No frame comes any more, and then the tab is hidden: what moves never ends by itself.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await choices(page).first().focus();
  await page.keyboard.press("Enter");
  await page.locator("#board[data-moving]").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.getByText("The die shows").first().waitFor();
  expect(await notices()).toEqual([]);
  await choose(page);
  await choose(bo.page);
  await choose(bo.page);
  await expect.poll(notices).toEqual([expect.stringMatching(/^Your turn · Rugs: Choose which way/)]);
});

test("sounds are heard only by who wants them", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const { page } = ada;
  await page.addInitScript(() => {
    const heard: string[] = [];
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      heard.push(this.constructor.name);
      return start.apply(this, at);
    };
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
      heard.push(this.constructor.name);
      return begin.apply(this, at);
    };
    Object.assign(window, { heard });
  });
  await two(server, ada, bo);
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const turn = async (of: Page) => {
    await choose(of);
    await choose(of);
  };
  await turn(page);
  await turn(bo.page);
  await choices(page).first().waitFor();
  expect(await heard()).toEqual([]);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("switch", { name: "Sounds" }).click();
  await page.keyboard.press("Escape");
  await turn(page);
  // The die and the rug,
  await expect.poll(async () => (await heard()).filter((one) => one === "AudioBufferSourceNode").length).toBe(4);
  await turn(bo.page);
  // and the two notes for whoever is asked.
  await expect.poll(async () => (await heard()).filter((one) => one === "OscillatorNode").length).toBeGreaterThan(1);
  await ada.go(page.url());
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await page.getByRole("switch", { name: "Sounds" }).getAttribute("aria-checked")).toBe("true");
});

test("who is out is left out, and the game goes on", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await midway(server, ada, "../../crates/rugs/tests/games/4-players-out.jemaa", 128);
  const gone = page.locator("#players article", { has: page.getByText("out", { exact: true }) });
  expect(await gone.count()).toBe(1);
  const name = await gone.getByRole("heading").innerText();
  await gone.getByText("0 rugs").waitFor();
  await page.getByText(`${name} cannot pay it all and is out`).first().waitFor();
  for (let action = 0; action < 4; action++) {
    await choose(page);
    expect(await page.locator(".prompt h1").innerText()).not.toContain(name);
  }
});

test("a rug is dragged from its pile onto the market", async ({ server, arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await seated(server, ada);
  await choose(page);
  const place = choices(page).nth(1);
  const action = (await place.getAttribute("data-action")) ?? "";
  const [from, to] = [await page.locator('[data-rule="lay"] .rug').boundingBox(), await place.boundingBox()];
  const squares = action.split("-");
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.getByRole("heading", { name: `A rug on ${squares.join(" and ")}` }).waitFor();
  await page.mouse.up();
  await page.locator("#talk ol button", { hasText: new RegExp(`You lay .*${squares[0]}.*${squares[1]}`) }).waitFor();
});
