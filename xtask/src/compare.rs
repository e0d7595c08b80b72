//! `cargo xtask compare REV`: this tree against another revision, benchmark by benchmark.
//!
//! Both are built for release. Their benchmarks alternate round by round, so that a slow minute of the machine hits both alike,
//! and what counts is the median of the rounds' ratios.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::Value;

use crate::bench::{Built, Programs, ROWS, grouped, machine};
use crate::shell::{self, Outcome, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The other revision, as git names it
    #[arg(value_name = "REV")]
    rev: String,
    /// How many rounds are run; the median ratio counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
    /// Only benchmarks whose name contains this text
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// The lowest median ratio that is no failure
    #[arg(long, value_name = "RATIO", default_value_t = 0.97)]
    at_least: f64,
}

/// The server's benchmark: rooms of two in which everybody acts as soon as they may.
const SERVER: &str = "`jemaa serve`, 200 rooms of rugs, moves";
const SERVER_LOAD: &[&str] = &["--json", "--how", "rush", "--rooms", "200", "--warm-up", "2", "--seconds", "8"];

/// One of the two trees, built.
struct Side {
    programs: Programs,
    load: PathBuf,
}

/// What was measured of both sides under one name, round by round: this tree, the other one.
struct Row {
    name: String,
    rounds: Vec<[f64; 2]>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let other = Checkout::new(&args.rev)?;
    let commit = other.commit.as_str();
    let sides = [Side::build(&shell::root(), &shell::target())?, Side::build(&other.folder, &other.target)?];
    let wanted = |name: &str| args.only.as_ref().is_none_or(|only| name.contains(only));
    let mut rows: Vec<Row> = Vec::new();
    for round in 0..args.rounds {
        for row in ROWS.iter().filter(|row| wanted(row.name)) {
            let [this, that] = alternate(round, &sides, |side| row.measure(&side.programs))?;
            note(&mut rows, format!("{}, games", row.name), [this.games, that.games]);
            if let (Some(this), Some(that)) = (this.decisions, that.decisions) {
                note(&mut rows, format!("{}, decisions", row.name), [this, that]);
            }
        }
        if wanted(SERVER) {
            note(&mut rows, SERVER.to_owned(), alternate(round, &sides, |side| side.server(&sides[0].load))?);
        }
        println!("round {} of {}", round + 1, args.rounds);
    }
    println!(
        "\n| per CPU-second | this tree | {} | ratio | lowest to highest |\n|---|---:|---:|---:|---:|",
        &commit[..10]
    );
    let mut slower = Vec::new();
    for Row { name, rounds } in &rows {
        let median = |of: fn(&[f64; 2]) -> f64| {
            let mut numbers: Vec<f64> = rounds.iter().map(of).collect();
            numbers.sort_by(f64::total_cmp);
            let middle = (numbers[(numbers.len() - 1) / 2] + numbers[numbers.len() / 2]) / 2.0;
            (middle, numbers[0], numbers[numbers.len() - 1])
        };
        let (this, that) = (median(|[this, _]| *this).0, median(|[_, that]| *that).0);
        let (ratio, low, high) = median(|[this, that]| this / that);
        println!("| {name} | {} | {} | {ratio:.3} | {low:.3} to {high:.3} |", grouped(this), grouped(that));
        if ratio < args.at_least {
            slower.push(format!("{name} ({ratio:.3})"));
        }
    }
    println!("\n| page, bytes compressed | this tree | {} |\n|---|---:|---:|", &commit[..10]);
    let [this, that] = [Page::of(&sides[0].programs)?, Page::of(&sides[1].programs)?];
    for (name, of) in [
        ("linked by the first page", (|page| page.linked) as fn(&Page) -> u64),
        ("all scripts", |page| page.scripts),
        ("all styles", |page| page.styles),
    ] {
        println!("| {name} | {} | {} |", grouped(of(&this) as f64), grouped(of(&that) as f64));
    }
    println!("\n{}, {} rounds", machine(), args.rounds);
    if slower.is_empty() { Ok(()) } else { Err(format!("below {}: {}", args.at_least, slower.join(", "))) }
}

/// Measures both sides; in every second round the other tree first. The answer names this tree first.
fn alternate<T>(round: usize, [this, that]: &[Side; 2], measure: impl Fn(&Side) -> Outcome<T>) -> Outcome<[T; 2]> {
    if round.is_multiple_of(2) {
        return Ok([measure(this)?, measure(that)?]);
    }
    let that = measure(that)?;
    Ok([measure(this)?, that])
}

fn note(rows: &mut Vec<Row>, name: String, measured: [f64; 2]) {
    match rows.iter_mut().find(|row| row.name == name) {
        Some(row) => row.rounds.push(measured),
        None => rows.push(Row { name, rounds: vec![measured] }),
    }
}

