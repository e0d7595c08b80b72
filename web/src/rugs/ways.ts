/** What the server's previews say of the ways Assam may go. */

import type { Choice, Preview, Seat } from "$protocol";
import type { Action, Assam, Direction, Event } from "$rugs";

/** Where he ends with one throw. */
export interface Landing {
  slippers: number;
  /** How likely the throw is, from 0 to 1. */
  chance: number;
  path: Assam[];
  /** What it costs whoever's throw it is, and to whom that goes. */
  paid: number;
  to: Seat | null;
  /** Whether whoever pays is out then. */
  out: boolean;
}

export interface Way {
  action: string;
  direction: Direction;
  /** By the throw, the lowest first; none if the server does not say what may be thrown. */
  landings: Landing[];
  /** What it costs on average. */
  average: number;
  /** Whose throw it is. */
  payer: Seat | null;
  /** Whether it cannot be taken back. */
  final: boolean;
}

export function way(choice: Choice, preview: Pick<Preview, "final" | "branches">): Way | null {
  const action = choice.data as Action;
  if (!("face" in action)) return null;
  const weight = preview.branches.reduce((sum, branch) => sum + branch.weight, 0);
  let payer: Seat | null = null;
  const landings: Landing[] = [];
  for (const branch of preview.branches) {
    const events = branch.events.map((told) => told.data as Event);
    const walked = events.find((event) => event.event === "walked");
    if (!walked) continue;
    payer = walked.seat;
    const paid = events.find((event) => event.event === "paid");
    landings.push({
      slippers: walked.slippers,
      chance: branch.weight / weight,
      path: walked.path,
      paid: paid?.paid ?? 0,
      to: paid?.to ?? null,
      out: events.some((event) => event.event === "went_out"),
    });
  }
  landings.sort((a, b) => a.slippers - b.slippers);
  const average = landings.reduce((sum, landing) => sum + landing.chance * landing.paid, 0);
  return { action: choice.action, direction: action.face, landings, average, payer, final: preview.final };
}
