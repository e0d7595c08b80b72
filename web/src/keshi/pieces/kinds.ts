/** The four kinds of scrolls: a colour each, and a pattern, so that they are known without it. */

import type { Components, Kind, Tile } from "$keshi";

interface Look {
  fill: string;
  ink: string;
  pattern: "plain" | "stripes" | "dots" | "lattice";
}

export const LOOKS: Record<Kind, Look> = {
  gray: { fill: "#a3a9b1", ink: "#5d646d", pattern: "plain" },
  yellow: { fill: "#f6d34e", ink: "#a9780a", pattern: "stripes" },
  pink: { fill: "#f2a9c2", ink: "#9c2f5f", pattern: "dots" },
  orange: { fill: "#ee8f38", ink: "#8a3d00", pattern: "lattice" },
};

/** The cheapest first. */
export const KINDS = Object.keys(LOOKS) as Kind[];

/** The kind that a scroll is of. */
export function kindOf(scroll: Tile, kinds: Components["scroll_kinds"]): Kind {
  const place = kinds.findIndex(({ numbers }) => scroll <= numbers[1]);
  return KINDS[place] ?? "orange";
}

/** Lines that lean one way (1) or the other (-1) across a field, cut off at its edges. */
function leaning(width: number, height: number, step: number, way: 1 | -1): string {
  let d = "";
  for (let at = step / 2; at < width + height; at += step) {
    const [ax, ay] = [Math.max(0, at - height), Math.min(at, height)];
    const [bx, by] = [Math.min(at, width), Math.max(0, at - width)];
    d += way === 1 ? `M${ax} ${ay}L${bx} ${by}` : `M${width - ax} ${ay}L${width - bx} ${by}`;
  }
  return d;
}

/** The lines of a pattern over a field, and how thick they are. */
export function pattern(kind: Kind, width: number, height: number): { d: string; line: number } {
  switch (LOOKS[kind].pattern) {
    case "plain":
      return { d: "", line: 0 };
    case "stripes":
      return { d: leaning(width, height, 6, 1), line: 2 };
    case "lattice":
      return { d: leaning(width, height, 5, 1) + leaning(width, height, 5, -1), line: 0.9 };
    case "dots": {
      let d = "";
      for (let y = 3, odd = false; y < height - 1; y += 4, odd = !odd)
        for (let x = odd ? width * 0.72 : width * 0.28; x < width; x += width) d += `M${x} ${y}h.01`;
      return { d, line: 2.2 };
    }
  }
}
