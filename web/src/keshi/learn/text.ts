/** The rules of keshi, for a sheet beside the table. */

export { default as Text } from "./KeshiRulesText.svelte";
export { sectionOf } from "./rules";
