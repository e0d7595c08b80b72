/** What bonuses and prices are called. */
import type { Bonus, Edition, Tile } from "$keshi";

import { say, words } from "../../words/words.svelte.ts";
import { GOODS } from "./colours.ts";
import { resourceBonuses, type GoodsCount, type Resources } from "./printed.ts";
import { two } from "./tile.ts";

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
  if (typeof bonus === "string" && bonus.endsWith("_step"))
    return say(`keshi-bonus-${bonus.replace("_", "-")}`, { count });
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
export const resourcesName = (resources: Resources): string => bonusesName(resourceBonuses(resources));

function listed(names: string[]): string {
  if (names.length === 0) return say("keshi-bonus-nothing");
  const last = names.pop()!;
  const before = names.pop();
  if (before === undefined) return last;
  const both = say("keshi-bonus-both", { first: before, second: last });
  return names.reduceRight((rest, first) => say("keshi-bonus-more", { first, rest }), both);
}

/** What a scroll does; one of them does more in the Essential edition. */
export const scrollText = (scroll: Tile, edition: Edition): string =>
  say(scroll === 50 && edition === "essential" ? "keshi-scroll-50-essential" : `keshi-scroll-${two(scroll)}`);

/** What a side of a river tile gives; `alone`: where only the first is rewarded. */
export function riverText(tile: Tile, alone: boolean): string {
  const id = `keshi-river-tile-${two(tile)}`;
  return say(alone && words.has(`${id}-two`) ? `${id}-two` : id);
}
