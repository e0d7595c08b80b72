/** Moments of games of keshi, each reached by legal play: those of records, from which new tables go on. */

import { readFileSync } from "node:fs";

import type { Page } from "playwright-core";

import type { Action } from "$keshi";
import type { TableMade } from "$protocol";

import type { Server, Visitor } from "./harness";

/**
 * Games of random bots, as `jemaa sim keshi -p 2 --records FOLDER` writes them. The first three, of 24,000 with `-o
 * staircase_tiles=random -o imam_and_sultan -o offices=mixed -o discs=purple -o desert_towns -n 3000 -s SEED`, ask together
 * for every kind of decision.
 */
const RECORDS = {
  /** Seed 16, game 2972: scrolls that give a step and another way to provide. */
  provide: "games/provide.jemaa",
  /** Seed 15, game 2706: a keshi and a vendor go back, and an assistant can do nothing. */
  return: "games/return.jemaa",
  /** Seed 17, game 2858: a date picker brings something else, and an entertainer goes back. */
  harvest: "games/harvest.jemaa",
  /** With `-o edition=essential -n 500`, game 444. */
  essential: "games/essential.jemaa",
} as const;
type Name = keyof typeof RECORDS;

type KeyOf<T> = T extends string ? T : keyof T;
export type Kind = Extract<KeyOf<Action>, string>;

function kindOf(action: string): Kind {
  const [kind = "", what = ""] = action.split(":");
  if (kind !== "return") return kind as Kind;
  return /^pink\d/.test(what) ? "return_entertainer" : /^red-/.test(what) ? "return_vendor" : "return";
}

/** What somebody does at a moment of a record. */
export interface Moment {
  record: Name;
  /** How many steps come before. */
  steps: number;
  /** From 1. */
  seat: number;
  action: string;
}

const textOf = (record: Name) => readFileSync(new URL(RECORDS[record], import.meta.url), "utf8");

/** The first moment in these records at which something of a kind is done, after so many steps. */
export function moment(kind: Kind, records: Name[] = ["provide", "return", "harvest"], after = 0): Moment {
  for (const record of records) {
    const steps = textOf(record)
      .split("\n")
      .filter((line) => /^[*\d] /.test(line));
    for (const [at, step] of steps.entries()) {
      for (const part of step.split(" | ")) {
        const [seat = "", action = ""] = part.split(" ");
        if (at >= after && seat !== "*" && kindOf(action) === kind)
          return { record, steps: at, seat: Number(seat), action };
      }
    }
  }
  throw new Error(`the records never ask for ${kind}`);
}

/** Makes tables of moments. */
export class Branches {
  readonly #over = new Map<Name, string>();

  constructor(private readonly server: Server) {}

  /** The room of a record. */
  async over(record: Name): Promise<string> {
    const known = this.#over.get(record);
    if (known) return known;
    const { room } = await this.server.post<TableMade>("/api/records", { record: textOf(record), listed: true });
    this.#over.set(record, room);
    return room;
  }

  /** A table that goes on from a moment, where whoever was asked then is one of these; the others stay away. */
  async at({ record, steps, seat }: Moment, ...visitors: Visitor[]): Promise<string> {
    const room = await this.over(record);
    const table = await this.server.make({
      game: "keshi",
      options: JSON.parse(/^options: (.*)$/m.exec(textOf(record))?.[1] ?? "{}"),
      seats: ["Ada", "Bo"].map((name) => ({ kind: "here", name })),
      settings: { order: "chosen" },
      branch: { room, steps },
    });
    await visitors[0]?.say(table.room, [table.host, ...table.seats], { type: "start" });
    await Promise.all(visitors.map((visitor) => visitor.own(table, "keshi", [seat - 1])));
    return table.room;
  }
}

/** What answers what is asked, or a part of it. */
export const answers = (page: Page) =>
  page.locator("#asked .answer[data-action], #asked [data-pick], #asked .disc [data-ready]");

/** Goes to a table without a reload, which would take longer, and waits until something is asked. */
export async function sit(page: Page, room: string): Promise<void> {
  await page.evaluate((room) => {
    document.querySelector("#board")?.setAttribute("data-before", "");
    dispatchEvent(new StorageEvent("storage", { key: "jemaa.rooms" }));
    history.pushState(null, "", `/table/${room}`);
    dispatchEvent(new PopStateEvent("popstate"));
  }, room);
  await page.locator("#board[data-drawn]:not([data-before])").waitFor();
  await answers(page).first().waitFor();
}
