/** What lists and forms know of rugs. */

import type { GameCard } from "../games/manifest";
import Mark from "./Mark.svelte";
import { options } from "./options";

export const card: GameCard = { game: "rugs", Mark, options };
