/** What lists and forms know of every game. It belongs to the first load, and the manifests do not. */

import { card as keshi } from "../keshi/card";
import { card as rugs } from "../rugs/card";
import type { GameCard } from "./manifest";

const CARDS: readonly GameCard[] = [rugs, keshi];

/** The card of a game; of one that has none, a blank one. */
export const cardOf = (game: string): GameCard => CARDS.find((one) => one.game === game) ?? { game };
