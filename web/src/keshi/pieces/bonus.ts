/** What a bonus is called, and how wide it is drawn. */
import { say } from "../../words/words.svelte.ts";
import { GOODS } from "./colours.ts";
import { RESOURCES, type Bonus, type GoodsCount, type Resources } from "./types.ts";

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

/** Several one after the other, in words. */
export function bonusesName(bonuses: Bonus[]): string {
  return listed(bonuses.map((bonus) => bonusName(bonus)));
}

/** So many purple, orange and yellow goods, in words. */
export function goodsName(goods: GoodsCount): string {
  return listed(
    GOODS.flatMap((colour, n) =>
      goods[n]
        ? [
            say("keshi-price-goods", {
              count: goods[n],
              colour: say(`keshi-colour-${colour}`),
              "colour-id": `keshi-colour-${colour}`,
            }),
          ]
        : [],
    ),
  );
}

/** So many dates, water and dinars, in words. */
export function resourcesName(resources: Resources): string {
  return listed(
    RESOURCES.flatMap((resource, n) => (resources[n] ? [bonusName({ resource: [resource, resources[n]] })] : [])),
  );
}

function listed(names: string[]): string {
  if (names.length === 0) return say("keshi-bonus-nothing");
  const last = names.pop()!;
  const before = names.pop();
  if (before === undefined) return last;
  const both = say("keshi-bonus-both", { first: before, second: last });
  return names.reduceRight((rest, first) => say("keshi-bonus-more", { first, rest }), both);
}
