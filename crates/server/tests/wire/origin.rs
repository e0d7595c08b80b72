//! Pages from elsewhere, and names that lead here without being ours.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Folder, Server};

/// The status of the answer to a request with these headers.
async fn status(server: &Server, request: &str, headers: &[(&str, &str)]) -> u16 {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!("{request} HTTP/1.1\r\n{headers}connection: close\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).unwrap().split(' ').nth(1).unwrap().parse().unwrap()
}

/// A page whose own name leads here is refused whatever it asks for; the same request under a name of ours is not.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_leads_here_is_not_ours() {
    let folder = Folder::new("names");
    let server = Server::start(&folder.database()).await;
    let port = server.address.port();
    for name in ["localhost", "192.0.2.7", "[::1]", "jemaa", "box.local", "jemaa.example"] {
        let host = format!("{name}:{port}");
        let origin = format!("http://{host}");
        for request in ["GET /api/games", "GET /healthz", "GET /metrics"] {
            assert_eq!(status(&server, request, &[("host", &host)]).await, 200, "{request} {name}");
        }
        assert_eq!(status(&server, "GET /api/games", &[("host", &host), ("origin", &origin)]).await, 200, "{name}");
    }
    let host = format!("evil.example:{port}");
    let origin = format!("http://{host}");
    for headers in [&[("host", host.as_str())][..], &[("host", &host), ("origin", &origin)]] {
        for request in [
            "GET /",
            "GET /assets/index.js",
            "GET /api/games",
            "POST /api/tables",
            "GET /ws",
            "GET /openapi.json",
            "GET /healthz",
            "GET /metrics",
            "GET /nowhere",
        ] {
            assert_eq!(status(&server, request, headers).await, 403, "{request} {headers:?}");
        }
    }
    // A page of another site cannot have its visitors ask for anything.
    let own = format!("127.0.0.1:{port}");
    let headers = [("host", own.as_str()), ("origin", "https://evil.example")];
    for request in ["POST /api/records", "POST /api/tables", "GET /ws"] {
        assert_eq!(status(&server, request, &headers).await, 403, "{request}");
    }
    server.stop().await;
}
