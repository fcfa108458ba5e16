import DequeModule
import HTTP2
import Logging
import NIOCore
import TLS

/// The inside of a `ClientChannel`: its connections, the calls that wait for one, and which call goes where.
///
/// Everything happens on one event loop, the channel's home: connections, calls, timers. A channel is one core's worth of work; processes
/// that need more have more channels.
// Sendable by confinement: every mutable member is touched on `eventLoop` alone. `submit` and `shutDown` assert it; its calls, connectors and
// timers use the rest there.
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
    /// Pick-first: one for all addresses. Round-robin: one for each.
    private var connectors: [(address: Target.Address?, connector: Connector)] = []
    private var isResolving = false
    private var turn = 0
    private var waiting = Deque<ClientCall>()
    private var isShutDown = false
    private var headersByPath: [String: HTTP2Headers] = [:]
    private var resolutionError: RPCError?
    /// Since when no connection could be made; nil while there is one, or none was needed.
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

    /// Gives the call a connection, now or later. `first`: before those that wait already, because it has waited before.
    func submit(_ call: ClientCall, first: Bool = false) {
        self.eventLoop.preconditionInEventLoop()
        if self.isShutDown {
            return call.fail(RPCError(code: .unavailable, message: "the channel to \(self.target.name) is shut down"))
        }
        if self.waiting.isEmpty || first, let connection = self.pick() {
            return call.attach(to: connection)
        }
        if !self.waits(call), let error = self.unreachable { return call.fail(error) }
        if self.waiting.count >= self.settings.maxWaitingCalls {
            self.waiting.removeAll { $0.isOver }
            guard self.waiting.count < self.settings.maxWaitingCalls else {
                return call.fail(
                    RPCError(
                        code: .resourceExhausted,
                        message: "\(self.waiting.count) calls wait for a connection to \(self.target.name) already; call less or later"))
            }
        }
        if first { self.waiting.prepend(call) } else { self.waiting.append(call) }
        self.wake()
    }

    /// A connection with room, by the channel's policy.
    private func pick() -> HTTP2Connection? {
        for offset in 0..<self.connectors.count {
            let index = (self.turn + offset) % self.connectors.count
            if let connection = self.connectors[index].connector.available {
                if self.policy == .roundRobin { self.turn = index + 1 }
                return connection
            }
        }
        return nil
    }

    /// The reason, when no peer can be reached and none is being tried.
    private var unreachable: RPCError? {
        if self.connectors.isEmpty { return self.resolutionError }
        guard self.connectors.allSatisfy({ $0.connector.isBackingOff }) else { return nil }
        return self.lastError
    }

    /// Why the last attempt to connect failed.
    var lastError: RPCError? {
        self.connectors.lazy.compactMap { $0.connector.lastError }.last ?? self.resolutionError
    }

    private func serveWaiting() {
        while let call = self.waiting.first {
            if call.isOver {
                self.waiting.removeFirst()
                continue
            }
            guard let connection = self.pick() else { return }
            self.waiting.removeFirst()
            call.attach(to: connection)
        }
    }

    /// Whether the call waits for a connection while the peer cannot be reached.
    private func waits(_ call: ClientCall) -> Bool {
        guard call.outgoing.waitForReady else { return false }
        guard let patience = self.settings.patience, let since = self.unreachableSince else { return true }
        return self.eventLoop.now < since + TimeAmount(clamping: patience)
    }

    /// Calls that were told not to wait, or have no reason to any more.
    private func failImpatient() {
        guard let error = self.unreachable else { return }
        var patient = Deque<ClientCall>()
        var impatient: [ClientCall] = []
        for call in self.waiting where !call.isOver {
            if self.waits(call) { patient.append(call) } else { impatient.append(call) }
        }
        self.waiting = patient
        for call in impatient { call.fail(error) }
    }

    // MARK: Connections

    /// Sees to it that connections are being made.
    private func wake() {
        guard !self.isShutDown else { return }
        switch self.policy {
        case .pickFirst:
            if self.connectors.isEmpty {
                let resolution = self.resolution
                self.add(address: nil) { try await resolution.resolve() }
            }
            self.connectors[0].connector.wake()
        case .roundRobin:
            if self.connectors.isEmpty { self.refreshAddresses() }
            for entry in self.connectors { entry.connector.wake() }
        }
    }

    private func add(address: Target.Address?, resolve: @escaping @Sendable () async throws -> [Target.Address]) {
        let connector = Connector(
            eventLoop: self.eventLoop, peer: self.target.name, tls: self.tls, serverName: self.target.serverName,
            settings: self.settings, resolve: resolve)
        connector.reports = Connector.Reports(
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
                } else if self.waiting.contains(where: { !$0.isOver }) {
                    self.wake()
                }
            })
        self.connectors.append((address, connector))
    }

    /// Round-robin: looks the addresses up again, and follows what changed.
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

    /// Names change their meaning in silence: new peers have to be looked for.
    private func scheduleRefresh() {
        guard self.target.fixedAddresses.isEmpty else { return }
        self.refresh?.cancel()
        self.refresh = self.eventLoop.scheduleTask(in: TimeAmount(clamping: self.settings.refreshInterval)) { [weak self] in
            guard let self, !self.isShutDown else { return }
            self.refreshAddresses()
        }
    }

    private func follow(_ addresses: [Target.Address]) {
        for entry in self.connectors where !addresses.contains(where: { $0 == entry.address }) {
            _ = entry.connector.stop(grace: TimeAmount(clamping: self.settings.drainTimeout))
        }
        self.connectors.removeAll { entry in !addresses.contains { $0 == entry.address } }
        for address in addresses where !self.connectors.contains(where: { $0.address == address }) {
            self.add(address: address) { [address] }
        }
        for entry in self.connectors { entry.connector.wake() }
        self.serveWaiting()
    }

    private func resolutionFailed(_ error: RPCError) {
        self.resolutionError = error
        self.failImpatient()
        if self.connectors.isEmpty {
            // Nobody else will try again.
            self.eventLoop.scheduleTask(in: TimeAmount(clamping: self.settings.backoff.initial)) {
                if self.waiting.contains(where: { !$0.isOver }) { self.wake() }
            }
        } else {
            for entry in self.connectors { entry.connector.wake() }
            self.scheduleRefresh()
        }
    }

    /// New calls fail, waiting ones too, running ones finish within the grace time.
    func shutDown(grace: TimeAmount) -> EventLoopFuture<Void> {
        self.eventLoop.preconditionInEventLoop()
        self.isShutDown = true
        self.refresh?.cancel()
        let calls = self.waiting
        self.waiting = []
        for call in calls {
            call.fail(RPCError(code: .unavailable, message: "the channel to \(self.target.name) is shut down"))
        }
        let stopped = self.connectors.map { $0.connector.stop(grace: grace) }
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

    /// What a certificate must name, where it is not the address itself.
    var serverName: String? {
        if case .dns(let name, _) = self.kind { return name }
        return nil
    }
}
