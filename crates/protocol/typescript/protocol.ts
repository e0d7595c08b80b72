// Made from the Rust types in crates/protocol by a test there; do not edit. docs/protocol.md explains them.

/** The version of the protocol. */
export const VERSION = 1;

/** So many of a kind. */
export type Amount = {
  /** What it is, as an owner's file calls one of it; with the amount before it, it can be written there. */
  thing: string;
  /** How many there are. */
  amount: number;
};

/** How many there can be of a kind. */
export type AmountRange = {
  /** What it is, as an owner's file calls one of it. */
  thing: string;
  /** The fewest. */
  least: number;
  /** The most. */
  most: number;
};

/** One argument of a `Message`. */
export type Arg = { seat: Seat } | { number: number } | { word: string } | { message: Message } | { text: string };

/** A moment of a finished game. */
export type Branch = {
  /** The room where it was played. */
  room: string;
  /** How many of its steps are kept. */
  steps: number;
  /** A secret of that room or its invitation; needed unless the room is listed. */
  secret?: string;
};

/** What chance may bring, and what would come of it. */
export type BranchOf = {
  /** The outcome, in its notation. */
  outcome: string;
  /** How likely it is, against the sum of all weights. */
  weight: number;
  /** What would happen. */
  events: Array<Told>;
  /** How the players would stand. */
  standing: Array<StandingLine>;
};

/** What chance is to bring, for whoever types it in. */
export type ChanceSight = {
  /** What is drawn, and whose. */
  prompt: Prompt | null;
  /** What may come, if that is known to all and can be listed. */
  offer: Offer | null;
};

/** A line of chat. */
export type ChatLine = {
  /** Its number in the room. */
  line: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who wrote: the name at that time. */
  name: string;
  /** On which seat; `null` if seats have changed since. */
  seat: Seat | null;
  /** What: text, never markup. */
  text: string;
};

/** What came of the check. */
export type CheckedComponents = { sound: Components } | { faults: Array<ComponentFault> };

/** Something a seat may do. */
export type Choice = {
  /** The action, in its notation. */
  action: string;
  /** Its fixed number. */
  number: number;
  /** The action as data, so that a client need not read the notation. */
  data: unknown;
  /** What it does. */
  message: Message;
};

/** How long one may think. */
export type Clock =
  | { kind: "none" }
  | {
      kind: "move";
      /** From 5 seconds to a day. */
      seconds: number;
    }
  | {
      kind: "game";
      /** From a minute to a day. */
      seconds: number;
      /** What every decision adds, up to ten minutes. */
      increment?: number;
    }
  | {
      kind: "days";
      /** From 1 to 30. */
      days: number;
    };

/** The clocks of a game. */
export type ClockSight = {
  /** What each seat has left, in milliseconds, at the moment `at`. */
  left: Array<number>;
  /** Whose clocks run. */
  running: Seats;
  /** That moment, in milliseconds of the server's own clock, which goes on only while the server runs. */
  at: number;
};

/** The kinds of problems. */
export type Code =
  | "malformed"
  | "not_found"
  | "forbidden"
  | "bad_table"
  | "taken"
  | "not_now"
  | "refused"
  | "stale"
  | "not_allowed"
  | "too_much"
  | "version"
  | "closed"
  | "unavailable"
  | "set_aside";

/** A value on a piece, with where it comes from. */
export type Component = {
  /** The file it belongs to, which is named after a part of the box. */
  file: string;
  /** Its name in an owner's file, such as `oases.05.colour`. */
  path: string;
  /** The value. */
  value: ComponentValue;
  /** What it could be instead. */
  can_be: ComponentRange;
  /** How it is known: `printed`, `derived`, `reconstructed`, or from an `owner` of the box. */
  provenance: string;
  /** Whether somebody has seen it in print. */
  confirmed: boolean;
  /** Where it stands, or how it was found, in English. */
  reference: string;
};

/** What is wrong with an owner's values. */
export type ComponentFault = {
  /** The file. */
  file: string;
  /** The value or the table of values, as a path with dots; nothing if it is the file as a whole. */
  field: string;
  /** What is wrong with it, in plain words. */
  reason: string;
};

