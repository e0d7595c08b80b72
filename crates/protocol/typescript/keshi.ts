// Made from the Rust types in crates/keshi by a test of crates/protocol; do not edit.

import type { Prompt, Seat } from "./protocol.ts";

/** What a player may do: one answer to what is asked. */
export type Action =
  | { select: Array<Colour> }
  | { supply: [number, number, number] }
  | { disc: number }
  | { provision: Tile }
  | { assistant: Sector }
  | { claim: [Colour, number] }
  | { new: Sector }
  | { act: Sector }
  | { idle: Sector }
  | { keshi: Colour }
  | { vendor: Sector }
  | { entertainer: number }
  | { caravan: Way }
  | { take: Resource }
  | { harvest: Harvest }
  | { pay: Resource }
  | "step"
  | "stop"
  | { stairs: Stairs }
  | { line: Space }
  | { bonus: number }
  | { scroll: Tile }
  | { refresh: Kind }
  | { gate: [number, Colour] }
  | { space: number }
  | { oasis: Tile }
  | { exchange: Colour }
  | { luxury: Tile }
  | { return: Colour }
  | { return_entertainer: number }
  | { return_vendor: Sector }
  | { rapid: number }
  | { prize: number }
  | { provide: Provide }
  | { town: Tile };

/** A player board, with everything that lies beside it. */
export type Board = {
  /** Points by source. */
  points: Record<Source, number>;
  /** Dates, water, dinars. */
  resources: Record<Resource, number>;
  /** Purple, orange and yellow keshis in the souk. */
  goods: Record<Good, number>;
  /** Keshis of their own colour in the sectors other than the souk. */
  keshis: Record<Home, number>;
  /** Sectors with a water vendor. */
  vendors: Array<Sector>;
  /** Whether the vendor of the souk came this turn, and gives nothing yet (scroll 57). */
  new_vendor: boolean;
  /** The spaces of the main square with an entertainer, a bit for each. */
  entertainers: Array<number>;
  /** How far the audience disc is turned. */
  disc: number;
  /** Caravans on the left path, the right path, and at the start oasis. */
  caravans: Record<Way, number>;
  /** The oases discovered on the left and the right path, unless claimed. */
  oases: Record<Path, [number | null, number | null, number | null]>;
  /** The oases claimed, in order. */
  claimed: Array<Tile>;
  /** The keshis of the supply board: as drawn, then as they stand on its keshi spaces. */
  supply: [Colour | null, Colour | null, Colour | null];
  /** Keshis behind the screen. */
  hand: Array<Colour>;
  /** Keshis selected this round. */
  selected: Array<Colour>;
  /** Assistants in the sectors. */
  assistants: Record<Sector, number>;
  /** The fisherman's space. */
  river: number;
  /** The steps of the courtier in the palace and the student in the mosque. */
  stairs: Record<Stairs, number>;
  /** The gates built, by space. */
  gates: [Colour | null, Colour | null, Colour | null, Colour | null, Colour | null, Colour | null, Colour | null, Colour | null];
  /** Scrolls. */
  scrolls: Tiles;
  /** Luxury goods. */
  luxury: Tiles;
  /** Provision tiles that lie open. */
  provisions: Tiles;
  /** How many provision tiles lie face down. */
  face_down: number;
  /** Whether the player has bought a scroll, or exchanged those on display, this round. */
  bought: boolean;
  /** How many scholars have served a scroll in the player's turn; each serves one a turn. */
  served: number;
  /** Keshis beside the board: of gates bought in this action; in the Essential edition also those claimed. */
  aside: Keshis;
  /** Colours of which the player has a placeholder behind the screen (Essential edition). */
  placeholders: Array<Colour>;
  /** The desert towns found on the left and the right path. */
  towns: [Tile | null, Tile | null];
  /** Which of them are claimed. */
  towns_claimed: [boolean, boolean];
};

