/** Values as the drawings of the pieces take them. */

import type { Bonus, Colour, Luxury, Oasis, Resource } from "$keshi";
import { BOX } from "$keshi-box";
import type { Amount, Component, ComponentValue } from "$protocol";

import { GOODS } from "../pieces/colours";
import { RESOURCES, type Office, type Resources, type ScrollValues } from "../pieces/printed";

const ALONE: Record<string, Bonus> = {
  "any resource": "any_resource",
  "any keshi": "any_keshi",
  "keshi of one colour": "two_of_one_colour",
  "any goods": "any_good",
  "river step": "river_step",
  "palace step": "palace_step",
  "mosque step": "mosque_step",
  "palace or mosque step": "stair_step",
};

/** What a number of things is; what comes one by one is drawn so often. */
export function bonus({ thing, amount }: Amount): { bonus: Bonus; count: number } {
  if (thing === "point") return { bonus: { points: amount }, count: 1 };
  if (RESOURCES.some((one) => one === thing)) return { bonus: { resource: [thing as Resource, amount] }, count: 1 };
  const alone = ALONE[thing];
  if (alone === "two_of_one_colour") return { bonus: alone, count: 1 };
  return { bonus: alone ?? { keshi: thing as Colour }, count: amount };
}

const single = (value: ComponentValue | undefined): Bonus => bonus((value as Amount[])[0]!).bonus;

/** Two things, as an office gives them. */
function pair(value: ComponentValue | undefined): [Bonus, Bonus] {
  const [one, other] = value as Amount[];
  if (!one) return [{ points: 0 }, { points: 0 }];
  if (other) return [bonus(one).bonus, bonus(other).bonus];
  const half = Math.floor(one.amount / 2);
  return [bonus({ ...one, amount: one.amount - half }).bonus, bonus({ ...one, amount: half }).bonus];
}

const counts = (value: ComponentValue | undefined, of: readonly string[]): Resources =>
  of.map((thing) => (value as Amount[]).find((one) => one.thing === thing)?.amount ?? 0) as Resources;

/** The values of a piece by the last part of their names. */
export class Printed {
  readonly #values: Map<string, ComponentValue>;

  constructor(id: string, values: Component[], value: (component: Component) => ComponentValue) {
    this.#values = new Map(values.map((one) => [one.path.slice(id.length + 1), value(one)]));
  }

  number = (key: string): number => Number(this.#values.get(key) ?? 0);
  name = (key: string): string => String(this.#values.get(key) ?? "");
  bonus = (key: string): Bonus => single(this.#values.get(key));
  /** All of them, where they are a list of numbers or of bonuses. */
  numbers = (): number[] => [...this.#values.values()].map(Number);
  bonuses = (): Bonus[] => [...this.#values.values()].map(single);

  luxury = () => ({
    kind: this.name("kind") as Luxury,
    cost: counts(this.#values.get("cost"), GOODS),
    points: counts(this.#values.get("gives"), ["point"])[0],
    resources: counts(this.#values.get("gives"), RESOURCES),
  });

  provision = () => ({ resources: counts(this.#values.get("pay"), RESOURCES), points: this.number("lose") });

  office = (): Office => GOODS.map((good) => pair(this.#values.get(good))) as Office;

  /** What an oasis counts is as in the box, but with these values. */
  oasis(number: number): Oasis {
    const [kind, fields] = Object.entries(BOX.oases[number - 1] ?? {})[0] ?? ["", {}];
    const own = Object.entries(fields).map(([field, value]: [string, unknown]) => {
      if (Array.isArray(value)) return [field, value.map((_, at) => this.name(`${field}.${at + 1}`))];
      // Of luxury goods the kind is named by what is counted.
      return [field, typeof value === "number" ? this.number(field) : this.name(field === "kind" ? kind : field)];
    });
    return { [kind]: Object.fromEntries(own) } as unknown as Oasis;
  }

  /** What is printed on this one scroll, wherever its drawing looks for it. */
  scroll(): ScrollValues {
    const value = this.#values.get("");
    const things = Array.isArray(value);
    const goods = things ? value.flatMap(({ thing, amount }) => Array<string>(amount).fill(thing)) : [];
    const every = <T>(one: T): T[] => Array<T>(73).fill(one);
    const gives = every(things ? single(value) : { points: 0 });
    const values = {
      ring: every(gives[0]),
      scroll_kinds: BOX.scroll_kinds,
      scroll_keshis: every(String(value) as Colour),
      scroll_thresholds: gives,
      scroll_resources: gives,
      scroll_orchard: gives,
      scroll_goods: every(goods as [Colour, Colour]),
      scroll_values: every(Number(value)),
    };
    // Lists are longer here than a box has them.
    return values as unknown as ScrollValues;
  }
}
