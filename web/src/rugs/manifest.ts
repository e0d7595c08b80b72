/** What rugs brings to the page. */

import type { GameManifest } from "../games/manifest";
import { card } from "./card";

const words = ["rugs", "market"];

export const rugs: GameManifest = {
  ...card,
  open: true,
  table: { load: () => import("./RugsTable.svelte"), words },
  end: { load: () => import("./RugsEnd.svelte"), words },
  lobby: { load: () => import("./lobby"), words: [] },
  rules: {
    page: { load: () => import("./learn/RugsRules.svelte"), words: [] },
    text: { load: () => import("./learn/text"), words: [] },
  },
  lesson: () => ({ load: () => import("./learn/Tutorial.svelte"), words: [...words, "play", "after"] }),
  draws: async () => (await import("./draws")).draws,
};
