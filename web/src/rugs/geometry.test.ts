import { describe, expect, it } from "vitest";

import {
  B,
  C,
  centre,
  chipAt,
  facing,
  LOOP,
  MOSAICS,
  outline,
  path,
  place,
  route,
  SQUARES,
  type Direction,
  type Stop,
} from "./geometry.ts";

/** A walk from its shorthand: `d1 north, c1 south`. */
function walk(text: string): Stop[] {
  return text.split(", ").map((stop) => {
    const [square, facing] = stop.split(" ");
    return { square: square!, facing: facing as Direction };
  });
}

/** Every way round a mosaic, as the game walks it. */
const LOOPS = [
  ..."ab cd ef".split(" ").flatMap(([a, b]) => [`${a}1 north, ${b}1 south`, `${b}1 north, ${a}1 south`]),
  ..."bc de fg".split(" ").flatMap(([a, b]) => [`${a}7 south, ${b}7 north`, `${b}7 south, ${a}7 north`]),
  ..."12 34 56".split(" ").flatMap(([a, b]) => [`a${a} west, a${b} east`, `a${b} west, a${a} east`]),
  ..."23 45 67".split(" ").flatMap(([a, b]) => [`g${a} east, g${b} west`, `g${b} east, g${a} west`]),
  "g1 north, g1 west",
  "g1 east, g1 south",
  "a7 south, a7 east",
  "a7 west, a7 north",
];

describe("squares", () => {
  it("count from the top left", () => {
    expect(SQUARES).toHaveLength(49);
    expect(place("a1")).toEqual({ x: 0, y: 0 });
    expect(centre("d4")).toEqual({ x: 336, y: 336 });
    expect(centre("g1")).toEqual({ x: B + 6.5 * C, y: B + 0.5 * C });
  });

  it("know the direction nearest to an angle", () => {
    expect([-90, 0, 44, 46, 180, 270, 350, 450].map(facing)).toEqual([
      "west",
      "north",
      "north",
      "east",
      "south",
      "west",
      "north",
      "east",
    ]);
  });
});

describe("a way", () => {
  it("is straight inside the market", () => {
    const stops = walk("d4 east, e4 east, f4 east");
    expect(path(stops)).toBe("M336 336L416 336L496 336");
    expect(path(stops, 34)).toBe("M370 336L416 336L496 336");
    expect(route(stops).legs[1]!.at(0.5)).toEqual({ x: 456, y: 336, angle: 90 });
  });

  it("goes round a half mosaic to the neighbour", () => {
    expect(path(walk("c1 north, d1 south"))).toBe("M256 96L256 56A40 40 0 0 1 336 56L336 96");
    expect(path(walk("d1 north, c1 south"))).toBe("M336 96L336 56A40 40 0 0 0 256 56L256 96");
  });

  it("goes three quarters round a corner mosaic", () => {
    expect(path(walk("g1 north, g1 west"))).toBe("M576 96L576 56A40 40 0 1 1 616 96L576 96");
    expect(path(walk("a7 west, a7 north"))).toBe("M96 576L56 576A40 40 0 1 0 96 616L96 576");
  });

  it("is empty where nobody walks", () => {
    expect(path([])).toBe("");
    expect(route([]).legs).toEqual([]);
  });

  it("keeps the angle running on", () => {
    const { legs } = route(walk("g2 north, g1 north, g1 west, f1 west"));
    expect(legs.map((leg) => leg.loop)).toEqual([false, true, false]);
    expect(legs.map((leg) => leg.at(1).angle)).toEqual([0, 270, 270]);
    const { legs: back } = route(walk("b1 north, a1 south"));
    expect(back[0]!.at(1).angle).toBe(-180);
  });

  it.each(LOOPS)("%s stays on its mosaic", (text) => {
    const stops = walk(text);
    const leg = route(stops).legs[0]!;
    expect(leg.loop).toBe(true);
    const first = leg.at(0);
    const last = leg.at(1);
    expect(first).toMatchObject(centre(stops[0]!.square));
    expect(last.x).toBeCloseTo(centre(stops[1]!.square).x);
    expect(last.y).toBeCloseTo(centre(stops[1]!.square).y);
    expect(facing(last.angle)).toBe(stops[1]!.facing);
    const mosaic = MOSAICS.find(({ x, y }) => Math.hypot(leg.at(0.5).x - x, leg.at(0.5).y - y) < LOOP + 0.01);
    expect(mosaic).toBeDefined();
    let before = first;
    for (let part = 0.02; part < 1; part += 0.02) {
      const pose = leg.at(part);
      const step = Math.hypot(pose.x - before.x, pose.y - before.y);
      expect(step).toBeLessThan(6);
      expect(step).toBeGreaterThan(2);
      // He looks where he goes.
      const ahead = ((pose.angle - 90) * Math.PI) / 180;
      expect(((pose.x - before.x) * Math.cos(ahead) + (pose.y - before.y) * Math.sin(ahead)) / step).toBeGreaterThan(
        0.98,
      );
      const out = pose.x < B || pose.y < B || pose.x > B + 7 * C || pose.y > B + 7 * C;
      if (out) expect(Math.hypot(pose.x - mosaic!.x, pose.y - mosaic!.y)).toBeCloseTo(LOOP);
      before = pose;
    }
  });

  it("uses every mosaic", () => {
    const used = LOOPS.map((text) => {
      const { x, y } = route(walk(text)).legs[0]!.at(0.5);
      return MOSAICS.findIndex((mosaic) => Math.hypot(mosaic.x - x, mosaic.y - y) < LOOP + 0.01);
    });
    expect(new Set(used).size).toBe(14);
    expect(MOSAICS).toHaveLength(14);
  });
});

