import type { Theme } from "../prefs.svelte";

/** Puts the page in this light, and the browser's own bars round it. */
export function light(theme: Theme): void {
  const { documentElement } = document;
  documentElement.dataset.theme = theme;
  const surface = getComputedStyle(documentElement).getPropertyValue("--surface");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = surface;
}
