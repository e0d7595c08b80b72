import { expect, test } from "vitest";

import { stagesAt } from "./phases";

test("what is played stands where it happens", () => {
  const round = ["select", "claim", "use", "river"];
  expect(stagesAt("setup")).toEqual(["setup", ...round]);
  expect(stagesAt("claim")).toEqual(round);
  expect(stagesAt("scoring")).toEqual([...round, "scoring"]);
});
