/** What lists and forms know of rugs. */

import type { GameCard } from "../games/manifest";
import Mark from "./Mark.svelte";

export const card: GameCard = { game: "rugs", Mark };
