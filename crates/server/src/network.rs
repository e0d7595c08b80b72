//! A part of the internet: one address, or all that begin alike.

use std::net::IpAddr;
use std::str::FromStr;

/// A network such as `10.0.0.0/8` or `2001:db8::/32`; an address alone is one too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    ip: IpAddr,
    bits: u32,
}

/// A text that names no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected an address, or a network such as 10.0.0.0/8")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (ip, bits) = text.split_once('/').map_or((text, None), |(ip, bits)| (ip, Some(bits)));
        let ip: IpAddr = ip.parse().map_err(|_| NoNetwork)?;
        let most = if ip.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| NoNetwork))?;
        if bits > most { Err(NoNetwork) } else { Ok(Network { ip, bits }) }
    }
}

impl Network {
    /// Whether an address is in it.
    #[must_use]
    pub fn contains(&self, ip: IpAddr) -> bool {
        match (self.ip, ip.to_canonical()) {
            (IpAddr::V4(here), IpAddr::V4(ip)) => (here.to_bits() ^ ip.to_bits()).leading_zeros() >= self.bits,
            (IpAddr::V6(here), IpAddr::V6(ip)) => (here.to_bits() ^ ip.to_bits()).leading_zeros() >= self.bits,
            _ => false,
        }
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
