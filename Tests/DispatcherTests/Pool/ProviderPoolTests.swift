import HTTP2
import Logging
import NIOCore
import NIOPosix
import Providers
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import DispatcherService

/// A pool over real sockets, with a provider whose first connections fail.
@Suite(.serialized) struct ProviderPoolTests {
    /// A small engine: submits its calls again until each is answered, and none while the lane is unreachable.
    private final class Work: Sendable {
        private struct State {
            var pool: ProviderPool?
            var open: Set<Int64> = []
            /// Returned while the lane was unreachable.
            var waiting: [Int64] = []
            var isReachable = true
            var timesUnreachable = 0
            var timesAnswered = 0
            /// Calls that left and were not answered: on trial, and otherwise.
            var lost = (onTrial: 0, before: 0)
        }

        private let state = Mutex(State())

        func begin(_ pool: ProviderPool, calls: Int) {
            let all = (1...Int64(calls)).map { $0 }
            state.withLock { state in
                state.pool = pool
                state.open = Set(all)
            }
            pool.submit(all.map(Self.call))
        }

        func finished(_ results: [ExchangeResult]) {
            let again = state.withLock { state -> [Int64] in
                for result in results {
                    if case .answered = result.outcome { state.open.remove(result.id) } else { state.waiting.append(result.id) }
                    guard case .noAnswer = result.outcome else { continue }
                    if result.wasTrial { state.lost.onTrial += 1 } else { state.lost.before += 1 }
                }
                return Self.takeWaiting(&state)
            }
            submit(again)
        }

        func heard(_ reachability: Reachability) {
            let again = state.withLock { state -> [Int64] in
                switch reachability {
                case .unreachable:
                    state.isReachable = false
                    state.timesUnreachable += 1
                case .connected: state.isReachable = true
                case .reachable:
                    state.isReachable = true
                    state.timesAnswered += 1
                }
                return Self.takeWaiting(&state)
            }
            submit(again)
        }

        var isDone: Bool { state.withLock { $0.open.isEmpty } }
        var timesUnreachable: Int { state.withLock { $0.timesUnreachable } }
        var timesAnswered: Int { state.withLock { $0.timesAnswered } }
        var lostOnTrial: Int { state.withLock { $0.lost.onTrial } }
        var lostBefore: Int { state.withLock { $0.lost.before } }

        private static func takeWaiting(_ state: inout State) -> [Int64] {
            guard state.isReachable else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }

        private func submit(_ ids: [Int64]) {
            guard !ids.isEmpty else { return }
            state.withLock { $0.pool }?.submit(ids.map(Self.call))
        }

        private static func call(_ id: Int64) -> ProviderCall {
            ProviderCall(
                id: id, headers: [":method": "POST", ":scheme": "https", ":authority": "provider", ":path": "/\(id)"],
                body: ByteBuffer(string: "{}"), timeout: .milliseconds(500))
        }
    }

    /// Names and addresses, in the order in which they were asked for.
    private final class Asked: Sendable {
        private let words = Mutex([String]())

        func add(_ word: String) { words.withLock { $0.append(word) } }
        var all: [String] { words.withLock { $0 } }
    }

