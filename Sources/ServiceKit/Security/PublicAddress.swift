public import NIOCore

/// Which IP addresses are on the public internet (SEC-07): no private, loopback, link-local, shared, documentation or multicast ones
/// (IANA's registries of special-purpose addresses, RFC 6890).
public enum PublicAddress {
    /// Whether an address that a socket is about to connect to is on the public internet. A Unix socket is not.
    public static func isPublic(_ address: SocketAddress) -> Bool {
        // After the family and the port, `sockaddr_in` has the address; `sockaddr_in6` has it after four bytes of flow information.
        switch address {
        case .v4(let v4):
            isPublic(v4: UInt32(bigEndian: withUnsafeBytes(of: v4.address) { $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self) }))
        case .v6(let v6): isPublic(v6: withUnsafeBytes(of: v6.address) { Array($0[8..<24]) })
        case .unixDomainSocket: false
        }
    }

    /// Whether an IPv4 address is on the public internet.
    ///
    /// - Parameter address: in host byte order.
    public static func isPublic(v4 address: UInt32) -> Bool {
        !specialV4.contains { network in address >> (32 - network.bits) == network.address >> (32 - network.bits) }
    }

    /// Whether an IPv6 address is on the public internet.
    ///
    /// - Parameter address: 16 bytes. Addresses that embed an IPv4 address are not public: they may lead to a private one.
    public static func isPublic(v6 address: [UInt8]) -> Bool {
        // Global unicast is 2000::/3.
        guard address.count == 16, address[0] & 0xE0 == 0x20 else { return false }
        switch (address[0], address[1]) {
        // 2001::/23 for protocols, such as Teredo; 2001:db8::/32 for documentation.
        case (0x20, 0x01): return address[2] >= 0x02 && !(address[2] == 0x0D && address[3] == 0xB8)
        // 6to4.
        case (0x20, 0x02): return false
        // 3fff::/20 for documentation.
        case (0x3F, 0xFF): return address[2] & 0xF0 != 0
        default: return true
        }
    }

    private static let specialV4: [(address: UInt32, bits: UInt32)] = [
        network(0, 0, 0, 0, 8), network(10, 0, 0, 0, 8), network(100, 64, 0, 0, 10), network(127, 0, 0, 0, 8), network(169, 254, 0, 0, 16),
        network(172, 16, 0, 0, 12), network(192, 0, 0, 0, 24), network(192, 0, 2, 0, 24), network(192, 88, 99, 0, 24),
        network(192, 168, 0, 0, 16), network(198, 18, 0, 0, 15), network(198, 51, 100, 0, 24), network(203, 0, 113, 0, 24),
        network(224, 0, 0, 0, 4), network(240, 0, 0, 0, 4),
    ]

    private static func network(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ bits: UInt32) -> (address: UInt32, bits: UInt32) {
        (a << 24 | b << 16 | c << 8 | d, bits)
    }
}
