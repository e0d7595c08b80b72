import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it, vi } from "vitest";

import { BOX } from "$keshi-box";

import { SECTIONS } from "./learn/rules";
import { called } from "./board/told";
import { COLOURS } from "./pieces/colours";
import type { Table } from "./table.svelte";
import { tipOf } from "./tips";

/** Here every text is its own id. */
vi.mock("../words/words.svelte", () => ({ say: (id: string) => id, words: { has: () => false } }));

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const said = new Map(
  ["en", "fr", "de"].map((lang) => {
    const files = ["keshi", "keshi-rules", "city", "bar"].map((file) => read(`words/${lang}/${file}.ftl`));
    return [lang, new Set([...files.join("\n").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]))];
  }),
);

const SECTORS = ["orchard", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara", "souk"] as const;
const each = <T>(value: T) => Object.fromEntries(SECTORS.map((sector) => [sector, value]));

function table(more: { edition?: "essential"; offered?: object[]; watched?: boolean } = {}): Table {
  const board = {
    keshis: each(2),
    goods: { yellow: 1, orange: 0, purple: 2 },
    resources: { date: 1, water: 2, dinar: 3 },
    assistants: each(0),
    vendors: [],
    gates: Array(8).fill(null),
    claimed: [4],
    towns: [3, null],
    towns_claimed: [false, false],
    placeholders: ["gray"],
    provisions: [2],
    scrolls: [5, 9],
    luxury: [],
    stairs: { palace: 4, mosque: 16 },
    river: 0,
  };
  const figures = {
    actions: each(2),
    water: each(1),
    full: [],
    scroll_dates: [1, 1, 2, 3],
    gates: [
      [0, -3],
      [1, 1],
      [2, 4],
      [3, 7],
    ],
    offered: more.offered ?? [],
    claimed: [6],
    towns: [5],
    covered: false,
    penalty: 4,
  };
  return {
    pieces: BOX,
    figures: { winners: [1] },
    me: 1,
    seats: [1, 2],
    options: { edition: more.edition ?? "classic", discs: "purple", desert_towns: true, layer: "B1" },
    open: {
      season: 2,
      stack: [],
      stacks: [{ top: 17 }],
      river_tiles: [1, 7, 11],
      fishermen: [2, 1],
      companions: [{ on: 5 }, { with: 2 }],
    },
    board: () => board,
    reckoned: () => figures,
    preview: null,
    planned: [],
    watched: more.watched ?? false,
    room: { reader: { names: ["Ada", "Jonas"] } },
  } as unknown as Table;
}

const upTo = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `${kind}:${n + 1}`);
const HOOKS = [
  ...upTo("scroll", 72),
  ...upTo("oasis", BOX.oases.length),
  ...upTo("town", BOX.towns.length),
  ...upTo("river-tile", BOX.river_tiles.length),
  ...upTo("luxury", BOX.luxury.length),
  ...upTo("provision", BOX.provisions.length),
  ...SECTORS.flatMap((one) => [`sector:${one}`, `new:${one}`, `assistant:${one}`, `vendor:${one}`]),
  ...COLOURS.flatMap((one) => [`own:${one}`, `keshi:${one}`, `hand:${one}`, `base:${one}`, `workshop:2:${one}`]),
  ...upTo("storage", 7),
  ...["gray", "yellow", "pink", "orange"].map((kind) => `kind:${kind}`),
  ...["oasis:hidden", "oasis:gone", "town:none", "provision:0", "workshop:1", "office:purple", "ware:lamp"],
  ...["resource:date", "stairs:palace", "stairs:mosque", "pawn:palace:1", "pawn:mosque:2", "companion:sultan"],
  ...["companion:imam", "line:left", "line:middle:tile", "bead", "bead:tile", "disc", "path:left", "path:start"],
  ...["gate:3", "square:5", "rapid:2", "prize:1", "river", "jetty", "crocodile", "fisherman:1", "start", "aside"],
  ...["tower", "supply", "storage"],
];

