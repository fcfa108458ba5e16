import DequeModule
import HTTP2
import Logging
import NIOCore
import TLS

/// The implementation of a `ClientChannel`: its connections, the calls that wait for one, and the choice of a connection for each call.
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
    /// Pick-first: one for all addresses. Round-robin: one for each.
    private var connectors: [(address: Target.Address?, connector: Connector)] = []
    private var isResolving = false
    private var turn = 0
    private var waiting = Deque<ClientCall>()
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
                        message: "\(self.waiting.count) calls already wait for a connection to \(self.target.name): the limit; call later"))
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

    /// The error when no peer can be reached and no attempt is under way; otherwise nil.
    private var unreachable: RPCError? {
        if self.connectors.isEmpty { return self.resolutionError }
        guard self.connectors.allSatisfy({ $0.connector.isBackingOff }) else { return nil }
        return self.lastError
    }

    /// The error of the last attempt to connect.
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

    /// Fails the calls that must not wait for an unreachable peer, or not any longer.
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

    /// Begins to connect where needed.
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
            // No connector exists that would try again.
            self.eventLoop.scheduleTask(in: TimeAmount(clamping: self.settings.backoff.initial)) {
                if self.waiting.contains(where: { !$0.isOver }) { self.wake() }
            }
        } else {
            for entry in self.connectors { entry.connector.wake() }
            self.scheduleRefresh()
        }
    }

    /// Fails new and waiting calls; running calls finish within `grace`.
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

    /// The name that the server's certificate must have, when it differs from the address.
    var serverName: String? {
        if case .dns(let name, _) = self.kind { return name }
        return nil
    }
}
