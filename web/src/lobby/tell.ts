/** Tables in words: who sits there, on which terms, since when. */

import type { Clock, Settings, Shown, Tree } from "$protocol";

import { named } from "../house/names";
import { prefs } from "../prefs.svelte";
import { say, words } from "../words/words.svelte";
import { known } from "./options";

/** An id of the files, from the names that programs use. */
export const textId = (...parts: string[]): string => ["site", ...parts].join("-").toLowerCase().replaceAll("_", "-");

export const gameName = (game: string): string => say(textId("game", game));

/** A bot's level by name; one that has no name in our files is told as it is. */
export const levelName = (level: string): string =>
  words.has(textId("bot", level)) ? say(textId("bot", level)) : level;

export const playerName = (seat: { name: string | null; bot: boolean }): string => {
  if (seat.name === null) return say("site-seat-open");
  return seat.bot ? say("site-bot", { level: levelName(seat.name) }) : seat.name;
};

/** Who sits there: bots by their level until they sit, and by a name then; after the end in the order of ranks, with points. */
export function people(shown: Pick<Shown, "seats" | "stage">): string {
  const names = shown.stage === "gathering" ? shown.seats.map(playerName) : named(shown.seats);
  const taken = shown.seats
    .map((seat, at) => ({ ...seat, called: names[at] ?? "" }))
    .filter((seat) => seat.name !== null);
  if (shown.stage === "over") taken.sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
  const told = taken.map(({ called, points }) => (points === null ? called : `${called} ${points}`));
  return new Intl.ListFormat(prefs.lang, { type: "unit" }).format(told);
}

export const openSeats = (shown: { seats: { name: string | null }[] }): number =>
  shown.seats.filter((seat) => seat.name === null).length;

const unit = (amount: number, unit: string): string =>
  new Intl.NumberFormat(prefs.lang, { style: "unit", unit, unitDisplay: "long" }).format(amount);

function span(seconds: number): string {
  if (seconds >= 7200 && seconds % 3600 === 0) return unit(seconds / 3600, "hour");
  return seconds >= 60 && seconds % 60 === 0 ? unit(seconds / 60, "minute") : unit(seconds, "second");
}

export function clockText(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return say("site-clock-is-none");
    case "move":
      return say("site-clock-is-move", { time: span(clock.seconds) });
    case "game":
      return clock.increment
        ? say("site-clock-is-game-plus", { time: span(clock.seconds), more: span(clock.increment) })
        : say("site-clock-is-game", { time: span(clock.seconds) });
    case "days":
      return say("site-clock-is-move", { time: unit(clock.days, "day") });
  }
}

/** What is not as usual at a table, in short. */
export function terms(game: string, options: Record<string, Tree>): string[] {
  return Object.entries(options).flatMap(([option, value]) => {
    const name = () => say(textId(game, option));
    const usual = known(game).values[option]?.[0];
    if (value === true) return [name()];
    if (option === "river" && Array.isArray(value)) return [`${name()} ${value.map(side).join(", ")}`];
    if (option === "staircase_tiles") return value === "none" ? [] : [name()];
    if (typeof value !== "string" || value === usual || usual === undefined) return [];
    return [say("site-option-is", { option: name(), value: say(textId(game, option, value)) })];
  });
}

/** The name of the owner's values that a table is played with, if they are not ours: without the hash that records add. */
export const ownComponents = (components: string | null): string[] =>
  components === null ? [] : [say("site-own-components", { name: components.replace(/ [0-9a-f]{16}$/, "") })];

/** How a table is run, as far as that is not as usual. */
export function manners(settings: Required<Settings>): string[] {
  return [
    settings.clock.kind === "none" ? null : clockText(settings.clock),
    settings.clock.kind !== "none" && settings.time_up === "out" ? say("site-time-up-out") : null,
    say(settings.listed ? "site-listed-is" : "site-by-link-is"),
    settings.spectators ? null : say("site-no-spectators"),
    settings.referee ? say(settings.scorekeeper ? "site-scorekeeper" : "site-referee") : null,
    settings.undo ? null : say("site-no-undo"),
    settings.hints ? null : say("site-no-hints"),
    settings.chat ? null : say("site-no-chat"),
  ].filter((text) => text !== null);
}

/** The number of a tile's side, as it is printed. */
export const side = (number: number): string => String(number).padStart(2, "0");

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  for (const [unit, length] of SPANS) {
    const count = Math.floor((now - at) / length);
    if (count > 0) return format.format(-count, unit);
  }
  return say("site-just-now");
}
