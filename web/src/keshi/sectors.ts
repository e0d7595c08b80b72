/** The sectors of a player board, and whose home each is. */

import type { Colour, Home, Sector } from "$keshi";

import { GOODS } from "./pieces/colours";

/** As they lie on the board, row by row. */
export const SECTORS: Sector[] = [
  "orchard",
  "river",
  "sahara",
  "palace",
  "medina",
  "mosque",
  "madrasa",
  "souk",
  "square",
];

const COLOUR_OF: Record<Home, Colour> = {
  orchard: "green",
  madrasa: "gray",
  palace: "white",
  mosque: "black",
  square: "pink",
  river: "turquoise",
  medina: "beige",
  sahara: "brown",
};

/** Those where one colour is at home, in the order of the colours. */
export const HOMES = Object.keys(COLOUR_OF) as Home[];

/** The colour of a sector's own keshis. */
export const colourOf = (sector: Sector): Colour | undefined => COLOUR_OF[sector as Home];

/** Where an assistant of this colour goes; one of a vendor's goes anywhere. */
export const homeOf = (colour: Colour): Sector | undefined =>
  GOODS.some((good) => good === colour) ? "souk" : HOMES.find((home) => COLOUR_OF[home] === colour);
