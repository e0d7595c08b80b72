import { existsSync, readdirSync, readFileSync } from "node:fs";

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

test("no other folder imports from a game's folder, or asks for a game by its name", () => {
  const src = new URL("..", import.meta.url).pathname;
  const names = GAMES.map(({ game }) => game).join("|");
  const own = new RegExp(`^(${names}|games)/`);
  const wrong = new RegExp(
    `(from|import\\(|import) *["'][./]*/(${names})/|[=!]== *["'](${names})["']|["'](${names})["'] *[=!]==`,
  );
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts") && !own.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => wrong.test(readFileSync(`${src}${file}`, "utf8")))).toEqual([]);
});
