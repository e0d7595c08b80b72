/** How things stand, in words. */

import type { Seat } from "$protocol";

import { listed } from "../house/names";
import type { Room } from "../house/room.svelte";
import { levelName } from "../lobby/tell";
import { say, words } from "../words/words.svelte";
import { turns } from "./log";
import { decides, type Situation } from "./situation";

/** Whose turn it is, or how things stand. */
export function titleOf(room: Room, now: Situation | null): string {
  if (!now) return "";
  const names = (seats: Seat[]) => listed(room.reader.names, seats);
  switch (now.kind) {
    case "past": {
      const turn = turns(room.shown).at(-1);
      return turn?.number ? say("play-past", { turn: turn.number }) : say("play-past-start");
    }
    case "over":
      return say("play-over");
    case "paused":
      return say("play-paused");
    case "deputy":
      return say("play-deputy", { bot: levelName(now.bot) });
    case "out":
      return say(`play-out-${now.out}`);
    case "asked":
    case "acting":
      return room.seats.length > 1 ? say("play-turn-of", { player: names([room.eyes ?? 0]) }) : say("play-your-turn");
    case "chance":
      return say("play-chance");
    case "chosen":
      return say("play-chosen");
    case "drawing":
      return say("play-drawing");
    case "waiting": {
      const [only] = now.seats;
      const seat = now.seats.length === 1 && only ? room.sight?.seats[only - 1] : undefined;
      if (!seat) return say("play-together");
      const player = names(now.seats);
      if (!decides(seat)) return say("play-thinks", { player });
      return seat.connected ? say("play-turn-of", { player }) : say("play-away", { player });
    }
  }
}

/** What is asked, or what there is to know beside. */
export function lineOf(room: Room, now: Situation | null): string {
  if (!now) return "";
  const names = (seats: Seat[]) => listed(room.reader.names, seats);
  switch (now.kind) {
    case "asked":
      return words.tell(now.ask, room.reader);
    case "chance":
      return now.ask ? words.tell(now.ask, room.reader) : say("play-chance-hidden");
    case "chosen":
      return `${say("play-waiting-for", { players: names(now.seats) })} ${say("play-chosen-anew")}`;
    case "over":
      return now.winners.length === 0
        ? ""
        : say("play-winners", { players: names(now.winners), count: now.winners.length });
    case "waiting":
      return now.seats.length > 1 ? say("play-waiting-for", { players: names(now.seats) }) : "";
    case "paused":
      return say("play-paused-why");
    case "deputy":
      return say("play-deputy-why");
    case "out":
      return say("play-out-why");
    default:
      return "";
  }
}
