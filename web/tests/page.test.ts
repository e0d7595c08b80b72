/** The page comes up, and everybody can use it. */

import { expect } from "vitest";

import { test } from "./fixtures";

for (const theme of ["light", "dark"] as const) {
  for (const phone of [false, true]) {
    test(`the page loads on a ${phone ? "phone" : "desktop"}, ${theme}`, async ({ arrive }) => {
      const visitor = await arrive({ theme, phone });
      await visitor.go("/");
      expect(await visitor.page.title()).toContain("Jemaa");
      expect(await visitor.audit()).toEqual([]);
    });
  }
}

test("every page of the program has an address of its own", async ({ arrive }) => {
  const visitor = await arrive();
  for (const path of ["/games", "/new/rugs", "/learn", "/rules", "/about"]) {
    await visitor.go(path);
    expect(await visitor.page.locator("#app > *").count(), path).toBeGreaterThan(0);
  }
});
