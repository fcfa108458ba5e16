import NIOCore
import Glibc

/// The client address that limits count.
enum ClientAddress {
    /// The client's address; nil: not counted.
    ///
    /// A connection from this machine is a reverse proxy with an `X-Forwarded-For` header, or a tool of the operator, which is not counted.
    /// - Parameter forwarded: the `X-Forwarded-For` header. Only its last entry counts, which the reverse proxy has written.
    static func of(_ peer: SocketAddress?, forwarded: String?) -> String? {
        guard let peer, let address = peer.ipAddress else { return nil }
        guard isLoopback(peer) else { return network(of: address) }
        guard let last = forwarded?.split(separator: ",").last else { return nil }
        let text = last.filter { !$0.isWhitespace && $0 != "[" && $0 != "]" }
        return (try? SocketAddress(ipAddress: text, port: 0))?.ipAddress.map(network)
    }

    /// The address of a connection that one client alone uses, for IPv6 its /64.
    ///
    /// - Returns: nil for a Unix socket, and for the addresses that reverse proxies and tools on this machine connect from.
    static func direct(_ peer: SocketAddress?) -> String? {
        guard let address = peer?.ipAddress, !sharedAddresses.contains(address) else { return nil }
        return network(of: address)
    }

    private static let sharedAddresses: Set<String> = ["127.0.0.1", "::1", "::ffff:127.0.0.1"]

    /// The address of a connection, for IPv6 its /64; nil for a Unix socket.
    static func network(of peer: SocketAddress?) -> String? { peer?.ipAddress.map(network) }

    private static func isLoopback(_ address: SocketAddress) -> Bool {
        let text = address.ipAddress ?? ""
        return text.hasPrefix("127.") || text == "::1" || text.hasPrefix("::ffff:127.")
    }

    /// For IPv6 the first 64 bits: clients choose the rest (RFC 4291 §2.5.4).
    private static func network(of address: String) -> String {
        if address.hasPrefix("::ffff:") { return String(address.dropFirst("::ffff:".count)) }
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ".") + "/64"
    }
}
