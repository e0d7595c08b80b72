/** A record as text, read as far as the check of the dice needs it. */

export interface FairDice {
  room: string;
  commitment: string;
  seed: string;
  luck: string[];
  chairs?: string[];
  /** Whether only who begins was drawn. */
  round?: boolean;
}

export interface Step {
  /** Counted from 1. */
  line: number;
  /** What a seat did, or what chance brought. */
  seat: number | null;
  what: string;
}

export interface GameRecord {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: string[];
  /** Whether it began elsewhere than at the ordinary start. */
  started: boolean;
  dice: FairDice | null;
  steps: Step[];
}

export class Unreadable extends Error {}

export function read(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== "jemaa record 1") throw new Unreadable("line 1");
  const end = lines.findIndex((line) => line.trim() === "");
  const header = new Map<string, string>();
  for (const line of lines.slice(1, end)) {
    const colon = line.indexOf(":");
    if (!line.startsWith("#") && colon > 0) header.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const dice = header.has("dice") ? json<FairDice>(header, "dice") : null;
  if (dice && !(Array.isArray(dice.luck) && /^[0-9a-f]{64}$/.test(dice.seed) && typeof dice.room === "string")) {
    throw new Unreadable("dice");
  }
  return {
    game: header.get("game") ?? "",
    rules: Number(header.get("rules")),
    options: json(header, "options"),
    seats: json(header, "seats"),
    started: header.has("start"),
    dice,
    steps: lines.flatMap((line, at) => (at > end ? steps(line.trim(), at + 1) : [])),
  };
}

function json<T>(header: Map<string, string>, name: string): T {
  try {
    return JSON.parse(header.get(name) ?? "") as T;
  } catch {
    throw new Unreadable(name);
  }
}

function steps(text: string, line: number): Step[] {
  if (text === "" || text.startsWith("#") || text.startsWith("=")) return [];
  if (text.startsWith("*")) return [{ line, seat: null, what: text.slice(1).trim() }];
  return text.split("|").map((choice) => {
    const [seat = "", what = ""] = choice.trim().split(/ +(.*)/);
    return { line, seat: Number(seat), what };
  });
}
