import { expect, test } from "vitest";

import { onlyHere, readLink, tablePath } from "./links.ts";

const invite = "574aada3a5ad8be8cedc908f477b62b683681b46";

test("a table's address can be read again", () => {
  const link = { room: "a51ab5vkgk1d", invite };
  expect(readLink(`https://example.org${tablePath(link)}`)).toEqual(link);
  expect(readLink(tablePath({ room: link.room }))).toEqual({ room: link.room });
});

test("what people paste is read: spaces, queries, capitals, the name alone", () => {
  expect(readLink("  a51ab5vkgk1d ")).toEqual({ room: "a51ab5vkgk1d" });
  expect(readLink("A51AB5VKGK1D")).toEqual({ room: "a51ab5vkgk1d" });
  expect(readLink("example.org/table/a51ab5vkgk1d/?x=1")).toEqual({ room: "a51ab5vkgk1d" });
  expect(readLink(`table/a51ab5vkgk1d#${invite.toUpperCase()}`)).toEqual({ room: "a51ab5vkgk1d", invite });
});

test("an invitation that is cut off is left out, and what is no table is none", () => {
  expect(readLink(`https://example.org/table/a51ab5vkgk1d#${invite.slice(3)}`)).toEqual({ room: "a51ab5vkgk1d" });
  for (const text of ["", "https://example.org/games", "no table", "a51/ab5", "x"]) expect(readLink(text)).toBeNull();
});

test("addresses of one's own machine are no good to others", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "jemaa.localhost"].every(onlyHere)).toBe(true);
  expect(["example.org", "192.168.1.20", "notlocalhost"].some(onlyHere)).toBe(false);
});
