//! A PostgreSQL server of our own, for the tests: in its own folder, on its own port, gone when they are done.

use std::env;
use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::shell::{self, Outcome};

/// Where the tests look for a server.
pub(crate) const VARIABLE: &str = "JEMAA_TEST_POSTGRES";

/// How long it may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server. It stops when this is dropped.
pub(crate) struct Postgres {
    programs: Programs,
    folder: PathBuf,
    server: Child,
    port: u16,
}

impl Postgres {
    /// Installs PostgreSQL where it is missing and can be installed, and starts it.
    pub(crate) fn start() -> Outcome<Postgres> {
        let programs = match Programs::find() {
            Some(programs) => programs,
            None => {
                shell::install_package("postgresql")?;
                Programs::find().ok_or("PostgreSQL was installed, and its programs cannot be found")?
            }
        };
        let folder = programs.folder()?;
        let data = folder.join("data");
        shell::run(programs.command("initdb").arg("--pgdata").arg(&data).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        ]))?;
        let port = free_port()?;
        let log = folder.join("log");
        let said = |reason| format!("{}: {reason}", log.display());
        let file = File::create(&log).map_err(said)?;
        let server = programs
            .command("postgres")
            .arg("-D")
            .arg(&data)
            .args(["-p", &port.to_string()])
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "max_connections=300"])
            .stdin(Stdio::null())
            .stdout(file.try_clone().map_err(said)?)
            .stderr(file)
            .spawn()
            .map_err(|reason| format!("postgres: {reason}"))?;
        let mut postgres = Postgres { programs, folder, server, port };
        postgres.wait_until_ready(&log)?;
        println!("PostgreSQL listens at {}", postgres.url());
        Ok(postgres)
    }

    pub(crate) fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database: its URL.
    pub(crate) fn database(&self, name: &str) -> Outcome<String> {
        let port = self.port.to_string();
        shell::run(self.programs.command("createdb").args([
            "--host=127.0.0.1",
            "--username=postgres",
            "--port",
            &port,
            name,
        ]))?;
        Ok(self.url_of(name))
    }

    fn wait_until_ready(&mut self, log: &Path) -> Outcome {
        let since = Instant::now();
        let port = self.port.to_string();
        while !shell::works(self.programs.command("pg_isready").args(["--host=127.0.0.1", "--port", &port])) {
            if since.elapsed() > PATIENCE || self.server.try_wait().is_ok_and(|ended| ended.is_some()) {
                let said = fs::read_to_string(log).unwrap_or_default();
                return Err(format!("PostgreSQL does not start: {said}"));
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let stop = ["stop", "--mode=immediate", "--silent", "--pgdata"];
        if !shell::works(self.programs.command("pg_ctl").args(stop).arg(data)) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where its programs are, and who runs them.
struct Programs {
    folder: PathBuf,
    /// PostgreSQL refuses to be run by root.
    user: Option<&'static str>,
}

impl Programs {
    fn find() -> Option<Programs> {
        let path = env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
        // Debian keeps them out of the path, a folder per version.
        if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
            let mut versions: Vec<PathBuf> = versions.flatten().map(|version| version.path()).collect();
            versions.sort_by_key(|path| {
                path.file_name().and_then(|name| name.to_str()).and_then(|name| name.parse::<u32>().ok())
            });
            folders.extend(versions.into_iter().rev().map(|version| version.join("bin")));
        }
        let has_all = |folder: &Path| {
            ["initdb", "postgres", "pg_ctl", "pg_isready"].iter().all(|name| folder.join(name).is_file())
        };
        let folder = folders.into_iter().find(|folder| has_all(folder))?;
        let user = shell::is_root()
            .then(|| if shell::works(Command::new("id").arg("postgres")) { "postgres" } else { "nobody" });
        Some(Programs { folder, user })
    }

    /// One of the programs.
    fn command(&self, program: &str) -> Command {
        self.by_user(&self.folder.join(program))
    }

    /// A program, run by somebody who may; it ends when we do, however that comes about.
    fn by_user(&self, program: &Path) -> Command {
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", &group_of(user), "--clear-groups", "--pdeathsig", "QUIT"]);
                command.arg(program);
                command
            }
            None => Command::new(program),
        };
        // A folder that all may enter.
        command.current_dir("/").env("LC_ALL", "C");
        command
    }

    /// An empty folder that belongs to who runs the programs: with the build's output, or, if they may not go there,
    /// with the temporary files.
    fn folder(&self) -> Outcome<PathBuf> {
        let name = format!("postgres-{}", std::process::id());
        let mut refused = String::new();
        for place in [shell::target(), env::temp_dir()] {
            let folder = place.join(&name);
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).map_err(|reason| format!("{}: {reason}", folder.display()))?;
            if let Some(user) = self.user {
                shell::run(Command::new("chown").arg(format!("{user}:{}", group_of(user))).arg(&folder))?;
            }
            if shell::works(self.by_user(Path::new("test")).arg("-w").arg(&folder)) {
                return Ok(folder);
            }
            refused += &format!(" {}", folder.display());
            let _ = fs::remove_dir_all(&folder);
        }
        Err(format!("PostgreSQL may not write to{refused}"))
    }
}

fn group_of(user: &str) -> String {
    shell::read(Command::new("id").args(["-g", user])).unwrap_or_default().trim().to_owned()
}

fn free_port() -> Outcome<u16> {
    let listener = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    listener.map(|address| address.port()).map_err(|reason| format!("no free port: {reason}"))
}
