import { expect, test } from "vitest";

import { apart, type Change, compared } from "./gains";

const change = (what: string, from: number, to: number, seat = 1): Change => ({
  seat,
  sign: { icon: "star" },
  what,
  from,
  to,
});

test("what comes of all answers is told once, and each tells what it adds", () => {
  const all = [
    [change("points", 43, 47), change("dinar", 1, 5)],
    [change("points", 43, 47), change("yellow", 2, 3)],
    [change("points", 43, 48)],
  ];
  expect(apart(all)).toEqual({
    common: [change("points", 43, 47)],
    rest: [[change("dinar", 1, 5)], [change("yellow", 2, 3)], [change("points", 47, 48)]],
  });
});

test("what is lost by all, and what is of others", () => {
  expect(apart([[change("date", 4, 1)], [change("date", 4, 2)]])).toEqual({
    common: [change("date", 4, 2)],
    rest: [[change("date", 2, 1)], []],
  });
  const mixed = [[change("date", 4, 1)], [change("date", 4, 5)], [change("date", 4, 5, 2)]];
  expect(apart(mixed)).toEqual({ common: [], rest: mixed });
});

test("of a single answer all is its own", () => {
  const one = [[change("points", 1, 2)]];
  expect(apart(one)).toEqual({ common: [], rest: one });
  expect(apart([])).toEqual({ common: [], rest: [] });
});

test("of what an answer brings, it is told what no other brings, or none as much", () => {
  const hinted = [change("points", 3, 5), change("date", 1, 3), change("water", 1, 2), change("dinar", 2, 1)];
  const others = [[change("date", 1, 2), change("dinar", 2, 0)], [change("water", 1, 2)]];
  expect(compared([hinted, ...others]).map(({ than }) => than)).toEqual(["only", "most", undefined, undefined]);
  expect(compared([hinted])).toEqual(hinted);
  const keshi = [change("keshi-sector-palace", 3, 4)];
  expect(compared([keshi, []])).toEqual(keshi);
});
