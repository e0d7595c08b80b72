/** What a page says, to whoever sees it and to whoever hears it. */

import type { Page } from "playwright-core";

/** An id that stands in for its text has no space, and dashes. */
const ID = /\b(site|play|after|market|learn|rugs|keshi|city|bar|owner|lesson)-[a-z-]+/g;

export async function missing(page: Page): Promise<string[]> {
  return (await page.locator("body").innerText()).match(ID) ?? [];
}

/** All texts and names of things, seen or not, with any number as 0. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = new Set<string>();
    const add = (text: string | null) => {
      const line = (text ?? "").replace(/\s+/g, " ").replace(/\d+/g, "0").trim();
      if (/\p{L}{2}/u.test(line)) all.add(line);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      // A language is called what it calls itself.
      if (!parent?.closest("script, style, body [lang], .langs")) add(textContent);
    }
    for (const one of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-valuetext"])
        add(one.getAttribute(name));
    return [...all];
  });
