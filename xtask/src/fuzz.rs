//! `cargo xtask fuzz`: a fuzzer looks for trouble.

use std::fs;

use crate::shell::{self, Outcome, have, root, works};

/// The targets, each a function of the crate `fuzz`.
const TARGETS: &[&str] = &[
    "rugs_listed_is_accepted",
    "rugs_position",
    "keshi_listed_is_accepted",
    "keshi_position",
    "keshi_components",
    "notation",
    "record",
    "messages",
    "tables",
];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The targets to run [default: all]
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(TARGETS))]
    targets: Vec<String>,
    /// How long to run each
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u32,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if !works(std::process::Command::new("cargo").args(["+nightly", "--version"])) {
        return Err("fuzzing needs a nightly toolchain: rustup toolchain install nightly".to_owned());
    }
    have("fuzz")?;
    let all: Vec<String> = TARGETS.iter().map(|&target| target.to_owned()).collect();
    let targets = if args.targets.is_empty() { &all } else { &args.targets };
    for target in targets {
        // What is found grows outside the tree; what is worth keeping is put into fuzz/corpus by hand.
        let found = root().join("target/fuzz/corpus").join(target);
        fs::create_dir_all(&found).map_err(|reason| format!("{}: {reason}", found.display()))?;
        let kept = root().join("fuzz/corpus").join(target);
        let mut fuzz = std::process::Command::new("cargo");
        fuzz.current_dir(root())
            .args(["+nightly", "fuzz", "run", "--features", "libfuzzer", "--sanitizer", "none"])
            .args(["--target-dir", "target/fuzz", target])
            .args([&found, &kept])
            .args(["--", &format!("-max_total_time={}", args.seconds), "-max_len=6000"])
            // The fuzzer's instrumentation does not survive link-time optimisation.
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env_remove("CARGO")
            .env_remove("RUSTUP_TOOLCHAIN");
        shell::run(&mut fuzz)?;
    }
    println!("{} targets, {} seconds each: nothing found", targets.len(), args.seconds);
    Ok(())
}
