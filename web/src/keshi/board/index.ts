/** The player board. */
export { default as Sectors } from "./Sectors.svelte";