impl Side {
    fn build(tree: &Path, target: &Path) -> Outcome<Side> {
        let programs = Programs::build(tree, target)?;
        let load = Built::of(tree, target, &["build", "--release", "--package", "load"])?.executable("load")?;
        Ok(Side { programs, load })
    }

    /// Durable moves per CPU-second of the server. Both trees are measured with this load generator, so that only the
    /// servers differ; a server that it cannot speak to is measured with the generator of its own tree.
    fn server(&self, load: &Path) -> Outcome<f64> {
        self.server_with(load).or_else(|reason| {
            if load == self.load {
                return Err(reason);
            }
            println!("\n!!! THE SERVERS ARE MEASURED WITH DIFFERENT LOAD GENERATORS: {reason}\n");
            self.server_with(&self.load)
        })
    }

    fn server_with(&self, load: &Path) -> Outcome<f64> {
        let printed = read(Command::new(load).args(SERVER_LOAD).arg("--binary").arg(&self.programs.jemaa))?;
        let report: Value = serde_json::from_str(&printed).map_err(|reason| format!("“{printed}”: {reason}"))?;
        let number = |name: &str| report[name].as_f64().ok_or_else(|| format!("no {name} in {report}"));
        Ok(number("moves_per_second")? * 100.0 / number("cpu_percent")?)
    }
}

/// The sizes of the web client's files in bytes, as browsers get them: compressed.
#[derive(Default)]
struct Page {
    /// The first page, with the scripts and styles that it names itself.
    linked: u64,
    scripts: u64,
    styles: u64,
}

impl Page {
    fn of(programs: &Programs) -> Outcome<Page> {
        let mut page = Page::default();
        let Some(folder) = &programs.page else { return Ok(page) };
        let failed = |path: &Path| {
            let path = path.display().to_string();
            move |reason| format!("{path}: {reason}")
        };
        let first = folder.join("index.html");
        let html = fs::read_to_string(&first).map_err(failed(&first))?;
        page.linked = size(&first);
        let assets = folder.join("assets");
        for entry in fs::read_dir(&assets).map_err(failed(&assets))? {
            let path = entry.map_err(failed(&assets))?.path();
            let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
            match kind {
                "js" => page.scripts += size(&path),
                "css" => page.styles += size(&path),
                _ => continue,
            }
            if path.file_name().is_some_and(|name| html.contains(&*name.to_string_lossy())) {
                page.linked += size(&path);
            }
        }
        Ok(page)
    }
}

/// The size of a file as it is sent: of its compressed form, if there is one.
fn size(file: &Path) -> u64 {
    let mut compressed = file.as_os_str().to_owned();
    compressed.push(".br");
    let length = |path: &Path| fs::metadata(path).map(|file| file.len()).ok();
    length(Path::new(&compressed)).or_else(|| length(file)).unwrap_or_default()
}

/// Another revision's files, in a git worktree that is kept for the next time. It lies outside of this tree, for cargo would
/// read this tree's settings too.
pub(crate) struct Checkout {
    /// The revision's full name.
    pub(crate) commit: String,
    pub(crate) folder: PathBuf,
    /// Where it is built.
    pub(crate) target: PathBuf,
}

impl Checkout {
    /// Checks out a revision as this tree names it: `HEAD` is the head of this tree, not of the worktree.
    pub(crate) fn new(revision: &str) -> Outcome<Checkout> {
        let commit = read(git().args(["rev-parse", "--verify", &format!("{revision}^{{commit}}")]))?;
        let commit = commit.trim().to_owned();
        let place = env::temp_dir().join(folder_name(&shell::root()));
        let (folder, target) = (place.join("tree"), place.join("target"));
        let place = folder.display().to_string();
        if folder.join(".git").exists() {
            shell::run(git().args(["-C", &place, "checkout", "--quiet", "--detach", &commit]))?;
        } else {
            shell::run(git().args(["worktree", "prune"]))?;
            shell::run(git().args(["worktree", "add", "--quiet", "--detach", &place, &commit]))?;
        }
        Ok(Checkout { commit, folder, target })
    }
}

/// The name of the folder for the other revisions of a tree. Every tree has its own: two that are compared at the same time
/// must not change each other's files.
fn folder_name(root: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    root.hash(&mut hasher);
    format!("jemaa-compare-{:016x}", hasher.finish())
}

fn git() -> Command {
    let mut git = Command::new("git");
    git.current_dir(shell::root());
    git
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tree_has_its_own_folder() {
        let [one, other] = ["/one/jemaa", "/other/jemaa"].map(|root| folder_name(Path::new(root)));
        assert_ne!(one, other);
        assert_eq!(one, folder_name(Path::new("/one/jemaa")));
    }
}
