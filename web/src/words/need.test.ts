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

test("messages of a game that brings no words are spelt out, and only those", async () => {
  const reader = { names: ["Ada", "Bo"], seat: null };
  const told = {
    id: "carpets-has_walked-on",
    args: { player: { seat: 2 }, squares: { number: 3 }, onto: { word: "carpets-rug" }, by: { text: "foot" } },
  };
  expect(words.tell(told, reader)).toBe("Has walked on (player: Bo, squares: 3, onto: Rug, by: foot)");
  expect(words.tell({ id: "did", args: {} }, reader)).toBe("Did");
  const error = vi.spyOn(console, "error").mockReturnValue();
  expect(words.say("play-no-such-text")).toBe("play-no-such-text");
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
