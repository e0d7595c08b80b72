/** What people at a table see of moderation: chat that is removed, other names, a restart that is announced, a table that is closed. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { choices, two } from "./rugs";

const CLOSED = "The operator of this server closed this table.";

test("a line of chat is removed, and a player renamed, while all look on", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const table = await two(server, ada, bo);
  const { page } = ada;
  await choices(page).or(page.locator("#board")).first().waitFor();
  await ada.say(table.room, [table.seats[0]!], { type: "chat", text: "Good luck" }, { type: "chat", text: "You fool" });
  await page.keyboard.press("t");
  const lines = page.getByRole("log", { name: "Chat" }).getByRole("listitem");
  await lines.filter({ hasText: "You fool" }).waitFor();
  await server.admin("DELETE", `/tables/${table.room}/chat/2`);
  await lines.filter({ hasText: "You fool" }).waitFor({ state: "detached" });
  expect(await lines.count()).toBe(1);

  await server.admin("PUT", `/tables/${table.room}/seats/1`, { name: "Player 1" });
  await lines.filter({ hasText: "Player 1" }).waitFor();
  await bo.page.locator("#players article").filter({ hasText: "Player 1" }).waitFor();
  expect(await lines.filter({ hasText: "Ada" }).count()).toBe(0);
});

test("who was away when a line was removed does not keep it", async ({ server, arrive }) => {
  const [ada, bo] = [await arrive(), await arrive()];
  const { page } = bo;
  // The connection is lost with the message.
  await page.routeWebSocket("/ws", (socket) => {
    const there = socket.connectToServer();
    there.onMessage((frame) => {
      if (!String(frame).includes('"chat_removed"')) return socket.send(frame);
      void there.close();
      void socket.close({ code: 1013, reason: "lost" });
    });
  });
  const table = await two(server, ada, bo);
  await ada.say(table.room, [table.seats[0]!], { type: "chat", text: "You fool" });
  await page.locator("#board").waitFor();
  await page.keyboard.press("t");
  const lines = page.getByRole("log", { name: "Chat" });
  await lines.getByText("You fool").waitFor();
  await server.admin("DELETE", `/tables/${table.room}/chat/1`);
  await lines.getByText("You fool").waitFor({ state: "detached" });
});

for (const phone of [false, true]) {
  test(`a restart is announced${phone ? " on a phone" : ""}`, async ({ server, arrive }) => {
    const [ada, bo] = [await arrive({ phone }), await arrive({ phone, lang: "de" })];
    const table = await two(server, ada, bo);
    await server.admin("PUT", "/restart", { minutes: 5, note: "Back with <b>new</b> rules" });
    const notice = ada.page.getByRole("status").filter({ hasText: "The server restarts in 5 minutes." });
    await notice.getByText("Back with <b>new</b> rules").waitFor();
    await bo.page.getByText("Der Server startet in 5 Minuten neu.").waitFor();
    // The table still fits, and what lies below is not covered.
    const over = await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await ada.audit()).toEqual([]);
    await ada.shot(`restart-${phone ? "phone" : "desktop"}`);

    // Who comes later is told too; who has read it closes it.
    await bo.go(`/table/${table.room}`);
    await bo.page.getByText("Der Server startet in 5 Minuten neu.").waitFor();
    await ada.page.getByRole("button", { name: "Close this notice" }).click();
    await notice.waitFor({ state: "detached" });
    await server.admin("PUT", "/restart", { minutes: 0 });
    await ada.page.getByText("The server is about to restart.").waitFor();
    await server.admin("DELETE", "/restart");
    await ada.page.getByText("The server is about to restart.").waitFor({ state: "detached" });
    await bo.page.getByText("Der Server startet").waitFor({ state: "detached" });
  });

  test(`a closed table says so${phone ? " on a phone" : ""}`, async ({ server, arrive }) => {
    const [ada, bo] = [await arrive({ phone }), await arrive({ phone, lang: "fr" })];
    const table = await two(server, ada, bo);
    await ada.page.locator("#board").waitFor();
    await server.admin("PUT", "/restart", { minutes: 5 });
    const restart = ada.page.getByText("The server restarts in 5 minutes.");
    await restart.waitFor();
    await server.admin("POST", `/tables/${table.room}/close`);
    await ada.page.getByRole("heading", { name: CLOSED }).waitFor();
    expect(await restart.count()).toBe(0);
    await bo.page.getByRole("heading", { name: "Cette table a été fermée" }).waitFor();
    expect(await ada.page.locator("#board").count()).toBe(0);
    await ada.shot(`closed-${phone ? "phone" : "desktop"}`);
    // Who comes later is told the same, and the table is no longer among one's own.
    await ada.go(`/table/${table.room}`);
    await ada.page.getByRole("heading", { name: CLOSED }).waitFor();
    expect(await ada.audit()).toEqual([]);
    ada.expect(/410/);
    await ada.go("/");
    await expect
      .poll(() => ada.page.evaluate((room) => localStorage.getItem("jemaa.rooms")?.includes(room), table.room))
      .toBe(false);
  });
}

test("a table that waits for players is closed too", async ({ server, arrive }) => {
  const ada = await arrive();
  const table = await server.make({ game: "keshi", seats: [{ kind: "here", name: "Ada" }] });
  await ada.own(table, "keshi");
  await ada.go(`/table/${table.room}`);
  await ada.page.getByRole("heading", { name: "A table for" }).waitFor();
  await server.admin("DELETE", `/tables/${table.room}`);
  await ada.page.getByRole("heading", { name: CLOSED }).waitFor();
});
