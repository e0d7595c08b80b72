//! A part of the internet: one address, or all that begin alike.

use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// A network such as `10.0.0.0/8` or `2001:db8::/32`; an address alone is one too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

/// A text that names no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address, or a network such as 10.0.0.0/8")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let network = if text.contains('/') { text.parse().ok() } else { text.parse().ok().map(IpAddr::into) };
        network.map(Network).ok_or(NoNetwork)
    }
}

impl Network {
    /// Whether an address is in it. An IPv4 address that is written as IPv6 is the IPv4 one.
    #[must_use]
    pub fn contains(&self, ip: IpAddr) -> bool {
        self.0.contains(&ip.to_canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_in_a_network_if_it_begins_alike() {
        for (network, ip, within) in [
            ("10.0.0.0/8", "10.255.0.1", true),
            ("10.0.0.0/8", "11.0.0.0", false),
            ("10.1.2.3/8", "10.255.0.1", true),
            ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "192.0.2.6", false),
            ("192.0.2.7", "::ffff:192.0.2.7", true),
            ("0.0.0.0/0", "203.0.113.9", true),
            ("0.0.0.0/0", "::1", false),
            ("2001:db8::/32", "2001:db8:1::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
            ("::/0", "2001:db8::1", true),
        ] {
            let network: Network = network.parse().expect("a network");
            assert_eq!(network.contains(ip.parse().expect("an address")), within, "{network:?}, {ip}");
        }
        for text in ["", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "all", "10.0.0/8"] {
            assert_eq!(text.parse::<Network>(), Err(NoNetwork), "{text}");
        }
    }
}
