//! Replays what the fuzzer found worth keeping.

use std::fs;
use std::path::Path;

#[test]
fn the_corpus_holds() {
    for (name, target) in fuzz::TARGETS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
        let files = fs::read_dir(&folder).unwrap_or_else(|reason| panic!("{}: {reason}", folder.display()));
        let mut count = 0;
        for file in files {
            let path = file.expect("a corpus can be listed").path();
            let data = fs::read(&path).expect("a corpus can be read");
            println!("{}", path.display());
            target(&data);
            count += 1;
        }
        assert!(count > 0, "{} is empty", folder.display());
    }
}
