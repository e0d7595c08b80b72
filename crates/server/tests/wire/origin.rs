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
    // Two names are none: a proxy before us may have looked at the other one.
    let own = format!("127.0.0.1:{port}");
    for hosts in [[own.as_str(), own.as_str()], [own.as_str(), host.as_str()], [host.as_str(), own.as_str()]] {
        for request in ["GET /", "GET /api/games", "POST /api/tables", "GET /ws", "GET /healthz", "GET /metrics"] {
            assert_eq!(status(&server, request, &hosts.map(|host| ("host", host))).await, 400, "{request} {hosts:?}");
        }
    }
    // So is none, and one in the request line that is not that of the header.
    for request in ["GET /", "POST /api/tables", "GET /healthz"] {
        assert_eq!(status(&server, request, &[]).await, 400, "{request}");
    }
    let own_line = format!("GET http://{own}/healthz");
    assert_eq!(status(&server, &own_line, &[("host", own.as_str())]).await, 200);
    assert_eq!(status(&server, "GET http://evil.example/healthz", &[("host", own.as_str())]).await, 400);
    // A page of another site cannot have its visitors ask for anything.
    let headers = [("host", own.as_str()), ("origin", "https://evil.example")];
    for request in ["POST /api/records", "POST /api/tables", "GET /ws"] {
        assert_eq!(status(&server, request, &headers).await, 403, "{request}");
    }
    server.stop().await;
}