/** What can be worked out of a player board. */
export type BoardFigures = {
  /**
   * How strong each sector's action is now: dates, steps, scholars who have not served in this turn, guards without a
   * gate, oases and towns to claim, goods; for the main square the most spectators that an entertainer would face.
   */
  actions: Record<Sector, number>;
  /** Water that an assistant brings in each sector. */
  water: Record<Sector, number>;
  /** For how many more keshis there is a space; there is no end to those of the souk. */
  room: Record<Colour, number | null>;
  /** Sectors that are full. */
  full: Array<Sector>;
  /** What the open provision tiles ask at the end of the season. */
  due: Record<Resource, number>;
  /** The points lost if it is not paid. */
  penalty: number;
  /** Whether it could be paid now. */
  covered: boolean;
  /** Whether it was paid, or given up, while others still pay. */
  provided: boolean;
  /** The oases that are discovered. */
  offered: Array<OasisFigures>;
  /** The points of the oases claimed, if they were scored now. */
  claimed: Array<number>;
  /** The points of the desert towns found, if they were scored now. */
  towns: Array<number>;
  /** What gates of the four workshops cost, and their points. */
  gates: [[number, number], [number, number], [number, number], [number, number]];
  /** Dates that a scroll of each kind costs. */
  scroll_dates: [number, number, number, number];
  /** Whether the goods suffice for the open luxury good of each shop. */
  luxury: [boolean, boolean, boolean, boolean, boolean];
  /** The segments in which the pawns stand, palace and mosque, from 1. */
  line: [number, number];
  /** Rapids crossed. */
  rapids: Array<number>;
  /** Spectators that face each space of the main square. */
  spectators: [number, number, number, number, number, number, number, number];
  /** What would come to the points if the game ended now. */
  ending: Ending;
};

/** Something a space, a tile or a line gives. */
export type Bonus =
  | { points: number }
  | { resource: [Resource, number] }
  | "any_resource"
  | { keshi: Colour }
  | "any_keshi"
  | "two_of_one_colour"
  | "any_good"
  | "river_step"
  | "palace_step"
  | "mosque_step"
  | "stair_step";

/** Why something happens: the links of the chain that leads to a decision. */
export type Cause =
  | "claim"
  | { new: Sector }
  | { action: Sector }
  | { deployed: Colour }
  | { threshold: Stairs }
  | { rapid: number }
  | { scroll: Tile }
  | { line: Bonus }
  | { gate: Colour }
  | {
      storage: {
        /** The space. */
        space: number;
        /** What it gives. */
        gives: StorageBonus;
      }
    }
  | { river_tile: Tile }
  | { town: Tile }
  | "provisions";

/** A colour of keshis. */
export type Colour =
  | "green"
  | "gray"
  | "white"
  | "black"
  | "pink"
  | "turquoise"
  | "beige"
  | "brown"
  | "red"
  | "purple"
  | "orange"
  | "yellow";

/** Where the sultan or the imam is. */
export type Companion = "nowhere" | { on: number } | { with: Seat };

