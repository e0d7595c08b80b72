import { expect, test, vi } from "vitest";

import { Season } from "./season.svelte.ts";

// What needs a browser; nobody sits down here.
vi.mock("../../lobby/begin", () => ({}));
vi.mock("../../prefs.svelte", () => ({}));
vi.mock("../../words/words.svelte", () => ({}));
vi.mock("./house.svelte", () => ({}));
vi.mock("../../learn/pupil.svelte", () => ({}));

test("what comes while others play is not refused with words that stay on the next card", () => {
  const season = new Season();
  expect(season.allows("claim:green1")).toBe(false);
  expect(season.refusal).toBeNull();
});
