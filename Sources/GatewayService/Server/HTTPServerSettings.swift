import HTTP2
import NIOCore
import ServiceKit
import TLS

/// The listener's settings: `http_listen`, `http_tls.certificate`, `http_tls.private_key`,
/// `http_max_connections`, `limits.address_connections`, `limits.address_faults`, `limits.held_body_bytes`, `limits.head_seconds`,
/// `limits.body_seconds`.
struct HTTPServerSettings: Sendable {
    var host: String
    /// 0 takes a free port.
    var port: Int
    /// Nil: no TLS, on loopback only.
    var tls: TLSServerContext?
    /// Most connections open at once; further ones wait in the listener's queue. Limited by the process's file descriptors.
    var maxConnections: Int
    /// Most connections of one address (IPv6: of one /64); further ones are closed at once. Nil: no limit.
    var maxConnectionsPerAddress: Int?
    /// Most faults a second of one address (``ConnectionFaults``); while it has more, its new connections are not served. Nil: no limit.
    var maxFaultsPerAddress: Int?
    /// Bytes of bodies that are unfinished or not answered yet, and of open HTTP/2 requests (``HTTP2Exchange``), over all connections. Each
    /// connection has a small share beyond it: a thousand connections use little more than twice as much, and 20,000 use 4.4 times as much
    /// (``MessageBudget``).
    var mostHeldBodyBytes = HTTPServerLimits.mostHeldBodyBytes
    var times = HTTPServerLimits.Times()
    /// For the log: the settings allow more connections than there are file descriptors.
    var note: String?
    /// `http` or `https`: the name of the address in `gateway.json`.
    var scheme: String { tls == nil ? "http" : "https" }

    /// The address before the paths, as clients know it; nil where the server listens on all addresses.
    ///
    /// - Parameter address: that the server listens on.
    func origin(boundTo address: String) -> String? {
        ["0.0.0.0", "::"].contains(host) ? nil : "\(scheme)://\(address)"
    }

    /// Reads the settings.
    ///
    /// - Parameters:
    ///   - descriptors: connections that the process's file descriptors allow.
    ///   - makeTLS: makes the TLS context.
    /// - Throws: ``ConfigurationError`` for an invalid or forbidden address, or unusable certificate files.
    init(
        _ config: ServiceConfig, descriptors: Int = FileDescriptors.forConnections,
        makeTLS: (TLSServerConfiguration) throws -> TLSServerContext = { try TLSServerContext($0) }
    ) throws {
        let address = try config.listenAddress("http_listen", default: .host("127.0.0.1", port: 7180))
        guard case .host(let host, let port) = address else {
            throw ConfigurationError("http_listen '\(address)' must be HOST:PORT, for example 127.0.0.1:7180")
        }
        (self.host, self.port) = (host, port)
        tls = try Self.tls(config, makeTLS)
        let wanted = try config.int("http_max_connections", range: 1...1_000_000, default: HTTPServerLimits.mostConnections)
        maxConnections = min(wanted, max(1, descriptors))
        if maxConnections < wanted {
            note =
                "at most \(maxConnections) HTTP connections instead of \(wanted): the process may open too few files; "
                + "raise its limit (ulimit -n, LimitNOFILE)"
        }
        let perAddress = try config.int(
            "limits.address_connections", range: 0...1_000_000,
            default: min(HTTPServerLimits.mostConnectionsPerAddress, max(1, maxConnections / 4)))
        maxConnectionsPerAddress = perAddress == 0 ? nil : perAddress
        let faults = try config.int("limits.address_faults", range: 0...1_000_000, default: HTTPServerLimits.mostFaultsPerAddress)
        maxFaultsPerAddress = faults == 0 ? nil : faults
        mostHeldBodyBytes = try config.int(
            "limits.held_body_bytes", range: 4 * 1024 * 1024...Int(Int32.max), default: HTTPServerLimits.mostHeldBodyBytes)
        times.head = .seconds(Int64(try config.int("limits.head_seconds", range: 1...3_600, default: 10)))
        times.body = .seconds(Int64(try config.int("limits.body_seconds", range: 1...3_600, default: 60)))
        guard tls != nil || address.isLocal else {
            throw ConfigurationError(
                "http_listen '\(address)' is not a loopback address, so http_tls.certificate and http_tls.private_key must be set")
        }
    }

    private static func tls(
        _ config: ServiceConfig, _ makeTLS: (TLSServerConfiguration) throws -> TLSServerContext
    ) throws -> TLSServerContext? {
        let certificate = try config.optionalString("http_tls.certificate")
        let key = try config.optionalString("http_tls.private_key")
        switch (certificate, key) {
        case (nil, nil): return nil
        case (let certificate?, let key?):
            let files = TLSCertificateFiles(certificateChainPath: certificate, privateKeyPath: key)
            return try makeTLS(TLSServerConfiguration(certificate: files, applicationProtocols: ["h2", "http/1.1"]))
        default: throw ConfigurationError("http_tls.certificate and http_tls.private_key are set together or not at all")
        }
    }
}
