/** What a game can tell about itself for what comes after it. All of it may be left out. */

import type { Message, Past, Seat, StandingLine } from "$protocol";

/** Something worth remembering. */
export interface Moment {
  message: Message;
  version: number;
}

/** A column of the table of points that explains a source, such as what was paid. */
export interface Flow {
  /** The id of its heading. */
  id: string;
  /** The number of each seat, the first seat first. */
  of: number[];
  /** Whether it is a gain or a loss; neither for plain numbers. */
  sign?: "gain" | "loss";
}

/** Somebody who did not play to the end. */
export interface Gone {
  seat: Seat;
  /** Why. */
  message: Message;
}

export interface AfterGame {
  /** The game cut into rounds, the setup first, if the chart shall count these and not turns. */
  rounds?: (past: Past[]) => Past[][];
  /** What else is worth remembering; such a moment replaces a general one of the same version. */
  moments?: (past: Past[]) => Moment[];
  /** Columns that explain the points. */
  flows?: (past: Past[], standing: StandingLine[]) => Flow[];
  /** Who went out by the rules of the game. */
  gone?: (past: Past[]) => Gone[];
  /** The source that tells between equal points. */
  tie?: string;
}

export const player = (seat: Seat): { seat: Seat } => ({ seat });