/** What a value can be. Whether it fits the others is told by the check. */
export type ComponentRange =
  | {
      kind: "number";
      /** The least. */
      least: number;
      /** The most. */
      most: number;
    }
  | {
      kind: "name";
      /** The names. */
      names: Array<string>;
    }
  | {
      kind: "things";
      /** What kinds there are. */
      of: Array<AmountRange>;
      /** So many kinds at most. */
      kinds: number;
    };

/** A value on a piece. */
export type ComponentValue = number | string | Array<Amount>;

/** Everything on a game's pieces. */
export type Components = {
  /** What the set is called. */
  name: string;
  /** A hash over all its values, as records have it: 16 hexadecimal digits. */
  hash: string;
  /** The values, in a fixed order. */
  values: Array<Component>;
};

/** The dice of a room. */
export type DiceSight = {
  /** The digest of the seed, known before the game. */
  commitment: string;
  /** The seed, once the game is over. */
  seed: string | null;
};

/** What a client says. */
export type FromClient = {
  /**
   * The client's own name for this message, at most 64 bytes: the answer carries it. What changes the room is done once
   * for every id, however often it is sent.
   */
  id?: string;
  /** Which of the client's seats speaks; not needed if it has but one. */
  seat?: Seat;
  /** The version the client had before its eyes. */
  version?: number;
} & Request;

/** What the server says. */
export type FromServer =
  | {
      type: "welcome";
      /** The version of the protocol. */
      protocol: number;
      /** The room. */
      room: string;
      /** The room's version. */
      version: number;
      /** The client's seats. */
      seats: Array<Seat>;
      /** Whether it is the host. */
      host: boolean;
      /** When that was, in milliseconds since 1970. */
      at: number;
      /** The same on the server's own clock, in milliseconds; `clock.at` of a sight is a moment of that clock. */
      time: number;
      /** What it sees: one sight for each of its seats, or a spectator's. */
      sights: Array<Seen>;
    }
  | {
      type: "update";
      /** The room's version now. */
      version: number;
      /** For which of the client's seats; `null` for a spectator. */
      who: Seat | null;
      /** What happened. */
      events: Array<Told>;
      /** What changed of the sight. */
      patch: Patch;
    }
  | {
      type: "whole";
      /** The room's version now. */
      version: number;
      /** Which seat; `null` for a spectator. */
      who: Seat | null;
      /** All of it. */
      sight: Sight;
    }
  | {
      type: "seated";
      /** The client's seats. */
      seats: Array<Seat>;
    }
  | {
      type: "done";
      /** The client's name for its message. */
      id: string | null;
      /** The version that did it. */
      version: number;
    }
  | {
      type: "problem";
      /** The client's name for its message, if it could be read. */
      id: string | null;
      /** Why. */
      problem: Problem;
    }
  | {
      type: "preview";
      /** The client's name for its message. */
      id: string | null;
      /** What would come. */
      preview: Preview;
    }
  | {
      type: "hint";
      /** The client's name for its message. */
      id: string | null;
      /** In its notation. */
      action: string;
    }
  | {
      type: "pieces";
      /** The client's name for its message. */
      id: string | null;
      /** By name; its shape is the game's own. `null` if there is nothing to tell, or the game has not begun. */
      pieces: Tree | null;
    }
  | {
      type: "history";
      /** The client's name for its message. */
      id: string | null;
      /** With which seat's eyes; `null` for a spectator's. */
      who: Seat | null;
      /** Version by version, at most 100 of them. */
      versions: Array<Past>;
      /** Whether there are more, after the last of these. */
      more: boolean;
    }
  | {
      type: "moment";
      /** The client's name for its message. */
      id: string | null;
      /** The version that led there. */
      version: number;
      /** With which seat's eyes; `null` for a spectator's. */
      who: Seat | null;
      /** The game, without what could be done. */
      table: TableSight;
    }
  | {
      type: "chat";
      /** The lines, oldest first. */
      lines: Array<ChatLine>;
    }
  | {
      type: "chat_removed";
      /** Their numbers. */
      lines: Array<number>;
    }
  | {
      type: "chat_renamed";
      /** Their numbers. */
      lines: Array<number>;
      /** The name to show from now on. */
      name: string;
    }
  | {
      type: "announcement";
      /** The restart; `null` if none is announced any more. */
      restart: Restart | null;
    }
  | {
      type: "closing";
      /** After how many milliseconds. */
      retry_after: number;
    };

