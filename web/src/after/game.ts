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

export interface AfterGame {
  /** What the chart counts. */
  unit?: "turn" | "round";
  /** Which of the versions is the start of the first unit; the first of all, if nothing is said. */
  start?: (past: Past[]) => number;
  /** Whether the unit ends with this version; by default a turn ends when somebody else acts. */
  ends?: (past: Past, next: Past) => boolean;
  /** What else is worth remembering; such a moment replaces a general one of the same version. */
  moments?: (past: Past[]) => Moment[];
  /** Columns that explain the points. */
  flows?: (past: Past[], standing: StandingLine[]) => Flow[];
  /** The source that tells between equal points. */
  tie?: string;
}

export const player = (seat: Seat): { seat: Seat } => ({ seat });
