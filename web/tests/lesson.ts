/** The guided first season of keshi, read card by card. */

import type { Page } from "playwright-core";

/** Waits for the next card, and tells which it is. */
export async function card(page: Page): Promise<string> {
  const coach = page.locator('[data-beat][data-ready="true"]');
  await coach.waitFor();
  return (await coach.getAttribute("data-beat")) ?? "";
}

/** Reads on, or lets the coach do what is asked, until a card comes; `at` looks at each. Tells the cards that came. */
export async function readOn(
  page: Page,
  until: string,
  at: (id: string) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const seen: string[] = [];
  while (seen.length < 400) {
    const id = await card(page);
    seen.push(id);
    await at(id);
    if (id === until) return seen;
    const far = await page.locator("[data-version]").first().getAttribute("data-version");
    await page.locator("[data-beat] footer button").first().click();
    await page.waitForFunction(
      ({ id, far }) => {
        const coach = document.querySelector<HTMLElement>("[data-beat]");
        const now = document.querySelector<HTMLElement>("[data-version]")?.dataset.version;
        return coach?.dataset.beat !== id || now !== far;
      },
      { id, far },
    );
  }
  throw new Error(`${until} never came, but ${seen.join(", ")}`);
}
