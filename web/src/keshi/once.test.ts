import { expect, test } from "vitest";

import type { Told } from "$protocol";

import { toldOnce } from "./once";

test("an answer is told once: by what came of it, if that names it", () => {
  const event = (event: string, seat: number, more: object) => ({
    data: { event, seat, ...more },
    message: { id: event, args: {} },
  });
  const decided = (action: unknown) => event("decided", 1, { action });
  const once = (...told: Told[]) => toldOnce(told).map(({ message }) => message.id);
  const deployed = event("deployed", 1, { colour: "red" });
  expect(once(decided({ keshi: "red" }), deployed)).toEqual(["deployed"]);
  expect(once(decided({ stairs: "palace" }), event("climbed", 1, { stairs: "palace" }))).toEqual(["climbed"]);
  expect(once(decided({ luxury: 3 }), event("got_luxury", 1, { luxury: 3 }))).toEqual(["got_luxury"]);
  // Another colour, another player, something before it, or what says less than the answer.
  expect(once(decided({ keshi: "gray" }), deployed)).toEqual(["decided", "deployed"]);
  expect(once(decided({ keshi: "red" }), { ...deployed, data: { ...deployed.data, seat: 2 } })).toHaveLength(2);
  expect(once(deployed, decided({ keshi: "red" }))).toEqual(["deployed", "decided"]);
  expect(once(decided({ caravan: "left" }), deployed)).toEqual(["decided", "deployed"]);
  expect(once(decided("stop"))).toEqual(["decided"]);
});
