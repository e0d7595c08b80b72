/** How things stand at the table for whoever looks: what the prompt says, before the words. */

import type { Message, Out, Seat, SeatSight } from "$protocol";

import type { Room } from "../house/room.svelte";

export type Situation =
  /** A moment of the past is looked at. */
  | { kind: "past"; version: number }
  | { kind: "over"; winners: Seat[] }
  | { kind: "paused" }
  /** A bot plays for the viewer until they are back. */
  | { kind: "deputy"; bot: string }
  /** The viewer has given up, or was too slow: a bot plays on for them. */
  | { kind: "out"; out: Out }
  /** The viewer is asked something. */
  | { kind: "asked"; ask: Message; because: Message[] }
  /** What the viewer did is being shown. */
  | { kind: "acting" }
  /** The viewer is to type in what chance brought. */
  | { kind: "chance"; ask: Message | null; because: Message[] }
  /** The viewer has chosen, and others have not. */
  | { kind: "chosen"; seats: Seat[] }
  /** Others choose, or one of them. */
  | { kind: "waiting"; seats: Seat[] }
  /** Somebody else types in what chance brought. */
  | { kind: "drawing" };

/** Whether somebody decides there, and no bot. */
export const decides = ({ bot, out, deputy }: SeatSight): boolean => !bot && !out && !deputy;

export function situation(room: Room): Situation | null {
  const { sight, table, moment } = room;
  if (!sight || !table) return null;
  if (moment) return { kind: "past", version: moment.version };
  if (sight.stage === "over") {
    return { kind: "over", winners: sight.seats.flatMap((seat, at) => (seat.rank === 1 ? [at + 1] : [])) };
  }
  if (sight.paused) return { kind: "paused" };
  const own = room.eyes === null ? undefined : sight.seats[room.eyes - 1];
  if (own?.out) return { kind: "out", out: own.out };
  if (own?.deputy) return { kind: "deputy", bot: own.deputy };
  const { turn, prompt, chance, choices, chosen } = table;
  if (room.performing && choices.length > 0 && turn.waits_for === "seat") return { kind: "acting" };
  if (chance && room.present) {
    return { kind: "chance", ask: chance.prompt?.ask ?? null, because: chance.prompt?.because ?? [] };
  }
  if (chosen !== null && turn.waits_for === "together") return { kind: "chosen", seats: turn.seats };
  if (choices.length > 0 && prompt) return { kind: "asked", ask: prompt.ask, because: prompt.because };
  if (turn.waits_for === "seat") return { kind: "waiting", seats: [turn.seat] };
  if (turn.waits_for === "together") return { kind: "waiting", seats: turn.seats };
  return { kind: "drawing" };
}