/** A game that can be played here. */
export type GameInfo = {
  /** Its name. */
  game: string;
  /** Its options with their defaults. */
  options: { [key in string]: Tree };
  /** The same options, described for whoever draws a form. */
  option_info: Array<OptionInfo>;
  /** Its bots, from the weakest to the strongest. */
  bots: Array<string>;
};

/** The first message of a client. */
export type Hello = {
  /** The version of the protocol it speaks. */
  protocol: number;
  /** The room. */
  room: string;
  /** The secrets of its seats, and the host's. */
  secrets?: Array<string>;
  /** What the link held, to watch a room that is not listed. */
  invite?: string;
  /** The last version it has seen, if it comes back. */
  since?: number;
};

/** Somebody wants a seat. */
export type Join = {
  /** The name to show. */
  name: string;
  /** What the link held; needed unless the table is listed. */
  invite?: string;
  /** Which seat, counted from 1; otherwise the first that is open. */
  seat?: Seat;
  /** Something of one's own for the dice. */
  luck?: string;
  /**
   * The secret that the seat shall have, 40 random hexadecimal digits; otherwise the server makes one. Who asks again
   * with the same gets the same seat.
   */
  secret?: string;
};

/** Somebody has a seat. */
export type Joined = {
  /** What makes one the player on that seat. */
  secret: string;
  /** The seat, as long as the game has not begun. */
  seat: Seat;
};

/** One step of a path into a value. */
export type Key = string | number;

/** A room as lists show it. */
export type Listed = {
  /** The room. */
  room: string;
  /** Since when it is in its stage, in milliseconds since 1970. */
  at: number;
  /** Which game. */
  game: string;
  /** Its options. */
  options: { [key in string]: Tree };
  /** Where it is in its life. */
  stage: Stage;
  /** Who sits there. */
  seats: Array<ShownSeat>;
  /** How long one may think. */
  clock: Clock;
  /** Whether chance is typed in. */
  referee: boolean;
  /** Whether one may watch. */
  spectators: boolean;
  /** Whether it was not played here: its record was uploaded. */
  uploaded: boolean;
  /** The digest of the seed of the dice, unless chance is typed in or part of the game was played elsewhere. */
  commitment: string | null;
};

/** Something to tell: the id of a sentence, and what goes into it. */
export type Message = {
  /** Which sentence. Stable: renaming one breaks every client. */
  id: string;
  /** What goes into it, by name. */
  args: { [key in string]: Arg };
};

/** The record of a game that was played elsewhere, or here before. */
export type NewRecord = {
  /** The record, as `/api/tables/ROOM/record` and `jemaa sim --records` write it. */
  record: string;
  /** The values that replaced those on the game's pieces, if it was played with others than ours. */
  components?: string;
  /** Strangers find it in the list of finished games. */
  listed?: boolean;
};

/** Who shall sit on a seat of a new table. */
export type NewSeat =
  | {
      kind: "here";
      /** The name to show. */
      name: string;
      /** Something of one's own for the dice. Better sent later, when their commitment is known. */
      luck?: string;
    }
  | { kind: "open" }
  | {
      kind: "bot";
      /** Which: a name from the list of the game's bots. */
      level: string;
    };

/** A table that somebody wants. */
export type NewTable = {
  /** Which game. */
  game: string;
  /** Its options; what is left out keeps its default. */
  options?: { [key in string]: Tree };
  /** Values that replace those on the game's pieces, as the owner of a box wrote them down. */
  components?: string;
  /** Who sits where, in the order of the seats; what is left out is open. */
  seats?: Array<NewSeat>;
  /** How the table is run. */
  settings?: Settings;
  /** A game to go on from, instead of the start. */
  branch?: Branch;
};

/** What chance may bring. */
export type Offer = { listed: Array<Weighed> } | "too_many";

/** An option of a game. */
export type OptionInfo = {
  /** Its name. */
  name: string;
  /** The values it can have. */
  can_be: OptionRange;
  /** Its default. */
  default: Tree;
  /** What is recommended for a first game, if that is not the default. */
  first_game: Tree | null;
  /** Another option on which this one depends: unless that has this value, this one keeps its default. */
  needs: OptionNeed | null;
  /** The message id of its label. */
  label: string;
  /** The message id of its explanation, if it has one. */
  about: string | null;
};

