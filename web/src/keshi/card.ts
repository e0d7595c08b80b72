/** What lists and forms know of keshi. */

import type { GameCard } from "../games/manifest";
import Mark from "./Mark.svelte";
import { options } from "./options";

export const card: GameCard = { game: "keshi", Mark, options };
