/** Positions of keshi that come again every time: bots play with a seed, and a table goes on from a moment of their game. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import type { Open, Options } from "$keshi";
import type { NewTable, Prompt, Seat, TableMade } from "$protocol";

import type { Server, Visitor } from "./harness";
import { asked } from "./keshi";
import { bot } from "./rugs";

/** All expansions. */
export const ALL: Partial<Options> = {
  staircase_tiles: "random",
  imam_and_sultan: true,
  offices: "mixed",
  discs: "purple",
  desert_towns: true,
};

/** A moment at which somebody is asked something. */
export interface Moment {
  /** How many steps of the game came before. */
  steps: number;
  /** Who is asked; of several who choose together, the first. */
  seat: Seat;
  prompt: Prompt;
  /** What is asked, in English. */
  text: string;
  /** What can be answered: in the notation, and in English. */
  actions: { action: string; text: string }[];
  open: Open;
}

export interface Played {
  options: Partial<Options>;
  record: string;
  moments: Moment[];
}

/** What can be answered there: the first word of the first answer. */
export const kindOf = ({ actions }: Moment): string => actions[0]?.action.split(":")[0] ?? "";
/** How many effects led to it. */
export const depth = ({ prompt }: Moment): number => prompt.because.length;

async function jemaa(args: string[], input = ""): Promise<string> {
  const child = spawn(process.env.JEMAA_BIN ?? "jemaa", args, { stdio: ["pipe", "pipe", "inherit"] });
  // What reads nothing may be gone by now; how it ended says whether that was right.
  child.stdin.on("error", () => {}).end(input);
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (status !== 0) throw new Error(`jemaa ${args[0]} ended with ${status}`);
  return said;
}

const games = new Map<string, Promise<Played>>();

/** The game that bots play with this seed, and every moment of it at which one of them was asked. */
export function played(options: Partial<Options>, seed: number): Promise<Played> {
  const key = JSON.stringify([options, seed]);
  const game = games.get(key) ?? recorded(options, seed).then((record) => walk(options, record));
  games.set(key, game);
  return game;
}

async function recorded(options: Partial<Options>, seed: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "jemaa-games-"));
  try {
    const given = Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${String(value)}`]);
    // One that plays at random brings what greedy ones shun.
    const bots = ["--bots", "greedy,random,greedy,greedy".split(",", options.players ?? 4).join()];
    await jemaa(["sim", "keshi", "--games", "1", "--seed", String(seed), "--records", folder, ...bots, ...given]);
    return readFileSync(join(folder, "1.jemaa"), "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The steps of a game, as they were written down. */
function stepsOf(record: string): string[] {
  const [, body = ""] = record.split("\n\n");
  return body.split("\n").filter((line) => line !== "" && !line.startsWith("="));
}

async function walk(options: Partial<Options>, record: string): Promise<Played> {
  const steps = stepsOf(record);
  const asked = steps.flatMap((step) => [{ cmd: "legal" }, { cmd: "view" }, { cmd: "apply", step }]);
  const input = [{ cmd: "replay", record, to: 0 }, ...asked].map((one) => JSON.stringify(one)).join("\n");
  const replies = (await jemaa(["engine"], input)).trim().split("\n");
  const moments = steps.flatMap((_, at): Moment[] => {
    const { seats } = JSON.parse(replies[1 + 3 * at] ?? "{}") as { seats: Omit<Moment, "steps" | "open">[] };
    if (!seats[0]) return [];
    const { view } = JSON.parse(replies[2 + 3 * at] ?? "{}") as { view: { open: Open } };
    return [{ ...seats[0], steps: at, open: view.open }];
  });
  return { options, record, moments };
}

const SEEDS = 40;

/** The best moment of the first game that has one that fits. */
export async function seek(
  options: Partial<Options>,
  fits: (moment: Moment) => boolean,
  worth: (moment: Moment) => number,
): Promise<[Played, Moment]> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = await played(options, seed);
    const [first, ...others] = game.moments.filter(fits);
    if (first) return [game, others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first)];
  }
  throw new Error(`nothing of the kind in ${SEEDS} games`);
}

/** A table with the real box that goes on where something of this kind is drawn, after so many others of it. */
export async function drawing(server: Server, visitor: Visitor, kind: string, after: number): Promise<TableMade> {
  const game = await played({ players: 3 }, 1);
  const draws = stepsOf(game.record).flatMap((step, at) => (step.startsWith(`* ${kind}:`) ? [at] : []));
  const table = await goOn(server, visitor, game, { steps: draws[after] ?? 0 }, ["Ada"], {
    referee: true,
  });
  await visitor.own(table, "keshi");
  await visitor.go(`/table/${table.room}`);
  await visitor.page.locator("[data-outcome], [data-throw]").first().waitFor();
  return table;
}

/** Uploads a finished game; by server, once. */
const rooms = new WeakMap<Server, Map<string, Promise<TableMade>>>();
export function finished(server: Server, { record }: Played): Promise<TableMade> {
  const known = rooms.get(server) ?? new Map<string, Promise<TableMade>>();
  rooms.set(server, known);
  const room = known.get(record) ?? server.post<TableMade>("/api/records", { record });
  known.set(record, room);
  return room;
}

/** Sits down at a table that goes on from a moment, where Ada is asked something. */
export async function sit(server: Server, visitor: Visitor, game: Played, moment: Moment): Promise<TableMade> {
  const table = await goOn(server, visitor, game, moment);
  await visitor.own(table, "keshi");
  await visitor.go(`/table/${table.room}`);
  await asked(visitor.page).first().waitFor();
  return table;
}

/** A table that goes on from a moment: Ada is asked, and bots play with her, or people beside her. */
export async function goOn(
  server: Server,
  visitor: Visitor,
  game: Played,
  moment: Pick<Moment, "steps"> & Partial<Moment>,
  people: string[] = [],
  settings: Partial<NewTable["settings"]> = {},
): Promise<TableMade> {
  const { room, invite } = await finished(server, game);
  const seats = Array.from({ length: optionsOf(game).players }, (_, at) => {
    const name = people[at] ?? (at + 1 === moment.seat ? "Ada" : undefined);
    return name === undefined ? bot : ({ kind: "here", name } as const);
  });
  const table = await server.make({
    game: "keshi",
    options: optionsOf(game),
    seats,
    branch: { room, steps: moment.steps, secret: invite },
    settings: { order: "chosen", ...settings },
  });
  await visitor.say(table.room, [table.host, ...table.seats], { type: "start" });
  return table;
}

/** The options of a game as its record has them: all, and what was left to chance as it came. */
const optionsOf = ({ record }: Played): Options => JSON.parse(/^options: (.*)$/m.exec(record)?.[1] ?? "{}");
