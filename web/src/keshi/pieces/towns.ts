/** What a desert town counts, or gives at once: a formula, over a picture. */
import type { Town } from "$keshi";

import type { Formula } from "./oases.ts";
import type { Part } from "./parts.ts";

/** By its number, 1 to 12. */
export function townFormula(number: number, { points, keshis }: Town): Formula & { free?: boolean } {
  const each = (...picture: Part[]) => ({ formula: `×${points}`, picture });
  const free = (...picture: Part[]) => ({ formula: "+1", picture, free: true });
  switch (number) {
    case 1:
      return each({ icon: "gate" });
    case 2:
      return each({ icon: "luxury" });
    case 3:
      return each({ icon: "scroll" });
    case 4:
      return each({ icon: "palace_step" });
    case 5:
      return each({ icon: "mosque_step" });
    case 6:
      return each(String(keshis), { icon: "keshi" });
    case 7:
      return each({ icon: "river_step" });
    case 8:
      return each({ icon: "sector" }, `≥${keshis}`);
    case 9:
      return each({ icon: "spectator" }, { bonus: { keshi: "pink" } });
    case 10:
      return free({ icon: "scroll" });
    case 11:
      return free({ icon: "luxury" });
    default:
      return free({ icon: "any_gate" });
  }
}
