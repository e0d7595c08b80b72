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
  for (const [path, heading] of [
    ["/", "Two games, one table"],
    ["/games", "Tables"],
    ["/new/rugs", "A new table"],
    ["/new/keshi", "A new table"],
    ["/learn/rugs", "Your turn"],
    ["/learn/keshi", "Keshi in brief"],
    ["/rules/rugs", "Rugs: the rules"],
    ["/rules/keshi", "Keshi in brief"],
    ["/owner", "The values of your box"],
    ["/about", "About Jemaa"],
    ["/nowhere", "There is no such page."],
  ] as const) {
    await visitor.page.goto(path);
    const said = visitor.page.getByRole("heading", { level: 1 });
    await expect
      .poll(async () => (await said.allInnerTexts()).join(), { message: path, timeout: 10_000 })
      .toContain(heading);
  }
});
