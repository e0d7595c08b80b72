import { expect, test, vi } from "vitest";

import type { GameInfo } from "$protocol";

vi.mock("../prefs.svelte", () => ({ prefs: { lang: "en" } }));

import { asTable, draft, firstGame, full, middle, PURPOSES } from "./draft.ts";

const rugs: GameInfo = {
  game: "rugs",
  options: { players: 4, variant: false },
  option_info: [],
  bots: ["random", "greedy", "expert"],
};
const keshi: GameInfo = {
  game: "keshi",
  options: { players: 4, layer: "B1", river: null },
  option_info: [
    {
      name: "river",
      can_be: { kind: "places", values: [], label: "site-keshi-river-chosen", places: [] },
      default: null,
      first_game: [1, 3, 5],
      needs: null,
      label: "site-keshi-river",
      about: null,
    },
  ],
  bots: ["random", "greedy"],
};
const names = ["Ada", "Bo", "Cy", "Di"];

test("a first game is against bots of the middle level", () => {
  const bot = { kind: "bot", level: "greedy" };
  expect(firstGame(rugs, "Ada")).toEqual({
    game: "rugs",
    options: { players: 4, variant: false },
    seats: [{ kind: "here", name: "Ada" }, bot, bot, bot],
  });
  expect(middle(["random", "greedy"])).toBe("greedy");
  expect(middle(["only"])).toBe("only");
});

test("a first game of keshi has the river tiles that the server recommends", () => {
  expect(firstGame(keshi, "Ada").options).toEqual({ players: 4, layer: "B1", river: [1, 3, 5] });
});

test("only the seats that play are sent, each with what belongs to its kind", () => {
  const form = draft(rugs, "here", names);
  form.options.players = 3;
  form.seats[1] = { kind: "bot", name: "Bo", level: "random" };
  form.seats[2] = { kind: "open", name: "Cy", level: "random" };
  const table = asTable(form);
  expect(table.seats).toEqual([{ kind: "here", name: "Ada" }, { kind: "bot", level: "random" }, { kind: "open" }]);
  expect(full(table)).toBe(false);
  expect(table).not.toHaveProperty("components");
});

test("every purpose seats the person first, and tables of friends wait for them", () => {
  for (const purpose of PURPOSES) {
    const table = asTable(draft(rugs, purpose, names));
    expect(table.seats?.[0]).toEqual({ kind: "here", name: "Ada" });
    expect(full(table)).toBe(purpose !== "friends" && purpose !== "days");
  }
});

test("with the real box chance is typed in, and everybody stays on their seat", () => {
  expect(draft(rugs, "referee", names).settings).toMatchObject({ referee: true, order: "chosen" });
});

test("a draft is a copy: changing it leaves the game's defaults alone", () => {
  const form = draft(keshi, "bots", names);
  form.options.river = [1, 3, 5];
  expect(keshi.options.river).toBeNull();
});
