//! `jemaa admin`: moderation of a running server, over its admin API.

use std::env;
use std::fs;
use std::io::{Read, Write, stdout};
use std::net::{IpAddr, TcpStream, ToSocketAddrs};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::admin::{AdminPage, AdminRoom, NewName, NewRestart};
use protocol::problem::Problem;
use protocol::socket::ChatLine;
use serde::Serialize;
use serde::de::DeserializeOwned;
use server::AdminSecret;

use crate::cli::{AdminArgs, AdminCommand, AdminSecretArgs};
use crate::failure::{Failure, plain, printable};

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(60);
/// No answer is longer.
const LONGEST: u64 = 16 << 20;

/// The admin secret, and its text: from the file that is named, or from the environment.
pub(crate) fn secret(args: &AdminSecretArgs) -> Result<Option<(AdminSecret, String)>, Failure> {
    let Some((from, text)) = given(args)? else { return Ok(None) };
    let secret = AdminSecret::new(&text).map_err(|reason| Failure::Input(format!("{from}: {reason}")))?;
    Ok(Some((secret, text)))
}

/// What is given as the secret, and where.
fn given(args: &AdminSecretArgs) -> Result<Option<(String, String)>, Failure> {
    let set = env::var("JEMAA_ADMIN_SECRET").ok().filter(|secret| !secret.is_empty());
    match (&args.admin_secret_file, set) {
        (Some(_), Some(_)) => {
            let both = "the admin secret is given twice: in JEMAA_ADMIN_SECRET, and in a file";
            Err(Failure::Input(both.to_owned()))
        }
        (Some(file), None) => {
            let read = fs::read_to_string(file);
            let text = read.map_err(|reason| Failure::Input(format!("{}: {}", file.display(), plain(&reason))))?;
            Ok(Some((file.display().to_string(), text.trim_end_matches(['\n', '\r']).to_owned())))
        }
        (None, set) => Ok(set.map(|text| ("JEMAA_ADMIN_SECRET".to_owned(), text))),
    }
}

pub(crate) fn run(args: &AdminArgs) -> Result<(), Failure> {
    let no_secret = "the admin secret is missing: name its file with --admin-secret-file, or set JEMAA_ADMIN_SECRET";
    let (_, secret) = secret(&args.secret)?.ok_or_else(|| Failure::Input(no_secret.to_owned()))?;
    let server = Server { authority: authority(&args.server, args.unencrypted)?, secret };
    match &args.command {
        AdminCommand::Rooms { stage, after, json } => {
            let query = [("stage", stage.clone()), ("after", after.map(|after| after.to_string()))];
            let query = query.iter().filter_map(|(name, value)| Some(format!("{name}={}", value.as_ref()?)));
            let query: Vec<String> = query.collect();
            let page: AdminPage = server.get(&format!("/tables?{}", query.join("&")))?;
            if *json { print_json(&page) } else { print_rooms(&page) }
        }
        AdminCommand::Chat { room, json } => {
            let lines: Vec<ChatLine> = server.get(&format!("/tables/{room}/chat"))?;
            if *json { print_json(&lines) } else { print_chat(&lines) }
        }
        AdminCommand::Close { room, remove: false } => {
            server.ask("POST", &format!("/tables/{room}/close"), "")?;
            say(&format!("room {room} is closed"))
        }
        AdminCommand::Close { room, remove: true } => {
            server.ask("DELETE", &format!("/tables/{room}"), "")?;
            say(&format!("room {room} is removed"))
        }
        AdminCommand::Unsay { room, line } => {
            server.ask("DELETE", &format!("/tables/{room}/chat/{line}"), "")?;
            say(&format!("line {line} of the chat of room {room} is removed"))
        }
        AdminCommand::Rename { room, seat, name } => {
            server.put(&format!("/tables/{room}/seats/{seat}"), &NewName { name: name.clone() })?;
            say(&format!("the player on seat {seat} of room {room} is renamed"))
        }
        AdminCommand::Announce { minutes: Some(minutes), note, .. } => {
            server.put("/restart", &NewRestart { minutes: *minutes, note: note.clone() })?;
            say(&format!("a restart in {minutes} min is announced"))
        }
        AdminCommand::Announce { .. } => {
            server.ask("DELETE", "/restart", "")?;
            say("no restart is announced any more")
        }
    }
}

fn say(done: &str) -> Result<(), Failure> {
    Ok(writeln!(stdout(), "{done}")?)
}

fn print_json(answer: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(answer).map_err(|reason| Failure::Broken(reason.to_string()))?;
    say(&text)
}

