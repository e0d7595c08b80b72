/** Tables in words: who sits there, on which terms, since when. */

import type { Clock, OptionInfo, OptionPlace, OptionValue, Settings, Shown, Tree } from "$protocol";

import { cardOf } from "../games/cards";
import { named } from "../house/names";
import { prefs } from "../prefs.svelte";
import { spelt, speltId } from "../words/spelt";
import { say, words } from "../words/words.svelte";
import { indexOf, isSame } from "./options";

/** An id of the files, from the names that programs use. */
export const textId = (...parts: string[]): string => ["site", ...parts].join("-").toLowerCase().replaceAll("_", "-");

/** A text by the names that programs use, or these names spelt out: a game may bring no words. */
const told = (fallback: string, ...parts: string[]): string =>
  words.has(textId(...parts)) ? say(textId(...parts)) : spelt(fallback);

export const gameName = (game: string): string => told(game, "game", game);

/** What an option of a game is called, and one of its values. */
export const optionName = (game: string, option: string): string => told(option, game, option);
export const valueName = (game: string, option: string, value: string): string => told(value, game, option, value);

/** A label that the server names, or something else where there are no words for it: a game may bring none. */
export const labelled = (id: string, otherwise = speltId(id)): string => (words.has(id) ? say(id) : otherwise);

/** The labels of an option that the server describes, and of one of its values. */
export const optionLabel = ({ label, name }: OptionInfo): string => labelled(label, spelt(name));
export const valueLabel = ({ label, value }: OptionValue): string =>
  labelled(
    label,
    typeof value === "string" ? spelt(value) : typeof value === "number" ? String(value) : speltId(label),
  );

/** The label of a value in a long list: a number stands before its label, with so many digits. */
export function entryLabel(one: OptionValue, digits: number): string {
  const label = valueLabel(one);
  const numbered = typeof one.value === "number" && words.has(one.label);
  return numbered ? `${String(one.value).padStart(digits, "0")}: ${label}` : label;
}

/** The label of a place in a list of values, or its number. */
export const placeName = ({ label, args }: OptionPlace, at: number): string =>
  words.has(label) ? say(label, args) : String(at + 1);

/** An explanation that the server names, if there are words for it. */
export const aboutText = (id: string | null): string | undefined => (id && words.has(id) ? say(id) : undefined);

/** Values side by side, each by its place in the list. */
export const valueChoices = (values: OptionValue[]): { value: number; label: string; about?: string | undefined }[] =>
  values.map((one, value) => ({ value, label: valueLabel(one), about: aboutText(one.about) }));

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

/** The options of a table that are not as usual, in short. Where the server's descriptions are at hand, they are used. */
export function terms(game: string, options: Record<string, Tree>, described: OptionInfo[] = []): string[] {
  const known = cardOf(game).options;
  return Object.entries(options).flatMap(([option, value]) => {
    const info = described.find((one) => one.name === option);
    const name = info ? optionLabel(info) : optionName(game, option);
    const own = known?.describe[option];
    if (own) return own(value, name);
    const normal = info ? info.default : known?.usual[option];
    if (option === "players" || (normal !== undefined && isSame(value, normal))) return [];
    if (value === true) return [name];
    const told = valueText(game, option, value, info);
    return told === null || normal === undefined ? [] : [say("site-option-is", { option: name, value: told })];
  });
}

/** A value of an option in words, or nothing where it has none. */
function valueText(game: string, option: string, value: Tree, info: OptionInfo | undefined): string | null {
  const range = info?.can_be;
  const known = range && "values" in range ? range.values[indexOf(range.values, value)] : undefined;
  if (known) return valueLabel(known);
  if (typeof value === "string") return valueName(game, option, value);
  return typeof value === "number" ? String(value) : null;
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