/** Everything that is printed on the pieces of the box. */
export type Components = {
  /** What the set is called. */
  name: string;
  /** Points at the start. */
  start_points: number;
  /** Resources at the start. */
  start_resources: [number, number, number];
  /** Keshis of its own colour that fill a sector. */
  sector_size: number;
  /** Points for a full sector. */
  full_sector: number;
  /** Points for deploying a date picker. */
  orchard_points: number;
  /** The last step of a staircase. */
  stairs_top: number;
  /** The first step of segments 2 to 5. */
  thresholds: [number, number, number, number];
  /** Dinars for crossing a threshold. */
  threshold_dinars: number;
  /** Where the sultan waits on the palace staircase, and the imam on the mosque's. */
  companions: [number, number];
  /** Dates that a scroll costs less in the sultan's company. */
  sultan_dates: number;
  /** Goods that a luxury good costs less in the imam's company. */
  imam_goods: number;
  /** Dinars at the palace end of a line, by palace segment. */
  line_dinars: [number, number, number, number, number];
  /** Points at the mosque end of a line, by mosque segment. */
  line_points: [number, number, number, number, number];
  /** The space of a line beside palace segments 2 to 5. */
  line_left: [Bonus, Bonus, Bonus, Bonus];
  /** The middle space of a line, by the sum of its two segments, 2 to 10. */
  line_middle: [Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus];
  /** The space of a line beside mosque segments 2 to 5. */
  line_right: [Bonus, Bonus, Bonus, Bonus];
  /** The last space of the river. */
  jetty: number;
  /** The first space behind each rapid. */
  rapids: [number, number, number, number];
  /** What each rapid gives. */
  rapid_bonuses: [Bonus, Bonus, Bonus, Bonus];
  /** Points of the spots at the jetty, the best first. */
  jetty_points: [number, number, number, number];
  /** Where the winner of river tile 09 starts season 3. */
  crocodile: number;
  /** The river tiles for a first game, by number. */
  first_game: [number, number, number];
  /** The sides of the river tiles, 01 to 18: odd numbers are fronts, the next even number is the back. */
  river_tiles: Array<RiverSide>;
  /** The workshops from left to right. */
  workshops: [Workshop, Workshop, Workshop, Workshop];
  /** City gates by colour. */
  gates: Array<number>;
  /** The sector beside each gate space. */
  gate_spaces: [Sector, Sector, Sector, Sector, Sector, Sector, Sector, Sector];
  /** Points for a gate beside the sector of its colour. */
  gate_match: number;
  /** The bonuses round the main square, clockwise. */
  ring: [Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus];
  /** Spectators on the pink side of the disc, in the same direction. */
  disc: [number, number, number, number, number, number, number, number];
  /** Spectators on the purple side. */
  purple_disc: [number, number, number, number, number, number, number, number];
  /** The four kinds of scrolls, the cheapest first. */
  scroll_kinds: [ScrollKind, ScrollKind, ScrollKind, ScrollKind];
  /** Scrolls 01 to 12: the keshi each gives. */
  scroll_keshis: Array<Colour>;
  /** Scrolls 13 to 16: what each gives for a threshold crossed. */
  scroll_thresholds: [Bonus, Bonus, Bonus, Bonus];
  /** Scrolls 19 to 21: the resources each gives. */
  scroll_resources: [Bonus, Bonus, Bonus];
  /** Scrolls 23 to 25: what each gives instead of a date in the orchard. */
  scroll_orchard: [Bonus, Bonus, Bonus];
  /** Scrolls 37 to 42: the two goods each gives. */
  scroll_goods: [[Colour, Colour], [Colour, Colour], [Colour, Colour], [Colour, Colour], [Colour, Colour], [Colour, Colour]];
  /** The plain number on scrolls that have one (35, 43, 49, 50, 52, 55, 56, 57, 62, 66, 67, 72), by the scroll's number. */
  scroll_values: Array<number>;
  /** Luxury goods. */
  luxury: Array<LuxuryGood>;
  /** The oases, 01 to 30. */
  oases: Array<Oasis>;
  /** What claiming the first, second and third oasis of the left and of the right path costs. */
  oasis_costs: [[[number, number, number], [number, number, number], [number, number, number]], [[number, number, number], [number, number, number], [number, number, number]]];
  /** Where claimed oases are stored, in order. */
  storage: [Storage, Storage, Storage, Storage, Storage, Storage];
  /** The start oasis: what its right space gives, then its left (2 points are two times a point). */
  start_oasis: [[Bonus, Bonus], [Bonus, Bonus]];
  /**
   * What every office gives for purple, orange and yellow: two things each (2 dates are two times a date). The base
   * game's first. In the Essential edition an extra one is the back of the base one in the same place.
   */
  offices: Array<[[Bonus, Bonus], [Bonus, Bonus], [Bonus, Bonus]]>;
  /** How many of the offices belong to the base game. */
  base_offices: number;
  /** Provision tiles. */
  provisions: Array<Provision>;
  /** The layers of the tower, B1 and B2. */
  layers: [Layer, Layer];
  /** Staircase tiles: front and back. */
  staircase_tiles: Array<[Bonus, Bonus]>;
  /** Desert towns in play with 2, 3 and 4 players. */
  towns_in_play: [number, number, number];
  /** Points for a caravan deployed to a desert town. */
  town_points: number;
  /** What claiming a desert town costs. */
  town_cost: [number, number, number];
  /** The desert towns, 01 to 12. */
  towns: Array<Town>;
  /** Wooden keshis of the Essential edition, by colour. */
  wooden_keshis: Array<number>;
  /** Points of a lap of the score track, in the Classic and in the Essential edition. */
  laps: [number, number];
};

/** Which side of the audience discs is in play. */
export type Discs = "pink" | "purple";

/** Something that is drawn. */
export type Draw =
  | {
      river_tile: {
        /** Which season, from 1. */
        season: number;
      }
    }
  | {
      staircase_tile: {
        /** For which space, in the order of `StaircaseTiles`(crate::StaircaseTiles). */
        space: number;
      }
    }
  | "town"
  | "open_oasis"
  | {
      scroll: {
        /** Which stack. */
        stack: number;
      }
    }
  | {
      luxury: {
        /** Which shop. */
        shop: number;
      }
    }
  | "office"
  | {
      gate: {
        /** Which workshop. */
        workshop: number;
      }
    }
  | {
      supply: {
        /** Whose. */
        seat: Seat;
      }
    }
  | {
      provision: {
        /** Whose. */
        seat: Seat;
      }
    }
  | "start_player"
  | "tower"
  | {
      oasis: {
        /** Its path. */
        path: Path;
        /** Its place on the path. */
        place: number;
      }
    };

