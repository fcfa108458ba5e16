import NIOCore
import Glibc

/// Whom a limit by address counts.
enum ClientAddress {
    /// The client's address; nil for one that is not counted.
    ///
    /// A connection from this machine is a reverse proxy, which says for whom it speaks, or a tool of the operator, which is nobody's client.
    /// - Parameter forwarded: the `X-Forwarded-For` header. Only its last entry counts, the one that our own proxy has written.
    static func of(_ peer: SocketAddress?, forwarded: String?) -> String? {
        guard let peer, let address = peer.ipAddress else { return nil }
        guard isLoopback(peer) else { return network(of: address) }
        guard let last = forwarded?.split(separator: ",").last else { return nil }
        let text = last.filter { !$0.isWhitespace && $0 != "[" && $0 != "]" }
        return (try? SocketAddress(ipAddress: text, port: 0))?.ipAddress.map(network)
    }

    /// The address that a connection comes from, of IPv6 the /64; nil for one without, as of a Unix socket.
    static func network(of peer: SocketAddress?) -> String? { peer?.ipAddress.map(network) }

    private static func isLoopback(_ address: SocketAddress) -> Bool {
        let text = address.ipAddress ?? ""
        return text.hasPrefix("127.") || text == "::1" || text.hasPrefix("::ffff:127.")
    }

    /// Of IPv6 the first 64 bits: the rest a client chooses as it likes (RFC 4291 §2.5.4).
    private static func network(of address: String) -> String {
        guard address.contains(":"), !address.hasPrefix("::ffff:"), case .v6(let v6)? = try? SocketAddress(ipAddress: address, port: 0) else {
            return address.hasPrefix("::ffff:") ? String(address.dropFirst("::ffff:".count)) : address
        }
        return withUnsafeBytes(of: v6.address.sin6_addr) { bytes in
            bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ".") + "/64"
        }
    }
}
