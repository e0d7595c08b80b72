//! What can be asked on the command line.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::builder::{BoolishValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, Args, CommandFactory as _, Parser, Subcommand};
use house::RoomId;
use house::store::Cursor;
use serde_json::{Map, Value};
use server::Network;
use words::Lang;

use crate::failure::Failure;
use crate::games::Games;
use crate::owner::File;

/// The digital table for two board games about one city.
///
/// Rugs is Marrakech by Dominique Ehrhard: rugs, a die, and a market owner who wanders. Keshi is Marrakesh by Stefan
/// Feld: a tower, twelve colours, and nine sectors to draft for.
#[derive(Parser)]
#[command(name = "jemaa", version, max_term_width = 100, after_help = AFTER_HELP)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const AFTER_HELP: &str = "\
Exit codes:
  0  done, or nobody reads the output any more
  1  failed: a full disk, dice that are not fair, no more threads
  2  a mistake in what was asked

Try:
  jemaa sim rugs --bots greedy,random --games 1000 --rotate
  jemaa sim rugs --games 1 --records games && jemaa replay games/1.jemaa
  jemaa sim keshi --players 3 --option layer=B2 --bots greedy,random --games 1000
  echo '{\"cmd\":\"new\",\"game\":\"rugs\"}' | jemaa engine";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the house: a server for tables in the browser and for programs (docs/protocol.md). This is what `jemaa` alone
    /// does
    Serve(ServeArgs),
    /// Copy the database of a server into a new file, also while it runs
    Backup(BackupArgs),
    /// Write the game of a room as a record, as far as it was played, also while the server runs. It has all secrets of
    /// the game
    Export(ExportArgs),
    /// Remove abandoned rooms and records, a certain room, or what was said; the server must be down
    Clean(CleanArgs),
    /// Moderate a running server: list rooms, close one, remove a line of chat, rename somebody, announce a restart
    Admin(AdminArgs),
    /// Let bots play many games, and report who won, with how many points, and how fast it went
    Sim(SimArgs),
    /// Serve another program: one JSON object per line in, one per line out (docs/engine-protocol.md)
    Engine(EngineArgs),
    /// Tell a recorded game as sentences, or show a position of it
    Replay(ReplayArgs),
    /// Check that a recorded game was played with the dice that were promised (docs/fair-dice.md)
    Verify(VerifyArgs),
    /// Count the ways in which a game can go on, per configuration
    Perft(PerftArgs),
    /// List the values on the pieces of keshi, and where each comes from (docs/keshi-components.md)
    Components(ComponentsArgs),
}

/// Which game, and what its table chose.
#[derive(Args)]
pub(crate) struct GameArgs {
    /// The game to play
    pub(crate) game: String,
    /// How many play [default: what the game says]
    #[arg(short, long, value_name = "N", value_parser = whole_number, allow_negative_numbers = true)]
    pub(crate) players: Option<Value>,
    /// An option of the game, such as players=3, variant or layer=B2; may be given several times
    #[arg(short, long = "option", value_name = "NAME[=VALUE]")]
    pub(crate) options: Vec<String>,
    #[command(flatten)]
    pub(crate) owner: OwnerArgs,
}

/// What an owner of the box says of its pieces.
#[derive(Args)]
pub(crate) struct OwnerArgs {
    /// A file with values that replace those on the pieces of keshi (docs/keshi-components.md)
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl OwnerArgs {
    /// The file, if one was named.
    pub(crate) fn file(&self) -> Result<Option<File>, Failure> {
        self.components.as_deref().map(File::read).transpose()
    }
}

impl GameArgs {
    /// The options as the game reads them.
    pub(crate) fn options(&self) -> Result<Map<String, Value>, Failure> {
        let mut options = Map::new();
        if let Some(players) = &self.players {
            options.insert("players".to_owned(), players.clone());
        }
        for option in &self.options {
            let (name, value) = option.split_once('=').unwrap_or((option, "true"));
            let value = match serde_json::from_str(value) {
                // It may be a whole number that is too long for a machine's.
                Ok(Value::Number(number)) if number.is_f64() => whole_number(value).unwrap_or(Value::Number(number)),
                read => read.unwrap_or_else(|_| Value::from(value)),
            };
            if options.insert(name.to_owned(), value).is_some() {
                return Err(Failure::Input(format!("the option {name} is given twice")));
            }
        }
        Ok(options)
    }
}

/// A whole number of any size: the game says which it takes.
fn whole_number(text: &str) -> Result<Value, String> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err("expected a number".to_owned());
    }
    Ok(text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from))
}