/** The value that another option must have. */
export type OptionNeed = {
  /** The other option's name. */
  option: string;
  /** The value it must have. */
  value: Tree;
};

/** A place in a list of values. */
export type OptionPlace = {
  /** The message id of its label. */
  label: string;
  /** The arguments of that message. */
  args: { [key in string]: number };
  /** The values it can have. */
  values: Array<OptionValue>;
};

/** The values an option can have. */
export type OptionRange =
  | {
      kind: "number";
      /** The least. */
      least: number;
      /** The most. */
      most: number;
    }
  | { kind: "flag" }
  | {
      kind: "choice";
      /** The values. */
      values: Array<OptionValue>;
    }
  | {
      kind: "places";
      /** The values that are no list to be filled in. */
      values: Array<OptionValue>;
      /** The message id of the label for a list. */
      label: string;
      /** The places, in the order of the list. */
      places: Array<OptionPlace>;
    }
  | {
      kind: "selection";
      /** The values that are no list to be filled in. */
      values: Array<OptionValue>;
      /** The message id of the label for a list. */
      label: string;
      /** The message id of the explanation of the list. */
      about: string;
      /** The length of the list. */
      length: number;
      /** The groups of numbers: a list has at most one number of each. */
      groups: Array<Array<number>>;
    };

/** A value that an option can have. */
export type OptionValue = {
  /** The value. */
  value: Tree;
  /** The message id of its label. */
  label: string;
  /** The message id of its explanation, if it has one. */
  about: string | null;
};

/** Who sits where when the game begins. */
export type Order = "random" | "first" | "chosen";

/** Why a seat is out of the game. A bot plays on for it, and it ranks last. */
export type Out = "resigned" | "time_up";

/** Values that shall replace those on a game's pieces, to be checked. */
export type OwnComponents = {
  /** The text of an owner's file. */
  components: string;
};

/** A page of a list. */
export type Page = {
  /** The rooms. */
  rooms: Array<Listed>;
  /** Where the next page begins, if there is one. */
  next: string | null;
};

/** What happened with one version. */
export type Past = {
  /** Which. */
  version: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** How many steps of the record the game had then, for whoever wants to go on from there. */
  steps: number;
  /** Events of the game. */
  events: Array<Told>;
  /** How the players stood then. */
  standing: Array<StandingLine>;
};

/**
 * The difference between two values: paths, each with the new value there, to be set in this order. An empty path is the
 * whole value.
 */
export type Patch = Array<[Array<Key>, Tree]>;

/** What would come of an action. */
export type Preview = {
  /** What would happen at once. */
  events: Array<Told>;
  /**
   * What the viewer would know once that is done which the actions bring themselves, and nothing of what follows by
   * itself; `null` if something hidden comes out on the way.
   */
  view: Tree | null;
  /** What could be worked out from it, if the game tells that. */
  figures?: Tree;
  /** How the players would stand then. */
  standing: Array<StandingLine>;
  /** What the game would wait for; `null` if something hidden comes out on the way. */
  turn: Turn | null;
  /** Whether it cannot be taken back: something is drawn then, or something hidden comes out. */
  final: boolean;
  /** What chance may bring then, if that is known to all and can be listed. */
  branches: Array<BranchOf>;
};

/** Why something was not done. Nothing has changed. */
export type Problem = {
  /** What kind of problem, for programs. */
  code: Code;
  /** What is wrong, in English, for whoever writes a client; a person is told by the code, or by `rule`. */
  detail: string;
  /** The rule of the game that forbids it, as a message id, if it is one. */
  rule?: string;
};

/** What a seat is asked to decide, and how it came to that. */
export type Prompt = {
  /** What is asked. */
  ask: Message;
  /** The chain that led here, the first cause first. Empty for the ordinary steps of a turn. */
  because: Array<Message>;
  /**
   * What comes to the same player after it, as far as that is known: what is asked, and what is had without a question.
   * The next comes first.
   */
  then?: Array<Message>;
};

