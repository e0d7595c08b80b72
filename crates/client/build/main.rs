//! Builds `web/` with npm, and writes down what came of it as Rust. Where that cannot be done, a page that says so takes
//! its place; where `CI` is set, that is an error.

mod npm;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, io};

/// All that the client is made of, below the root. What is made from it is not among them: neither the installed packages
/// nor what is built.
const INPUTS: [&str; 10] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "words",
    "crates/protocol/typescript",
];

fn main() {
    let crate_root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let root = crate_root.join("../..");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed=CI");
    // A file that is missing would count as changed every time.
    for input in INPUTS.map(|input| root.join(input)).iter().filter(|input| input.exists()) {
        println!("cargo::rerun-if-changed={}", input.display());
    }
    let site = out.join("web");
    let built = build(&root.join("web"), &site).and_then(|()| entries(&site).map_err(|reason| reason.to_string()));
    let is_built = built.is_ok();
    let entries = built.unwrap_or_else(|reason| {
        if env::var_os("CI").is_some() {
            eprintln!("the web client cannot be built: {reason}");
            exit(1);
        }
        println!("cargo::warning=The web client is not built, and a page that says so is in its place:");
        reason.lines().for_each(|line| println!("cargo::warning={line}"));
        // Tried again with every build, until it works.
        println!("cargo::rerun-if-changed={}", out.join("missing").display());
        entry("/index.html", &crate_root.join("src/missing.html"), None).expect("the page is there")
    });
    let text = format!(
        "/// Whether this is the client, and not a page in its place.\npub const IS_BUILT: bool = {is_built};\n\n\
         static FILES: &[File] = &[\n{entries}];\n"
    );
    fs::write(out.join("files.rs"), text).expect("the folder can be written to");
}

fn build(web: &Path, site: &Path) -> Result<(), String> {
    let _reading = npm::install(web)?;
    let mut vite = Command::new(web.join("node_modules/.bin/vite"));
    vite.current_dir(web).args(["build", "--emptyOutDir", "--logLevel", "warn", "--outDir"]).arg(site);
    npm::run(&mut vite)
}

/// The files of a folder as Rust.
fn entries(site: &Path) -> io::Result<String> {
    let mut files = BTreeMap::new();
    collect(site, "", &mut files)?;
    let mut text = String::new();
    for (path, file) in &files {
        if path.strip_suffix(".br").is_some_and(|plain| files.contains_key(plain)) {
            continue;
        }
        let small = files.get(&format!("{path}.br"));
        text += &entry(path, file, small.map(PathBuf::as_path))?;
    }
    Ok(text)
}

fn entry(path: &str, file: &Path, brotli: Option<&Path>) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    fs::read(file)?.hash(&mut hasher);
    Ok(format!(
        "    File {{ path: {path:?}, kind: {:?}, etag: {:?}, hashed: {}, plain: include_bytes!({file:?}), brotli: {} }},\n",
        kind(path),
        // Weak, so that it is the same for both forms.
        format!("W/\"{:016x}\"", hasher.finish()),
        // Vite puts a hash into the names of these, and only these.
        path.starts_with("/assets/"),
        brotli.map_or("None".to_owned(), |brotli| format!("Some(include_bytes!({brotli:?}))")),
    ))
}

/// All files below a folder, by their paths from there.
fn collect(folder: &Path, path: &str, files: &mut BTreeMap<String, PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &path, files)?;
        } else {
            files.insert(path, entry.path());
        }
    }
    Ok(())
}

/// The type of a file's content.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        other => panic!("{path}: say in crates/client/build/main.rs of which type .{other} is"),
    }
}
