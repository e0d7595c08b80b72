import { describe, expect, it } from "vitest";

import type { Event } from "$keshi";

import { claimed } from "./claims";
import { bead, LINES, type Lattice, path, PHONE, SPACES, standing, WIDE } from "./lattice";

const spaces = (lattice: Lattice) =>
  new Map(
    LINES.flatMap((ends) =>
      SPACES.flatMap((space) => {
        const at = bead(lattice, ends, space);
        return at ? [[`${at.x} ${at.y}`, { ...at, space }] as const] : [];
      }),
    ),
  );

describe("the lines between the staircases", () => {
  it("have fifteen inner spaces and five at either end", () => {
    const all = [...spaces(WIDE).values()];
    expect(all.filter(({ space }) => space !== "dinars" && space !== "points")).toHaveLength(15);
    expect(all).toHaveLength(25);
  });

  it.each([WIDE, PHONE])("have beads that do not cover each other", (lattice) => {
    const all = [...spaces(lattice).values()];
    for (const [n, one] of all.entries())
      for (const other of all.slice(n + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(28);
  });

  it("run from landing to landing, and have no bead beside the lowest", () => {
    expect(path(WIDE, [1, 1]).split("L")).toHaveLength(3);
    expect(path(WIDE, [2, 3], true).split("L")).toHaveLength(7);
  });
});

it("gives each who stands on a step a place of their own", () => {
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const places = standing(count, 13).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});

it("tells what was claimed since keshis fell last", () => {
  const told = (...events: Event[]) => ({ events: events.map((data) => ({ data, message: { id: "", args: {} } })) });
  const taken = claimed([
    told({ event: "claimed", seat: 1, colour: "red", count: 1 }),
    told({ event: "fell", keshis: { black: 3 } }, { event: "claimed", seat: 2, colour: "black", count: 2 }),
    told({ event: "claimed", seat: 2, colour: "gray", count: 1 }),
  ]);
  expect([...taken]).toEqual([[2, ["black", "black", "gray"]]]);
});
