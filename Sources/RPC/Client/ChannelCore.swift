import HTTP2
import Logging
import NIOCore
import TLS

/// The implementation of a `ClientChannel`: its peers, the calls that wait for a connection, and the choice of a connection for each call.
///
/// Connections, calls and timers run on one event loop, so a channel uses at most one core. A process that needs more has more channels.
// Sendable by confinement: mutable members are used only on `eventLoop`, which `submit` and `shutDown` assert.
final class ChannelCore: @unchecked Sendable {
    let eventLoop: any EventLoop
    /// For tasks that call from the loop itself.
    let executor: LoopExecutor
    let timers: CallTimers<ClientCall>
    let target: Target
    let settings: ClientSettings
    private let policy: ClientChannel.Policy
    private let tls: TLSClientContext?
    private let logger: Logger
    let observer: (any ClientCallObserver)?
    var retryThrottle: RetryThrottle
    private let resolution: AddressResolution
    /// Pick-first: one peer for all addresses. Round-robin: one for each.
    private var peers: [PeerConnections] = []
    private var isResolving = false
    private var turn = 0
    private var waiting = WaitingCalls()
    private var isShutDown = false
    private var headersByPath: [String: HTTP2Headers] = [:]
    private var resolutionError: RPCError?
    /// The instant of the first failed attempt to connect; nil while there is a connection or none is needed.
    private var unreachableSince: NIODeadline?
    private var refresh: Scheduled<Void>?

    init(
        target: Target, tls: TLSClientContext?, eventLoop: any EventLoop, policy: ClientChannel.Policy, settings: ClientSettings,
        observer: (any ClientCallObserver)?, logger: Logger
    ) {
        self.target = target
        self.tls = tls
        self.eventLoop = eventLoop
        self.executor = LoopExecutor(eventLoop)
        self.timers = CallTimers(eventLoop)
        self.policy = policy
        self.settings = settings
        self.logger = logger
        self.observer = observer
        self.retryThrottle = RetryThrottle(most: settings.retryTokens, ratio: settings.retryTokensPerSuccess)
        self.resolution = AddressResolution(target: target, expandsNames: policy == .roundRobin)
    }

    // MARK: Calls

    /// Gives the call a connection, now or later. `first`: ahead of the waiting calls, because it has waited before.
    func submit(_ call: ClientCall, first: Bool = false) {
        self.eventLoop.preconditionInEventLoop()
        if self.isShutDown {
            return call.fail(RPCError(code: .unavailable, message: "the channel to \(self.target.name) is shut down"))
        }
        if first || self.waiting.first(streaming: call.isStreaming) == nil, let connection = self.pick(forStreaming: call.isStreaming) {
            return call.attach(to: connection)
        }
        if !self.waits(call), let error = self.unreachable { return call.fail(error) }
        if self.waiting.count >= self.settings.maxWaitingCalls {
            self.waiting.removeEnded()
            guard self.waiting.count < self.settings.maxWaitingCalls else {
                return call.fail(
                    RPCError(
                        code: .resourceExhausted,
                        message: "\(self.waiting.count) calls already wait for a connection to \(self.target.name): the limit; call later"))
            }
        }
        if first { self.waiting.prepend(call) } else { self.waiting.append(call) }
        self.wake()
        self.makeRoomForStreams()
    }

    /// A connection with room, by the channel's policy.
    private func pick(forStreaming isStreaming: Bool) -> HTTP2Connection? {
        for offset in 0..<self.peers.count {
            let index = (self.turn + offset) % self.peers.count
            if let connection = self.peers[index].available(forStreaming: isStreaming) {
                if self.policy == .roundRobin { self.turn = index + 1 }
                return connection
            }
        }
        return nil
    }

    /// The error when no peer can be reached and no attempt is under way; otherwise nil.
    private var unreachable: RPCError? {
        if self.peers.isEmpty { return self.resolutionError }
        guard self.peers.allSatisfy({ $0.first.isBackingOff }) else { return nil }
        return self.lastError
    }

    /// The error of the last attempt to connect.
    var lastError: RPCError? {
        self.peers.lazy.compactMap { $0.first.lastError }.last ?? self.resolutionError
    }

    private func serveWaiting() {
        for isStreaming in [false, true] {
            while let call = self.waiting.first(streaming: isStreaming), let connection = self.pick(forStreaming: isStreaming) {
                self.waiting.removeFirst(streaming: isStreaming)
                call.attach(to: connection)
            }
        }
        self.makeRoomForStreams()
    }

    /// Opens a further connection for streaming calls that wait. Fails them when the peers are connected and have no more room for streams.
    private func makeRoomForStreams() {
        guard self.waiting.first(streaming: true) != nil else { return }
        let refusals = self.peers.map { peer in peer.makeRoomForStreams { [weak self] in self?.serveWaiting() } }
        guard self.peers.contains(where: { $0.first.connection != nil }), refusals.allSatisfy({ $0 != nil }),
            let error = refusals.compactMap({ $0 }).first
        else { return }
        for call in self.waiting.take(where: { $0.isStreaming }) { call.fail(error) }
    }

    /// Whether the call waits for a connection while the peer cannot be reached.
    private func waits(_ call: ClientCall) -> Bool {
        guard call.outgoing.waitForReady else { return false }
        guard let patience = self.settings.patience, let since = self.unreachableSince else { return true }
        return self.eventLoop.now < since + TimeAmount(clamping: patience)
    }

    /// Fails the calls that must not wait for an unreachable peer, or not any longer.
    private func failImpatient() {
        guard let error = self.unreachable else { return }
        for call in self.waiting.take(where: { !self.waits($0) }) { call.fail(error) }
    }

    // MARK: Connections

