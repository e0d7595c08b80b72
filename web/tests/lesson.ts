/** The guided first season of keshi, read card by card. */

import type { Page } from "playwright-core";

/** Waits for the next card, and tells which it is, and at which version of the table. */
async function next(page: Page): Promise<{ id: string; version: string | undefined }> {
  const come = await page.waitForFunction(() => {
    const coach = document.querySelector<HTMLElement>('[data-beat][data-ready="true"]');
    const table = document.querySelector<HTMLElement>("[data-version]");
    // The boards may still be behind.
    if (table && !table.hasAttribute("data-drawn")) return null;
    return coach && { id: coach.dataset["beat"] ?? "", version: table?.dataset["version"] };
  });
  return (await come.jsonValue()) ?? { id: "", version: undefined };
}
export const card = async (page: Page): Promise<string> => (await next(page)).id;

/** Reads on, or lets the coach do what is asked, until a card comes; `at` looks at each. Tells the cards that came. */
export async function readOn(
  page: Page,
  until: string,
  at: (id: string) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const seen: string[] = [];
  while (seen.length < 400) {
    const { id, version } = await next(page);
    seen.push(id);
    await at(id);
    if (id === until) return seen;
    await page.locator("[data-beat] footer button").first().click();
    await page.waitForFunction(
      ([id, version]) => {
        const coach = document.querySelector<HTMLElement>("[data-beat]");
        const now = document.querySelector<HTMLElement>("[data-version]")?.dataset["version"];
        return coach?.dataset["beat"] !== id || now !== version;
      },
      [id, version] as const,
    );
  }
  throw new Error(`${until} never came, but ${seen.join(", ")}`);
}
