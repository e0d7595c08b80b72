/** Nothing is cut off: at every width, for every number of players, in every language. */

import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { test } from "./fixtures";
import { begin, choices, choose, FOUR, midway, seated, TWO } from "./rugs";

/** So many steps lead to where all ways cost something. */
const STEPS = { two: 86, four: 60 };

const over = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
const boxes = (all: Locator) =>
  all.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

for (const [players, lang] of [
  [2, "fr"],
  [3, "de"],
  [4, "en"],
  [4, "fr"],
] as const) {
  test(`the cards of ${players} players have room for what they say, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang });
    await seated(server, ada, players - 1);
    await choose(ada.page);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await ada.page.setViewportSize({ width, height: width < 400 ? 844 : 800 });
      const cut = await ada.page
        .locator("#players .card")
        .evaluateAll((cards) =>
          cards
            .filter((card) => card.scrollWidth > card.clientWidth)
            .map(
              (card) => `${card.textContent?.replace(/\s+/g, " ").trim()}: ${card.scrollWidth} > ${card.clientWidth}`,
            ),
        );
      expect(cut, `${width} wide`).toEqual([]);
    }
  });
}

for (const [players, record, lang, width] of [
  ["two", TWO, "fr", 360],
  ["two", TWO, "en", 390],
  ["four", FOUR, "en", 360],
  ["four", FOUR, "de", 320],
] as const) {
  test(`what each way may cost has room for ${players} players, ${width} wide, in ${lang}`, async ({
    server,
    arrive,
  }) => {
    const ada = await arrive({ lang, phone: true, width, height: 740 });
    await midway(server, ada, record, STEPS[players]);
    await ada.page.locator(".landing .to svg").first().waitFor({ state: "attached" });
    const over = await ada.page.locator("#asked li button").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, right } = card.getBoundingClientRect();
        return [...card.querySelectorAll(".landing > *, .average > *")]
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.width > 0 && (part.left < left + 4 || part.right > right - 4))
          .map((part) => `${part.left - left} to ${part.right - right}`);
      }),
    );
    expect(over).toEqual([]);
  });
}

for (const [lang, phone, width, height] of [
  ["en", true, 390, 844],
  ["fr", true, 390, 844],
  ["de", true, 390, 844],
  ["en", true, 768, 1024],
  ["fr", false, 768, 1024],
  ["en", true, 844, 390],
  ["fr", false, 1366, 768],
] as const) {
  test(`the board keeps its place at every step, ${width} wide, in ${lang}`, async ({ server, arrive }) => {
    const ada = await arrive({ lang, phone, width, height });
    const { page } = ada;
    await seated(server, ada, 3);
    const place = () => page.locator("#board .market").boundingBox();
    // Once what each way would cost is there.
    await page.locator(".landing").first().waitFor();
    const board = await place();
    const way = page.locator("#asked ul button").first();
    await (phone ? way.tap() : way.hover());
    await page.locator("#asked .lit").waitFor();
    expect(await place(), "looking at a way").toEqual(board);
    await (phone ? page.locator("#asked .go").tap() : way.click());
    await page.locator('[data-rule="lay"]').waitFor();
    expect(await place(), "before laying").toEqual(board);
    const spot = choices(page).first();
    await (phone ? spot.tap() : spot.hover());
    await page.locator('[data-rule="lay"] li').first().waitFor();
    expect(await place(), "looking at a rug").toEqual(board);
    await choose(page);
    expect(await place(), "after laying").toEqual(board);
  });
}

test("a phone on its side shows the board, what is asked and all players at once", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true, width: 844, height: 390 });
  await seated(server, ada, 3);
  await ada.page.locator(".landing").first().waitFor();
  const look = async (parts: number) => {
    const seen = await boxes(
      ada.page.locator("#board .market, #players article, .prompt, #asked li, #asked .go:enabled, [role=toolbar]"),
    );
    expect(seen.length).toBe(parts);
    expect(seen.filter((one) => one.top < 0 || one.bottom > 390 || one.right > 844)).toEqual([]);
    expect(seen.flatMap((one, at) => seen.slice(at + 1).filter((other) => over(one, other)))).toEqual([]);
  };
  await look(10);
  await ada.page.locator("#asked ul button").first().tap();
  await ada.page.locator("#asked .go:enabled").waitFor();
  await look(11);
});

for (const width of [1024, 1280]) {
  test(`what each throw may cost is read without another over it, ${width} wide`, async ({ server, arrive }) => {
    const ada = await arrive({ width, height: 768 });
    await seated(server, ada, 3);
    const { page } = ada;
    const chips = page.locator("#board [data-chip]");
    for (const way of ["east", "south", "west"]) {
      await page
        .locator("#asked")
        .getByRole("button", { name: `Send Assam ${way}` })
        .hover();
      await page.locator(`#board [data-arrow="${way}"] [fill="#ffc534"]`).waitFor();
      const full = await boxes(chips.filter({ hasText: "%" }));
      const all = [...full, ...(await boxes(page.locator("#board [data-arrow]")))];
      expect(full.length, way).toBe(4);
      expect(
        full.flatMap((one, at) => all.slice(at + 1).filter((other) => over(one, other))),
        way,
      ).toEqual([]);
    }
  });
}

test("the board keeps its place while a referee types in what came, on a phone", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  const { page } = ada;
  const table = await begin(
    server,
    ada,
    ["Ada", "Bo"].map((name) => ({ kind: "here", name }) as const),
    {
      settings: { referee: true },
    },
  );
  await ada.own(table, "rugs");
  await ada.go(`/table/${table.room}`);
  const place = () => page.locator("#board .market").boundingBox();
  const type = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).tap();
    await page.getByText(`Entered: ${name}.`).first().waitFor();
  };
  await page.getByRole("button", { name: "Majorelle blue, stars" }).waitFor();
  const board = await place();
  await type("Majorelle blue, stars");
  expect(await place(), "after the first draw").toEqual(board);
  await type("madder red, zigzags");
  await page.locator(".landing").first().waitFor();
  await page.getByText("Turn 1/").waitFor();
  expect(await place(), "after the second").toEqual(board);
  await choose(page, "e");
  await type("3");
  expect(await place(), "after the throw").toEqual(board);
});

test("a tablet on its side has the log beside the board", async ({ server, arrive }) => {
  const ada = await arrive({ width: 1024, height: 768 });
  await seated(server, ada, 3);
  await choose(ada.page);
  const log = await ada.page.locator("#talk ol").boundingBox();
  expect(log?.x).toBeGreaterThan(600);
  await ada.page.getByRole("button", { name: "Chat" }).click();
  await ada.page.locator("#talk #chat-line").waitFor();
});

test("each colour of a player is seen on a phone", async ({ server, arrive }) => {
  const ada = await arrive({ phone: true });
  await seated(server, ada, 1);
  const seen = await ada.page.locator("#players article .top").evaluateAll((tops) =>
    tops.map((top) => {
      const right = top.getBoundingClientRect().right;
      return [...top.querySelectorAll("[data-rug]")].filter((one) => one.getBoundingClientRect().left < right - 20)
        .length;
    }),
  );
  expect(seen).toEqual([2, 2]);
});
