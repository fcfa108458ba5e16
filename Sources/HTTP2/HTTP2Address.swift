/// Where a server listens.
public enum ListenAddress: Sendable, Hashable, CustomStringConvertible {
    /// A TCP port. Port 0 takes a free one; ask the server for its `localAddress`.
    case host(String, port: Int)
    /// A Unix domain socket. A socket file left behind by a dead process is replaced.
    case unix(path: String)

    public var description: String {
        switch self {
        case .host(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
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
}
