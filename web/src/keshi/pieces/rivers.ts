/** What the sides of the river tiles give: a row for whoever is first, and one for the second or for the other choice. */
import type { Bonus, RiverSide } from "$keshi";

import type { IconName } from "./icons.ts";
import type { Part } from "./parts.ts";

export interface Prizes {
  rows: Part[][];
  /** Whether the rows are for the first and the second, or what the first may choose from. */
  by: "place" | "choice";
}

const icon = (name: IconName): Part => ({ icon: name });
const give = (bonus: Bonus, count?: number): Part => ({ bonus, count });
const points = (count: number): Part => give({ points: count });

/** The rows of a side by its number, 1 to 18; where only one player is rewarded, there is no second place. */
export function prizes(number: number, { first, second }: RiverSide, alone = false): Prizes {
  const one = (...parts: Part[]): Prizes => ({ rows: [parts], by: "place" });
  const places = (row: (value: number) => Part[]): Prizes => ({
    rows: alone || !second ? [row(first)] : [row(first), row(second)],
    by: "place",
  });
  const choice = (...rows: Part[][]): Prizes => ({ rows, by: "choice" });
  switch (number) {
    case 1:
      return one(icon("action"));
    case 2:
      return one(icon("claim"), "=0");
    case 3:
      return one(give("any_keshi", first));
    case 4:
    case 5:
    case 8:
      return places((value) => [points(value)]);
    case 6:
      return places((value) => [give("any_resource", value)]);
    case 7:
      return one(give({ keshi: "red" }));
    case 9:
      return one(icon("crocodile"));
    case 10:
      return one(give({ keshi: "purple" }), give({ keshi: "orange" }), give({ keshi: "yellow" }));
    case 11:
      return places((value) => [give("stair_step", value)]);
    case 12:
      return choice([icon("gate"), icon("to"), points(first)], [give({ keshi: "green" }), icon("to"), points(second)]);
    case 13:
      return one(give({ keshi: "pink" }), "/", give({ keshi: "brown" }), "/", give({ keshi: "beige" }));
    case 14:
      return one(
        give({ resource: ["date", first] }),
        give({ resource: ["water", first] }),
        give({ resource: ["dinar", first] }),
      );
    case 15:
      return one(String(first), icon("claim"), "=0");
    case 16:
      return one(give({ keshi: "pink" }), icon("action"), `×${first}`);
    case 17:
      return choice(
        [
          give({ keshi: "pink" }),
          icon("to"),
          give({ resource: ["date", first] }),
          give({ resource: ["dinar", first] }),
        ],
        [
          give({ keshi: "red" }),
          icon("to"),
          give({ resource: ["water", second] }),
          give({ resource: ["date", second] }),
        ],
      );
    case 18:
      return choice(
        [icon("luxury"), icon("to"), points(first)],
        [String(second), icon("keshi"), icon("to"), points(1)],
      );
    default:
      return one();
  }
}