/** What somebody proposes. */
export type ProposalSight = {
  /** The version that brought it up, which is its name. */
  id: number;
  /** Who proposes. */
  by: Seat;
  /** What. */
  what: Proposed;
  /** Who agrees so far. */
  agreed: Seats;
};

/** What can be proposed. */
export type Proposed =
  | {
      kind: "undo";
      /** Which. */
      to: number;
    }
  | { kind: "pause" };

/** What a client wants. */
export type Request =
  | ({ type: "hello" } & Hello)
  | {
      type: "act";
      /** In their notation. */
      actions: Array<string>;
    }
  | {
      type: "settle";
      /** In its notation. */
      outcome: string;
    }
  | {
      type: "undo";
      /** Which. */
      to: number;
    }
  | { type: "pause" }
  | { type: "resume" }
  | {
      type: "vote";
      /** The proposal. */
      proposal: number;
      /** Whether one agrees. */
      agree: boolean;
    }
  | { type: "resign" }
  | { type: "return" }
  | {
      type: "luck";
      /** At most 64 characters. */
      text: string;
    }
  | { type: "leave" }
  | { type: "start" }
  | {
      type: "reseat";
      /** The bot's level; without it the seat is opened, and whoever sat there is removed. */
      level?: string;
      /**
       * The room's invitation from now on, 40 random hexadecimal digits, so that whoever is removed cannot come back
       * with the old one.
       */
      invite?: string;
    }
  | {
      type: "swap";
      /** The other seat. */
      with: Seat;
    }
  | { type: "rematch" }
  | {
      type: "chat";
      /** What. */
      text: string;
    }
  | {
      type: "mute";
      /** Whether to. */
      muted: boolean;
    }
  | {
      type: "preview";
      /** In their notation. */
      actions: Array<string>;
    }
  | { type: "hint" }
  | { type: "pieces" }
  | {
      type: "history";
      /** Which; 0 is the beginning. */
      since: number;
    }
  | {
      type: "at";
      /** Which; if it did not carry the game on, the last one before it that did. */
      at: number;
    };

/** A restart that whoever runs the server announces. */
export type Restart = {
  /** In how many milliseconds from this message on; 0 if it is due. */
  after: number;
  /** A note in the operator's own words: text, never markup. */
  note: string | null;
};

/** One player's place at the table, in turn order. */
export type Seat = number;

/** A seat as everybody sees it. */
export type SeatSight = {
  /** The player's name, or the bot's level; nothing if the seat is open. */
  name: string | null;
  /** Whether a bot sits there. */
  bot: boolean;
  /** Whether the player is there now. */
  connected: boolean;
  /** Why the seat is out, if it is. */
  out: Out | null;
  /** The bot that plays for it at present. */
  deputy: string | null;
  /** The rank, once the game is over. */
  rank: number | null;
};

/** A set of seats. */
export type Seats = Array<number>;

/** What one viewer sees. */
export type Seen = {
  /** Which seat; `null` for a spectator. */
  who: Seat | null;
  /** All of it. */
  sight: Sight;
};

/** How a table is run. */
export type Settings = {
  /** Strangers find it in the list of open tables. Otherwise it takes the link. */
  listed?: boolean;
  /** Others may watch while the game runs. */
  spectators?: boolean;
  /** How long one may think. */
  clock?: Clock;
  /** What happens when the time is up. */
  time_up?: TimeUp;
  /** Who sits where in the end. */
  order?: Order;
  /** Steps may be taken back. */
  undo?: boolean;
  /** A player may ask what a bot would do. */
  hints?: boolean;
  /** Players may write to each other. */
  chat?: boolean;
  /** The game is played with a real box: what chance brings is typed in. */
  referee?: boolean;
  /** And the host keeps the score: sees what every player sees, and plays for each of them. */
  scorekeeper?: boolean;
};

/** What lists show of a room. */
export type Shown = {
  /** Which game. */
  game: string;
  /** Its options. */
  options: { [key in string]: Tree };
  /** Where it is in its life. */
  stage: Stage;
  /** Who sits there. */
  seats: Array<ShownSeat>;
  /** How long one may think. */
  clock: Clock;
  /** Whether chance is typed in. */
  referee: boolean;
  /** Whether one may watch. */
  spectators: boolean;
  /** Whether it was not played here: its record was uploaded. */
  uploaded: boolean;
  /** The digest of the seed of the dice, unless chance is typed in or part of the game was played elsewhere. */
  commitment: string | null;
};

