import Foundation
import HTTP2
import Logging
import NIOCore
import NIOPosix
import RPC
import Synchronization
import TLS
import TestCertificates
import TestConditions
import Testing

/// Certificates of one authority, and the listeners' errors about other certificates.
final class TLSFixture: Sendable {
    let authority: TestAuthority
    let registry: TLSCertificateFiles
    let evaluator: TLSCertificateFiles
    /// Failed handshakes of a listener, one a line.
    let refusals = TextLog()
    /// The log of the RPC server.
    let log = TextLog()

    init() throws {
        authority = try TestAuthority()
        registry = try authority.issueService("registry")
        evaluator = try authority.issueService("evaluator")
    }

    /// A listener that shows a certificate and demands one.
    func listener(_ certificate: TLSCertificateFiles? = nil) throws -> TLSServerContext {
        try TLSServerContext(TLSServerConfiguration(certificate: certificate ?? registry, clientCAPath: authority.caPath)) { [refusals] error, _ in
            refusals.add("\(error)")
        }
    }

    /// A client that looks for the registry.
    func client(_ certificate: TLSCertificateFiles?, trusting caPath: String? = nil, protocols: [String] = ["h2"]) throws -> TLSClientContext {
        try TLSClientContext(
            TLSClientConfiguration(
                trustedCAPath: caPath ?? authority.caPath, serverName: "registry", certificate: certificate, applicationProtocols: protocols))
    }

    /// A control service behind a listener, for the time of `body`, which gets its port.
    func serve<Result>(
        _ listener: TLSServerContext?, interceptors: [any ServerInterceptor] = [], _ body: (Int) async throws -> Result
    ) async throws -> Result {
        let server = RPCServer(
            services: [ControlService()], interceptors: interceptors, logger: Logger(label: "server") { [log] _ in TextLogHandler(log: log) })
        let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], tls: listener, group: MultiThreadedEventLoopGroup.singleton)
        do {
            let result = try await body(bound[0].port ?? 0)
            await server.shutdownGracefully(within: .seconds(2))
            return result
        } catch {
            await server.shutdownGracefully(within: .seconds(2))
            throw error
        }
    }

    /// A channel to a port, for the time of `body`.
    func connect<Result>(_ port: Int, _ client: TLSClientContext?, _ body: (ClientChannel) async throws -> Result) async throws -> Result {
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)]), tls: client, group: MultiThreadedEventLoopGroup.singleton, settings: .internalPeers)
        do {
            let result = try await body(channel)
            await channel.shutdown()
            return result
        } catch {
            await channel.shutdown()
            throw error
        }
    }

    /// The error of a client's call that must be refused.
    func refusal(_ port: Int, _ client: TLSClientContext?) async throws -> RPCError? {
        try await connect(port, client) { channel in
            await failure { try await channel.control("echo", options: CallOptions(timeout: .seconds(20), waitForReady: false)) }
        }
    }

    /// A foreign peer of one version of TLS as the mode of `tls_peer.py` says; `body` gets its port and its notes of handshakes.
    func relay<Result>(
        _ mode: String, _ version: String, alpn: String = "h2", _ certificate: TLSCertificateFiles, to port: Int,
        _ body: (Int, () throws -> String) async throws -> Result
    ) async throws -> Result {
        let notes = authority.folder.appendingPathComponent("handshakes-\(UUID().uuidString)")
        let arguments = [
            version, alpn, certificate.certificateChainPath, certificate.privateKeyPath, authority.caPath, mode, "\(port)", notes.path,
        ]
        return try await PythonPeer.withServer("tls_peer.py", arguments) { relay in
            try await body(relay) { try String(contentsOf: notes, encoding: .utf8) }
        }
    }

    /// The answer to a foreign client of one version of TLS.
    func hello(_ version: String, alpn: String = "h2", _ certificate: TLSCertificateFiles?, port: Int) async throws -> String {
        try await PythonPeer.run(
            "tls_peer.py",
            [
                version, alpn, certificate?.certificateChainPath ?? "-", certificate?.privateKeyPath ?? "-", authority.caPath, "hello", "\(port)",
            ]
        ).output
    }
}

/// Lines that somebody said, for waiting on one.
final class TextLog: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    var text: String { lines.withLock { $0.joined(separator: "\n") } }

    /// Waits until a line holds this, and tells whether one does.
    func hears(_ words: String) async throws -> Bool {
        do { try await eventually("a line with: \(words)") { text.contains(words) } } catch is NeverHappened { return false }
        return true
    }
}

/// Keeps the log lines of every level.
struct TextLogHandler: LogHandler {
    let log: TextLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    init(log: TextLog) { self.log = log }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.add("\(event.level): \(event.message)") }
}
