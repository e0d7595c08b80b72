//! What is in the program is what a browser needs.

use client::find;

fn text(path: &str) -> &'static str {
    let file = find(path).unwrap_or_else(|| panic!("{path} is there"));
    std::str::from_utf8(file.plain).expect("text")
}

#[test]
fn the_page_and_all_that_it_names_are_there() {
    let page = text("/index.html");
    assert!(page.starts_with("<!doctype html>"));
    assert!(!page.contains("style=") && !page.contains("<style"), "the policy allows no style within a page");
    let named = page.split('"').filter(|path| path.starts_with("/assets/"));
    let mut count = 0;
    for path in named {
        let file = find(path).unwrap_or_else(|| panic!("{path} is there"));
        assert!(file.hashed && !file.plain.is_empty(), "{path}");
        count += 1;
    }
    assert_eq!(count > 0, client::IS_BUILT, "a page of the client has a script");
}

#[test]
fn a_page_can_change_and_says_so() {
    let page = find("/index.html").expect("a page");
    assert!(!page.hashed && page.kind.starts_with("text/html"));
    assert!(page.etag.starts_with("W/\"") && page.etag.ends_with('"'), "{}", page.etag);
}

#[test]
fn what_is_compressed_is_smaller() {
    if !client::IS_BUILT {
        return;
    }
    let page = text("/index.html");
    let script = page.split('"').find(|path| path.ends_with(".js")).expect("a script");
    let script = find(script).expect("it is there");
    assert!(script.brotli.is_some_and(|brotli| brotli.len() < script.plain.len() * 2 / 3));
}

#[test]
fn nothing_else_is_found() {
    for path in ["", "/", "index.html", "/index.html.br", "/../index.html", "/nowhere"] {
        assert!(find(path).is_none(), "{path}");
    }
}
