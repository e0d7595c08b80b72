//! A proxy between clients and the server that does what bad networks do.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::chance::below;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{accept_async, client_async};

/// Where things go wrong.
#[derive(Clone, Copy)]
pub(crate) enum Level {
    /// Bytes come late and in pieces, and connections end in the middle of anything.
    Bytes,
    /// Messages of clients come late, twice, or after later ones, also when the client has come back already; answers
    /// never come.
    Messages,
}

/// How often something went wrong.
#[derive(Default)]
pub(crate) struct Faults {
    pub(crate) cut: AtomicUsize,
    pub(crate) doubled: AtomicUsize,
    pub(crate) swapped: AtomicUsize,
    pub(crate) swallowed: AtomicUsize,
    pub(crate) late: AtomicUsize,
    calm: AtomicBool,
}

impl Faults {
    /// From now on nothing goes wrong.
    pub(crate) fn calm(&self) {
        self.calm.store(true, Ordering::Relaxed);
    }
}

fn count(count: &AtomicUsize) {
    count.fetch_add(1, Ordering::Relaxed);
}

/// Starts a proxy before a server: where it listens, and what it does.
pub(crate) async fn start(level: Level, server: SocketAddr, seed: u64) -> (SocketAddr, Arc<Faults>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let faults = Arc::new(Faults::default());
    let all = Arc::clone(&faults);
    tokio::spawn(async move {
        for number in 0.. {
            let Ok((client, _)) = listener.accept().await else { return };
            let mut way = Way { rng: ChaCha8Rng::seed_from_u64(seed + number), faults: Arc::clone(&all) };
            tokio::spawn(async move {
                let _ = match level {
                    Level::Bytes => way.bytes(client, server).await,
                    Level::Messages => way.messages(client, server).await.ok_or(()),
                };
            });
        }
    });
    (address, faults)
}

/// What happens to one connection.
struct Way {
    rng: ChaCha8Rng,
    faults: Arc<Faults>,
}

impl Way {
    fn calm(&self) -> bool {
        self.faults.calm.load(Ordering::Relaxed)
    }

    /// One time in so many.
    fn sometimes(&mut self, many: u32) -> bool {
        !self.calm() && below(&mut self.rng, many) == 0
    }

    async fn wait(&mut self, most: u32) {
        if !self.calm() {
            sleep(Duration::from_millis(below(&mut self.rng, most).into())).await;
        }
    }

    async fn bytes(&mut self, mut client: TcpStream, server: SocketAddr) -> Result<(), ()> {
        let mut upstream = TcpStream::connect(server).await.map_err(drop)?;
        // Enough for the handshake, the welcome and some moves, most times.
        let mut left = 10_000 + below(&mut self.rng, 200_000) as usize;
        let (mut up, mut down) = ([0; 4096], [0; 4096]);
        loop {
            let piece = 1 + below(&mut self.rng, 4000) as usize;
            let (from_client, read) = tokio::select! {
                read = client.read(&mut up[..piece]) => (true, read.map_err(drop)?),
                read = upstream.read(&mut down[..piece]) => (false, read.map_err(drop)?),
            };
            // What the server says is an answer as often as not.
            let cut = !self.calm() && left < read || !from_client && self.sometimes(50);
            let passed = if cut { left.min(read / 2) } else { read };
            left = left.saturating_sub(read);
            if self.sometimes(4) {
                self.wait(15).await;
            }
            let (to, bytes) = if from_client { (&mut upstream, &up) } else { (&mut client, &down) };
            to.write_all(&bytes[..passed]).await.map_err(drop)?;
            if read == 0 {
                return Ok(());
            }
            if cut {
                count(&self.faults.cut);
                drop(client);
                // The server does not know it at once.
                self.wait(100).await;
                return Ok(());
            }
        }
    }

    async fn messages(&mut self, client: TcpStream, server: SocketAddr) -> Option<()> {
        let mut client = accept_async(client).await.ok()?;
        let upstream = TcpStream::connect(server).await.ok()?;
        let (mut upstream, _) = client_async(format!("ws://{server}/ws"), upstream).await.ok()?;
        upstream.send(client.next().await?.ok()?).await.ok()?;
        let (mut held, mut last): (Option<Message>, Option<Message>) = (None, None);
        loop {
            let patience = if held.is_some() { Duration::from_millis(20) } else { Duration::from_secs(60) };
            let said = timeout(patience, async {
                tokio::select! {
                    said = client.next() => (true, said),
                    said = upstream.next() => (false, said),
                }
            });
            match said.await {
                Err(_) => upstream.send(held.take()?).await.ok()?,
                Ok((true, Some(Ok(message @ Message::Text(_))))) => {
                    last = Some(message.clone());
                    self.wait(5).await;
                    if held.is_none() && self.sometimes(8) {
                        held = Some(message);
                        continue;
                    }
                    if self.sometimes(6) {
                        count(&self.faults.doubled);
                        upstream.send(message.clone()).await.ok()?;
                    }
                    upstream.send(message).await.ok()?;
                    if let Some(before) = held.take() {
                        count(&self.faults.swapped);
                        upstream.send(before).await.ok()?;
                    }
                }
                Ok((false, Some(Ok(Message::Text(text))))) => {
                    let answer = text.contains(r#""type":"done""#) || text.contains(r#""type":"problem""#);
                    if (answer && self.sometimes(12)) || self.sometimes(200) {
                        count(&self.faults.swallowed);
                        break;
                    }
                    client.send(Message::Text(text)).await.ok()?;
                }
                Ok((_, Some(Ok(Message::Ping(_) | Message::Pong(_))))) => {}
                Ok(_) => return None,
            }
        }
        // The client is cut off. What it said last comes once more, when it has come back by another way.
        count(&self.faults.cut);
        drop(client);
        if let Some(last) = last {
            self.wait(200).await;
            count(&self.faults.late);
            upstream.send(last).await.ok()?;
            self.wait(50).await;
        }
        Some(())
    }
}
