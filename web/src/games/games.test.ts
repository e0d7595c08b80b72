import { existsSync } from "node:fs";

import { expect, test, vi } from "vitest";

vi.mock("../prefs.svelte", () => ({ prefs: { lang: "en" } }));

import { GAMES, manifestOf } from "./games";
import { HOME } from "./home";

test("a known game has its own manifest, and a picture on the home page", () => {
  for (const manifest of GAMES) expect(manifestOf(manifest.game)).toBe(manifest);
  expect(HOME.map(({ game }) => game)).toEqual(GAMES.map(({ game }) => game));
});

test("an unknown game gets the generic parts, and nothing of another game", async () => {
  const unknown = manifestOf("carpets");
  expect(unknown.game).toBe("carpets");
  expect(unknown).not.toHaveProperty("rules");
  expect(unknown).not.toHaveProperty("lesson");
  expect(unknown).not.toHaveProperty("lobby");
  expect(unknown).not.toHaveProperty("draws");
  for (const known of GAMES) {
    expect(String(unknown.table.load)).not.toBe(String(known.table.load));
    expect(String(unknown.end.load)).not.toBe(String(known.end.load));
  }
  expect(unknown.table.words).toEqual([]);
});

test("the files of words that a game asks for are there", () => {
  const words = GAMES.flatMap(({ table, end, lobby, rules, lesson, owner }) => [
    ...[table, end, lobby, rules?.page, rules?.text, owner].flatMap((part) => part?.words ?? []),
    ...[undefined, "play"].flatMap((step) => lesson?.(step).words ?? []),
  ]);
  const missing = words.filter((file) => !existsSync(new URL(`../../../words/en/${file}.ftl`, import.meta.url)));
  expect(missing).toEqual([]);
});