describe("the cards of keshi", () => {
  it("tell of everything, in words of every language and with a part of the rules", () => {
    const sections = SECTIONS.map(({ id }) => id as string);
    for (const edition of [undefined, "essential"] as const) {
      for (const hook of HOOKS) {
        const tip = tipOf(table(edition && { edition }), hook, 1, "its-name");
        expect(tip, hook).not.toBeNull();
        expect(sections, hook).toContain(tip?.section);
        expect(tip?.text.length, hook).toBeGreaterThan(0);
        const texts = [tip?.name ?? "", ...(tip?.text ?? []), ...(tip?.now ?? [])]
          .flatMap((text) => text.split(/, | · /))
          .filter((text) => text.toLowerCase() !== "its-name");
        for (const [lang, ids] of said)
          for (const id of texts) expect(ids.has(id.charAt(0).toLowerCase() + id.slice(1)), `${lang} ${id}`).toBe(true);
      }
    }
  });

  it("know every hook and every place of the boards", () => {
    const sources = [
      ...["board", "city"].flatMap((folder) =>
        readdirSync(new URL(folder, import.meta.url)).map((file) => read(`web/src/keshi/${folder}/${file}`)),
      ),
      read("web/src/keshi/places.ts"),
    ]
      .join("\n")
      // What moves has names of its own.
      .replaceAll(/data-(piece|count)=[^\n]*/g, "");
    const kinds = new Set(
      [...sources.matchAll(/(?:tip="|tip=\{|[`"])([a-z-]+)(?=:[{$]|:hidden|:none)/g)].map((found) => found[1] ?? ""),
    );
    for (const [, kind = ""] of sources.matchAll(/data-tip="([a-z-]+)["{:]/g)) kinds.add(kind);
    expect(kinds.size).toBeGreaterThan(25);
    const known = new Set(HOOKS.map((hook) => hook.split(":")[0] ?? ""));
    expect([...kinds].filter((kind) => !known.has(kind))).toEqual([]);
  });

  it("tell of a rival what the strip shows, and where assistants stand", () => {
    const rival = table();
    rival.board(2).assistants.palace = 2;
    const tip = tipOf(rival, "strip", 2, "");
    expect(tip?.name).toBe("Jonas");
    expect(tip?.text.map((text) => text.split(", ").length)).toEqual([6, 9]);
    expect(tip?.now).toEqual(["Keshi-sector-palace: city-strip-assistants"]);
  });

  it("say what something costs and brings now", () => {
    const now = (hook: string, more = {}) => tipOf(table(more), hook, 1, "")?.now ?? [];
    expect(now("scroll:17")).toHaveLength(3);
    // One that somebody has costs nothing any more.
    expect(now("scroll:18")).toHaveLength(1);
    expect(now("oasis:4")).toEqual(["city-tip-worth"]);
    expect(now("oasis:9", { offered: [{ oasis: 9, cost: [1, 0, 0], points: 5 }] })).toEqual([
      "city-tip-worth",
      "city-tip-costs",
    ]);
    expect(now("provision:2")).toEqual(["bar-short"]);
    expect(now("provision:3")).toEqual([]);
  });

  it("tell a spectator nothing of what they had", () => {
    const now = (hook: string, watched: boolean) => tipOf(table({ watched }), hook, 1, "")?.now ?? [];
    for (const hook of ["scroll:17", "luxury:3", "workshop:2"])
      expect(now(hook, true), hook).toEqual(now(hook, false).filter((id) => !/have/i.test(id)));
    expect(now("workshop:2", false)).toContain("Bar-have-dinars");
  });

  it("say what is otherwise in the Essential edition", () => {
    expect(tipOf(table({ edition: "essential" }), "scroll:50", 1, "")?.text).toEqual(["keshi-scroll-50-essential"]);
    expect(tipOf(table(), "scroll:50", 1, "")?.text).toEqual(["keshi-scroll-50"]);
  });

  it("know what they do not know", () => {
    expect(tipOf(table(), "nothing:1", 1, "")).toBeNull();
  });

  it("call who reads you, and everybody by name where several read", () => {
    const read = (seat: number | null) =>
      called({ room: { reader: { names: ["Ada", "Jonas"], seat } } } as unknown as Table, 1);
    expect(read(1)).toEqual({ player: "Ada", you: "yes" });
    expect([read(2).you, read(null).you]).toEqual(["no", "no"]);
  });
});
