import DequeModule
import HTTP2
import Logging
import NIOCore
import Providers
import ServiceKit
import TLS

/// The state and connections of a pool. Confined to the pool's event loop.
final class ProviderPoolCore {
    private let endpoint: ProviderEndpoint
    private let tls: TLSClientContext
    private let policy: ConnectionPolicy
    var state: ConnectionPoolState
    let eventLoop: any EventLoop
    private let clock: any DomainClock
    private let activity: ActivityTracker
    private let logger: Logger
    private let hooks: TransportHooks
    /// Takes the waiting calls of a host without HTTP/2.
    let onNoHTTP2: (@Sendable ([ProviderCall]) -> Void)?
    /// Another transport took over.
    var isReplaced = false

    var connections: [ConnectionPoolState.ConnectionID: HTTP2Connection] = [:]
    var pending: Deque<ProviderCall> = []
    var exchanges: [UInt64: ProviderExchange] = [:]
    private var nextExchange: UInt64 = 0
    private var deadlines = DeadlineQueue()
    private var deadlineTimer: (due: SteadyInstant, timer: ClockTimer)?
    private var finished: [ExchangeResult] = []
    var wakeUp: (at: NIODeadline, task: Scheduled<Void>)?
    var surplusCheck: Scheduled<Void>?
    /// The last reachability that was reported to the lane.
    var reported = Reachability.reachable
    var isShutDown = false
    var onEmpty: [EventLoopPromise<Void>] = []

    /// Refusals after which a call goes back to the queue instead of to yet another stream.
    private static let mostRefusals = 8
    /// Interval of the check for surplus connections.
    static let surplusInterval: TimeAmount = .seconds(30)
    private static let connectTimeout: TimeAmount = .seconds(10)

    init(
        endpoint: ProviderEndpoint, tls: TLSClientContext, policy: ConnectionPolicy, clock: any DomainClock, activity: ActivityTracker,
        logger: Logger, hooks: TransportHooks, onNoHTTP2: (@Sendable ([ProviderCall]) -> Void)?
    ) {
        self.endpoint = endpoint
        self.tls = tls
        self.policy = policy
        state = ConnectionPoolState(limits: policy.pool, pacing: ReconnectPacing(settings: policy.pacing, now: .now()))
        eventLoop = policy.eventLoop
        self.clock = clock
        self.activity = activity
        self.logger = logger
        self.hooks = hooks
        self.onNoHTTP2 = onNoHTTP2
    }

    var snapshot: TransportSnapshot {
        TransportSnapshot(
            connections: connections.count, inFlight: exchanges.count, waiting: pending.count, connectionLimit: state.limits.maximumConnections)
    }

    // MARK: Sending

    func submit(_ calls: [ProviderCall]) {
        eventLoop.assertInEventLoop()
        guard !isShutDown else { return giveBack(calls, reason: "the dispatcher is shutting down") }
        pending.append(contentsOf: calls)
        pump()
    }

    /// Gives waiting calls their streams, then opens or replaces connections. Runs after every event and at the timer ``wake(at:)`` sets, so that it
    /// always runs again while a call waits.
    private func pump() {
        guard !isShutDown else { return }
        guard !isReplaced else { return pending.isEmpty ? () : handOver() }
        let now = NIODeadline.now()
        let started = clock.steadyNow
        while let call = pending.first, let id = state.reserve(bytes: call.bytes, now: now) {
            pending.removeFirst()
            send(call, on: id, now: now, clockNow: started)
        }
        seeToConnections(now)
    }

