public import HTTP2
import NIOCore
import TLS

/// The addresses that a service listens on, after the checks of TLS and loopback. A service without RPC listens for the clock of test mode only.
struct ListenPlan: Sendable {
    var rpc: [ListenAddress]
    var admin: ListenAddress
    /// TLS of all TCP addresses; Unix sockets have none.
    var serverTLS: TLSServerContext?
    /// For the log, when an address is not the expected one.
    var note: String?

    /// - Throws: ``ConfigurationError`` for addresses that cannot be read or must not be listened on.
    init(
        definition: ServiceDefinition, instance: ServiceInstance? = nil, config: ServiceConfig, runFolder: RunFolder, hasOwnRunFolder: Bool,
        isTestMode: Bool,
        servesRPC: Bool = true, serverTLS: TLSServerContext? = nil
    ) throws {
        self.serverTLS = serverTLS
        let listen = try config.find("listen")
        let adminListen = try config.find("admin_listen")
        let adminMayBeRemote = try config.bool("admin_remote", default: false)

        if !servesRPC, !isTestMode {
            rpc = []
        } else if let listen, servesRPC {
            rpc = try listen.value.split(separator: ",").map { try ListenPlan.parse(String($0), key: "listen", source: listen.source) }
            for address in rpc where !address.isLocal {
                guard serverTLS != nil else {
                    throw ConfigurationError.badValue(
                        "listen", listen.value,
                        rule: "a loopback address or a Unix socket unless tls.certificate, tls.private_key and tls.ca are set",
                        source: listen.source)
                }
                guard !isTestMode else {
                    throw ConfigurationError.badValue("listen", listen.value, rule: "a loopback address in test mode", source: listen.source)
                }
            }
        } else if hasOwnRunFolder, serverTLS == nil {
            let socket = runFolder.socketPath(of: instance?.name ?? definition.name)
            if socket.utf8.count <= RunFolder.longestSocketPath {
                rpc = [.unix(path: socket)]
            } else {
                rpc = [.host("127.0.0.1", port: 0)]
                note =
                    "\(socket) is longer than the \(RunFolder.longestSocketPath) bytes of a Unix socket's path; listening on a free port of 127.0.0.1"
            }
        } else {
            rpc = [.host("127.0.0.1", port: servesRPC && !hasOwnRunFolder ? definition.defaultPort : 0)]
        }

        if let adminListen {
            admin = try ListenPlan.parse(adminListen.value, key: "admin_listen", source: adminListen.source)
            guard admin.isLocal || adminMayBeRemote && !isTestMode else {
                throw ConfigurationError.badValue(
                    "admin_listen", adminListen.value,
                    rule: "a loopback address, because nobody is authenticated there (admin_remote = true allows reading from elsewhere)",
                    source: adminListen.source)
            }
        } else {
            admin = .host("127.0.0.1", port: hasOwnRunFolder ? 0 : definition.defaultAdminPort)
        }
    }

    /// `ipv4:127.0.0.1:0`, `ipv6:[::1]:0`, `127.0.0.1:7101`, `unix:PATH`.
    ///
    /// - Parameter rule: what the address must be, in the error.
    static func parse(
        _ text: String, key: String, source: String, rule: String = "an address such as ipv4:127.0.0.1:0 or unix:PATH"
    ) throws -> ListenAddress {
        func refuse(_ rule: String) -> ConfigurationError { .badValue(key, text, rule: rule, source: source) }
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst("unix:".count))
            guard !path.isEmpty, path.utf8.count <= RunFolder.longestSocketPath else {
                throw refuse("unix: and a path of at most \(RunFolder.longestSocketPath) bytes")
            }
            return .unix(path: path)
        }
        var rest = Substring(text)
        for scheme in ["ipv4:", "ipv6:"] where text.hasPrefix(scheme) { rest = text.dropFirst(scheme.count) }
        guard let colon = rest.lastIndex(of: ":"), let port = Int(rest[rest.index(after: colon)...]), (0...65_535).contains(port) else {
            throw refuse(rule)
        }
        let host = rest[..<colon].filter { $0 != "[" && $0 != "]" }
        guard !host.isEmpty else { throw refuse(rule) }
        return .host(host, port: port)
    }
}

extension ListenPlan {
    /// `ipv4:127.0.0.1:5123` or `unix:PATH`: the bound address, in a form that peers can read.
    static func text(of address: SocketAddress, asked: ListenAddress) -> String {
        if case .unix(let path) = asked { return "unix:\(path)" }
        guard let host = address.ipAddress, let port = address.port else { return "\(asked)" }
        return host.contains(":") ? "ipv6:[\(host)]:\(port)" : "ipv4:\(host):\(port)"
    }
}

extension ListenAddress {
    var isUnix: Bool { if case .unix = self { true } else { false } }
}

extension ServiceConfig {
    /// An address to listen on, such as `127.0.0.1:7180`, `[::1]:7180` or `unix:PATH`. The caller decides whether it needs TLS (`isLocal`).
    ///
    /// - Throws: ``ConfigurationError`` for a malformed address.
    public func listenAddress(_ key: String, default address: ListenAddress) throws -> ListenAddress {
        guard let found = try find(key) else { return address }
        return try ListenPlan.parse(found.value, key: key, source: found.source, rule: "HOST:PORT, for example \(address)")
    }
}
