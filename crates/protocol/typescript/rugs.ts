// Made from the Rust types in crates/rugs by a test of crates/protocol; do not edit.

import type { Seat } from "./protocol.ts";

/** What a player may do. */
export type Action = { face: Direction } | { lay: [Square, Square] };

/** Where Assam stands and which way he faces. */
export type Assam = {
  /** His square. */
  square: Square;
  /** The way he faces. */
  facing: Direction;
};

/** A colour of rugs. */
export type Colour = "blue" | "red" | "yellow" | "green";

/** A side of the market. */
export type Direction = "north" | "east" | "south" | "west";

/** Something that happened. Nothing is hidden at this market, so everybody learns of it. */
export type Event =
  | {
      event: "faced";
      /** Who. */
      seat: Seat;
      /** Which way. */
      direction: Direction;
    }
  | {
      event: "walked";
      /** Whose turn it is. */
      seat: Seat;
      /** What the die showed. */
      slippers: Slippers;
      /** The way he went, stop by stop. */
      path: Array<Assam>;
    }
  | {
      event: "paid";
      /** Who paid. */
      seat: Seat;
      /** Whom. */
      to: Seat;
      /** What was owed: the connected squares of that colour. */
      owed: number;
      /** What was paid: less, if that was all there was. */
      paid: number;
    }
  | {
      event: "went_out";
      /** Who. */
      seat: Seat;
    }
  | {
      event: "laid";
      /** Who. */
      seat: Seat;
      /** Its colour. */
      colour: Colour;
      /** Where. */
      squares: [Square, Square];
    }
  | {
      event: "drew";
      /** Whose pile. */
      seat: Seat;
      /** Its colour. */
      colour: Colour;
    }
  | {
      event: "rotated";
      /** Who. */
      seat: Seat;
      /** Which way he faces now. */
      direction: Direction;
    }
  | {
      event: "kept_facing";
      /** Who. */
      seat: Seat;
      /** Which way he faces. */
      direction: Direction;
    }
  | { event: "ended" };

/** A square that shows half a rug. */
export type Half = {
  /** Where. */
  square: Square;
  /** The rug's colour. */
  colour: Colour;
  /** Where its other half lies, if that is open too. */
  other_half: Square | null;
};

export type Merchant = {
  dirhams: number;
  /** The merchant's colours. */
  rugs: Array<Rugs>;
  /** The rug on top of the pile (two players). */
  top: Colour | null;
  /** As how-manieth this merchant went out, if out. */
  out: number | null;
};

/** What a table may choose. */
export type Options = {
  /** Two, three or four. */
  players: number;
  /** The rulebook's variant: Assam is turned at the end of a turn and not before the throw. */
  variant: boolean;
  /** A house rule: one may cover both halves of a rug of one's own in one go. */
  cover_own: boolean;
  /** A house rule for the variant: Assam need not be turned at the end of a turn. */
  skip_rotation: boolean;
};

/** What comes next in a turn. */
export type Phase = "face" | "throw" | "lay" | "draw" | "rotate" | "over";

export type Rugs = {
  colour: Colour;
  /** Rugs not laid yet. */
  unlaid: number;
};

/** A number of slippers on the die, 1 to 4. */
export type Slippers = number;

/** A square: columns a to g from the left, rows 1 to 7 from the top. */
export type Square = string;

/** What somebody sees: at this market, everything that lies on the table. The order of a pile is nobody's to know. */
export type View = {
  /** Who looks; `null` for somebody who only watches. */
  viewer: Seat | null;
  /** What comes next. */
  phase: Phase;
  /** Whose turn it is. */
  seat: Seat;
  assam: Assam;
  /** What lies open. */
  market: Array<Half>;
  /** By seat. */
  merchants: Array<Merchant>;
};
