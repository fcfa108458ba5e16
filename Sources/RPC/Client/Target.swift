import HTTP2

/// The target of a channel: addresses, or a way to find them.
///
/// Text forms, as in gRPC's naming.md: `ipv4:127.0.0.1:7101,127.0.0.1:7102`, `ipv6:[::1]:7101`, `unix:/run/registry.sock`,
/// `dns:registry:7101`, `dns:///registry:7101`, `registry:7101`.
public struct Target: Sendable {
    /// One place to connect to.
    public enum Address: Sendable, Hashable, CustomStringConvertible {
        case ip(String, port: Int)
        case unix(path: String)

        public var description: String {
            switch self {
            case .ip(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
            case .unix(let path): "unix:\(path)"
            }
        }
    }

    enum Kind: Sendable {
        case addresses([Address])
        case dns(name: String, port: Int)
        case resolver(@Sendable () async throws -> [Address])
    }

    let kind: Kind
    /// The peer's name in error messages and in `:authority`.
    public var name: String

    /// The addresses of a target with fixed ones; empty for a name that is looked up.
    public var fixedAddresses: [Address] {
        if case .addresses(let addresses) = kind { addresses } else { [] }
    }

    /// Whether the target is on this machine; `false` when only a lookup would tell.
    public var isLocal: Bool {
        switch kind {
        case .addresses(let addresses): addresses.allSatisfy(\.connectAddress.isLocal)
        case .dns(let name, let port): ConnectAddress.host(name, port: port).isLocal
        case .resolver: false
        }
    }

    /// Fixed addresses.
    public static func addresses(_ addresses: [Address], name: String? = nil) -> Target {
        Target(kind: .addresses(addresses), name: name ?? addresses.first?.description ?? "nowhere")
    }

    /// A host name, looked up again at every reconnect.
    public static func dns(_ host: String, port: Int) -> Target {
        Target(kind: .dns(name: host, port: port), name: host)
    }

    /// Addresses from a closure, which is called at every reconnect, so that a peer with a new address is found. An error or an empty list counts
    /// as a failed attempt.
    public static func resolver(
        name: String, _ resolve: @escaping @Sendable () async throws -> [Address]
    ) -> Target {
        Target(kind: .resolver(resolve), name: name)
    }

    /// Parses a text form. Throws a `TargetError` that names the wrong part.
    public static func parse(_ text: String) throws -> Target {
        func port(_ digits: Substring, in part: Substring) throws -> Int {
            guard let port = Int(digits), (1...65535).contains(port) else {
                throw TargetError(target: text, problem: "'\(part)' has no port from 1 to 65535")
            }
            return port
        }
        func hostAndPort(_ part: Substring) throws -> (host: String, port: Int) {
            guard let colon = part.lastIndex(of: ":"), colon != part.startIndex else {
                throw TargetError(target: text, problem: "'\(part)' is not host:port")
            }
            var host = part[..<colon]
            if host.first == "[", host.last == "]" { host = host.dropFirst().dropLast() }
            guard !host.isEmpty else { throw TargetError(target: text, problem: "'\(part)' has no host") }
            return (String(host), try port(part[part.index(after: colon)...], in: part))
        }
        func list(_ parts: Substring) throws -> Target {
            let addresses = try parts.split(separator: ",", omittingEmptySubsequences: false).map { part in
                let (host, port) = try hostAndPort(part)
                return Address.ip(host, port: port)
            }
            return .addresses(addresses)
        }

        for scheme in ["ipv4:", "ipv6:"] where text.hasPrefix(scheme) {
            return try list(text.dropFirst(scheme.count))
        }
        if text.hasPrefix("unix:") {
            var path = text.dropFirst("unix:".count)
            if path.hasPrefix("//") { path = path.dropFirst(2) }
            guard !path.isEmpty else { throw TargetError(target: text, problem: "the path of the socket is missing") }
            return .addresses([.unix(path: String(path))])
        }
        var rest = Substring(text)
        if text.hasPrefix("dns:") {
            rest = text.dropFirst("dns:".count)
            if rest.hasPrefix("//") {
                // dns://server/name:port names the DNS server to ask; only the system's own is supported.
                guard rest.hasPrefix("///") else {
                    throw TargetError(target: text, problem: "naming a DNS server is not supported; write dns:host:port")
                }
                rest = rest.dropFirst(3)
            }
        }
        let (host, portNumber) = try hostAndPort(rest)
        return Address.isLiteral(host) ? .addresses([.ip(host, port: portNumber)]) : .dns(host, port: portNumber)
    }
}

extension Target.Address {
    /// Whether the text is an IP address rather than a name.
    static func isLiteral(_ host: String) -> Bool {
        if host.contains(":") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}

/// A target text that cannot be parsed.
public struct TargetError: Error, Sendable, Hashable, CustomStringConvertible {
    public let target: String
    public let problem: String

    public var description: String {
        "'\(self.target)' is not a target: \(self.problem) (examples: ipv4:127.0.0.1:7101, unix:/run/registry.sock, registry:7101)"
    }
}
