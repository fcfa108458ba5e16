import CarillonAPI
import Cryptography
import Foundation
import HTTP2
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import ServiceKit
import TLS

@testable import GatewayService

/// An HTTP server of its own, with endpoints that show what a client can see of it.
struct TestServer: Sendable {
    let address: String
    let http: HTTPServer
    let metrics: MetricsRegistry
    /// `/held` came in.
    let entered: AsyncStream<Void>
    /// Lets one `/held` answer.
    let release: AsyncStream<Void>.Continuation
    /// `/held` was cancelled.
    let cancelled: AsyncStream<Void>
    /// Pieces that `/stream` has written.
    let written: NIOLockedValueBox<Int>
    private let running: Task<Void, any Error>

    /// Reasons for which clients were cut off.
    let cuts = NIOLockedValueBox<[ConnectionCutReason]>([])

    /// - Parameters:
    ///   - values: settings of the server.
    ///   - times: in place of those that the settings say.
    ///   - add: endpoints of a test's own.
    init(
        tls: TLSServerContext? = nil, maxConnections: Int? = nil, values: [String: String] = [:], times: HTTPServerLimits.Times? = nil,
        drainTime: Duration = .seconds(10),
        adding add: (Router<GatewayContext>) throws -> Void = { _ in }
    ) async throws {
        let metrics = MetricsRegistry()
        let router = Router(context: GatewayContext.self, options: .autoGenerateHeadEndpoints)
        let clock = SystemClock()
        router.add(middleware: ErrorMiddleware(ids: IdentifierSource(clock: clock), requests: RequestMetrics(metrics)))
        router.get("/hello") { request, _ in
            Answer.ok(["name": .string(request.uri.queryParameters["name"].map { String($0) } ?? "you")]).response(camelCase: false)
        }
        router.post("/count") { request, context in
            let body = try await request.body.collect(upTo: context.maxUploadSize)
            return Answer.ok(["bytes": .integer(Int64(body.readableBytes))]).response(camelCase: false)
        }
        router.delete("/nothing") { _, _ in Answer.noContent.response(camelCase: false) }

        let (entered, enter) = AsyncStream<Void>.makeStream()
        let (released, release) = AsyncStream<Void>.makeStream()
        let (cancelled, cancel) = AsyncStream<Void>.makeStream()
        router.get("/held") { _, _ in
            enter.yield()
            for await _ in released { return Answer.ok().response(camelCase: false) }
            cancel.yield()
            throw CancellationError()
        }
        let written = NIOLockedValueBox(0)
        let piece = ByteBuffer(repeating: UInt8(ascii: "x"), count: Self.pieceBytes)
        router.get("/stream") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    for _ in 0..<Self.pieces {
                        try await writer.write(piece)
                        written.withLockedValue { $0 += 1 }
                    }
                    try await writer.finish(nil)
                })
        }
        router.get("/broken") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "half an ans"))
                    throw APIError(.unavailable, "the rest is gone")
                })
        }

        try add(router)
        router.refuseOtherMethods()
        var settings = try HTTPServerSettings(ServiceConfig(service: "gateway", values: values.merging(["http_listen": "127.0.0.1:0"]) { $1 }))
        settings.tls = tls
        if let times { settings.times = times }
        if let maxConnections { settings.maxConnections = maxConnections }
        let server = try await HTTPServer(
            settings, router: router, group: MultiThreadedEventLoopGroup.singleton,
            logger: Logger(label: "server", factory: { _ in SwiftLogNoOpLogHandler() }), drainTime: drainTime,
            onCut: { [cuts] reason in cuts.withLockedValue { $0.append(reason) } })
        http = server
        address = server.address
        self.metrics = metrics
        (self.entered, self.release, self.cancelled, self.written) = (entered, release, cancelled, written)
        running = Task { try await server.run() }
    }

    /// What `/stream` sends: 64 pieces of 16 KiB.
    static let pieces = 64
    static let pieceBytes = 16 * 1024

    /// Begins the drain.
    func beginDrain() { running.cancel() }

    /// Drains, and waits for the end.
    func stop() async throws {
        running.cancel()
        try await running.value
    }
}

/// A certificate for `localhost`, and who trusts it.
struct TestServerCertificate {
    private let folder: URL
    let server: TLSServerContext

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "carillon-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let authority = try CertificateAuthority.create(commonName: "server test")
        let issued = try authority.issue(commonName: "gateway", dnsNames: ["localhost"], ipAddresses: [], uris: [])
        for (name, text) in [("ca.pem", authority.certificatePEM), ("leaf.pem", issued.certificatePEM), ("leaf.key", issued.privateKeyPEM)] {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        let settings = try HTTPServerSettings(
            ServiceConfig(
                service: "gateway",
                values: [
                    "http_listen": "0.0.0.0:0", "http_tls.certificate": folder.appending(path: "leaf.pem").path,
                    "http_tls.private_key": folder.appending(path: "leaf.key").path,
                ]))
        guard let tls = settings.tls else { throw ConfigurationError("no TLS although it was set") }
        server = tls
    }

    func client(_ protocols: [String]) throws -> TLSClientContext {
        try TLSClientContext(TLSClientConfiguration(trustedCAPath: folder.appending(path: "ca.pem").path, applicationProtocols: protocols))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
