/**
 * Keshi's vocabulary: everything small that the boards are made of.
 *
 * Pieces and signs are drawn round a middle `x`, `y` with a `size`; tiles from their upper left corner `x`, `y`, with a
 * `width`. All stand in an `<svg>`; `Picture` makes one for use among text. They keep their colours by day and by night.
 * Tiles say what they are to who cannot see them; pieces and signs do so when they are `named`. The files `keshi` and
 * `city` of the words are needed for that.
 */

/** A drawing among text: `<Picture size={20}><Keshi colour="red" size={20} /></Picture>`. */
export { default as Picture } from "./Picture.svelte";

/** The twelve colours in order, the three goods in order. */
export { COLOURS, GOODS, KESHIS, type Colour } from "./colours.ts";
/** A keshi, the free space for one, or one that would be there. */
export { default as Keshi } from "./Keshi.svelte";
export { default as AnyKeshi } from "./AnyKeshi.svelte";
export { default as TwoOfOneColour } from "./TwoOfOneColour.svelte";
/** Any good. */
export { default as Goods } from "./Goods.svelte";

/** Every sign that is drawn alone, the resources among them. */
export { default as PieceIcon } from "./PieceIcon.svelte";
export { ICONS, type IconName } from "./icons.ts";
/** A star with a number; a loss is outlined in red. */
export { default as Points } from "./Points.svelte";
/** A dinar with a number. */
export { default as Coin } from "./Coin.svelte";
/** A number in the letters of the boards. */
export { default as Num } from "./Num.svelte";

/** Anything that a space, a tile or a line gives; how wide it is drawn, and what it is called. */
export { default as BonusIcon } from "./BonusIcon.svelte";
export { bonusName, bonusWidth } from "./bonus.ts";

export type * from "./types.ts";
