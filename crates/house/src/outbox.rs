//! What waits to be sent to a client. Somebody who does not read costs no more than this.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::mpsc;

/// So many messages may wait for a client, of so many bytes together; then it is let go.
const MOST: usize = 128;
const MOST_BYTES: usize = 2 << 20;

/// Where a room puts what a client is told.
#[derive(Clone)]
pub struct Outbox {
    messages: mpsc::Sender<String>,
    shared: Arc<Shared>,
}

/// Where it is taken from.
pub struct Unsent {
    messages: mpsc::Receiver<String>,
    shared: Arc<Shared>,
}

/// What both ends know.
#[derive(Default)]
struct Shared {
    bytes: AtomicUsize,
    barred: AtomicBool,
}

/// More waits than may.
#[derive(Debug)]
pub(crate) struct Full;

impl Outbox {
    /// An empty one.
    #[must_use]
    pub fn new() -> (Outbox, Unsent) {
        let (sender, receiver) = mpsc::channel(MOST);
        let shared = Arc::<Shared>::default();
        (Outbox { messages: sender, shared: Arc::clone(&shared) }, Unsent { messages: receiver, shared })
    }

    /// Adds a message, unless too much waits already. One message alone may be of any length.
    pub(crate) fn push(&self, text: String) -> Result<(), Full> {
        let length = text.len();
        let before = self.shared.bytes.fetch_add(length, Ordering::Relaxed);
        if before > 0 && before + length > MOST_BYTES {
            return Err(Full);
        }
        self.messages.try_send(text).map_err(|_| Full)
    }

    /// Says that the client is let go because it may not be here any more, and need not come back.
    pub(crate) fn bar(&self) {
        self.shared.barred.store(true, Ordering::Release);
    }
}

impl Unsent {
    /// The next message; none when the room has let go of the client.
    pub async fn next(&mut self) -> Option<String> {
        let next = self.messages.recv().await;
        self.taken(next)
    }

    /// Whether the room has let go of the client because it may not be there any more.
    #[must_use]
    pub fn is_barred(&self) -> bool {
        self.shared.barred.load(Ordering::Acquire)
    }

    /// The next message, if one waits.
    pub fn waiting(&mut self) -> Option<String> {
        let next = self.messages.try_recv().ok();
        self.taken(next)
    }

    fn taken(&self, next: Option<String>) -> Option<String> {
        let length = next.as_ref().map_or(0, String::len);
        self.shared.bytes.fetch_sub(length, Ordering::Relaxed);
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded_in_number() {
        let (outbox, mut unsent) = Outbox::new();
        assert_eq!((0..1000).filter(|_| outbox.push("x".to_owned()).is_ok()).count(), MOST);
        assert!(unsent.waiting().is_some());
        assert!(outbox.push("x".to_owned()).is_ok(), "what was taken makes room");
    }

    #[test]
    fn what_waits_is_bounded_in_bytes() {
        let (outbox, mut unsent) = Outbox::new();
        assert!(outbox.push("x".repeat(2 * MOST_BYTES)).is_ok(), "one alone may be long");
        assert!(unsent.waiting().is_some());
        let half = "x".repeat(MOST_BYTES / 2);
        let pushed = [(); 3].map(|()| outbox.push(half.clone()).is_ok());
        assert_eq!(pushed, [true, true, false]);
    }
}
