/** Owners of the box write down what is printed on its pieces, and play with it. */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect } from "vitest";

import type { CheckedComponents, Components } from "$protocol";

import { written } from "../src/keshi/owner/file";
import { test } from "./fixtures";
import type { Server } from "./harness";

const value = (page: Page, path: string) => page.locator(`[id="value-${path}"]`);
const unfold = (page: Page, part: string) => page.locator(`#part-${part} > summary`).click();

/** How the page counts the confirmed values, with so many more than ours. */
async function confirmed(server: Server): Promise<(page: Page, more: number) => Promise<void>> {
  const { values } = await server.get<Components>("/api/games/keshi/components");
  const ours = values.filter((value) => value.confirmed).length;
  return (page, more) => page.getByText(`${ours + more} of ${values.length} values confirmed`).waitFor();
}

async function saved(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the file" }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync((await file.path())!, "utf8") };
}

test("an owner writes values down, is told what does not fit, and plays with them", async ({ server, arrive }) => {
  const { page } = await arrive();
  const counted = await confirmed(server);
  await page.goto("/learn/keshi");
  await page.getByRole("link", { name: "Check the values on the pieces of your box" }).click();
  await counted(page, 0);
  await page.getByLabel("Name of your set").fill("Ada’s box");

  // As printed; otherwise than printed; both of one kind, so that the box is whole again.
  await unfold(page, "oases");
  await page.getByRole("button", { name: "All printed so: Oasis 02" }).click();
  await counted(page, 4);
  await value(page, "oases.06.colour").getByRole("combobox").selectOption("gray");
  const clash = page.getByText("05 to 13 are of another colour each");
  await clash.waitFor();
  expect(await page.getByRole("button", { name: "Download the file" }).isDisabled()).toBe(true);
  await value(page, "oases.09.colour").getByRole("combobox").selectOption("black");
  await clash.waitFor({ state: "detached" });
  await page.getByText("Everything fits together.").waitFor();

  // A number that no box has is told at its field, and the bar leads there.
  await unfold(page, "stairs");
  await unfold(page, "provisions");
  const lose = value(page, "provisions.01.lose");
  await lose.getByRole("spinbutton").fill("77");
  await lose.getByText("This is a number from 0 to 30.").waitFor();
  await lose.getByText("77 is no number from 0 to 30").waitFor();
  expect(await lose.getByRole("spinbutton").getAttribute("aria-invalid")).toBe("true");
  await unfold(page, "provisions");
  await page.getByRole("button", { name: "Show what does not fit" }).click();
  await lose.getByRole("spinbutton").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7");
  await page.getByText("Everything fits together.").waitFor();

  // Things: so many of this, and of that too.
  const pay = value(page, "provisions.01.pay");
  const kinds = () => pay.getByRole("combobox").count();
  expect(await kinds()).toBe(3);
  await pay.getByRole("button", { name: "Without this: water" }).click();
  await expect.poll(kinds).toBe(2);
  await pay.getByRole("button", { name: "And also" }).click();
  await expect.poll(kinds).toBe(3);
  await pay.getByRole("spinbutton").last().fill("2");
  await counted(page, 8);
  await page.getByText("Everything fits together.").waitFor();

  // What is downloaded is what the server reads: exactly these values.
  const file = await saved(page);
  expect(file.name).toBe("Ada-s-box.toml");
  const { sound } = await server.post<{ sound: Components }>("/api/games/keshi/components", { components: file.text });
  const told = Object.fromEntries(sound.values.map(({ path, value }) => [path, value]));
  expect(Object.keys(told)).toHaveLength(8);
  expect(told).toMatchObject({
    "oases.02.colours.1": "white",
    "oases.06.colour": "gray",
    "oases.09.colour": "black",
    "provisions.01.lose": 7,
    "provisions.01.pay": expect.arrayContaining([{ thing: "water", amount: 2 }]),
  });
  expect(sound.values.every(({ provenance, confirmed }) => provenance === "owner" && confirmed)).toBe(true);

  // It is still there after a while away, and a table can be had with it.
  await page.reload();
  await counted(page, 8);
  await page.getByRole("link", { name: "Play with these" }).click();
  await page.getByText("Ada-s-box.toml", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "With friends" }).check({ force: true });
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByText("With the values of “Ada’s box”").waitFor();
});

test("an owner goes on from a file, on another machine", async ({ server, arrive }) => {
  const { page } = await arrive();
  const counted = await confirmed(server);
  await page.goto("/owner");
  const choose = (text: string) =>
    page
      .getByLabel("Go on from a file")
      .setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await choose("stairs.top = 99\nnonsense = 1");
  await page.getByText("mine.toml was not taken over.").waitFor();
  await page.getByText("99 is no number from 5 to 40").waitFor();
  await counted(page, 0);

  await choose('name = "Bo’s box"\nlines.points.1 = 2\nfrom."lines.points.1" = "my board"');
  await counted(page, 1);
  expect(await page.getByLabel("Name of your set").inputValue()).toBe("Bo’s box");
  expect(await value(page, "lines.points.1").getByRole("spinbutton").inputValue()).toBe("2");
  const { text } = await saved(page);
  expect(text).toBe('name = "Bo’s box"\nlines.points.1 = 2\nfrom."lines.points.1" = "owner: my board"\n');

  // Ours again, and then nothing at all.
  await value(page, "lines.points.1").getByRole("button", { pressed: true }).click();
  await counted(page, 0);
  expect(await value(page, "lines.points.1").getByRole("spinbutton").inputValue()).toBe("1");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  expect(await page.getByLabel("Name of your set").inputValue()).toBe("");
});

test("whatever the page can write down, the server can read", async ({ server }) => {
  const { values, hash } = await server.get<Components>("/api/games/keshi/components");
  const all = Object.fromEntries(values.map(({ path, value }) => [path, { value }]));
  const answer = await server.post<CheckedComponents>("/api/games/keshi/components", {
    components: written("box", all),
  });
  expect(answer).toMatchObject({ sound: { name: "box", hash } });
});

test("all of it can be read by everyone, in each language, on a phone", async ({ arrive }) => {
  for (const [lang, theme] of [
    ["en", "light"],
    ["fr", "dark"],
    ["de", "light"],
  ] as const) {
    const visitor = await arrive({ phone: lang !== "en", lang, theme });
    const { page } = visitor;
    await page.goto("/owner");
    const parts = page.locator("summary");
    await expect.poll(() => parts.count()).toBe(11);
    expect(await visitor.audit()).toEqual([]);
    // Every part opened: every name of a piece and of a value is said, or the console would tell.
    for (let at = 1; at < 11; at++) {
      await parts.nth(at).focus();
      await page.keyboard.press("Enter");
    }
    await page.locator("[id='value-score_track.essential']").waitFor();
    expect(await page.locator("article").count()).toBeGreaterThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (lang === "en") expect(await visitor.audit()).toEqual([]);
  }
}, 120_000);

test("where values come from is told in the language of the page", async ({ arrive }) => {
  for (const [lang, note] of [
    ["de", "Beilage, Oasen 14 bis 18"],
    ["fr", "supplément, oasis 14 à 18"],
  ] as const) {
    const { page } = await arrive({ lang });
    await page.goto("/owner");
    await unfold(page, "oases");
    await page.locator("#part-oases").getByText(note).first().waitFor();
    expect(await page.locator("#part-oases").getByText("addendum").count()).toBe(0);
  }
});