/** What is drawn, for whoever types it in. */
export type Drawn = {
  /** How many such draws follow each other, from this one on. */
  count: number;
  /** All that is in the tower when it is thrown, and can come out. */
  tower: Keshis | null;
};

/** An edition of the game. */
export type Edition = "classic" | "essential";

/** Something still to be done by the player whose turn it is. */
export type Effect = "nothing" | { because: Cause } | Step | Question;

/** What would come to a player's points if the game ended now. */
export type Ending = {
  /** For full sectors. */
  full_sectors: number;
  /** For oases. */
  oases: number;
  /** For resources and goods left over. */
  leftovers: number;
  /** For desert towns. */
  towns: number;
  /** Lost for provisions that cannot be paid. */
  unpaid: number;
};

/** Something that happened. */
export type Event =
  | {
      event: "river_tile";
      season: number;
      tile: Tile;
    }
  | {
      event: "staircase_tile";
      space: number;
      tile: Tile;
    }
  | {
      event: "town_shown";
      town: Tile;
    }
  | {
      event: "town_found";
      seat: Seat;
      town: Tile;
    }
  | {
      event: "town_claimed";
      seat: Seat;
      town: Tile;
    }
  | {
      event: "town_scored";
      seat: Seat;
      town: Tile;
      points: number;
    }
  | {
      event: "companion_joined";
      seat: Seat;
      stairs: Stairs;
    }
  | {
      event: "companion_waits";
      stairs: Stairs;
      step: number;
    }
  | {
      event: "companion_left";
      stairs: Stairs;
    }
  | {
      event: "placeholder_given";
      seat: Seat;
      colour: Colour;
    }
  | {
      event: "placeholder_swapped";
      seat: Seat;
      colour: Colour;
      swapped_for: Colour;
    }
  | {
      event: "open_oasis";
      oasis: Tile;
    }
  | {
      event: "scroll_shown";
      stack: number;
      scroll: Tile;
    }
  | {
      event: "stack_split";
      from: number;
      to: number;
    }
  | {
      event: "luxury_shown";
      shop: number;
      luxury: Tile;
    }
  | {
      event: "shop_split";
      from: number;
      to: number;
    }
  | {
      event: "office_shown";
      office: Tile;
    }
  | {
      event: "gate_drawn";
      workshop: number;
      colour: Colour;
    }
  | {
      event: "supply_drawn";
      seat: Seat;
      colour: Colour;
    }
  | {
      event: "provision_dealt";
      seat: Seat;
      tile: Tile | null;
    }
  | {
      event: "chose";
      seat: Seat;
      action: Action | null;
    }
  | {
      event: "decided";
      seat: Seat;
      action: Action;
    }
  | {
      event: "supply_placed";
      seat: Seat;
      keshis: [Colour | null, Colour | null, Colour | null];
    }
  | {
      event: "disc_placed";
      seat: Seat;
      turned: number;
    }
  | {
      event: "provision_shown";
      seat: Seat;
      tile: Tile;
    }
  | {
      event: "provision_twice";
      seat: Seat;
      tile: Tile;
    }
  | {
      event: "provision_settled";
      seat: Seat;
      tile: Tile;
    }
  | {
      event: "start_player";
      seat: Seat;
    }
  | {
      event: "season_began";
      season: number;
      seat: Seat;
    }
  | {
      event: "round_began";
      season: number;
      round: number;
      seat: Seat;
    }
  | {
      event: "selected";
      seat: Seat;
      keshis: Array<Colour>;
    }
  | {
      event: "assistant_placed";
      seat: Seat;
      sector: Sector;
    }
  | {
      event: "fell";
      keshis: Keshis;
    }
  | {
      event: "claimed";
      seat: Seat;
      colour: Colour;
      count: number;
    }
  | {
      event: "unclaimed";
      keshis: Keshis;
    }
  | {
      event: "took_new";
      seat: Seat;
      sector: Sector;
    }
  | {
      event: "acted";
      seat: Seat;
      sector: Sector;
    }
  | {
      event: "idled";
      seat: Seat;
      sector: Sector;
    }
  | {
      event: "scored";
      seat: Seat;
      points: number;
      source: Source;
    }
  | {
      event: "got";
      seat: Seat;
      resource: Resource;
      count: number;
    }
  | {
      event: "paid";
      seat: Seat;
      resource: Resource;
      count: number;
    }
  | {
      event: "deployed";
      seat: Seat;
      colour: Colour;
      sector: Sector;
    }
  | {
      event: "lost";
      seat: Seat;
      colour: Colour;
    }
  | {
      event: "paid_goods";
      seat: Seat;
      colour: Colour;
      count: number;
    }
  | {
      event: "floated";
      seat: Seat;
      space: number;
    }
  | {
      event: "landed";
      seat: Seat;
      points: number;
    }
  | {
      event: "climbed";
      seat: Seat;
      stairs: Stairs;
      step: number;
    }
  | {
      event: "disc_turned";
      seat: Seat;
    }
  | {
      event: "refreshed";
      seat: Seat;
      kind: Kind;
    }
  | {
      event: "got_scroll";
      seat: Seat;
      scroll: Tile;
    }
  | {
      event: "scroll_helped";
      seat: Seat;
      scroll: Tile;
    }
  | {
      event: "built";
      seat: Seat;
      workshop: number;
      colour: Colour;
      space: number;
      taken: boolean;
    }
  | {
      event: "discovered";
      seat: Seat;
      oasis: Tile;
    }
  | {
      event: "claimed_oasis";
      seat: Seat;
      oasis: Tile;
    }
  | {
      event: "returned";
      seat: Seat;
      colour: Colour;
    }
  | {
      event: "exchanged";
      seat: Seat;
      colour: Colour;
    }
  | {
      event: "got_luxury";
      seat: Seat;
      luxury: Tile;
      taken: boolean;
    }
  | {
      event: "spared";
      seat: Seat;
      colour: Colour;
    }
  | {
      event: "oasis_scored";
      seat: Seat;
      oasis: Tile;
      points: number;
    }
  | {
      event: "river_won";
      seat: Seat;
      place: number;
      tile: Tile;
    }
  | {
      event: "river_unwon";
      tile: Tile;
    }
  | { event: "fishermen_returned" }
  | { event: "open_oases_left" }
  | {
      event: "provided";
      seat: Seat;
      how: Provide;
    }
  | {
      event: "full_sectors";
      seat: Seat;
      count: number;
    }
  | { event: "ended" };

