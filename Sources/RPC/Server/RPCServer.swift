import HTTP2
import Logging
import NIOCore
import Synchronization
import TLS

/// A gRPC server: services behind interceptors on any number of listeners.
///
/// `grpc.health.v1` and server reflection (v1 and v1alpha) are always there. Handlers run on the event loop of their connection and must
/// not block it.
public final class RPCServer: Sendable {
    /// The state that the health service answers. Starts as not serving; set the whole server (`""`) when the service is ready.
    public let health: HealthState

    private let core: ServerCore
    private let onCut: (@Sendable (ConnectionCutReason) -> Void)?
    private let listeners = Mutex<Listeners>(.open([]))

    private enum Listeners {
        case open([HTTP2Server])
        case shutDown
    }

    /// Makes a server of the services with the interceptors, the first one outermost. Reflection shows the contracts of `descriptorPools` and the
    /// standard ones. `onCut` is called for every peer that is refused or disconnected because it exceeded a limit.
    public init(
        services: [any RegistrableService], interceptors: [any ServerInterceptor] = [], limits: RPCLimits = RPCLimits(),
        descriptorPools: [DescriptorPool] = [], logger: Logger = Logger(label: "carillon.rpc"),
        onCut: (@Sendable (ConnectionCutReason) -> Void)? = nil
    ) {
        let router = RPCRouter(services: services)
        let health = HealthState(services: Set(router.methods.map(\.service.fullName)))
        var standard = RPCRouter(services: [HealthService(state: health)])
        let served = Set(router.methods.map(\.service.fullName)).union(standard.methods.map(\.service.fullName))
        let reflection = ReflectionAnswers(services: served, pools: descriptorPools + [DescriptorPool.standard])
        ReflectionService(answers: reflection).registerMethods(with: &standard)
        self.health = health
        self.onCut = onCut
        self.core = ServerCore(
            routes: RouteTable(router: router, interceptors: interceptors, standard: standard), limits: limits, logger: logger)
    }

    /// Opens listeners and returns their real addresses in the same order (port 0 becomes a port). TCP and Unix sockets may be mixed. TLS applies
    /// to all addresses of the call. After an error none of them stays open.
    @discardableResult
    public func listen(
        on addresses: [ListenAddress], tls: TLSServerContext? = nil, group: any EventLoopGroup
    ) async throws -> [SocketAddress] {
        let core = self.core
        let workers = core.workers(of: group)
        var opened: [HTTP2Server] = []
        do {
            for address in addresses {
                opened.append(
                    try await HTTP2Server.bind(
                        address, group: group, tls: tls, limits: core.limits.http2, logger: core.logger,
                        makeStreamDelegate: { stream in
                            ServerCall(core: core, stream: stream, workers: workers.workers(of: stream.eventLoop))
                        }, onCut: self.onCut))
            }
            try self.listeners.withLock { listeners in
                guard case .open(let earlier) = listeners else {
                    throw RPCError(code: .unavailable, message: "the server was shut down before it listened")
                }
                listeners = .open(earlier + opened)
            }
        } catch {
            for server in opened { await server.shutdownGracefully(within: .zero) }
            throw error
        }
        return opened.map(\.localAddress)
    }

    /// The connections of all listeners. Each is confined to its event loop.
    var openConnections: [HTTP2Connection] {
        self.listeners.withLock { listeners in
            if case .open(let servers) = listeners { servers.flatMap(\.openConnections) } else { [] }
        }
    }

    /// Open connections on all listeners, for metrics.
    public var connectionCount: Int {
        self.listeners.withLock { listeners in
            if case .open(let servers) = listeners { servers.reduce(0) { $0 + $1.connectionCount } } else { 0 }
        }
    }

    /// Bytes charged to `RPCLimits.maxHeldMessageBytes` now, for metrics.
    public var heldMessageBytes: Int { self.core.messageBudget.heldBytes }

    /// Accepts no more calls, lets running ones finish within `grace` (streaming ones within `RPCLimits.streamDrainTime`), then closes all
    /// connections. Health answers `NOT_SERVING` from the start. Returns when the last connection is closed.
    public func shutdownGracefully(within grace: Duration) async {
        let servers = self.listeners.withLock { listeners -> [HTTP2Server] in
            defer { listeners = .shutDown }
            if case .open(let servers) = listeners { return servers }
            return []
        }
        self.health.shutDown()
        let core = self.core
        let streamTime = min(grace, core.limits.streamDrainTime)
        await withTaskGroup(of: Void.self) { tasks in
            for server in servers {
                tasks.addTask { await server.shutdownGracefully(within: TimeAmount(clamping: grace)) }
            }
            let ender = Task {
                try await Task.sleep(for: streamTime)
                core.endStreams()
            }
            await tasks.waitForAll()
            ender.cancel()
        }
        await core.closeWorkers()
    }
}
