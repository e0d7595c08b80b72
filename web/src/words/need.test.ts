import { expect, test, vi } from "vitest";

vi.mock("../prefs.svelte", () => ({ prefs: { lang: "en" } }));
vi.stubGlobal("document", { documentElement: {} });
const { words } = await import("./words.svelte");

test("whoever needs words that are on their way waits for them", async () => {
  void words.need("play");
  await words.need("play");
  expect(words.has("play-your-turn")).toBe(true);
});

test("words are there for everybody who waited, whoever asked last", async () => {
  const market = words.need("market");
  const after = words.need("after");
  await market;
  expect(words.has("market-out")).toBe(true);
  await after;
  expect(words.has("after-start")).toBe(true);
});
