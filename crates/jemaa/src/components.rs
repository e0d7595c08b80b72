//! `jemaa components`: every value on the pieces of a box, and where it comes from.

use std::fmt::Write as _;
use std::io::{Write, stdout};

use keshi::{Inventory, Listed};
use serde_json::json;

use crate::cli::ComponentsArgs;
use crate::failure::{Failure, printable};
use crate::owner::File;

pub(crate) fn run(args: &ComponentsArgs) -> Result<(), Failure> {
    let owners = args.owner.file()?.map(|File { name, text }| Inventory::with(&name, &text)).transpose();
    let owners = owners.map_err(|reason| Failure::Input(reason.to_string()))?;
    let set = owners.as_ref().unwrap_or_else(|| Inventory::embedded());
    let wanted = |listed: &&Listed| !args.unconfirmed || !listed.provenance.is_confirmed();
    let values: Vec<&Listed> = set.values().iter().filter(wanted).collect();
    let mut out = stdout().lock();
    if args.json {
        let (name, hash) = (&set.components().name, format!("{:016x}", set.components().hash));
        writeln!(out, "{}", json!({ "game": "keshi", "name": name, "hash": hash, "values": values }))?;
    } else {
        write!(out, "{}", told(set, &values))?;
    }
    Ok(())
}

/// A table per file, for people.
fn told(set: &Inventory, values: &[&Listed]) -> String {
    let all = set.values().len();
    let open = set.values().iter().filter(|listed| !listed.provenance.is_confirmed()).count();
    let name = printable(&set.components().name);
    let mut text =
        format!("keshi: {name} {:016x}, {all} values, {open} of them not seen in print\n", set.components().hash);
    for file in values.chunk_by(|one, next| one.file == next.file) {
        let width = |of: &dyn Fn(&Listed) -> usize| file.iter().map(|listed| of(listed)).max().unwrap_or_default();
        let path = width(&|listed| listed.path.len());
        let value = width(&|listed| listed.value.to_string().len());
        let kind = width(&|listed| listed.provenance.name().len());
        let _ = writeln!(text, "\n{}", file[0].file);
        for listed in file {
            let _ = writeln!(
                text,
                "  {:path$}  {:value$}  {:kind$}  {}",
                listed.path,
                listed.value.to_string(),
                listed.provenance,
                printable(&listed.reference),
            );
        }
    }
    text
}