    private func send(_ call: ProviderCall, on id: ConnectionPoolState.ConnectionID, now: NIODeadline, clockNow: SteadyInstant) {
        let exchange = ProviderExchange(
            call: call, connection: id, isTrial: state.connections[id]?.isOnTrial ?? false, core: self, now: now)
        let number = nextExchange
        nextExchange += 1
        do {
            guard let connection = connections[id] else { throw HTTP2Error(.closed, "the connection is gone") }
            exchange.number = number
            exchange.stream = try connection.openStream(call.headers, data: call.body, endStream: true, delegate: exchange)
        } catch {
            // The state was wrong about the connection. Nothing was sent, and the call takes another stream.
            _ = state.streamEnded(on: id, bytes: call.bytes, answered: false, now: now)
            if (error as? HTTP2Error)?.kind == .noStreamAvailable {
                // Full for now; `onAvailable` reports when a stream is free.
                state.streamLimitChanged(id, to: state.connections[id]?.openStreams ?? 0, now: now)
            } else {
                closeIfAsked(state.retire(id), id)
            }
            pending.prepend(call)
            return
        }
        exchanges[number] = exchange
        activity.awaitingProvider(1)
        arm(for: deadlines.add(number, timeout: call.timeout, now: clockNow))
    }

    /// A call's stream has ended.
    func ended(_ exchange: ProviderExchange, _ ending: ProviderExchange.Ending) {
        guard exchanges.removeValue(forKey: exchange.number) != nil else { return }
        activity.awaitingProvider(-1)
        let now = NIODeadline.now()
        let after = state.streamEnded(on: exchange.connection, bytes: exchange.call.bytes, answered: exchange.status != nil, now: now)
        closeIfAsked(after, exchange.connection)
        if exchange.status != nil { report(.reachable) }
        switch ending {
        case .outcome(let outcome):
            finish(exchange.call, outcome, on: exchange.connection, wasTrial: exchange.isTrial, latency: now - exchange.startedAt)
            if case .noAnswer(let unknown) = outcome { unanswered(exchange, unknown, now) }
        case .refused:
            var call = exchange.call
            call.refusals += 1
            if call.refusals > Self.mostRefusals || isShutDown {
                giveBack([call], reason: "\(endpoint) refused the stream \(call.refusals) times")
            } else {
                pending.prepend(call)
                scheduleFlush()
            }
        }
        if exchanges.isEmpty { disarm() }
    }

    /// A request left and was not answered.
    private func unanswered(_ exchange: ProviderExchange, _ unknown: UnknownOutcome, _ now: NIODeadline) {
        state.wentUnanswered()
        // ``closed(_:_:)`` follows when the connection itself was lost.
        guard exchange.isTrial, unknown != .connectionLost, !isShutDown else { return }
        failed(exchange.connection, now)
    }

    func giveBack(_ calls: some Sequence<ProviderCall>, reason: String) {
        for call in calls { finish(call, .notSent(reason: reason)) }
    }

    private func finish(
        _ call: ProviderCall, _ outcome: ExchangeOutcome, on connection: Int? = nil, wasTrial: Bool = false, latency: TimeAmount = .zero
    ) {
        finished.append(
            ExchangeResult(
                call, connection: connection, wasTrial: wasTrial, outcome: outcome, latency: latency, finishedAt: clock.now,
                finishedMonotonicNanoseconds: MonotonicClock.nanoseconds))
        scheduleFlush()
    }

    private var flushIsScheduled = false

    /// Delivers results and gives free streams to waiting calls, once a turn of the loop.
    func scheduleFlush() {
        guard !flushIsScheduled else { return }
        flushIsScheduled = true
        activity.begin()
        eventLoop.assumeIsolated().execute { [self] in
            flushIsScheduled = false
            let results = finished
            finished = []
            if !results.isEmpty { hooks.onResults(results) }
            pump()
            activity.end()
            if isShutDown, exchanges.isEmpty {
                onEmpty.forEach { $0.succeed() }
                onEmpty = []
            }
        }
    }

    // MARK: Connections

