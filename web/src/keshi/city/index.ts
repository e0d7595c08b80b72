/** The shared board: each fills the width it is given, and has another arrangement for a phone. */
export { default as Market } from "./Market.svelte";
export { default as River } from "./River.svelte";
export { default as Stairs } from "./Stairs.svelte";
export { default as Tower } from "./Tower.svelte";