/** What can be worked out from a view. */
export type Figures = {
  /** What whoever's turn it is has been asked, if it is somebody's; all know that. */
  asked: Prompt | null;
  /** Who would get something of the season's river tile now, the foremost first. */
  winners: Array<Seat>;
  /** What is drawn, while the game waits for that. */
  drawn: Drawn | null;
  /** By seat. */
  boards: Array<BoardFigures>;
};

/** A colour of goods. */
export type Good = "purple" | "orange" | "yellow";

/** What a date picker brings: a date, or what a scroll gives. */
export type Harvest = "date" | "23" | "24" | "25";

/** A sector with a colour of its own. */
export type Home = Exclude<Sector, "souk">;

/** A number of keshis of each colour. */
export type Keshis = Partial<Record<Colour, number>>;

/** A kind of scrolls, the cheapest first. */
export type Kind = "gray" | "yellow" | "pink" | "orange";

/** A layer of the tower: how likely keshis stick and fall, out of 100. */
export type Layer = {
  /** A keshi thrown in sticks. */
  sticks: number;
  /** A keshi that sticks falls at the next throw. */
  falls: number;
};

/** A kind of luxury good. */
export type Luxury = "slipper" | "tajine" | "dagger" | "lamp" | "necklace";

/** A luxury good. */
export type LuxuryGood = {
  /** What it is. */
  kind: Luxury;
  /** What it costs. */
  cost: [number, number, number];
  /** The points it gives. */
  points: number;
  /** The resources it gives. */
  resources: [number, number, number];
};

/** What an oasis scores. */
export type Oasis =
  | {
      gates: {
        /** The colours. */
        colours: [Colour, Colour, Colour];
        /** Points for each gate. */
        points: number;
      }
    }
  | {
      keshis: {
        /** The colour. */
        colour: Colour;
        /** Points without any. */
        base: number;
      }
    }
  | {
      luxury: {
        /** The kind. */
        kind: Luxury;
        /** Points for each. */
        points: number;
      }
    }
  | {
      resource: {
        /** The resource. */
        resource: Resource;
        /** Points without any. */
        base: number;
        /** The most that may be returned. */
        most: number;
      }
    }
  | {
      luxury_goods: {
        /** Points without any. */
        base: number;
      }
    }
  | {
      scrolls: {
        /** Points without any. */
        base: number;
      }
    }
  | {
      small_sectors: {
        /** Points for each. */
        points: number;
        /** As many keshis at the most. */
        most: number;
      }
    }
  | {
      full_sectors: {
        /** Points for each. */
        points: number;
      }
    }
  | {
      oases: {
        /** Points for each. */
        points: number;
      }
    }
  | {
      top: {
        /** The staircase: mosque or palace. */
        stairs: Sector;
        /** Points. */
        points: number;
      }
    }
  | {
      thresholds: {
        /** So many at least. */
        least: number;
        /** Points. */
        points: number;
      }
    }
  | {
      jetty: {
        /** Points. */
        points: number;
      }
    };