describe("a chip", () => {
  it("lies in the middle of its square, but off the arrows beside Assam", () => {
    const stops = walk("d4 east, e4 east, f4 east");
    expect(chipAt(stops, 1)).toEqual({ x: 436, y: 336 });
    expect(chipAt(stops, 2)).toEqual(centre("f4"));
    expect(chipAt(walk("c1 north, d1 south"), 1)).toEqual({ x: 356, y: 96 });
    expect(chipAt(stops, 1, 1.5)).toEqual(centre("e4"));
  });

  it("lies at the corner if the way round its mosaic leads back to the same square", () => {
    const stops = walk("f1 east, g1 east, g1 south, g2 south");
    expect(chipAt(stops, 1)).toEqual({ x: 596, y: 96 });
    for (const round of [chipAt(stops, 2), chipAt(walk("g1 north, g1 west"), 1)]) {
      expect(round.x).toBeCloseTo(576 + 0.8 * (40 + LOOP * Math.SQRT1_2));
      expect(round.y).toBeCloseTo(96 - 0.8 * (40 + LOOP * Math.SQRT1_2));
    }
  });
});

describe("an outline", () => {
  it("goes round one square", () => {
    expect(outline(["a1"])).toBe("M136 56L136 136L56 136L56 56Z");
    expect(outline(["a1"], 3)).toBe("M133 59L133 133L59 133L59 59Z");
  });

  it("joins squares side by side", () => {
    expect(outline(["c4", "d4"])).toBe("M376 296L376 376L216 376L216 296Z");
    expect(outline(["a1", "a2", "b2"], 2).match(/L/g)).toHaveLength(5);
  });

  it("keeps patches apart that touch at a corner only", () => {
    expect(outline(["a1", "b2"], 1).match(/M/g)).toHaveLength(2);
  });

  it("goes round a hole too, on the far side of it", () => {
    const around = SQUARES.filter((square) => /^[c-e][3-5]$/.test(square) && square !== "d4");
    const d = outline(around, 2);
    expect(d.match(/M/g)).toHaveLength(2);
    expect(d).toContain("294 294");
  });

  it("rounds its corners", () => {
    expect(outline(["a1"], 0, 6)).toBe(
      "M130 56Q136 56 136 62L136 130Q136 136 130 136L62 136Q56 136 56 130L56 62Q56 56 62 56Z",
    );
  });
});
