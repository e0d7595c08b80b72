/**
 * A real server over an empty database, and real browsers that visit it. Tests use it through `fixtures.ts`, scripts as it
 * is.
 */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

import axe from "axe-core";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

import type { FromServer, NewTable, Request, TableMade } from "$protocol";

/** Builds and runs whatever needs these: `cargo xtask test`, `shots` and `web-measure`. */
const BINARY = process.env.JEMAA_BIN;
const CHROMIUM = process.env.JEMAA_CHROMIUM ?? "/usr/bin/chromium";
export const SHOTS = process.env.JEMAA_SHOTS ?? new URL("../../target/shots", import.meta.url).pathname;

/** The admin secret of every server here. */
const SECRET = "for-tests-only-".padEnd(32, "0");

/** The path of a program that is built beside `jemaa`, or of `jemaa` itself. */
function programPath(name?: string): string {
  if (!BINARY) throw new Error("JEMAA_BIN names no program; cargo xtask sets it");
  const path = name === undefined ? BINARY : join(dirname(BINARY), name);
  if (!existsSync(path)) throw new Error(`there is no program ${path}; cargo xtask builds it`);
  return path;
}

/** `serve` of a program, usually `jemaa`, on a port of its own. */
export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), "jemaa-web-"));
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(readonly program: string) {}

  /** Starts `jemaa`, or a program of this name that is built beside it. */
  static async start(program?: string): Promise<Server> {
    const server = new Server(programPath(program));
    await server.restart();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, or starts it again: on the same port, with what it kept. */
  async restart(): Promise<void> {
    const flags = ["--listen", `127.0.0.1:${this.#port}`, "--database", join(this.#folder, "jemaa.db")];
    const process = spawn(this.program, ["serve", ...flags], {
      env: { ...globalThis.process.env, JEMAA_LOG: "warn", JEMAA_ADMIN_SECRET: SECRET },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = process;
    // Nothing is left behind if a test run is broken off.
    globalThis.process.once("exit", () => process.kill("SIGKILL"));
    const ended = once(process, "exit").then(([code]) =>
      Promise.reject(new Error(`${this.program} ended with ${code}`)),
    );
    ended.catch(() => {});
    const [line] = (await Promise.race([once(createInterface(process.stdout), "line"), ended])) as [string];
    this.#port = Number(/:(\d+)$/.exec(line)?.[1]);
  }

  /** Ends it without a warning, as a crash would. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process) return;
    const ended = once(process, "exit");
    process.kill("SIGKILL");
    await ended;
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async get<T>(path: string): Promise<T> {
    return answer(await fetch(this.url + path));
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { "content-type": "application/json" };
    return answer(await fetch(this.url + path, { method: "POST", headers, body: JSON.stringify(body) }));
  }

  /** Moderates, as whoever runs the server. */
  async admin(method: string, path: string, body?: unknown): Promise<void> {
    const headers = { "content-type": "application/json", authorization: `Bearer ${SECRET}` };
    const said = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${this.url}/api/admin${path}`, { method, headers, ...said });
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  }

  make(table: Partial<NewTable> & { game: string }): Promise<TableMade> {
    return this.post("/api/tables", table);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export interface How {
  width?: number;
  height?: number;
  /** The language the browser asks for. */
  lang?: string;
  theme?: "light" | "dark";
  /** Whether there is motion; people who asked for none see all at once. */
  motion?: boolean;
  /** Whether it is a phone: fingers, and sharper pixels. */
  phone?: boolean;
}

/** The rules of axe, and which it leaves out, as far as it matters here. */
interface Audit {
  rules: { id: string; enabled: boolean; tags: string[]; impact: string | null }[];
  tagExclude: string[];
}

/** A person's browser: what it keeps is its own. */
export class Visitor {
  readonly #trouble: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor(
    private readonly server: Server,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async arrive(browser: Browser, server: Server, how: How = {}): Promise<Visitor> {
    const size = how.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: how.width ?? size.width, height: how.height ?? size.height },
      locale: how.lang ?? "en",
      colorScheme: how.theme ?? "light",
      reducedMotion: how.motion ? "no-preference" : "reduce",
      hasTouch: how.phone ?? false,
      isMobile: how.phone ?? false,
      deviceScaleFactor: how.phone ? 2 : 1,
    });
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (broken) => {
        console.error(`against the policy: ${broken.violatedDirective} ${broken.blockedURI} ${broken.sample}`);
      });
    });
    const visitor = new Visitor(server, context, await context.newPage());
    context.on("console", (said) => {
      if (said.type() === "error" || said.type() === "warning")
        visitor.#note(`${said.type()}: ${said.text()} ${said.location().url}`);
    });
    context.on("weberror", (error) => visitor.#note(`not caught: ${error.error().stack ?? error.error()}`));
    return visitor;
  }

  #note(trouble: string): void {
    if (!this.#expected.some((expected) => expected.test(trouble))) this.#trouble.push(trouble);
  }

  /** What went wrong in this browser: errors, warnings and what the policy forbids. */
  get trouble(): readonly string[] {
    return this.#trouble;
  }

  /** Something that is meant to go wrong from now on, such as a connection to a server that was killed. */
  expect(trouble: RegExp): void {
    this.#expected.push(trouble);
  }

  /** Goes to a page, and waits until it can be used. */
  async go(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
  }

  /** Keeps the secrets of a table, as if this browser had made it or sat down there. */
  async own(
    table: TableMade,
    game: string,
    parts: ("host" | number)[] = ["host", ...table.seats.keys()],
  ): Promise<void> {
    const place = {
      room: table.room,
      game,
      at: Date.now(),
      seats: parts.flatMap((part) => (part === "host" ? [] : [table.seats[part]])),
      ...(parts.includes("host") ? { host: table.host } : {}),
      invite: table.invite,
    };
    if (this.page.url() === "about:blank") await this.go("/");
    await this.page.evaluate((place) => {
      const kept = JSON.parse(localStorage.getItem("jemaa.rooms") ?? "{}");
      localStorage.setItem("jemaa.rooms", JSON.stringify({ ...kept, [place.room]: place }));
    }, place);
  }

  /** Says something in a room beside the page, over a socket of its own: to begin a game, or to bring it somewhere. */
  async say(room: string, secrets: string[], ...requests: (Request & { seat?: number })[]): Promise<FromServer[]> {
    if (this.page.url() === "about:blank") await this.go("/");
    return this.page.evaluate(
      ({ hello, requests }) =>
        new Promise<FromServer[]>((resolve, reject) => {
          const answers: FromServer[] = [];
          const socket = new WebSocket(`ws://${location.host}/ws`);
          const next = (): void => {
            const request = requests[answers.length];
            if (request) return socket.send(JSON.stringify({ ...request, id: `harness ${answers.length}` }));
            socket.close();
            resolve(answers);
          };
          socket.onopen = () => socket.send(JSON.stringify(hello));
          socket.onerror = () => reject(new Error("the socket broke"));
          socket.onmessage = (frame) => {
            const message = JSON.parse(frame.data as string) as FromServer;
            if (message.type === "welcome") return next();
            if (message.type === "problem") return reject(new Error(frame.data as string));
            if (!("id" in message) || message.id !== `harness ${answers.length}`) return;
            answers.push(message);
            next();
          };
        }),
      { hello: { type: "hello", protocol: 1, room, secrets }, requests },
    );
  }

  /** Brings a game on as a bot would, by so many actions of a seat, and up to its next one, before the end. */
  async advance(room: string, secret: string, actions: number): Promise<void> {
    await this.page.evaluate(
      ({ hello, actions }) =>
        new Promise<void>((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/ws`);
          let [left, sent, waits, changed] = [actions, 0, false, false];
          const ask = (request: object): void => {
            [waits, changed] = [true, false];
            socket.send(JSON.stringify({ ...request, id: `harness ${hello.room} ${Date.now()} ${sent++}` }));
          };
          const end = (): void => {
            socket.close();
            resolve();
          };
          socket.onopen = () => socket.send(JSON.stringify(hello));
          socket.onerror = () => reject(new Error("the socket broke"));
          socket.onmessage = (frame) => {
            const message = JSON.parse(frame.data as string) as FromServer;
            if (message.type === "hint") {
              if (left-- === 0) end();
              else ask({ type: "act", actions: [message.action] });
            } else if (message.type === "done") {
              ask({ type: "hint" });
            } else if (["problem", "welcome", "update"].includes(message.type)) {
              // A problem says that it is another's turn; something else has to happen first, and may have meanwhile.
              if (message.type === "problem") waits = false;
              else changed = true;
              if (!waits && changed) ask({ type: "hint" });
            }
          };
        }),
      { hello: { type: "hello", protocol: 1, room, secrets: [secret] }, actions },
    );
  }

  /** What axe finds wrong and calls serious, or worse; what it would call less is not looked for. */
  async audit(): Promise<string[]> {
    if (!(await this.page.evaluate(() => "axe" in globalThis))) await this.page.evaluate(axe.source);
    const violations = await this.page.evaluate(async () => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe & { _audit: Audit } };
      const { rules, tagExclude } = here._audit;
      const usual = rules.filter(({ enabled, tags }) => enabled && !tags.some((tag) => tagExclude.includes(tag)));
      const runOnly = usual.filter(({ impact }) => impact !== "minor" && impact !== "moderate").map(({ id }) => id);
      return (await here.run(document, { resultTypes: ["violations"], runOnly })).violations;
    });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n  ${node.failureSummary}`));
  }

  /** A picture of what is seen now. */
  async shot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: join(SHOTS, `${name}.png`), animations: "disabled" });
  }
}

/** Chromium, as Debian has it. */
export const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    // As on a real desktop, where they take place.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
