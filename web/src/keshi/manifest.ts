/** What keshi brings to the page. */

import type { GameManifest } from "../games/manifest";
import { card } from "./card";

const words = ["keshi", "city", "bar"];

export const keshi: GameManifest = {
  ...card,
  open: false,
  table: { load: () => import("./KeshiTable.svelte"), words },
  end: { load: () => import("./KeshiEnd.svelte"), words },
  lobby: { load: () => import("./lobby"), words: ["keshi"] },
  rules: {
    page: { load: () => import("./learn/KeshiRules.svelte"), words: ["keshi", "keshi-rules", "city"] },
    text: { load: () => import("./learn/text"), words: ["keshi-rules", "city"] },
  },
  lesson: (step) =>
    step === "play"
      ? { load: () => import("./learn/KeshiLesson.svelte"), words: [...words, "keshi-lesson", "play", "after"] }
      : { load: () => import("./learn/Keshi.svelte"), words: [] },
  owner: { load: () => import("./owner/OwnerPage.svelte"), words: [] },
};
