/** The page comes up, and everybody can use it. */

import { expect } from "vitest";

import { test } from "./fixtures";

for (const theme of ["light", "dark"] as const) {
  for (const phone of [false, true]) {
    test(`the page loads on a ${phone ? "phone" : "desktop"}, ${theme}`, async ({ arrive }) => {
      const visitor = await arrive({ theme, phone });
      await visitor.go("/");
      await visitor.page.getByRole("heading", { level: 1, name: "Two games, one table" }).waitFor();
      await visitor.page.locator(".games .play").last().waitFor();
      expect(await visitor.audit()).toEqual([]);
    });
  }
}

test("every page of the program has an address, a heading and a title of its own", async ({ arrive }) => {
  const visitor = await arrive();
  for (const [path, heading, title] of [
    ["/", "Two games, one table", "Jemaa: two games, one table"],
    ["/games", "Tables", "Tables · Jemaa"],
    ["/new/rugs", "A new table", "New table: Rugs · Jemaa"],
    ["/new/keshi", "A new table", "New table: Keshi · Jemaa"],
    ["/learn/rugs", "Your turn", "● Your turn · Rugs · Jemaa"],
    ["/learn/keshi", "Keshi in brief", "Keshi in brief · Jemaa"],
    ["/rules/rugs", "Rugs: the rules", "Rugs: the rules · Jemaa"],
    ["/rules/keshi", "Keshi: the rules", "Keshi: the rules · Jemaa"],
    ["/owner", "The values of your box", "Values of your box · Jemaa"],
    ["/about", "About Jemaa", "About · Jemaa"],
    ["/nowhere", "There is no such page.", "Not found · Jemaa"],
    ["/table/nowhere", "There is no such table, or no longer.", "Not found · Jemaa"],
  ] as const) {
    await visitor.page.goto(path);
    const said = visitor.page.getByRole("heading", { level: 1 });
    await expect
      .poll(async () => (await said.allInnerTexts()).join(), { message: path, timeout: 10_000 })
      .toContain(heading);
    await expect.poll(() => visitor.page.title(), { message: path }).toBe(title);
  }
});

test("a way without a reload changes the title too", async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto("/");
  await page.getByRole("link", { name: "About" }).click();
  await expect.poll(() => page.title()).toBe("About · Jemaa");
  await page.goBack();
  await expect.poll(() => page.title()).toBe("Jemaa: two games, one table");
});

test("it can be installed, and the browser's bars follow the light that was chosen", async ({ arrive }) => {
  const { page, context } = await arrive();
  await page.goto("/");
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Visitors of tests leave nothing behind, which is no place to install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const { errors, data = "{}" } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as { shortcuts: { url: string }[]; icons: { src: string }[] };
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const path of [touch ?? "", ...manifest.icons.map(({ src }) => src)]) {
    expect((await page.request.get(path)).headers()["content-type"], path).toMatch(/^image\//);
  }
  const bars = () =>
    page.locator("meta[name=theme-color]").evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  const top = () =>
    page
      .locator("header")
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const light = await bars();
  const bright = await top();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect.poll(top).not.toBe(bright);
  expect(await bars()).not.toEqual(light);
});

for (const [lang, width] of [
  ["de", 360],
  ["fr", 768],
  ["de", 1024],
  ["fr", 1280],
] as const) {
  test(`the pages fit a window of ${width} pixels, in ${lang}`, async ({ arrive }) => {
    const visitor = await arrive({ lang, width, height: 800 });
    const { page } = visitor;
    for (const path of ["/", "/new/rugs?for=referee", "/new/keshi", "/games", "/about", "/nowhere"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      const cut = await page.evaluate(() => {
        const wide = [...document.querySelectorAll(".button, h1, h2, label, .chips li, .card")];
        return [document.documentElement, ...wide]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.outerHTML.slice(0, 120));
      });
      expect(cut, path).toEqual([]);
    }
    // The two games stand side by side as twins, or one below the other.
    await page.goto("/");
    const tops = (what: string) =>
      page.locator(`.game ${what}`).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await page.locator(".game .chips").nth(1).waitFor();
    for (const what of ["h2", ".play", ".do > :last-child"]) {
      const [first, second] = await tops(what);
      if (width >= 768) expect(second, what).toBe(first);
    }
  });
}
