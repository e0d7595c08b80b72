/** What an oasis scores: a formula, over a picture of what is counted. */
import type { Oasis } from "$keshi";

import type { Part } from "./parts.ts";

export interface Formula {
  formula: string;
  picture: Part[];
}

export function formula(oasis: Oasis): Formula {
  const each = (points: number, ...picture: Part[]) => ({ formula: `×${points}`, picture });
  const besides = (base: number, ...picture: Part[]) => ({ formula: `${base}+1`, picture });
  const once = (points: number, ...picture: Part[]) => ({ formula: String(points), picture });
  if ("gates" in oasis) return each(oasis.gates.points, ...oasis.gates.colours.map((gate) => ({ gate })));
  if ("keshis" in oasis) return besides(oasis.keshis.base, { bonus: { keshi: oasis.keshis.colour } });
  if ("luxury" in oasis) return each(oasis.luxury.points, { icon: oasis.luxury.kind });
  if ("resource" in oasis) return besides(oasis.resource.base, { icon: oasis.resource.resource });
  if ("luxury_goods" in oasis) return besides(oasis.luxury_goods.base, { icon: "luxury" });
  if ("scrolls" in oasis) return besides(oasis.scrolls.base, { icon: "scroll" });
  if ("small_sectors" in oasis)
    return each(oasis.small_sectors.points, { icon: "sector" }, `≤${oasis.small_sectors.most}`);
  if ("full_sectors" in oasis) return each(oasis.full_sectors.points, { icon: "full_sector" });
  if ("oases" in oasis) return each(oasis.oases.points, { icon: "claim" });
  if ("top" in oasis)
    return once(
      oasis.top.points,
      { icon: oasis.top.stairs === "palace" ? "palace_step" : "mosque_step" },
      { icon: "beyond" },
    );
  if ("thresholds" in oasis) return once(oasis.thresholds.points, { icon: "threshold" }, `≥${oasis.thresholds.least}`);
  return once(oasis.jetty.points, { icon: "jetty" });
}
