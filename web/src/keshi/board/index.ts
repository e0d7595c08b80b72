/** The player board: each fills the width it is given. */
export { default as RivalBoard } from "./RivalBoard.svelte";
export { default as Sectors } from "./Sectors.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as Supply } from "./Supply.svelte";
export { default as Tray } from "./Tray.svelte";
