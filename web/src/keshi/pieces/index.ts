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

/** The twelve colours in order, the three goods in order, how each looks; a number of each as one after the other. */
export { COLOURS, GOODS, KESHIS, apart } from "./colours.ts";
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

/** Anything that a space, a tile or a line gives; how wide it is drawn for a height of 1; what it is called. */
export { default as BonusIcon } from "./BonusIcon.svelte";
export { bonusName, bonusesName, goodsName, resourcesName } from "./names.ts";

/** A row of parts such as pictograms are made of; resources, goods and bonuses as such parts. */
export { default as Row } from "./Row.svelte";
export { bonusWidth, goodsParts, joined, resourceParts, type Part } from "./parts.ts";

/** Players: their mark, their pawn on a track, their assistant (without a seat: the place for one). */
export { default as PlayerMark } from "./PlayerMark.svelte";
export { default as Pawn } from "./Pawn.svelte";
export { default as Assistant } from "./Assistant.svelte";
export { robe } from "./players.ts";
/** The sultan and the imam. */
export { default as Companion } from "./Companion.svelte";

/** Scrolls: 67 by 45; what a kind asks: 67 by 20; the band of a kind over any field; a scroll of a kind as a sign. */
export { default as ScrollTile } from "./ScrollTile.svelte";
export { default as ScrollKind } from "./ScrollKind.svelte";
export { default as KindBand } from "./KindBand.svelte";
export { default as ScrollSign } from "./ScrollSign.svelte";
export { KINDS, kindOf } from "./kinds.ts";
export { pictogram, timing, type Timing } from "./scrolls.ts";

/** The other tiles, and the back of any. */
export { default as Back } from "./Back.svelte";
export { default as OasisTile } from "./OasisTile.svelte";
export { default as LuxuryTile } from "./LuxuryTile.svelte";
export { default as ProvisionTile } from "./ProvisionTile.svelte";
export { default as RiverTile } from "./RiverTile.svelte";
export { default as TownTile } from "./TownTile.svelte";
export { default as OfficeTile } from "./OfficeTile.svelte";
export { default as WorkshopTile } from "./WorkshopTile.svelte";
export { default as StaircaseTile } from "./StaircaseTile.svelte";

/** A gate, the place for one, or one that would be built. */
export { default as Gate } from "./Gate.svelte";
/** The tower cut open, with what is stuck in it. */
export { default as Tower } from "./Tower.svelte";
/** The disc of the main square. */
export { default as AudienceDisc } from "./AudienceDisc.svelte";

export { RESOURCES, type GoodsCount, type Office, type Resources, type ScrollValues } from "./printed.ts";