/** An oasis that is discovered. */
export type OasisFigures = {
  /** Which. */
  oasis: Tile;
  /** What it costs: dates, water and dinars; `null` for any one of them. */
  cost: [number, number, number] | null;
  /** Its points, if it were scored now. */
  points: number;
};

/** Which exchange offices are in play. */
export type Offices = "base" | "mixed" | "new";

/** Everything that all players know, with perfect memory. */
export type Open = {
  /** What is being played. */
  phase: Phase;
  /** What the game waits for. */
  waits: Waits;
  /** The season, 1 to 3. */
  season: number;
  /** The round, 1 to 4. */
  round: number;
  /** Who started the season. */
  season_start: Seat;
  /** Who starts the round. */
  start: Seat;
  /** Whose turn it is. */
  seat: Seat;
  /** How many have had a turn in this phase, with the one whose turn it is; 1 from the first claim on. */
  turns: number;
  /** Who has chosen, while all choose together. */
  ready: Seats;
  /** The player boards, in seat order. */
  boards: Array<Board>;
  /** What is still to be done by the player whose turn it is. */
  stack: Array<Effect>;
  /** The stacks of scrolls: three of each kind, the cheapest kind first. */
  stacks: [ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack, ScrollStack];
  /** Scrolls that nobody has seen yet. */
  unseen_scrolls: Tiles;
  /** The shops of the souk. */
  shops: [Shop, Shop, Shop, Shop, Shop];
  /** Luxury goods that nobody has seen yet. */
  unseen_luxury: Tiles;
  /** The exchange office of the season. */
  office: Tile | null;
  /** Exchange offices that nobody has seen yet. */
  unseen_offices: Tiles;
  /** City gates in the workshops. */
  workshops: [Keshis, Keshis, Keshis, Keshis];
  /** City gates in the bag. */
  bag: Keshis;
  /** Keshis still in the bag from which everybody draws at the start. */
  supply_bag: Array<Colour>;
  /** The river tiles of the three seasons. */
  river_tiles: [Tile | null, Tile | null, Tile | null];
  /** The open oases of river tile 02. */
  open_oases: Tiles;
  /** Oases that nobody has seen yet. */
  unseen_oases: Tiles;
  /** The seats in the order of their fishermen, the foremost first. */
  fishermen: Array<Seat>;
  /** What sticks in the tower. */
  tower: Keshis;
  /** What lies in the tower's base. */
  base: Keshis;
  /** The staircase tiles on the inner spaces of the lines, in the order of `StaircaseTiles`(crate::StaircaseTiles). */
  staircase_tiles: Array<Tile | null>;
  /** Where the sultan and the imam are. */
  companions: [Companion, Companion];
  /** Desert towns that nobody has found yet. */
  towns: Tiles;
  /** Desert towns that nobody has seen yet. */
  unseen_towns: Tiles;
  /** Whose fisherman began season 3 on the crocodile. */
  head_start: Seat | null;
};

/** What a table may choose. */
export type Options = {
  /** How many play, 2 to 4. */
  players: number;
  /** The edition. */
  edition: Edition;
  /** The layer of the tower. */
  layer: TowerLayer;
  /**
   * The river tiles of the three seasons by the number of their sides, or none to draw them: then it may also be
   * written `"random"`.
   */
  river: [number, number, number] | null;
  /** Expansion 1: tiles on the lines between the staircases. */
  staircase_tiles: StaircaseTiles;
  /** Expansion 2: the imam and the sultan. */
  imam_and_sultan: boolean;
  /** Expansion 3: further exchange offices. */
  offices: Offices;
  /** Expansion 4: the other side of the audience discs. */
  discs: Discs;
  /** Expansion 5: desert towns. */
  desert_towns: boolean;
};

/** What only one player knows. */
export type Own = {
  /** The provision tiles that lie face down. */
  provisions: Tiles;
  /** What the player has chosen while all choose together. */
  chosen: string | null;
};

