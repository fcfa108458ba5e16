import DequeModule
import HTTP2
import Logging
import NIOCore
import OutboundHTTP
import Providers
import ServiceKit
import Synchronization

/// Carries the requests of one lane over HTTP/1.1, for push services without HTTP/2 (DISP-14). libcurl carries them on threads of the lane's own, so
/// that a host without an answer costs the other lanes nothing, and keeps a connection of each thread at most. Time-outs are in real time.
///
/// It begins on trial: one request at a time until the first answer. After a failed connection the lane is unreachable, and on trial again after a
/// wait that grows with each failure.
final class HTTP1Transport: LaneTransport {
    /// A request on its way.
    private struct Flight {
        var call: ProviderCall
        var isTrial: Bool
        var startedAt: NIODeadline
    }

    private struct State {
        var waiting: Deque<ProviderCall> = []
        var flights: [Int: Flight] = [:]
        var nextFlight = 0
        var reachability = Reachability.connected
        var pacing: ReconnectPacing
        var isShutDown = false
        /// A timer looks for idle connections.
        var watchesIdle = false
        var onEmpty: [EventLoopPromise<Void>] = []
    }

    private let client: OutboundClient
    /// Requests at the same time.
    private let parallel: Int
    private let eventLoop: any EventLoop
    private let clock: any DomainClock
    private let activity: ActivityTracker
    private let logger: Logger
    private let hooks: TransportHooks
    private let state: Mutex<State>

    private static let shuttingDown = "the dispatcher is shutting down"
    /// How long a connection without a request is kept. Many servers end theirs after a minute.
    static let longestIdle = Duration.seconds(45)

    /// - Parameter client: of this lane alone, with a thread for each parallel request. This transport closes it.
    init(
        client: OutboundClient, policy: ConnectionPolicy, clock: any DomainClock, activity: ActivityTracker, logger: Logger, hooks: TransportHooks
    ) {
        self.client = client
        parallel = policy.pool.maximumConnections
        eventLoop = policy.eventLoop
        self.clock = clock
        self.activity = activity
        self.logger = logger
        self.hooks = hooks
        state = Mutex(State(pacing: ReconnectPacing(settings: policy.pacing, now: .now())))
    }

    /// Takes the waiting calls of another transport. The lane begins on trial.
    func takeOver(_ calls: [ProviderCall]) {
        state.withLock { $0.reachability = .connected }
        submit(calls)
    }

    func submit(_ calls: [ProviderCall]) {
        let refusal = state.withLock { state -> String? in
            if state.isShutDown { return Self.shuttingDown }
            if case .unreachable(let reason) = state.reachability { return reason }
            state.waiting.append(contentsOf: calls)
            return nil
        }
        if let refusal { giveBack(calls, reason: refusal) } else { sendWaiting() }
    }

    // MARK: One request

    private func sendWaiting() {
        while let (number, call) = takeOff() {
            activity.awaitingProvider(1)
            Task { self.land(number, await self.exchange(call)) }
        }
    }

    /// The next call that may leave now.
    private func takeOff() -> (number: Int, call: ProviderCall)? {
        state.withLock { state -> (number: Int, call: ProviderCall)? in
            let isTrial = state.reachability == .connected
            guard state.flights.count < (isTrial ? 1 : parallel), let call = state.waiting.popFirst() else { return nil }
            state.nextFlight += 1
            state.flights[state.nextFlight] = Flight(call: call, isTrial: isTrial, startedAt: .now())
            return (state.nextFlight, call)
        }
    }

    private func exchange(_ call: ProviderCall) async -> ExchangeOutcome {
        let url = "https://" + (call.headers.first(":authority") ?? "") + (call.headers.first(":path") ?? "")
        let request = OutboundRequest(
            url: url, headers: call.headers.entries.filter { !$0.name.hasPrefix(":") }, body: Array(call.body.readableBytesView))
        do {
            switch try await client.exchange(request, timeout: call.timeout, mostBytes: call.longestAnswer) {
            case .answered(let answer):
                let headers = HTTP2Headers(answer.headers.map { ($0.name, $0.value) })
                return .answered(ProviderAnswer(status: answer.status, headers: headers, body: ByteBuffer(bytes: answer.body)))
            case .noAnswer(let isTimeout, _): return .noAnswer(isTimeout ? .timeout : .connectionLost)
            case .notSent(let reason): return .notSent(reason: reason)
            case .refused(let words): return .notSent(reason: "its address " + words)
            }
        } catch {
            return .notSent(reason: Self.shuttingDown)
        }
    }

    /// What follows the end of a request.
    private struct Landing {
        var flight: Flight
        var news: Reachability?
        /// Calls that cannot leave now.
        var returned: [ProviderCall] = []
        var nextTrial: NIODeadline?
    }

