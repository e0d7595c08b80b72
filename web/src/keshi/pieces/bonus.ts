/** What a bonus is called, and how wide it is drawn. */
import { say } from "../../words/words.svelte.ts";
import type { Bonus } from "./types.ts";

/** How wide a bonus is drawn for a height of 1; `bare` leaves out the number before it. */
export function bonusWidth(bonus: Bonus, count = 1, bare = false): number {
  if (typeof bonus === "object" && "points" in bonus) return 1;
  const times = typeof bonus === "object" && "resource" in bonus ? bonus.resource[1] * count : count;
  const own = bonus === "two_of_one_colour" ? 2.04 : 1;
  return bare || times === 1 ? own : own + 0.46 * String(times).length;
}

/** A bonus in words. */
export function bonusName(bonus: Bonus, count = 1): string {
  if (typeof bonus === "object") {
    if ("points" in bonus) return say("keshi-bonus-points", { count: bonus.points * count });
    if ("resource" in bonus) {
      const [resource, each] = bonus.resource;
      const id = `keshi-resource-${resource}`;
      return say("keshi-bonus-resource", { count: each * count, resource: say(id), "resource-id": id });
    }
  }
  const one =
    typeof bonus === "object"
      ? say("keshi-bonus-keshi", {
          colour: say(`keshi-colour-${bonus.keshi}`),
          "colour-id": `keshi-colour-${bonus.keshi}`,
        })
      : say(`keshi-bonus-${bonus.replaceAll("_", "-")}`);
  return count === 1 ? one : say("keshi-bonus-times", { count, bonus: one });
}
