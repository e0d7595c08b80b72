/** A table before it is made: what the form holds, and what is sent of it. */

import type { Clock, GameInfo, NewSeat, NewTable, Settings, Tree } from "$protocol";

import { firstOptions } from "./options";

export type SeatKind = NewSeat["kind"];

/** A seat keeps its name and its level while somebody tries out kinds. */
export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

export interface Draft {
  game: string;
  options: Record<string, Tree>;
  /** As many as the game can have; the first `players` of them count. */
  seats: SeatDraft[];
  settings: Required<Settings>;
  components: { name: string; text: string } | null;
}

/** What a table is usually made for; each fills in the form. */
export const PURPOSES = ["bots", "friends", "here", "days", "referee"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The middle of a game's bots, the stronger one if there is no middle. */
export const middle = (bots: string[]): string => bots[Math.floor(bots.length / 2)] ?? "";

export const players = (options: Record<string, Tree>): number => Number(options.players);

/** One click: this person against bots, as a first game should be. */
export function firstGame(info: GameInfo, name: string): NewTable {
  const bot: NewSeat = { kind: "bot", level: middle(info.bots) };
  const others = Array.from({ length: players(info.options) - 1 }, () => bot);
  return {
    game: info.game,
    options: firstOptions(info),
    seats: [{ kind: "here", name }, ...others],
  };
}

const SETTINGS: Required<Settings> = {
  listed: false,
  spectators: true,
  clock: { kind: "none" },
  time_up: "take_over",
  order: "random",
  undo: true,
  hints: true,
  chat: true,
  referee: false,
  scorekeeper: false,
};

const KINDS: Record<Purpose, SeatKind> = { bots: "bot", friends: "open", here: "here", days: "open", referee: "here" };

const RUN: Record<Purpose, Settings> = {
  bots: {},
  friends: {},
  here: {},
  days: { clock: { kind: "days", days: 3 } },
  referee: { referee: true, order: "chosen" },
};

/** The form for a purpose. Names are of those who sit here: the first is this person. */
export function draft(info: GameInfo, purpose: Purpose, names: string[]): Draft {
  return {
    game: info.game,
    options: structuredClone(info.options),
    seats: names.map((name, at) => ({ kind: at === 0 ? "here" : KINDS[purpose], name, level: middle(info.bots) })),
    settings: { ...SETTINGS, ...RUN[purpose] },
    components: null,
  };
}

/** A clock of this kind, to begin with. */
export function freshClock(kind: Clock["kind"]): Clock {
  switch (kind) {
    case "none":
      return { kind };
    case "move":
      return { kind, seconds: 60 };
    case "game":
      return { kind, seconds: 1200, increment: 10 };
    case "days":
      return { kind, days: 3 };
  }
}

/** What is sent. */
export function asTable({ game, options, seats, settings, components }: Draft): NewTable {
  const taken = seats.slice(0, players(options));
  return {
    game,
    options,
    seats: taken.map(({ kind, name, level }): NewSeat => {
      if (kind === "here") return { kind, name: name.trim() };
      return kind === "bot" ? { kind, level } : { kind };
    }),
    settings,
    ...(components ? { components: components.text } : {}),
  };
}

/** Whether every seat is taken, so that the game can begin at once. */
export const full = ({ seats }: NewTable): boolean => (seats ?? []).every((seat) => seat.kind !== "open");
