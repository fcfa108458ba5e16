import HTTP2
import ServiceKit
import TLS

/// Where the gateway listens, and for how many: `http_listen`, `http_tls.certificate`, `http_tls.private_key`, `http_max_connections`.
struct FrontDoorSettings: Sendable {
    var host: String
    /// 0 takes a free port.
    var port: Int
    /// Nil speaks plainly, on loopback only.
    var tls: TLSServerContext?
    /// Connections open at once; further ones wait in the listener's queue.
    var maxConnections: Int
    /// `http` or `https`: how the address is called in `gateway.json`.
    var scheme: String { tls == nil ? "http" : "https" }

    /// Reads the settings.
    ///
    /// - Parameter makeTLS: makes the context that shows the certificate, and renews it.
    /// - Throws: ``ConfigurationError`` for an address that cannot be or must not be listened on, or certificate files that cannot be used.
    init(
        _ config: ServiceConfig, makeTLS: (TLSServerConfiguration) throws -> TLSServerContext = { try TLSServerContext($0) }
    ) throws {
        let address = try config.listenAddress("http_listen", default: .host("127.0.0.1", port: 7180))
        guard case .host(let host, let port) = address else {
            throw ConfigurationError("http_listen '\(address)' must be HOST:PORT, for example 127.0.0.1:7180")
        }
        (self.host, self.port) = (host, port)
        tls = try Self.tls(config, makeTLS)
        maxConnections = try config.int("http_max_connections", range: 1...1_000_000, default: FrontDoorLimits.mostConnections)
        guard tls != nil || address.isLocal else {
            throw ConfigurationError(
                "http_listen '\(address)' is not a loopback address, so http_tls.certificate and http_tls.private_key must be set (GW-01)")
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