    /// Sends calls until all are answered; fails when one is still open after a bounded time.
    private func deliver(
        _ calls: Int, maximumConnections: Int = 4, to provider: HostileProvider, host: String = "127.0.0.1",
        sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout ConnectionPolicy) -> Void = { _ in }
    ) async throws -> Work {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let work = Work()
        // As in the service, but with tens of milliseconds for seconds.
        var limits = ConnectionPoolState.Limits()
        limits.maximumConnections = maximumConnections
        limits.warmUpPatience = .milliseconds(20)
        limits.settleTime = .milliseconds(1)
        limits.barrenPatience = .milliseconds(50)
        var pacing = ReconnectPacing.Settings()
        pacing.burst = 8
        pacing.refillInterval = .milliseconds(40)
        pacing.firstDelay = .milliseconds(10)
        pacing.longestDelay = .milliseconds(100)
        var logger = Logger(label: "pool")
        logger.logLevel = .critical
        var policy = ConnectionPolicy(eventLoop: group.next())
        (policy.pool, policy.pacing) = (limits, pacing)
        change(&policy)
        let pool = ProviderPool(
            endpoint: ProviderEndpoint(host: host, port: provider.port), tls: provider.tls, policy: policy, clock: SystemClock(),
            activity: ActivityTracker(), logger: logger,
            hooks: TransportHooks(onResults: { work.finished($0) }, onReachability: { work.heard($0) }))
        work.begin(pool, calls: calls)
        do { try await eventually("every call is answered") { work.isDone } } catch is NeverHappened {
            let snapshot = await pool.snapshot()
            Issue.record("the lane stands still after \(provider.connections) connections: \(snapshot)", sourceLocation: sourceLocation)
        }
        await pool.shutdown(grace: .milliseconds(100))
        try await group.shutdownGracefully()
        return work
    }

    @Test("DISP-05 T7 each of the first 25 connections ends at its first request: the lane goes on, and is served when the provider behaves")
    func drops() async throws {
        let provider = try await HostileProvider.start { $0 <= 25 ? .drop : .serve }
        let work = try await deliver(20, to: provider)
        #expect(provider.connections > 25)
        #expect(work.timesUnreachable > 0, "the budget of connections was spent")
        await provider.stop()
    }

    @Test("T8 the connections of a lane go to different addresses of the provider, looked up for each")
    func unusedAddresses() async throws {
        let provider = try await HostileProvider.start(on: "0.0.0.0") { _ in .serve }
        let asked = Asked()
        _ = try await deliver(3_000, maximumConnections: 2, to: provider, host: "localhost") { policy in
            policy.names = NameLookup(concurrency: 1) { name in
                asked.add(name)
                return ["127.0.0.1", "127.0.0.2"]
            }
            policy.permits = { address in
                asked.add(address.ipAddress ?? "")
                return true
            }
        }
        #expect(Array(asked.all.prefix(4)) == ["localhost", "127.0.0.1", "localhost", "127.0.0.2"])
        await provider.stop()
    }

    @Test("DISP-30 a provider that takes connections and ends each at its requests loses one call for each, and is healthy when it answers")
    func trial() async throws {
        let provider = try await HostileProvider.start(streams: 100) { $0 <= 8 ? .drop : .serve }
        let work = try await deliver(20, to: provider)
        // GOAWAY comes before the end and names the last stream that was processed. The pushes of the streams above it go to another connection.
        #expect((1...20).contains(work.lostBefore), "on the first connection, of which nothing was known yet")
        #expect((1...7).contains(work.lostOnTrial), "\(work.lostOnTrial)")
        #expect(work.timesAnswered == 1)
        await provider.stop()
    }

    @Test("DISP-05 T4 each of the first 25 connections gets GOAWAY at its first request: the lane goes on")
    func goAways() async throws {
        let provider = try await HostileProvider.start { $0 <= 25 ? .goAway : .serve }
        _ = try await deliver(20, to: provider)
        #expect(provider.connections > 25)
        await provider.stop()
    }

    @Test("DISP-05 T4 T5 GOAWAY and no answer to what it covers: time-outs end the connections, and the lane goes on")
    func silentGoAways() async throws {
        let provider = try await HostileProvider.start { $0 <= 12 ? .goAwayAndSilence : .serve }
        _ = try await deliver(20, to: provider)
        await provider.stop()
    }

    @Test("DISP-05 T2 connections that take no streams any more do not hold the places of others")
    func noStreams() async throws {
        let provider = try await HostileProvider.start { $0 <= 4 ? .noStreams : .serve }
        _ = try await deliver(20, maximumConnections: 2, to: provider)
        #expect(provider.connections > 4)
        await provider.stop()
    }
}
