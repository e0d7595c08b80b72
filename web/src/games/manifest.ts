/** What a game brings to the page. Whatever it leaves out is drawn by the generic parts in `generic`. */

import type { Component } from "svelte";

import type { Message, Seat, Tree } from "$protocol";

import type { Draws } from "../after/dice/check";
import type { Room } from "../house/room.svelte";

/** A part of the page that is fetched when it is needed, with the files of words that it needs. */
export interface Part<Module> {
  load: () => Promise<Module>;
  words: readonly string[];
}

type Page = Part<{ default: Component }>;
type RoomPage = Part<{ default: Component<{ room: Room }> }>;

/** How lists tell the options of a table in short, where the server's descriptions are not at hand. */
export interface KnownOptions {
  /** The defaults of options that are one of a few values. Others are yes or no, or described below. */
  usual: Record<string, Tree>;
  /** Describes an option that can be a list; `name` is its label. */
  describe: Record<string, (value: Tree, name: string) => string[]>;
}

/** What a game adds to the form of a new table, and to a table before its game. */
export interface LobbyParts {
  /** What a seat plays with. */
  SeatSign?: Component<{ seat: Seat; players: number }>;
  /** SVG definitions that these signs refer to. Mounted once on a page. */
  Defs?: Component;
  /** The values of their own box that this person has written down, as a file. */
  ownComponents?: () => { name: string; text: string } | null;
}

/** The text of the rules, for a sheet beside the table. */
export interface RulesText {
  Text: Component<{ level: 2 | 3; prefix: string }>;
  /** The section that a question is about. */
  sectionOf: (ask?: Message, because?: Message[]) => string;
}

/** What lists and forms know of a game. */
export interface GameCard {
  /** The name that the server uses. */
  game: string;
  options?: KnownOptions;
  /** The game in one sign: the inside of an SVG with the view box -16 -16 32 32. */
  Mark?: Component;
}

export interface GameManifest extends GameCard {
  /** Whether all players see the same. */
  open: boolean;
  table: RoomPage;
  end: RoomPage;
  lobby?: Part<LobbyParts>;
  rules?: { page: Page; text: Part<RulesText> };
  /** The lesson, at a step that the address names. */
  lesson?: (step: string | undefined) => Page;
  /** Where owners of the box write down the values on its pieces. */
  owner?: Page;
  /** The outcomes that each draw of a record could have had, for the check of the dice. */
  draws?: () => Promise<Draws>;
}