    /// Begins to connect where needed.
    private func wake() {
        guard !self.isShutDown else { return }
        switch self.policy {
        case .pickFirst:
            if self.peers.isEmpty {
                let resolution = self.resolution
                self.add(address: nil) { try await resolution.resolve() }
            }
            self.peers[0].first.wake()
        case .roundRobin:
            if self.peers.isEmpty { self.refreshAddresses() }
            for peer in self.peers { peer.first.wake() }
        }
    }

    private func add(address: Target.Address?, resolve: @escaping @Sendable () async throws -> [Target.Address]) {
        let (eventLoop, target, tls, settings) = (self.eventLoop, self.target, self.tls, self.settings)
        let peer = PeerConnections(address: address, mostFurther: settings.maxStreamConnections) {
            Connector(
                eventLoop: eventLoop, peer: target.name, tls: tls, serverName: target.serverName, settings: settings, resolve: resolve)
        }
        peer.first.reports = Connector.Reports(
            ready: { [weak self] in
                self?.unreachableSince = nil
                self?.serveWaiting()
            },
            failed: { [weak self] error in
                guard let self else { return }
                self.logger.debug("connection failed", metadata: ["target": "\(self.target.name)", "error": "\(error.message)"])
                self.unreachableSince = self.unreachableSince ?? self.eventLoop.now
                self.failImpatient()
                if self.policy == .roundRobin { self.refreshAddresses() }
            },
            lost: { [weak self] in
                guard let self, !self.isShutDown else { return }
                // Round-robin keeps every peer connected; pick-first connects again when there is something to send.
                if self.policy == .roundRobin {
                    self.refreshAddresses()
                } else if !self.waiting.isEmpty {
                    self.wake()
                }
            })
        self.peers.append(peer)
    }

    /// Round-robin: looks up the addresses again, and applies the changes.
    private func refreshAddresses() {
        guard !self.isResolving else { return }
        self.isResolving = true
        let resolution = self.resolution
        self.eventLoop.makeFutureWithTask { try await resolution.resolve() }.whenComplete { result in
            self.isResolving = false
            if self.isShutDown { return }
            switch result {
            case .success(let addresses) where !addresses.isEmpty:
                self.resolutionError = nil
                self.follow(addresses)
                self.scheduleRefresh()
            case .success:
                self.resolutionFailed(RPCError(code: .unavailable, message: "\(self.target.name): no address is known"))
            case .failure(let error):
                let message = (error as? any RPCErrorConvertible)?.rpcError.message ?? "\(error)"
                self.resolutionFailed(
                    RPCError(code: .unavailable, message: "\(self.target.name): \(message)", cause: error))
            }
        }
    }

    /// Schedules the next lookup, because nothing reports a change of a name's addresses.
    private func scheduleRefresh() {
        guard self.target.fixedAddresses.isEmpty else { return }
        self.refresh?.cancel()
        self.refresh = self.eventLoop.scheduleTask(in: TimeAmount(clamping: self.settings.refreshInterval)) { [weak self] in
            guard let self, !self.isShutDown else { return }
            self.refreshAddresses()
        }
    }

    private func follow(_ addresses: [Target.Address]) {
        for peer in self.peers where !addresses.contains(where: { $0 == peer.address }) {
            _ = peer.stop(grace: TimeAmount(clamping: self.settings.drainTimeout))
        }
        self.peers.removeAll { peer in !addresses.contains { $0 == peer.address } }
        for address in addresses where !self.peers.contains(where: { $0.address == address }) {
            self.add(address: address) { [address] }
        }
        for peer in self.peers { peer.first.wake() }
        self.serveWaiting()
    }

    private func resolutionFailed(_ error: RPCError) {
        self.resolutionError = error
        self.failImpatient()
        if self.peers.isEmpty {
            // No connector exists that would try again.
            self.eventLoop.scheduleTask(in: TimeAmount(clamping: self.settings.backoff.initial)) {
                if !self.waiting.isEmpty { self.wake() }
            }
        } else {
            for peer in self.peers { peer.first.wake() }
            self.scheduleRefresh()
        }
    }

    /// Fails new and waiting calls; running calls finish within `grace`.
    func shutDown(grace: TimeAmount) -> EventLoopFuture<Void> {
        self.eventLoop.preconditionInEventLoop()
        self.isShutDown = true
        self.refresh?.cancel()
        for call in self.waiting.take(where: { _ in true }) {
            call.fail(RPCError(code: .unavailable, message: "the channel to \(self.target.name) is shut down"))
        }
        let stopped = self.peers.flatMap { $0.stop(grace: grace) }
        return EventLoopFuture.andAllComplete(stopped, on: self.eventLoop)
    }

    // MARK: Headers

    /// The part of a request's head that is the same for every call of a method.
    func baseHeaders(path: String) -> HTTP2Headers {
        if let headers = self.headersByPath[path] { return headers }
        let headers: HTTP2Headers = [
            ":method": "POST", ":scheme": self.tls == nil ? "http" : "https", ":path": path, ":authority": self.target.authority,
            "te": "trailers", "content-type": "application/grpc", "user-agent": "grpc-swift-carillon/1.0",
            "grpc-accept-encoding": MessageEncoding.accepted,
        ]
        self.headersByPath[path] = headers
        return headers
    }
}

extension Target {
    /// The `:authority` of calls. A socket and a resolver have none of their own.
    var authority: String {
        switch self.kind {
        case .dns(let name, let port): return "\(name):\(port)"
        case .resolver: return self.name
        case .addresses(let addresses):
            if case .ip? = addresses.first { return addresses[0].description }
            return "localhost"
        }
    }

    /// The name that the server's certificate must have, when it differs from the address.
    var serverName: String? {
        if case .dns(let name, _) = self.kind { return name }
        return nil
    }
}
