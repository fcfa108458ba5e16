import NIOCore
import Providers
import ServiceKit
import Synchronization

/// Carries the requests of one lane over HTTP/2, or over HTTP/1.1 to a host that has no HTTP/2 (DISP-14). TLS says which, by ALPN. A host without
/// HTTP/2 is asked for it again after ``http2Interval``.
final class NegotiatedTransport: LaneTransport {
    /// Makes pooled HTTP/2 connections. The argument takes the waiting calls of a host without HTTP/2.
    typealias MakePool = @Sendable (_ onNoHTTP2: @escaping @Sendable ([ProviderCall]) -> Void) -> any LaneTransport

    static let http2Interval: Duration = .seconds(3_600)

    private struct State {
        /// Nil before the first call, and while the host has no HTTP/2.
        var pool: (any LaneTransport)?
        /// The number of ``pool``, from 1.
        var poolNumber = 0
        /// Nil while the host is not known to lack HTTP/2.
        var http1: HTTP1Transport?
        var nextHTTP2 = SteadyInstant(milliseconds: .min)
        var isShutDown = false
    }

    private let makePool: MakePool
    private let makeHTTP1: @Sendable () -> HTTP1Transport
    private let clock: any DomainClock
    private let state = Mutex(State())

    /// Time for calls in flight on HTTP/2 connections of a host that has no HTTP/2 any more: the longest `provider_timeout_seconds`.
    private static let grace: TimeAmount = .seconds(120)

    init(clock: any DomainClock, makePool: @escaping MakePool, makeHTTP1: @escaping @Sendable () -> HTTP1Transport) {
        self.clock = clock
        self.makePool = makePool
        self.makeHTTP1 = makeHTTP1
    }

    func submit(_ calls: [ProviderCall]) {
        guard !calls.isEmpty else { return }
        current().submit(calls)
    }

    private func current() -> any LaneTransport {
        let now = clock.steadyNow
        return state.withLock { state -> any LaneTransport in
            if let pool = state.pool { return pool }
            if let http1 = state.http1, now < state.nextHTTP2 || state.isShutDown { return http1 }
            state.poolNumber += 1
            let number = state.poolNumber
            let pool = makePool { [weak self] in self?.lacksHTTP2($0, pool: number) }
            state.pool = pool
            return pool
        }
    }

    private func lacksHTTP2(_ calls: [ProviderCall], pool number: Int) {
        let now = clock.steadyNow
        let (http1, old) = state.withLock { state -> (HTTP1Transport, (any LaneTransport)?) in
            let http1 = state.http1 ?? makeHTTP1()
            state.http1 = http1
            guard number == state.poolNumber, let old = state.pool else { return (http1, nil) }
            state.pool = nil
            state.nextHTTP2 = now + Self.http2Interval
            return (http1, old)
        }
        guard let old else { return http1.submit(calls) }
        http1.takeOver(calls)
        // It lives until its calls in flight have ended.
        Task { await old.shutdown(grace: Self.grace) }
    }

    private var all: [any LaneTransport] {
        state.withLock { state -> [any LaneTransport] in
            let http1: (any LaneTransport)? = state.http1
            return [state.pool, http1].compactMap { $0 }
        }
    }

    func startAfresh(reason: String) {
        for transport in all { transport.startAfresh(reason: reason) }
    }

    func retireConnection(_ id: Int) { state.withLock { $0.pool }?.retireConnection(id) }

    func snapshot() async -> TransportSnapshot {
        var sum = TransportSnapshot()
        for transport in all {
            let snapshot = await transport.snapshot()
            sum.connections += snapshot.connections
            sum.inFlight += snapshot.inFlight
            sum.waiting += snapshot.waiting
            sum.connectionLimit = max(sum.connectionLimit, snapshot.connectionLimit)
        }
        return sum
    }

    func shutdown(grace: TimeAmount) async {
        let hadHTTP1 = state.withLock { state -> Bool in
            state.isShutDown = true
            return state.http1 != nil
        }
        await withTaskGroup(of: Void.self) { group in
            for transport in all { group.addTask { await transport.shutdown(grace: grace) } }
        }
        // Before its end the pool may have found that the host has no HTTP/2. Then the calls went to a transport that was made meanwhile.
        if !hadHTTP1, let late = state.withLock({ $0.http1 }) { await late.shutdown(grace: grace) }
    }
}
