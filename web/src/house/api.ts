/** What is asked over HTTP: tables made, joined and listed, and records. */

import type {
  CheckedComponents,
  Components,
  GameInfo,
  Join,
  Joined,
  NewRecord,
  NewTable,
  Page,
  Problem,
  Shown,
  Stage,
  TableMade,
} from "$protocol";

/** The server said no, or nothing. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The problem when the server cannot be reached at all. */
const AWAY: Problem = { code: "unavailable", detail: "the server cannot be reached" };

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, init).catch(() => {
    throw new Refused(AWAY);
  });
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({ code: "unavailable", detail: answer.statusText }));
  throw new Refused(problem as Problem);
}

async function get<T>(path: string, secret?: string): Promise<T> {
  return (await ask(path, bearing(secret))).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

const bearing = (secret?: string): RequestInit => (secret ? { headers: { authorization: `Bearer ${secret}` } } : {});

export const games = (): Promise<GameInfo[]> => get("/api/games");
export const components = (game: string): Promise<Components> => get(`/api/games/${game}/components`);
export const check = (game: string, components: string): Promise<CheckedComponents> =>
  post(`/api/games/${game}/components`, { components });
export const make = (table: NewTable): Promise<TableMade> => post("/api/tables", table);
export const look = (room: string, secret?: string): Promise<Shown> => get(`/api/tables/${room}`, secret);
export const join = (room: string, who: Join): Promise<Joined> => post(`/api/tables/${room}/seats`, who);
export const upload = (record: NewRecord): Promise<TableMade> => post("/api/records", record);
export const record = async (room: string, secret?: string): Promise<string> =>
  (await ask(`/api/tables/${room}/record`, bearing(secret))).text();

export function list(stage: Stage, after?: string): Promise<Page> {
  const query = new URLSearchParams({ stage });
  if (after) query.set("after", after);
  return get(`/api/tables?${query}`);
}
