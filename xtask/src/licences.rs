//! A stage of `cargo xtask test`: licences of all dependencies, and advisories about them where their data can be had.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::shell::{self, Outcome, cargo};

/// Licences that a dependency may have, as SPDX names them: those that let the binary be used for anything.
const ALLOWED: &[&str] =
    &["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "ISC", "MIT", "Unicode-3.0", "Zlib"];

/// Packages that may have another licence, because nothing of them is in what we hand out: a test, a build tool and a fuzzer.
/// All packages of the second begin alike, one for each kind of machine.
const TOOLS: &[(&str, &str)] =
    &[("axe-core", "MPL-2.0"), ("lightningcss", "MPL-2.0"), ("libfuzzer-sys", "(MIT OR Apache-2.0) AND NCSA")];

/// A dependency, and under which licences it can be had.
struct Dependency {
    name: String,
    licence: Option<String>,
}

pub(crate) fn stage() -> Outcome {
    let (crates, packages) = (crates()?, packages()?);
    println!("{} crates and {} npm packages", crates.len(), packages.len());
    let faults: Vec<String> = crates.iter().chain(&packages).filter_map(fault).collect();
    if !faults.is_empty() {
        return Err(format!("licences that are not on the list in xtask/src/licences.rs: {}", faults.join(", ")));
    }
    advisories("RUSTSEC", rustsec())?;
    advisories("NPM", npm())
}

/// Shows what is known against dependencies. Whoever runs the tests without that knowledge is told loudly, and goes on.
fn advisories(source: &str, found: Outcome<Vec<String>>) -> Outcome {
    match found {
        Ok(found) if found.is_empty() => {
            println!("nothing is known against a dependency ({source})");
            Ok(())
        }
        Ok(found) => Err(format!("advisories ({source}): {}", found.join(", "))),
        Err(reason) => {
            println!("\n!!! NO ADVISORIES ARE CHECKED ({source}): {reason}\n");
            Ok(())
        }
    }
}

/// All crates of the lock file, also those for other machines and for features that are off.
fn crates() -> Outcome<Vec<Dependency>> {
    let metadata = shell::read(&mut cargo(&["metadata", "--locked", "--format-version", "1", "--all-features"]))?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|reason| format!("cargo metadata: {reason}"))?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    Ok(packages.iter().map(|package| dependency(&package["name"], package)).collect())
}

/// The packages in npm's lock file.
fn packages() -> Outcome<Vec<Dependency>> {
    let file = shell::root().join("web/package-lock.json");
    let text = std::fs::read_to_string(&file).map_err(|reason| format!("{}: {reason}", file.display()))?;
    let lock: Value = serde_json::from_str(&text).map_err(|reason| format!("{}: {reason}", file.display()))?;
    let packages = lock["packages"].as_object().ok_or("the lock file lists no packages")?;
    // The first is the web client itself, by the name of its folder.
    let others = packages.iter().filter(|(path, _)| !path.is_empty());
    let name = |path: &str| path.rsplit_once("node_modules/").map_or(path, |(_, name)| name).to_owned();
    Ok(others.map(|(path, package)| dependency(&Value::from(name(path)), package)).collect())
}

fn dependency(name: &Value, package: &Value) -> Dependency {
    let licence = package["license"].as_str().map(str::to_owned);
    Dependency { name: name.as_str().unwrap_or_default().to_owned(), licence }
}

/// What is wrong with the licence of a dependency.
fn fault(Dependency { name, licence }: &Dependency) -> Option<String> {
    let Some(licence) = licence else { return Some(format!("{name} (none)")) };
    let tool = |&(tool, its): &(&str, &str)| {
        let rest = name.strip_prefix(tool);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-')) && its == licence
    };
    (!is_allowed(licence) && !TOOLS.iter().any(tool)).then(|| format!("{name} ({licence})"))
}

/// Whether an SPDX expression can be fulfilled with allowed licences. Older crates write `/` for `OR`.
fn is_allowed(expression: &str) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest) == Some(true) && rest.is_empty()
}

/// `A OR B`. None, if it cannot be read.
fn either(words: &mut &[&str]) -> Option<bool> {
    let mut allowed = both(words)?;
    while let Some((&"OR", rest)) = words.split_first() {
        *words = rest;
        allowed |= both(words)?;
    }
    Some(allowed)
}

/// `A AND B`, which binds closer.
fn both(words: &mut &[&str]) -> Option<bool> {
    let mut allowed = one(words)?;
    while let Some((&"AND", rest)) = words.split_first() {
        *words = rest;
        allowed &= one(words)?;
    }
    Some(allowed)
}

/// A licence, perhaps `WITH` an exception, or an expression in parentheses.
fn one(words: &mut &[&str]) -> Option<bool> {
    let (&first, rest) = words.split_first()?;
    *words = rest;
    if first == "(" {
        let allowed = either(words)?;
        let (&")", rest) = words.split_first()? else { return None };
        *words = rest;
        return Some(allowed);
    }
    let mut licence = first.to_owned();
    if let [with @ "WITH", exception, rest @ ..] = *words {
        licence = format!("{licence} {with} {exception}");
        *words = rest;
    }
    let is_name = !["OR", "AND", "WITH", ")"].contains(&first);
    is_name.then(|| ALLOWED.contains(&licence.as_str()))
}

/// What RUSTSEC knows, by cargo-audit. It is not installed for this: to build it takes longer than all tests of a crate.
fn rustsec() -> Outcome<Vec<String>> {
    if !shell::works(&mut cargo(&["audit", "--version"])) {
        return Err("cargo-audit is not installed (cargo install cargo-audit)".to_owned());
    }
    let report = report(&mut cargo(&["audit", "--json"]))?;
    let list = report["vulnerabilities"]["list"].as_array().ok_or("cargo audit has no data")?;
    for warning in warnings(&report) {
        println!("RUSTSEC warns of {warning}");
    }
    let named = |found: &Value| format!("{} ({})", text(&found["package"]["name"]), text(&found["advisory"]["id"]));
    Ok(list.iter().map(named).collect())
}

