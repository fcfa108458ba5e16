import HTTP2
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import ServiceKit
import TLS

/// The HTTP server: bound while the service is built, so that its address can be told; served until the drain.
final class FrontDoor: BackgroundWorker {
    let name = "http"
    /// `127.0.0.1:7180`, the address really bound.
    let address: String
    /// `http` or `https`: how the address is called in `gateway.json`.
    let scheme: String
    private let serving: Task<Void, any Error>

    /// Binds.
    ///
    /// - Throws: `ConfigurationError` for an address that cannot be or must not be listened on.
    init(runtime: ServiceRuntime, router: Router<GatewayContext>) async throws {
        let listen = try runtime.config.string("http_listen", default: "127.0.0.1:7180")
        let tls = try Self.tls(runtime)
        scheme = tls == nil ? "http" : "https"
        guard let colon = listen.lastIndex(of: ":"), let port = Int(listen[listen.index(after: colon)...]), (0...65_535).contains(port) else {
            throw ConfigurationError("http_listen '\(listen)' must be HOST:PORT, for example 127.0.0.1:7180")
        }
        let host = String(listen[..<colon])
        let place = ListenAddress.host(host, port: port)
        guard tls != nil || place.isLocal else {
            throw ConfigurationError(
                "http_listen '\(listen)' is not a loopback address, so http_tls.certificate and http_tls.private_key must be set")
        }
        let (bound, continuation) = AsyncStream<String>.makeStream()
        let application = Application(
            router: router, server: tls.map { .tls($0) } ?? .http1(),
            configuration: .init(address: .hostname(host, port: port), serverName: nil, reuseAddress: true),
            onServerRunning: { channel in
                let local = channel.localAddress
                continuation.yield("\(local?.ipAddress ?? host):\(local?.port ?? port)")
                continuation.finish()
            },
            eventLoopGroupProvider: .shared(runtime.group), logger: runtime.logger)
        serving = Task {
            // Ends the wait below when binding failed.
            defer { continuation.finish() }
            try await application.run()
        }
        var found: String?
        for await address in bound { found = address }
        guard let found else {
            do { try await serving.value } catch {
                throw ListenFailure.explained(place, what: "the HTTP port", flag: "http_listen", error)
            }
            // Told to stop before it listened.
            throw CancellationError()
        }
        address = found
    }

    func run() async throws {
        try await withTaskCancellationHandler {
            try await serving.value
        } onCancel: {
            serving.cancel()
        }
    }

    private static func tls(_ runtime: ServiceRuntime) throws -> TLSServerContext? {
        let config = runtime.config
        let certificate = try config.optionalString("http_tls.certificate")
        let key = try config.optionalString("http_tls.private_key")
        switch (certificate, key) {
        case (nil, nil): return nil
        case (let certificate?, let key?):
            let files = TLSCertificateFiles(certificateChainPath: certificate, privateKeyPath: key)
            return try runtime.tls.server(TLSServerConfiguration(certificate: files, applicationProtocols: ["http/1.1"]), name: "http")
        default: throw ConfigurationError("http_tls.certificate and http_tls.private_key are set together or not at all")
        }
    }
}
