/** Nothing is cut off: at every width, for every number of players, in every language. */

import { expect } from "vitest";

import { test } from "./fixtures";
import { choose, seated } from "./rugs";

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
    for (const width of [390, 768, 1024, 1280]) {
      await ada.page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
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