/** A path of the Sahara. */
export type Path = "left" | "right";

/** What is being played. */
export type Phase =
  | "setup"
  | "supply"
  | "disc"
  | "first_provision"
  | "start_player"
  | "select"
  | "deploy"
  | "throw"
  | "claim"
  | "exchange"
  | "use"
  | "river_bonus"
  | "placeholders"
  | "season_scoring"
  | "river_first"
  | "river_second"
  | "provisions"
  | "next_provision"
  | "office"
  | "over";

/** How the citizens are provided for. */
export type Provide = "all" | "scroll" | "none";

/** What must be provided for the citizens at the end of a season. */
export type Provision = {
  /** The resources to pay. */
  resources: [number, number, number];
  /** The points lost by who cannot. */
  points: number;
};

/** What can be asked of the player whose turn it is. */
export type Question =
  | "place_assistant"
  | "claim"
  | "assistants"
  | "any_action"
  | "two_of_one_colour"
  | "keshi_and_action"
  | "outdoors"
  | "show"
  | "rapid"
  | "madrasa"
  | "medina"
  | "gate_keshi"
  | "sahara"
  | "open_oases"
  | "swap"
  | "score_claimed"
  | "any_scroll"
  | "any_luxury"
  | "any_gate"
  | "which_placeholder"
  | "prize"
  | "provide"
  | {
      claim_second: {
        /** The colour of the first. */
        first: Colour;
      }
    }
  | {
      deploy: {
        /** Its colour. */
        colour: Colour;
        /** Whether the sector action follows (scroll 64). */
        act: boolean;
      }
    }
  | {
      keshis: {
        /** How many are still to be chosen. */
        left: number;
        /** Those chosen so far. */
        chosen: [Colour | null, Colour | null];
        /** Whether they may be left alone. */
        may: boolean;
      }
    }
  | {
      aside: {
        /** Whether they were claimed (Essential edition); otherwise they came with city gates. */
        claimed: boolean;
      }
    }
  | {
      good: {
        /** How many. */
        count: number;
      }
    }
  | {
      resources: {
        /** How many. */
        left: number;
        /** In their order, none before this one. */
        from: Resource;
      }
    }
  | {
      harvest: {
        /** How many pickers are left. */
        left: number;
        /** In their order, none of the choices before this one. */
        from: Harvest;
      }
    }
  | {
      river: {
        /** Steps to go. */
        left: number;
      }
    }
  | {
      climb: {
        /** Which. */
        stairs: Stairs;
        /** Steps to go. */
        left: number;
        /** Whether one more is free (scroll 48). */
        free: boolean;
      }
    }
  | {
      either: {
        /** Steps to go. */
        steps: number;
        /** Whether one may stay. */
        may: boolean;
      }
    }
  | {
      both: {
        /** Steps to go on each. */
        steps: number;
      }
    }
  | {
      line: {
        /** The segments of its ends, palace and mosque, from 1. */
        ends: [number, number];
        /** The spaces taken already, a bit for each. */
        taken: Array<Space>;
        /** How many more; all there are, if 255. */
        left: number | null;
      }
    }
  | {
      ring: {
        /** A bit for each space. */
        spaces: Array<number>;
        /** Once only, and not for every spectator. */
        once: boolean;
        /** What its points count as. */
        source: Source;
      }
    }
  | {
      souk: {
        /** Whether the office may be used. */
        office: boolean;
        /** Whether a luxury good may be bought. */
        luxury: boolean;
      }
    }
  | {
      office_step: {
        /** The step. */
        step: Bonus;
      }
    }
  | {
      must_buy: {
        /** The kind. */
        kind: Kind;
      }
    }
  | {
      take_scroll: {
        /** The kind. */
        kind: Kind;
        /** Dates to pay. */
        dates: number;
      }
    }
  | {
      build: {
        /** The workshop it comes from. */
        workshop: number;
        /** Its colour. */
        colour: Colour;
        /** Whether it was taken and not bought (desert town 12). */
        taken: boolean;
      }
    }
  | {
      free_oases: {
        /** How many. */
        left: number;
        /** Whether they may be left alone. */
        may: boolean;
      }
    }
  | { stored: Colour }
  | { swap_for: Colour }
  | {
      return: {
        /** Which resource. */
        resource: Resource;
        /** How many at the most. */
        left: number;
      }
    }
  | {
      sell: {
        /** In their order, none before this one. */
        from: Resource;
      }
    }
  | {
      pay: {
        /** How many. */
        left: number;
        /** In their order, none before this one. */
        from: Resource;
      }
    }
  | {
      pay_any: {
        /** How many. */
        left: number;
        /** In their order, none before this one. */
        from: Resource;
      }
    }
  | { spare: Tile }
  | {
      settle: {
        /** Which path. */
        path: Path;
      }
    }
  | { placeholder: Colour };

