/** What this person has open beside the board. */

import { MediaQuery } from "svelte/reactivity";

import { manifestOf } from "../games/games";
import type { GameManifest } from "../games/manifest";
import type { Room } from "../house/room.svelte";
import type { GameKey } from "./keys";

export type Sheet = "talk" | "help" | "menu";
export type Tab = "log" | "chat";

/** Whether there is room for all side by side; the styles of the tables ask the same. */
export const wide = new MediaQuery("(width >= 1180px) and (height >= 560px)");
/** Whether there is room for log and chat beside the board: there, or on a tablet on its side. */
export const beside = new MediaQuery(
  "((width >= 1180px) and (height >= 560px)) or ((orientation: landscape) and (width >= 960px) and (height >= 640px))",
);

export class Desk {
  /** Whether log and chat lie beside the table. */
  readonly beside: { readonly current: boolean };
  /** What lies over the table. */
  sheet = $state<Sheet | null>(null);
  tab = $state<Tab>("log");
  /** What is being written, kept while the chat is closed. */
  draft = $state("");
  /** Something to say that is no problem: why a button does nothing. */
  note = $state<string | null>(null);
  /** Up to when the chat has been seen, in the server's time: what stood there before us is not new. */
  #read = $state(0);

  /** `place`: whether there is place for log and chat beside the table. */
  constructor(
    private readonly room: Room,
    place: { readonly current: boolean } = beside,
    private readonly ownKeys: () => GameKey[] = () => [],
  ) {
    this.beside = place;
    this.#read = Date.now() - room.ahead;
  }

  /** The keys of the game. */
  get keys(): GameKey[] {
    return this.ownKeys();
  }

  /** The lines that this person wants to see. */
  get lines(): typeof this.room.chat {
    return this.room.chat.filter((line) => line.seat === null || !this.room.muted.has(line.seat));
  }

  /** The rules of the game, if it brings any. */
  get rules(): GameManifest["rules"] {
    const game = this.room.sight?.game;
    return game === undefined ? undefined : manifestOf(game).rules;
  }

  get chatting(): boolean {
    return this.tab === "chat" && (this.beside.current || this.sheet === "talk");
  }

  /** How many lines have not been seen. */
  get unread(): number {
    if (this.chatting) return 0;
    return this.lines.filter((line) => line.at > this.#read && !this.room.seats.includes(line.seat ?? 0)).length;
  }

  /** Closes what was not done, a note or a hint, whichever is shown; whether there was one. */
  dismiss(): boolean {
    const { room } = this;
    if (room.refusal) room.refusal = null;
    else if (this.note) this.note = null;
    else if (room.hint !== null) room.hint = null;
    else return false;
    return true;
  }

  /** All that was written has been seen. */
  read(): void {
    this.#read = this.room.chat.at(-1)?.at ?? this.#read;
  }

  /** Opens the log or the chat; once more closes it, where it lies over the table. */
  talk(tab: Tab): void {
    const open = this.sheet === "talk" && this.tab === tab;
    this.tab = tab;
    if (!this.beside.current) this.sheet = open ? null : "talk";
  }

  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }
}
