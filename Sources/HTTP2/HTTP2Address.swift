import NIOCore

/// Where a server listens.
public enum ListenAddress: Sendable, Hashable, CustomStringConvertible {
    /// A TCP port. Port 0 means any free port; the server's `localAddress` has it.
    case host(String, port: Int)
    /// A Unix domain socket. A socket file left behind by a dead process is replaced.
    case unix(path: String)

    public var description: String {
        switch self {
        case .host(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }

    /// Whether only this machine can reach the address: a Unix socket or a loopback address.
    public var isLocal: Bool {
        switch self {
        case .host(let host, _): isLoopback(host)
        case .unix: true
        }
    }
}

/// Where a client connects to.
public enum ConnectAddress: Sendable, Hashable, CustomStringConvertible {
    /// A name or an address, and a TCP port. Names resolve to all their addresses, tried in the order of RFC 8305.
    case host(String, port: Int)
    /// A Unix domain socket.
    case unix(path: String)

    public var description: String {
        switch self {
        case .host(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }

    /// Whether sent data stays on this machine: a Unix socket or a loopback address.
    public var isLocal: Bool {
        switch self {
        case .host(let host, _): isLoopback(host)
        case .unix: true
        }
    }
}

/// 127.0.0.0/8, ::1 or `localhost` (RFC 6761 §6.3). Any other name may be on another machine.
private func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" { return true }
    guard case .v4? = try? SocketAddress(ipAddress: host, port: 0) else { return false }
    return host.hasPrefix("127.")
}