/// What a report of cargo-audit warns of: crates that are unsound, unmaintained or yanked. They are shown and are no failure.
fn warnings(report: &Value) -> Vec<String> {
    let kinds = report["warnings"].as_object().into_iter().flatten();
    let of_kind = |(kind, list): (&String, &Value)| {
        let named = |found: &Value| {
            let package = &found["package"];
            let about = [kind.clone(), text(&found["advisory"]["id"])].into_iter().filter(|text| !text.is_empty());
            let about = about.collect::<Vec<_>>().join(", ");
            format!("{} {} ({about})", text(&package["name"]), text(&package["version"]))
        };
        list.as_array().into_iter().flatten().map(named).collect::<Vec<_>>()
    };
    kinds.flat_map(of_kind).collect()
}

/// What the registry of npm knows. Less than `high` is shown and does no harm: all packages but a few are tools.
fn npm() -> Outcome<Vec<String>> {
    let mut npm = Command::new("npm");
    npm.args(["audit", "--json", "--fetch-retries=0", "--fetch-timeout=8000"]).current_dir(shell::root().join("web"));
    let report = report(&mut npm)?;
    let found = report["vulnerabilities"].as_object().ok_or_else(|| {
        let message = text(&report["message"]);
        if message.is_empty() { "npm audit has no data".to_owned() } else { message }
    })?;
    let (grave, others): (Vec<_>, Vec<_>) = found
        .iter()
        .map(|(name, found)| (name, text(&found["severity"])))
        .partition(|(_, severity)| ["high", "critical"].contains(&severity.as_str()));
    for (name, severity) in others {
        println!("npm knows something against {name} ({severity})");
    }
    Ok(grave.into_iter().map(|(name, severity)| format!("{name} ({severity})")).collect())
}

/// The JSON that a command prints, however it ends.
fn report(command: &mut Command) -> Outcome<Value> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output();
    let output = output.map_err(|reason| format!("{}: {reason}", command.get_program().to_string_lossy()))?;
    serde_json::from_slice(&output.stdout).map_err(|_| "it prints no report".to_owned())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_expression_is_read_as_spdx_has_it() {
        for good in [
            "MIT",
            "MIT OR GPL-2.0-only",
            "GPL-2.0-only OR MIT",
            "MIT/GPL-2.0-only",
            "(MIT OR GPL-2.0-only) AND Unicode-3.0",
            "GPL-2.0-only AND MIT OR ISC",
            "GPL-2.0-only WITH Classpath-exception-2.0 OR MIT",
        ] {
            assert!(is_allowed(good), "{good}");
        }
        for bad in [
            "",
            "GPL-2.0-only",
            "MIT AND GPL-2.0-only",
            "MIT AND (GPL-2.0-only OR AGPL-3.0-only)",
            "MIT OR",
            "(MIT",
            "MIT)",
            "MIT ISC",
            "OR",
            "MIT WITH Classpath-exception-2.0",
            "Apache-2.0 WITH",
            "SEE LICENSE IN LICENSE.txt",
            "UNLICENSED",
        ] {
            assert!(!is_allowed(bad), "{bad}");
        }
    }

    #[test]
    fn tools_are_named_one_by_one() {
        let fault = |name: &str, licence: Option<&str>| {
            fault(&Dependency { name: name.to_owned(), licence: licence.map(str::to_owned) })
        };
        assert_eq!(fault("lightningcss", Some("MPL-2.0")), None);
        assert_eq!(fault("lightningcss-linux-x64-gnu", Some("MPL-2.0")), None);
        assert_eq!(fault("lightning", Some("MPL-2.0")).as_deref(), Some("lightning (MPL-2.0)"));
        assert_eq!(fault("axe-core", Some("GPL-3.0-only")).as_deref(), Some("axe-core (GPL-3.0-only)"));
        assert_eq!(fault("libfuzzer-sys", Some("(MIT OR Apache-2.0) AND NCSA")), None);
        assert_eq!(fault("serde", None).as_deref(), Some("serde (none)"));
    }

    #[test]
    fn warnings_are_named_with_their_kind() {
        let package = |name: &str| json!({ "name": name, "version": "1.2.3" });
        let report = json!({ "warnings": {
            "unmaintained": [{ "kind": "unmaintained", "package": package("old"), "advisory": { "id": "RUSTSEC-2024-0001" } }],
            "yanked": [{ "kind": "yanked", "package": package("gone"), "advisory": null }],
        } });
        assert_eq!(warnings(&report), ["old 1.2.3 (unmaintained, RUSTSEC-2024-0001)", "gone 1.2.3 (yanked)"]);
        assert_eq!(warnings(&json!({})), [""; 0]);
    }

    #[test]
    fn all_dependencies_are_allowed_and_no_licence_is_for_nothing() {
        let all: Vec<Dependency> = crates().unwrap().into_iter().chain(packages().unwrap()).collect();
        assert!(all.len() > 200, "{}", all.len());
        assert_eq!(all.iter().filter_map(fault).collect::<Vec<_>>(), [""; 0]);
        for licence in ALLOWED {
            assert!(all.iter().filter_map(|one| one.licence.as_ref()).any(|used| used.contains(licence)), "{licence}");
        }
        assert!(all.iter().any(|one| one.name.starts_with("windows")), "crates for other machines are among them");
        for (tool, _) in TOOLS {
            assert!(all.iter().any(|one| one.name == *tool), "{tool}");
        }
    }
}
