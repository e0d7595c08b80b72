/** What rugs adds to a table before its game. */

export { default as SeatSign } from "./SeatSign.svelte";