/// The command line with the names, options and bots of these games.
pub(crate) fn command(games: Games) -> clap::Command {
    let add = |list: String| {
        move |arg: Arg| {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            arg.help(format!("{help} ({list})"))
        }
    };
    let of_a_game = |command: clap::Command| {
        let names = PossibleValuesParser::new(games.names());
        command.mut_arg("game", |game| game.value_parser(names)).mut_arg("options", add(games.options()))
    };
    Cli::command()
        .mut_subcommand("sim", |sim| of_a_game(sim).mut_arg("bots", add(games.bots())))
        .mut_subcommand("perft", of_a_game)
}

/// The most games of one simulation: so many squares of points still add up exactly.
const MOST_GAMES: u64 = 1_000_000_000_000;

fn games(text: &str) -> Result<u64, String> {
    let wanted = text.parse().ok().filter(|wanted| (1..=MOST_GAMES).contains(wanted));
    wanted.ok_or_else(|| format!("expected a number from 1 to {MOST_GAMES}"))
}

/// Where a server keeps its games.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// Where games are kept: a file, or postgres://... [default: jemaa/jemaa.db in the user's data folder]
    #[arg(long, value_name = "FILE|URL", env = "JEMAA_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not be there yet
    pub(crate) to: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

#[derive(Args)]
pub(crate) struct ExportArgs {
    /// The room
    pub(crate) room: RoomId,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

/// After how many days without anything a room is abandoned: longer than the longest clock, three times over.
const ABANDONED: u32 = 90;

#[derive(Args)]
pub(crate) struct CleanArgs {
    /// Remove rooms in which nothing has happened for so many days and whose game is not over, and uploaded records that
    /// nobody has opened for as long
    #[arg(long, value_name = "N", default_value_t = ABANDONED)]
    pub(crate) days: u32,
    /// Remove finished games that are as old, too
    #[arg(long)]
    pub(crate) finished: bool,
    /// Remove this room alone, whatever its age
    #[arg(long, value_name = "ROOM", conflicts_with_all = ["days", "finished"])]
    pub(crate) room: Option<RoomId>,
    /// Delete chat that is as old, or that of the room, and no room
    #[arg(long, conflicts_with = "finished")]
    pub(crate) chat: bool,
    /// Say how many rooms would be removed, and remove nothing
    #[arg(long, conflicts_with_all = ["room", "chat"])]
    pub(crate) dry_run: bool,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

/// The secret of the admin API.
#[derive(Args)]
pub(crate) struct AdminSecretArgs {
    /// A file that holds the admin secret, at least 32 characters; JEMAA_ADMIN_SECRET can hold the secret itself
    #[arg(long, value_name = "FILE", env = "JEMAA_ADMIN_SECRET_FILE", global = true)]
    pub(crate) admin_secret_file: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    /// Where the server is: http://HOST:PORT, without TLS
    #[arg(long, value_name = "URL", env = "JEMAA_SERVER", default_value = "http://127.0.0.1:7777", global = true)]
    pub(crate) server: String,
    /// Send the secret unencrypted to a server on another machine
    #[arg(long, global = true)]
    pub(crate) unencrypted: bool,
    #[command(flatten)]
    pub(crate) secret: AdminSecretArgs,
}

#[derive(Subcommand)]
pub(crate) enum AdminCommand {
    /// List rooms, listed publicly or not, the newest first: fifty at a time
    Rooms {
        /// Only rooms in this stage
        #[arg(long, value_parser = PossibleValuesParser::new(["gathering", "playing", "over", "closed"]))]
        stage: Option<String>,
        /// Go on where the page before said
        #[arg(long, value_name = "PLACE")]
        after: Option<Cursor>,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// List the chat of a room, each line with its number
    Chat {
        /// The room's name
        room: RoomId,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
    /// Close a room: everybody in it is told, and nobody gets in any more
    Close {
        /// The room's name
        room: RoomId,
        /// Also remove its game, names and chat at once, instead of when it counts as abandoned
        #[arg(long)]
        remove: bool,
    },
    /// Remove a line of chat, also from all open pages
    Unsay {
        /// The room's name
        room: RoomId,
        /// Its number, as `jemaa admin chat` tells it
        line: u64,
    },
    /// Rename the player on a seat
    Rename {
        /// The room's name
        room: RoomId,
        /// The seat, counted from 1
        seat: u8,
        /// The name from now on
        name: String,
    },
    /// Announce a restart at all tables, or withdraw the announcement; it does not restart anything
    Announce {
        /// In how many minutes the server restarts
        #[arg(required_unless_present = "withdraw", conflicts_with = "withdraw")]
        minutes: Option<u32>,
        /// A note in your own words, shown as it is to players of all languages
        #[arg(long, value_name = "TEXT", conflicts_with = "withdraw")]
        note: Option<String>,
        /// Withdraw the announcement
        #[arg(long)]
        withdraw: bool,
    },
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen; 0.0.0.0:7777 lets others on the network in
    #[arg(long, value_name = "ADDRESS", env = "JEMAA_LISTEN", default_value = "127.0.0.1:7777")]
    pub(crate) listen: SocketAddr,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
    /// Where the server is reached from outside, if a proxy stands before it
    #[arg(long, value_name = "URL", env = "JEMAA_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy whose X-Forwarded-For is believed; may be given several times
    #[arg(long = "trusted-proxy", value_name = "IP", env = "JEMAA_TRUSTED_PROXY", value_delimiter = ',')]
    pub(crate) trusted_proxies: Vec<IpAddr>,
    /// A further name by which browsers may reach the server; may be given several times
    #[arg(long = "allow-host", value_name = "NAME", env = "JEMAA_ALLOW_HOST", value_delimiter = ',')]
    pub(crate) hosts: Vec<String>,
    /// Remove rooms in which nothing has happened for so many days and whose game is not over, and uploaded records that
    /// nobody has opened for as long; 0 keeps them
    #[arg(long, value_name = "DAYS", env = "JEMAA_ABANDONED_AFTER", default_value_t = ABANDONED)]
    pub(crate) abandoned_after: u32,
    /// An address or network, such as 10.0.0.0/8, that may read /metrics besides this machine; may be given several times
    #[arg(long, value_name = "IP", env = "JEMAA_METRICS_FROM", value_delimiter = ',')]
    pub(crate) metrics_from: Vec<Network>,
    #[command(flatten)]
    pub(crate) admin: AdminSecretArgs,
    /// On how many threads bots think [default: one per core]
    #[arg(long, value_name = "N", env = "JEMAA_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024), allow_negative_numbers = true)]
    pub(crate) bot_threads: Option<u16>,
    /// Write the log as JSON; JEMAA_LOG sets what is logged (error, warn, info, debug)
    #[arg(long, env = "JEMAA_JSON_LOG", action = ArgAction::SetTrue, value_parser = BoolishValueParser::new())]
    pub(crate) json_log: bool,
}

#[derive(Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many games
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000, value_parser = games, allow_negative_numbers = true)]
    pub(crate) games: u64,
    /// Play at every table the game knows: 18 of rugs; of keshi 384 combinations, and three tables with choices agreed on
    #[arg(long, conflicts_with_all = ["players", "options", "games", "records"])]
    pub(crate) all_configurations: bool,
    /// How many games at each table
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = games, requires = "all_configurations", allow_negative_numbers = true)]
    pub(crate) games_per: u64,
    /// Who plays, in seat order; a shorter list is repeated
    #[arg(short, long, value_name = "BOT,...", value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// Let the bots change seats from game to game, and report per bot in the order given
    #[arg(long)]
    pub(crate) rotate: bool,
    /// What the games are drawn from: the same seed gives the same games, whatever the threads
    #[arg(short, long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// How many threads [default: one per core]
    #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024), allow_negative_numbers = true)]
    pub(crate) threads: Option<u16>,
    /// Hold every action against the rules, and run the invariants after it
    #[arg(long)]
    pub(crate) check: bool,
    /// Keep a record of every game in this folder, as 1.jemaa, 2.jemaa, ...; older ones of that name are replaced
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct EngineArgs {
    #[command(flatten)]
    pub(crate) owner: OwnerArgs,
    /// The language of the sentences that tell events: en, fr or de
    #[arg(long, value_name = "LANG", default_value_t)]
    pub(crate) lang: Lang,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) owner: OwnerArgs,
    /// The language to tell it in: en, fr or de
    #[arg(long, value_name = "LANG", default_value_t)]
    pub(crate) lang: Lang,
    /// Print the position after N steps instead
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) to: Option<usize>,
    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The record, or - for standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) owner: OwnerArgs,
    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How many steps deep: every action and every outcome is a step
    #[arg(short, long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=20), allow_negative_numbers = true)]
    pub(crate) depth: u8,
    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ComponentsArgs {
    /// List only what nobody has seen in print: in a rulebook, or in a box
    #[arg(long)]
    pub(crate) unconfirmed: bool,
    #[command(flatten)]
    pub(crate) owner: OwnerArgs,
    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}
