import { expect, test } from "vitest";

import { apart, besides, type Change, compared } from "./gains";

const change = (what: string, from: number, to: number, seat = 1): Change => ({
  seat,
  sign: { icon: "star" },
  what,
  from,
  to,
});

test("what comes of all answers alike is told once, and each tells what is its own", () => {
  const all = [
    [change("points", 43, 47), change("gates", 3, 4), change("dinar", 1, 5)],
    [change("points", 43, 47), change("gates", 3, 4), change("yellow", 2, 3)],
    [change("points", 43, 48), change("gates", 3, 4)],
  ];
  expect(apart(all)).toEqual({
    common: [change("gates", 3, 4)],
    rest: [
      [change("points", 43, 47), change("dinar", 1, 5)],
      [change("points", 43, 47), change("yellow", 2, 3)],
      [change("points", 43, 48)],
    ],
  });
});

test("what is of others is not one's own", () => {
  const mixed = [[change("date", 4, 5)], [change("date", 4, 5, 2)]];
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

test("an answer does not say of itself that there is one more of it, but of anything else", () => {
  const all = [change("city-icon-oasis", 0, 1), change("dinar", 4, 3), change("city-icon-scroll", 2, 3)];
  expect(besides({ oasis: 16 }, all)).toEqual(all.slice(1));
  expect(besides({ scroll: 1 }, all)).toEqual(all.slice(0, 2));
  expect(besides("stop", all)).toEqual(all);
  const two = [change("city-icon-oasis", 0, 2)];
  expect(besides({ oasis: 16 }, two)).toEqual(two);
});
