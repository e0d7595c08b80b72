/**
 * The pictures of the games on the home page. They are apart from the manifests because they belong to the first load, and
 * nothing else of a game does.
 */

import type { Component } from "svelte";

import KeshiArt from "../keshi/HomeArt.svelte";
import RugsDefs from "../rugs/Defs.svelte";
import RugsArt from "../rugs/HomeArt.svelte";

interface HomeParts {
  game: string;
  Art: Component;
  /** SVG definitions that the picture refers to. */
  Defs?: Component;
}

export const HOME: readonly HomeParts[] = [
  { game: "rugs", Art: RugsArt, Defs: RugsDefs },
  { game: "keshi", Art: KeshiArt },
];
