import { MediaQuery } from "svelte/reactivity";

/** Whether somebody looks first, and does it with the main button; the styles of `RugsTable` ask the same. */
export const coarse = new MediaQuery("(pointer: coarse), (width < 768px)");