    private func seeToConnections(_ now: NIODeadline) {
        var step = state.next(waiting: pending.count, now: now)
        while case .replace(let id) = step {
            logger.notice("a connection that grants no streams is replaced", metadata: ["provider_host": "\(endpoint)"])
            closeIfAsked(state.retire(id), id)
            step = state.next(waiting: pending.count, now: now)
        }
        switch step {
        case .none, .replace: break
        case .connect(let id): connect(id)
        case .wait(let until):
            wake(at: until)
            if state.isUnreachable { unreachable(noAnswer) }
        }
    }

    private func connect(_ id: ConnectionPoolState.ConnectionID) {
        activity.begin()
        var limits = policy.http2
        limits.maxConcurrentStreams = 4_000
        let connecting = HTTP2Client.connect(
            to: .host(endpoint.host, port: endpoint.port), on: eventLoop, tls: tls, serverName: endpoint.host, limits: limits,
            names: policy.names, avoiding: connections.values.compactMap(\.remoteAddress), permits: policy.permits, timeout: Self.connectTimeout)
        connecting.assumeIsolated().whenComplete { [self] result in
            switch result {
            case .success(let connection): connected(id, connection)
            case .failure(let error): connectFailed(id, error)
            }
            activity.end()
        }
    }

    private func connected(_ id: ConnectionPoolState.ConnectionID, _ connection: HTTP2Connection) {
        guard !isShutDown, state.connected(id, streamLimit: connection.streamLimit, now: .now()) else {
            // The connection was retired meanwhile, and calls may wait for another one.
            connection.close()
            return pump()
        }
        connections[id] = connection
        connection.onSettingsChange = { [weak self] in self?.limitChanged(id, $0) }
        connection.onAvailable = { [weak self] in self?.limitChanged(id, $0) }
        connection.onGoAway = { [weak self] connection, goAway in self?.goAway(id, connection, goAway) }
        connection.onClose = { [weak self] _, error in self?.closed(id, error) }
        logger.log(
            level: state.pacing.consecutiveFailures == 0 ? .info : .debug, "connected to provider",
            metadata: ["provider_host": "\(endpoint)", "streams": "\(connection.streamLimit)"])
        if surplusCheck == nil { scheduleSurplusCheck() }
        if case .unreachable = reported { report(.connected) }
        // The connection may have ended, or GOAWAY may have come, before the callbacks were set.
        if !connection.isOpen {
            closed(id, nil)
        } else if connection.isDraining {
            failed(id, .now())
        }
        pump()
    }

    private func connectFailed(_ id: ConnectionPoolState.ConnectionID, _ error: any Error) {
        state.connectFailed(id, now: .now(), random: .random(in: 0..<1))
        if onNoHTTP2 != nil, !isShutDown, HTTP2Client.lacksHTTP2(error) { return beReplaced() }
        logger.log(  // Only the first failure of a series is an error: the lane's log line covers the others.
            level: state.pacing.consecutiveFailures == 1 ? .error : .debug, "cannot connect to provider",
            metadata: [
                "provider_host": "\(endpoint)", "error": "\(error)", "failures": "\(state.pacing.consecutiveFailures)",
                "remedy": "check that the host is reachable from here, and that its certificate is signed by a trusted CA (providers.ca_file)",
            ])
        guard !isShutDown else { return }
        if state.isUnreachable { unreachable("\(error)") }
        pump()
    }

    private var noAnswer: String { "connections to \(endpoint) end without an answer" }

    /// Tells the lane a change of reachability.
    func report(_ news: Reachability) {
        guard !isReplaced else { return }
        switch (reported, news) {
        case (.reachable, .reachable), (.unreachable, .unreachable): break
        default:
            reported = news
            hooks.onReachability(news)
        }
    }

    /// Nothing can be sent: waiting calls go back to the durable queue, and the lane gets a report.
    private func unreachable(_ reason: String) {
        report(.unreachable(reason: reason))
        let waiting = pending
        pending = []
        giveBack(waiting, reason: reason)
    }