/** A resource. */
export type Resource = "date" | "water" | "dinar";

/** A side of a river tile. */
export type RiverSide = {
  /** The season it is for. */
  season: number;
  /** What the winner gets: so many points, resources, keshis, steps or the like; 0 where no number is printed. */
  first: number;
  /** What the second player gets in season 3; on 18, so many keshis for a point. */
  second: number;
};

/** The kind of a scroll: the colour of its back, with what it asks. */
export type ScrollKind = {
  /** Scholars needed. */
  scholars: number;
  /** Dates to pay. */
  dates: number;
  /** The first and the last number of the kind. */
  numbers: [number, number];
};

/** A stack of scrolls. */
export type ScrollStack = {
  /** The open scroll on top. */
  top: Tile | null;
  /** How many lie under it that nobody knows. */
  unknown: number;
  /** Those under these, which were open before, in the order in which they will come. */
  known: Array<Tile>;
};

/** A set of seats. */
export type Seats = Array<number>;

/** A sector of the player board. The first eight stand in the order of their colours. */
export type Sector = "orchard" | "madrasa" | "palace" | "mosque" | "square" | "river" | "medina" | "sahara" | "souk";

/** A shop of the souk: a stack of luxury goods. */
export type Shop = {
  /** The open luxury good on top. */
  top: Tile | null;
  /** How many lie under it. */
  unknown: number;
};

/** Where points come from: the place where they are printed, even if it is a scroll that lets a player have them. */
export type Source =
  | "start"
  | "deployment"
  | "rapids"
  | "jetty"
  | "river_tiles"
  | "lines"
  | "stairs"
  | "square"
  | "gates"
  | "souk"
  | "scrolls"
  | "provisions"
  | "full_sectors"
  | "oases"
  | "leftovers"
  | "towns";

/** A space of a line between the staircases. */
export type Space = "dinars" | "left" | "middle" | "right" | "points";

/** Whether tiles cover the inner spaces of the lines, and which. */
export type StaircaseTiles = "none" | "random" | Array<number>;

/** A staircase. */
export type Stairs = "palace" | "mosque";

/** Something that is done without a question. It may draw, or put further effects on the stack. */
export type Step =
  | "restock"
  | {
      gain: {
        /** What. */
        bonus: Bonus;
        /** How many times. */
        times: number;
        /** What its points count as. */
        source: Source;
      }
    }
  | {
      discover: {
        /** Its path. */
        path: Path;
        /** Its place on the path. */
        place: number;
      }
    }
  | { act: Sector }
  | "threshold"
  | {
      square: {
        /** How many times. */
        left: number;
      }
    }
  | "after_show"
  | {
      rapids: {
        /** A bit for each. */
        rapids: Array<number>;
      }
    }
  | "office_resource"
  | {
      refresh: {
        /** The stack. */
        stack: number;
      }
    }
  | { store: Tile }
  | { score: Tile };

/** A space of the supply board where a claimed oasis is stored. */
export type Storage = "blank" | "keshi" | "exchange" | "scroll";

/** What a storage space gives for the oasis put on it. */
export type StorageBonus = { keshi: Colour } | "exchange" | "scroll";

/** The number of a tile, from 1; or no tile. */
export type Tile = number;

/** A set of tiles of one family, numbered from 1 to 127. */
export type Tiles = Array<number>;

/** A layer of the tower. */
export type TowerLayer = "B1" | "B2";

/** A desert town. */
export type Town = {
  /** Points for each thing it counts; 0 for 10 to 12, which are not scored. */
  points: number;
  /** So many keshis make one thing to count (06, 08); else 0. */
  keshis: number;
};

/** What somebody knows: all that lies open or lay open before, and the own secrets. */
export type View = {
  /** Who looks. */
  viewer: Seat | null;
  /** What everybody knows. */
  open: Open;
  /** What only this player knows. */
  own: Own | null;
};

/** What the game waits for. */
export type Waits = "player" | "together" | { chance: Draw } | "over";

/** Where a caravan goes. */
export type Way = "left" | "right" | "start";

/** A workshop that sells city gates. */
export type Workshop = {
  /** What a gate costs. */
  dinars: number;
  /** The points a gate gives, or takes. */
  points: number;
};