    private func land(_ number: Int, _ outcome: ExchangeOutcome) {
        // A flight that was given up has landed.
        guard let landing = state.withLock({ Self.landing(of: number, outcome, &$0) }) else { return }
        if let news = landing.news { hooks.onReachability(news) }
        if case .unreachable(let reason)? = landing.news {
            logger.notice(
                "no HTTP/1.1 connection to a push service",
                metadata: ["provider_host": "\(landing.flight.call.headers.first(":authority") ?? "")", "reason": "\(reason)"])
            giveBack(landing.returned, reason: reason)
        }
        let latency = NIODeadline.now() - landing.flight.startedAt
        hooks.onResults([
            ExchangeResult(
                landing.flight.call, connection: 0, wasTrial: landing.flight.isTrial, outcome: outcome, latency: latency,
                finishedAt: clock.now, finishedMonotonicNanoseconds: MonotonicClock.nanoseconds)
        ])
        if let nextTrial = landing.nextTrial { _ = eventLoop.scheduleTask(deadline: nextTrial) { [weak self] in self?.beginTrial() } }
        activity.awaitingProvider(-1)
        watchIdle()
        sendWaiting()
        let drained = state.withLock { state -> [EventLoopPromise<Void>] in
            guard state.isShutDown, state.flights.isEmpty else { return [] }
            defer { state.onEmpty = [] }
            return state.onEmpty
        }
        for promise in drained { promise.succeed() }
    }

    private static func landing(of number: Int, _ outcome: ExchangeOutcome, _ state: inout State) -> Landing? {
        guard let flight = state.flights.removeValue(forKey: number) else { return nil }
        var landing = Landing(flight: flight)
        let failure: String
        switch outcome {
        case .answered:
            state.pacing.succeeded()
            if state.reachability != .reachable { landing.news = .reachable }
            state.reachability = .reachable
            return landing
        case .noAnswer where !flight.isTrial: return landing
        case .noAnswer: failure = "requests end without an answer"
        case .notSent(let reason): failure = reason
        }
        guard !state.isShutDown else { return landing }
        let now = NIODeadline.now()
        state.pacing.failed(now: now, random: .random(in: 0..<1))
        if case .unreachable = state.reachability { return landing }
        state.reachability = .unreachable(reason: failure)
        landing.news = state.reachability
        landing.returned = Array(state.waiting)
        state.waiting = []
        landing.nextTrial = state.pacing.nextAttempt(now: now)
        return landing
    }

    /// The lane may try a request again.
    private func beginTrial() {
        let isNews = state.withLock { state -> Bool in
            guard !state.isShutDown, case .unreachable = state.reachability else { return false }
            state.reachability = .connected
            return true
        }
        if isNews { hooks.onReachability(.connected) }
    }

    /// Begins to look for idle connections, unless a timer does.
    private func watchIdle() {
        guard let longestIdle = client.longestIdle else { return }
        let begins = state.withLock { state -> Bool in
            guard !state.watchesIdle, !state.isShutDown else { return false }
            state.watchesIdle = true
            return true
        }
        guard begins else { return }
        _ = eventLoop.scheduleTask(in: TimeAmount(longestIdle)) { [weak self] in
            guard let self else { return }
            Task { await self.endIdle() }
        }
    }

    private func endIdle() async {
        // First: a request that ends after this looks by itself.
        state.withLock { $0.watchesIdle = false }
        if await client.endIdleConnections() { watchIdle() }
    }

    private func giveBack(_ calls: [ProviderCall], reason: String) {
        guard !calls.isEmpty else { return }
        hooks.onResults(
            calls.map {
                ExchangeResult(
                    $0, outcome: .notSent(reason: reason), finishedAt: clock.now, finishedMonotonicNanoseconds: MonotonicClock.nanoseconds)
            })
    }

    // MARK: LaneTransport

    func startAfresh(reason: String) {
        let waiting = state.withLock { state -> [ProviderCall] in
            defer { state.waiting = [] }
            return Array(state.waiting)
        }
        giveBack(waiting, reason: reason)
    }

    /// libcurl's connections have no ids. One whose request failed has ended.
    func retireConnection(_ id: Int) {}

    func snapshot() async -> TransportSnapshot {
        state.withLock { state in
            TransportSnapshot(
                connections: state.flights.count, inFlight: state.flights.count, waiting: state.waiting.count, connectionLimit: parallel)
        }
    }

    /// A request that has no answer within `grace` counts as unanswered. Its thread ends with its time-out.
    func shutdown(grace: TimeAmount) async {
        let drained = eventLoop.makePromise(of: Void.self)
        let (waiting, isEmpty) = state.withLock { state -> ([ProviderCall], Bool) in
            state.isShutDown = true
            defer { state.waiting = [] }
            if !state.flights.isEmpty { state.onEmpty.append(drained) }
            return (Array(state.waiting), state.flights.isEmpty)
        }
        giveBack(waiting, reason: Self.shuttingDown)
        if isEmpty { drained.succeed() }
        let patience = eventLoop.scheduleTask(in: grace) { [self] in
            for number in state.withLock({ Array($0.flights.keys) }) { land(number, .noAnswer(.connectionLost)) }
        }
        try? await drained.futureResult.get()
        patience.cancel()
        Task { [client] in await client.close() }
    }
}
