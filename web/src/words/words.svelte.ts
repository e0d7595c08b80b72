/** Every text on the page, from the Fluent files that the whole house shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Message, Seat } from "$protocol";

import { type Lang, prefs } from "../prefs.svelte";
import { speltId } from "./spelt";

const files = import.meta.glob<string>("../../../words/*/*.ftl", { query: "?raw", import: "default" });

/** The files that every page needs; others come when something asks for them. */
const ALWAYS = ["house", "site"];

/** Who reads: how the players are called, and which of them is the reader. */
export interface Reader {
  names: string[];
  seat: Seat | null;
}

export type Args = Record<string, FluentVariable>;

class Words {
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #needed = new Set(ALWAYS);
  #lang: Lang | null = null;
  #latest = 0;
  /** What was asked for last, once it is there. */
  #ready = Promise.resolve();

  /** Makes the words of a language ready, with all that was needed so far. */
  speak(lang: Lang): Promise<void> {
    return (this.#ready = this.#fetch(lang));
  }

  async #fetch(lang: Lang): Promise<void> {
    const turn = ++this.#latest;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const texts = await Promise.all([...this.#needed].map((file) => read(lang, file)));
    if (turn !== this.#latest) return this.#ready;
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#lang = lang;
    this.#bundle = bundle;
    document.documentElement.lang = lang;
  }

  /** Fetches further files, now and for every language that follows. */
  async need(...more: string[]): Promise<void> {
    // They may also be on their way already.
    if (more.every((file) => this.#needed.has(file))) return this.#ready;
    for (const file of more) this.#needed.add(file);
    await this.speak(prefs.lang);
  }

  /** A text by its id. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      if (!this.brings(id.split("-")[0] ?? "")) return speltId(id);
      if (this.#lang) console.error(`no words for ${id}`);
      return id;
    }
    const faults: Error[] = [];
    // A minus is no hyphen.
    const text = this.#bundle.formatPattern(pattern, args, faults).replaceAll(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
    for (const fault of faults) console.error(`${id}: ${fault.message}`);
    return text;
  }

  /** Whether there is such a file. The first part of an id names its file, so others are of a game without words. */
  brings(file: string): boolean {
    return `../../../words/en/${file}.ftl` in files;
  }

  /** Whether there is such a text. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** What the server tells, as this reader should read it. */
  tell(message: Message, reader: Reader): string {
    if (!this.has(message.id) && !this.brings(message.id.split("-")[0] ?? "")) return this.#spell(message, reader);
    const args: Args = {};
    for (const [name, arg] of Object.entries(message.args)) {
      if ("seat" in arg) {
        args[name] = reader.names[arg.seat - 1] ?? String(arg.seat);
        args[`${name}-you`] = reader.seat === arg.seat ? "yes" : "no";
      } else if ("number" in arg) {
        args[name] = arg.number;
      } else if ("word" in arg) {
        args[name] = this.say(arg.word);
        args[`${name}-id`] = arg.word;
      } else if ("message" in arg) {
        args[name] = this.tell(arg.message, reader);
      } else {
        args[name] = arg.text;
      }
    }
    return this.say(message.id, args);
  }

  /** A message that there are no words for: its id, and what goes into it. */
  #spell({ id, args }: Message, reader: Reader): string {
    const parts = Object.entries(args).map(([name, arg]) => {
      const name_ = name.replaceAll("_", " ");
      if ("seat" in arg) return `${name_}: ${calledTo(reader, arg.seat)}`;
      if ("number" in arg) return `${name_}: ${arg.number}`;
      if ("word" in arg) return `${name_}: ${this.say(arg.word)}`;
      return `${name_}: ${"message" in arg ? this.tell(arg.message, reader) : arg.text}`;
    });
    return parts.length > 0 ? `${speltId(id)} (${parts.join(", ")})` : speltId(id);
  }
}

function read(lang: Lang, file: string): Promise<string> {
  const load = files[`../../../words/${lang}/${file}.ftl`];
  return load ? load() : Promise.reject(new Error(`no file ${lang}/${file}.ftl`));
}

export const words = new Words();

/** A text by its id. */
export const say = (id: string, args?: Args): string => words.say(id, args);

/** Who sits there, as it stands in a table or a list: whoever reads is “you”. */
export const calledTo = ({ names, seat: own }: Reader, seat: Seat): string =>
  seat === own ? say("site-you") : (names[seat - 1] ?? String(seat));