fn print_rooms(page: &AdminPage) -> Result<(), Failure> {
    let head = ["room", "game", "stage", "listed", "there", "changed", "seats"].map(str::to_owned);
    let rows: Vec<[String; 7]> = [head].into_iter().chain(page.rooms.iter().map(row)).collect();
    let mut out = stdout().lock();
    for row in &rows {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let width = rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
            format!("{cell:width$}")
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    if let Some(next) = &page.next {
        writeln!(out, "there are more: --after {next}")?;
    }
    Ok(())
}

fn row(room: &AdminRoom) -> [String; 7] {
    let stage = serde_json::to_value(room.stage).ok();
    let stage = stage.as_ref().and_then(|stage| stage.as_str()).unwrap_or_default().to_owned();
    let there = match room {
        AdminRoom { set_aside: true, .. } => "set aside".to_owned(),
        AdminRoom { in_memory: true, connections, .. } => connections.to_string(),
        _ => "-".to_owned(),
    };
    let seats = room.seats.iter().zip(1..).map(|(seat, number)| match &seat.name {
        Some(name) if seat.bot => format!("{number} bot {}", printable(name)),
        Some(name) => format!("{number} “{}”", printable(name)),
        None => format!("{number} open"),
    });
    let seats: Vec<String> = seats.collect();
    let listed = if room.listed { "yes" } else { "no" }.to_owned();
    [room.room.clone(), room.game.clone(), stage, listed, there, ago(room.changed), seats.join(", ")]
}

fn print_chat(lines: &[ChatLine]) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for ChatLine { line, at, name, seat, text } in lines {
        let seat = seat.map_or_else(String::new, |seat| format!(" (seat {seat})"));
        writeln!(out, "{line}  {}  {}{seat}: {}", ago(*at), printable(name), printable(text))?;
    }
    Ok(())
}

/// How long ago a time was, given in milliseconds since 1970.
fn ago(at: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let minutes = i64::try_from(now).unwrap_or(i64::MAX).saturating_sub(at).max(0) / 60_000;
    match minutes {
        0..60 => format!("{minutes} min ago"),
        60..2880 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}

/// A server, and the secret that it takes.
struct Server {
    authority: String,
    secret: String,
}

/// The way to a server on another machine.
const TUNNEL: &str = "run this on the server's own machine, or through a tunnel (ssh -L 7777:127.0.0.1:7777 HOST)";

/// Host and port of a URL. Another machine than this one only if the secret may be sent there unencrypted.
fn authority(url: &str, unencrypted: bool) -> Result<String, Failure> {
    if url.starts_with("https://") {
        return Err(Failure::Input(format!("{url}: only http:// is spoken here; {TUNNEL}")));
    }
    let authority = url.strip_prefix("http://").map(|rest| rest.strip_suffix('/').unwrap_or(rest));
    let authority = authority.filter(|rest| !rest.is_empty() && !rest.contains(['/', '?', '#', '@', ' ', '\r', '\n']));
    let authority = authority.ok_or_else(|| Failure::Input(format!("“{}” is no http://HOST:PORT", printable(url))))?;
    let has_port = authority.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    let authority = if has_port { authority.to_owned() } else { format!("{authority}:80") };
    let host = authority.rsplit_once(':').map_or(&*authority, |(host, _)| host);
    if !unencrypted && !is_this_machine(host) {
        return Err(Failure::Input(format!(
            "{url}: the admin secret would be sent unencrypted; {TUNNEL}, or allow it with --unencrypted"
        )));
    }
    Ok(authority)
}

/// Whether a host is a loopback address.
fn is_this_machine(host: &str) -> bool {
    let address = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    host.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl Server {
    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        let body = self.ask("GET", path, "")?;
        serde_json::from_str(&body).map_err(|_| self.broken("its answer cannot be read"))
    }

    fn put(&self, path: &str, body: &impl Serialize) -> Result<(), Failure> {
        let body = serde_json::to_string(body).map_err(|reason| Failure::Broken(reason.to_string()))?;
        self.ask("PUT", path, &body).map(drop)
    }

    /// Makes a request, and returns the body of the answer if it is a success.
    fn ask(&self, method: &str, path: &str, body: &str) -> Result<String, Failure> {
        let answer = self.send(method, path, body);
        let answer = answer.map_err(|reason| self.broken(&format!("it cannot be reached: {}", plain(&reason))))?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| self.broken("it does not answer"))?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
        let problem = serde_json::from_str::<Problem>(body).map(|problem| printable(&problem.detail));
        match (status, problem) {
            (Some(200..300), _) => Ok(body.to_owned()),
            (Some(404), Ok(detail)) if detail == server::NOTHING_HERE => {
                Err(Failure::Input(format!("{}: the server was started without an admin secret", self.authority)))
            }
            (Some(400..500), Ok(detail)) => Err(Failure::Input(detail)),
            (Some(_), Ok(detail)) => Err(self.broken(&detail)),
            _ => Err(self.broken("what answers is no server of Jemaa")),
        }
    }

    fn send(&self, method: &str, path: &str, body: &str) -> std::io::Result<String> {
        let Server { authority, secret } = self;
        let mut reached = Err(std::io::ErrorKind::NotFound.into());
        for address in authority.to_socket_addrs()? {
            reached = TcpStream::connect_timeout(&address, PATIENCE);
            if reached.is_ok() {
                break;
            }
        }
        let mut stream = reached?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let head = format!(
            "{method} /api/admin{path} HTTP/1.1\r\nhost: {authority}\r\nauthorization: Bearer {secret}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all((head + body).as_bytes())?;
        let mut answer = String::new();
        stream.take(LONGEST).read_to_string(&mut answer)?;
        Ok(answer)
    }

    fn broken(&self, reason: &str) -> Failure {
        Failure::Broken(format!("http://{}: {reason}", self.authority))
    }
}
