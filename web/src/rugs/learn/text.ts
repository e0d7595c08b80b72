/** The rules of rugs, for a sheet beside the table. */

import type { Message } from "$protocol";

import { sectionOf as sectionOfId } from "./rules";

export { default as Text } from "./RulesText.svelte";

export const sectionOf = (ask?: Message): string => sectionOfId(ask?.id);
