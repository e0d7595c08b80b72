/** When each scroll works, and what it does as a pictogram of at most four parts. */
import type { Bonus } from "$keshi";
import { TIMINGS } from "$keshi-box";

import type { IconName } from "./icons.ts";
import type { Part } from "./parts.ts";
import type { ScrollValues } from "./printed.ts";

export type Timing = (typeof TIMINGS)[number];

export const timing = (scroll: number): Timing => TIMINGS[scroll - 1]!;

const icon = (name: IconName): Part => ({ icon: name });
const give = (bonus: Bonus, count?: number): Part => ({ bonus, count });
const points = (count: number): Part => ({ bonus: { points: count } });
const to = icon("to");
const all: Part = { word: "all" };
const entertainer = give({ keshi: "pink" });

export function pictogram(scroll: number, printed: ScrollValues): Part[] {
  const value = printed.scroll_values[scroll] ?? 0;
  if (scroll <= 12) return ["+", give({ keshi: printed.scroll_keshis[scroll - 1]! })];
  if (scroll >= 13 && scroll <= 16) return [icon("threshold"), to, give(printed.scroll_thresholds[scroll - 13]!)];
  if (scroll >= 19 && scroll <= 21) return ["+", give(printed.scroll_resources[scroll - 19]!)];
  if (scroll >= 23 && scroll <= 25) return [give({ keshi: "green" }), to, give(printed.scroll_orchard[scroll - 23]!)];
  if (scroll >= 37 && scroll <= 42) {
    const [one, other] = printed.scroll_goods[scroll - 37]!;
    return one === other ? ["+", give({ keshi: one }, 2)] : ["+", give({ keshi: one }), give({ keshi: other })];
  }
  switch (scroll) {
    case 17:
      return [icon("rapid"), to, icon("once")];
    case 18:
      return [icon("office"), "+", icon("any_resource")];
    case 22:
      return [icon("gate"), icon("no_loss")];
    case 26:
      return [icon("date"), to, icon("stair_step")];
    case 27:
      return [icon("water"), to, icon("stair_step")];
    case 28:
    case 69:
      return [icon("rapid"), all];
    case 29: {
      const space = printed.ring.find((bonus) => typeof bonus === "object" && "points" in bonus);
      return [icon("spectator"), "×", give(space ?? { points: 0 })];
    }
    case 30:
      return ["+", give("any_keshi")];
    case 31:
      return ["+1", icon("spectator")];
    case 32:
      return [icon("gate"), "−1", icon("dinar")];
    case 33:
      return [icon("date"), icon("water"), "=", icon("dinar")];
    case 34:
      return [icon("luxury"), "×", icon("always")];
    case 35:
      return [icon("vendor"), to, give({ resource: ["water", value] })];
    case 36:
      return [icon("gate"), to, give("any_keshi")];
    case 43:
    case 67:
      return ["+", give("any_keshi", value)];
    case 44:
      return [icon("provision"), "=", icon("dinar"), icon("any_resource")];
    case 45:
      return [icon("claim"), "=", icon("any_resource")];
    case 46:
      return [icon("office"), "×", icon("always")];
    case 47:
      return ["3", icon("spectator"), "×3", icon("bonus")];
    case 48:
      return [icon("stair_step"), "+1"];
    case 49:
      return [icon("mosque_step"), icon("beyond"), points(value)];
    case 50:
      return [icon("vendor"), icon("action"), to, points(value)];
    case 51:
      return ["1", icon("spectator"), to, icon("bonus")];
    case 52:
      return [icon("palace_step"), icon("beyond"), points(value)];
    case 53:
      return [icon("action")];
    case 54:
      return [icon("bonus"), entertainer, icon("bonus")];
    case 55:
      return [give("palace_step", value), give("mosque_step", value)];
    case 56:
      return [icon("jetty"), icon("beyond"), points(value)];
    case 57:
      return [give({ resource: ["water", value] }), "+", icon("vendor")];
    case 58:
      return [{ scroll: "orange" }, "=", "1", icon("date")];
    case 59:
      return [icon("line"), all];
    case 60:
      return [icon("rapid"), "×2"];
    case 61:
      return [icon("tower"), give("any_keshi"), give("any_keshi")];
    case 62:
      return [String(value), icon("claim"), "=0"];
    case 63:
      return [icon("threshold"), icon("line"), "×2"];
    case 64:
      return [give("any_keshi"), "+", icon("action")];
    case 65:
      return [entertainer, icon("action"), "×2"];
    case 66:
      return [icon("gate"), to, String(value), icon("keshi")];
    case 68:
      return [icon("discover"), to, icon("star")];
    case 70:
      return [entertainer, "×", icon("spectator"), icon("bonus")];
    case 71:
      return [icon("claim"), to, icon("star")];
    case 72:
      return [icon("any_resource"), to, points(value)];
    default:
      return [];
  }
}
