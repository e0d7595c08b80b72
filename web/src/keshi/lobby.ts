/** What keshi adds to the form of a new table. */

import type { LobbyParts } from "../games/manifest";
import { box } from "./owner/box.svelte";
import RiverChoice from "./RiverChoice.svelte";
import StaircaseChoice from "./StaircaseChoice.svelte";

export const fields = { river: RiverChoice, staircase_tiles: StaircaseChoice } as unknown as NonNullable<
  LobbyParts["fields"]
>;

export const ownComponents = () => (box.empty ? null : { name: box.file, text: box.text });