    private func limitChanged(_ id: ConnectionPoolState.ConnectionID, _ connection: HTTP2Connection) {
        state.streamLimitChanged(id, to: connection.streamLimit, now: .now())
        if !pending.isEmpty { scheduleFlush() }
    }

    private func goAway(_ id: ConnectionPoolState.ConnectionID, _ connection: HTTP2Connection, _ goAway: HTTP2GoAway) {
        logger.log(
            level: state.pacing.consecutiveFailures == 0 ? .notice : .debug, "provider ends a connection",
            metadata: ["provider_host": "\(endpoint)", "code": "\(goAway.code)", "reason": "\(goAway.debugData.prefix(200))"])
        failed(id, .now())
        scheduleFlush()
    }

    private func failed(_ id: ConnectionPoolState.ConnectionID, _ now: NIODeadline) {
        closeIfAsked(state.failed(id, now: now, random: .random(in: 0..<1)), id)
        if state.isUnreachable { unreachable(noAnswer) }
    }

    private func closed(_ id: ConnectionPoolState.ConnectionID, _ error: (any Error)?) {
        connections[id] = nil
        state.closed(id, now: .now(), random: .random(in: 0..<1))
        if let error {
            logger.log(
                level: state.pacing.consecutiveFailures <= 1 ? .notice : .debug, "connection to provider ended",
                metadata: ["provider_host": "\(endpoint)", "error": "\(error)"])
        }
        if state.isUnreachable, !isShutDown { unreachable(noAnswer) }
        scheduleFlush()
    }

    func closeIfAsked(_ action: ConnectionPoolState.OnStreamEnded, _ id: ConnectionPoolState.ConnectionID) {
        guard action == .close, let connection = connections[id] else { return }
        _ = connection.shutdownGracefully(grace: .seconds(1))
    }

    func startAfresh(reason: String) {
        giveBack(pending, reason: reason)
        pending = []
        for id in state.connections.keys { closeIfAsked(state.retire(id), id) }
        scheduleFlush()
    }

    func retireConnection(_ id: ConnectionPoolState.ConnectionID) {
        closeIfAsked(state.retire(id), id)
        scheduleFlush()
    }

    /// Runs ``pump()`` at this time at the latest. A timer that is set for an earlier time stays; ``pump()`` then sets the next one.
    private func wake(at: NIODeadline) {
        if let wakeUp, wakeUp.at <= at { return }
        wakeUp?.task.cancel()
        wakeUp = (
            at,
            eventLoop.assumeIsolated().scheduleTask(deadline: at) { [weak self] in
                self?.wakeUp = nil
                self?.pump()
            }
        )
    }

    // MARK: Time-outs, in steady domain time

    private func arm(for due: SteadyInstant) {
        if let deadlineTimer, deadlineTimer.due <= due { return }
        deadlineTimer?.timer.cancel()
        let activity = activity
        let eventLoop = eventLoop
        let box = NIOLoopBound(self, eventLoop: eventLoop)
        deadlineTimer = (
            due,
            clock.notify(at: due) {
                activity.begin()
                eventLoop.execute {
                    box.value.timeOut()
                    activity.end()
                }
            }
        )
    }

    func disarm() {
        deadlineTimer?.timer.cancel()
        deadlineTimer = nil
        deadlines = DeadlineQueue()
    }

    private func timeOut() {
        deadlineTimer = nil
        for number in deadlines.due(at: clock.steadyNow, isOpen: { exchanges[$0] != nil }) {
            guard let exchange = exchanges[number] else { continue }
            exchange.hasTimedOut = true
            // The connection was silent since the request left, so it takes no more requests.
            let isSilent = state.connections[exchange.connection].map { $0.lastActivity <= exchange.startedAt } ?? false
            if isSilent, !exchange.isTrial { closeIfAsked(state.retire(exchange.connection), exchange.connection) }
            exchange.stream?.reset(.cancel)
        }
        if let earliest = deadlines.earliest { arm(for: earliest) }
    }
}
