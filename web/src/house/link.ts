/** One socket to one room, which comes back by itself and sends again what was not answered. */

import type { FromServer, Hello, Request, Seat } from "$protocol";

import { Refused } from "./api";

/** `lost`: it will come back; `closed`: the server does not let us in. */
export type LinkState = "connecting" | "open" | "lost" | "closed";

/** What is asked, without its id. */
export type Asked = Exclude<Request, { type: "hello" }> & { seat?: Seat; version?: number };

/** The answers that carry the id of what was asked. */
export type Answer = Extract<FromServer, { type: "done" | "preview" | "hint" | "pieces" | "history" | "moment" }>;

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

/** Not let in, or said something that no server takes: coming back would not help. */
const FOR_GOOD = [1003, 1008];
const SOONEST = 300;
const LATEST = 8000;

export class Link {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #soonest = SOONEST;
  #open = false;

  constructor(
    private readonly hello: () => Hello,
    private readonly hear: (message: FromServer) => void,
    private readonly change: (state: LinkState) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  ask(asked: Asked): Promise<Answer> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const text = JSON.stringify({ ...asked, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      if (this.#open) this.#socket?.send(text);
    });
  }

  /** Says something that has no answer. */
  tell(asked: Asked): void {
    if (this.#open) this.#socket?.send(JSON.stringify(asked));
  }

  end(): void {
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    // Browsers complain about a socket that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #now = (): void => {
    if (this.#again === undefined || document.hidden) return;
    clearTimeout(this.#again);
    this.#connect();
  };

  #connect(): void {
    this.#again = undefined;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = (frame) => this.#take(JSON.parse(frame.data as string) as FromServer);
    socket.onclose = (close) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#open = false;
      if (FOR_GOOD.includes(close.code)) {
        for (const { reject } of this.#waiting.values()) reject(new Error("the room is closed to us"));
        this.#waiting.clear();
        this.change("closed");
        return;
      }
      this.change("lost");
      const wait = Math.min(LATEST, this.#soonest * 2 ** this.#tries);
      this.#tries += 1;
      this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  #take(message: FromServer): void {
    if (message.type === "welcome") {
      this.#open = true;
      this.#tries = 0;
      this.#soonest = SOONEST;
    }
    if (message.type === "closing") this.#soonest = message.retry_after;
    this.hear(message);
    if (message.type === "welcome") {
      this.change("open");
      for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    }
    const id = "id" in message ? message.id : null;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id === null || !waiting) return;
    this.#waiting.delete(id);
    if (message.type === "problem") waiting.reject(new Refused(message.problem));
    else waiting.resolve(message as Answer);
  }
}