/** A seat as lists show it. */
export type ShownSeat = {
  /** The player's name, or the bot's level; nothing if the seat is open. */
  name: string | null;
  /** Whether a bot sits there. */
  bot: boolean;
  /** The rank, once the game is over. */
  rank: number | null;
  /** The points, once the game is over. */
  points: number | null;
};

/** All that somebody sees of a room: sent once, then patched. */
export type Sight = {
  /** Which game. */
  game: string;
  /** Its options. */
  options: { [key in string]: Tree };
  /** The components of an owner that it is played with, as records name them, if they are not our own. */
  components: string | null;
  /** Where the room is in its life. */
  stage: Stage;
  /** How the table is run. */
  settings: Required<Settings>;
  /** The seats, in order. */
  seats: Array<SeatSight>;
  /** The game, once it has begun. */
  table: TableSight | null;
  /** The clocks, if there are any and the game runs. */
  clock: ClockSight | null;
  /** Whether the game rests. */
  paused: boolean;
  /** What somebody proposes, and who agrees. */
  proposal: ProposalSight | null;
  /** The dice, unless chance is typed in. */
  dice: DiceSight | null;
  /** Where the same players meet again. */
  rematch: string | null;
  /** Whether players of another room meet here again. Then each of them may begin, and not only the host. */
  again: boolean;
  /** Whether the game was not played here: its record was uploaded. */
  uploaded: boolean;
};

/** Where a room is in its life. */
export type Stage = "gathering" | "playing" | "over" | "closed";

/** A line of a standing. */
export type StandingLine = {
  /** Whose. */
  seat: Seat;
  /** The rank: 1 is best, equals share. */
  rank: number;
  /** All points. */
  points: number;
  /** Points by source; the names are message ids. */
  sources: { [key in string]: number };
};

/** A table was made. */
export type TableMade = {
  /** Its room. */
  room: string;
  /** What lets whoever made it start the game, and change seats before. */
  host: string;
  /** What lets others in; goes into the fragment of a link. */
  invite: string;
  /** The secrets of the seats taken here, in the order they were asked for. */
  seats: Array<string>;
  /** The digest of the seed of the dice, unless chance is typed in or part of the game was played elsewhere. */
  commitment: string | null;
};

/** A game as somebody sees it. */
export type TableSight = {
  /** What the game waits for. */
  turn: Turn;
  /** What the viewer knows; its shape is the game's own. */
  view: Tree;
  /** What can be worked out from it, if the game tells that; its shape is the game's own. */
  figures?: Tree;
  /** Points by source and ranks. */
  standing: Array<StandingLine>;
  /** What the viewer is asked. */
  prompt: Prompt | null;
  /** What the viewer may do. */
  choices: Array<Choice>;
  /** What the viewer has chosen while all choose together; it may still choose otherwise. */
  chosen: string | null;
  /** What chance is to bring, if the viewer may type it in. */
  chance: ChanceSight | null;
  /** How the viewer can take a step back. */
  undo: UndoSight | null;
};

/** What happens when somebody's time is up. */
export type TimeUp = "take_over" | "out";

/** Something that happened, as the viewer learns of it. */
export type Told = {
  /** What happened, as data; its shape is the game's own. */
  data: Tree;
  /** The sentence that tells it. */
  message: Message;
};

/** Plain data: what JSON is made of. */
export type Tree = unknown;

/** What the game waits for. */
export type Turn =
  | {
      waits_for: "seat";
      /** Who decides. */
      seat: Seat;
    }
  | {
      waits_for: "together";
      /** Who has not chosen yet. */
      seats: Seats;
    }
  | { waits_for: "chance" }
  | { waits_for: "over" };

/** A step back. */
export type UndoSight = {
  /** To which version. */
  to: number;
  /** Whether it takes nobody's agreement. */
  free: boolean;
};

/** An outcome and its weight. */
export type Weighed = {
  /** What may come. */
  outcome: string;
  /** How likely it is, against the sum of all weights. */
  weight: number;
};
