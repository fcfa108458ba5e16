import HTTP2
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import RPC
import ServiceKit

/// The HTTP server. It binds while the service is built, so that its address is known, and serves until the drain. HTTP/1.1 and HTTP/2 share one port
/// and one router.
final class HTTPServer: BackgroundWorker {
    let name = "http"
    /// `127.0.0.1:7180`, the bound address.
    let address: String
    private let server: Server<VersionedChannel>
    private let serving: Task<Void, any Error>
    private let drainTime: Duration
    private let budget: MessageBudget

    /// Binds.
    ///
    /// - Parameters:
    ///   - drainTime: time limit for requests in progress during the drain.
    ///   - onCut: called for each client that is refused or disconnected because it exceeded a limit.
    /// - Throws: ``ListenFailure``.
    init(
        _ settings: HTTPServerSettings, router: Router<GatewayContext>, group: any EventLoopGroup, logger: Logger,
        drainTime: Duration = HTTPServerLimits.drainTime, onCut: (@Sendable (ConnectionCutReason) -> Void)? = nil
    ) async throws {
        let listen = ListenAddress.host(settings.host, port: settings.port)
        let (bound, continuation) = AsyncStream<String>.makeStream()
        let budget = MessageBudget(limit: settings.mostHeldBodyBytes)
        let server = Server(
            childChannelSetup: VersionedChannel(
                answerer: RequestAnswerer(router: router, logger: logger), tls: settings.tls, listener: listen, drainTime: TimeAmount(drainTime),
                times: settings.times, counts: ConnectionCounts(mostPerAddress: settings.maxConnectionsPerAddress),
                faults: ConnectionFaults(perSecond: settings.maxFaultsPerAddress), budget: budget, executors: LoopExecutors(group), onCut: onCut),
            configuration: ServerConfiguration(
                address: .hostname(settings.host, port: settings.port), backlog: HTTPServerLimits.backlog, reuseAddress: true,
                availableConnectionsDelegate: .maximum(settings.maxConnections, logger: logger)),
            onServerRunning: { channel in
                try? await channel.setOption(.maxMessagesPerRead, value: HTTPServerLimits.acceptsPerRound).get()
                continuation.yield(
                    "\(ListenAddress.host(channel.localAddress?.ipAddress ?? settings.host, port: channel.localAddress?.port ?? settings.port))")
                continuation.finish()
            },
            eventLoopGroup: group, logger: logger)
        self.server = server
        self.drainTime = drainTime
        self.budget = budget
        serving = Task {
            // Ends the wait below when the bind failed.
            defer { continuation.finish() }
            try await server.run()
        }
        var found: String?
        for await address in bound { found = address }
        guard let found else {
            do { try await serving.value } catch {
                throw ListenFailure.explained(listen, what: "the HTTP port", flag: "http_listen", error)
            }
            // Cancelled before it listened.
            throw CancellationError()
        }
        address = found
    }

    /// Bytes of bodies and of open HTTP/2 requests that are held now, for metrics. Their limit is `limits.held_body_bytes`.
    var heldBodyBytes: Int { budget.heldBytes }

    /// Serves until cancelled. Then it refuses new requests, lets those in progress finish, and cancels them after the drain time.
    func run() async throws {
        try await withTaskCancellationHandler {
            try await serving.value
        } onCancel: {
            Task { await drain() }
        }
    }

    private func drain() async {
        let patience = Task {
            try await Task.sleep(for: drainTime)
            serving.cancel()
        }
        // Closes idle connections at once, and others after their last answer. HTTP/2 clients get a GOAWAY.
        try? await server.shutdownGracefully()
        patience.cancel()
    }
}
