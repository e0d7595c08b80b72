/** What keshi adds to the form of a new table. */

import { box } from "./owner/box.svelte";

export const ownComponents = () => (box.empty ? null : { name: box.file, text: box.text });
