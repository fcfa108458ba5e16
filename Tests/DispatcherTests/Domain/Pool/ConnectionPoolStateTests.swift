import NIOCore
import Testing

@testable import DispatcherService

@Suite struct ConnectionPoolStateTests {
    let now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    func pool(maximum: Int = 3) -> ConnectionPoolState {
        var limits = ConnectionPoolState.Limits()
        limits.maximumConnections = maximum
        return ConnectionPoolState(limits: limits, pacing: ReconnectPacing(now: now))
    }

    /// A pool with connections that have answered.
    func warmPool(connections: Int, streams: Int, maximum: Int = 3) -> ConnectionPoolState {
        var pool = pool(maximum: maximum)
        // Long enough ago for connections to have settled, recent enough not to be surplus.
        let past = now - .seconds(10)
        for _ in 0..<connections {
            guard case .connect(let id) = pool.demand(waiting: 1, now: now) else { continue }
            _ = pool.connected(id, streamLimit: streams, now: past)
            guard let used = pool.reserve(bytes: 1, now: past) else { continue }
            _ = pool.streamEnded(on: used, bytes: 1, answered: true, now: past)
            // The next connection is only made when this one is full.
            for _ in 0..<streams { _ = pool.reserve(bytes: 0, now: now) }
        }
        for (id, connection) in pool.connections {
            for _ in 0..<connection.openStreams { _ = pool.streamEnded(on: id, bytes: 0, answered: true, now: now) }
        }
        return pool
    }

    @Test("DISP-05 T1 T8 one stream until the first answer; the rest waits instead of opening more connections")
    func warmUp() {
        var pool = pool()
        #expect(pool.reserve(bytes: 100, now: now) == nil)
        #expect(pool.demand(waiting: 500, now: now) == .connect(1))
        #expect(pool.demand(waiting: 500, now: now) == .none, "one connection at a time")
        _ = pool.connected(1, streamLimit: 1, now: now)
        #expect(pool.reserve(bytes: 100, now: now) == 1)
        #expect(pool.reserve(bytes: 100, now: now) == nil)
        #expect(pool.demand(waiting: 499, now: now) == .wait(until: now + .seconds(1)))
        pool.streamLimitChanged(1, to: 1_000, now: now)
        #expect(pool.streamEnded(on: 1, bytes: 100, answered: true, now: now) == .none)
        for _ in 0..<499 { #expect(pool.reserve(bytes: 100, now: now) == 1) }
    }

    @Test("DISP-05 a first answer that does not come holds others back only for a moment")
    func impatientWarmUp() {
        var pool = pool()
        #expect(pool.demand(waiting: 2, now: now) == .connect(1))
        _ = pool.connected(1, streamLimit: 1, now: now)
        #expect(pool.reserve(bytes: 1, now: now) == 1)
        #expect(pool.demand(waiting: 1, now: now + .seconds(1)) == .connect(2))
    }

    @Test("T2 lowering the limit below what is open harms nothing in flight and stops new streams")
    func limitDrops() {
        var pool = warmPool(connections: 1, streams: 10, maximum: 1)
        for _ in 0..<10 { #expect(pool.reserve(bytes: 10, now: now) == 1) }
        pool.streamLimitChanged(1, to: 1, now: now)
        #expect(pool.openStreams == 10)
        for _ in 0..<9 {
            #expect(pool.streamEnded(on: 1, bytes: 10, answered: true, now: now) == .none)
            #expect(pool.reserve(bytes: 10, now: now) == nil)
        }
        #expect(pool.streamEnded(on: 1, bytes: 10, answered: true, now: now) == .none)
        #expect(pool.reserve(bytes: 10, now: now) == 1)
    }

    @Test("T9 the connection with the fewest bytes in flight takes the next request")
    func bytes() {
        var pool = warmPool(connections: 2, streams: 10)
        #expect(pool.established == 2)
        let first = pool.reserve(bytes: 60_000, now: now)
        for _ in 0..<9 { #expect(pool.reserve(bytes: 1_000, now: now) != first) }
    }

    @Test("T9 connections that are all heavy make the pool grow ahead of need")
    func growsForBytes() {
        var pool = warmPool(connections: 1, streams: 100)
        #expect(pool.next(waiting: 0, now: now) == .none)
        _ = pool.reserve(bytes: 70_000, now: now)
        #expect(pool.next(waiting: 0, now: now) == .connect(2))
        #expect(pool.next(waiting: 0, now: now) == .none)
    }

    @Test("DISP-05 grows to provider_max_connections and no further")
    func maximum() {
        var pool = warmPool(connections: 3, streams: 1)
        #expect(pool.established == 3)
        for _ in 0..<3 { #expect(pool.reserve(bytes: 1, now: now) != nil) }
        #expect(pool.reserve(bytes: 1, now: now) == nil)
        #expect(pool.demand(waiting: 1_000, now: now) == .none)
    }

    @Test("T4 GOAWAY: no new streams, those open finish, a replacement is made at once")
    func goAway() {
        var pool = warmPool(connections: 1, streams: 10)
        _ = pool.reserve(bytes: 1, now: now)
        #expect(pool.retire(1) == .none)
        #expect(pool.reserve(bytes: 1, now: now) == nil)
        #expect(pool.demand(waiting: 1, now: now) == .connect(2))
        #expect(pool.demand(waiting: 99, now: now) == .none, "one at a time")
        #expect(pool.streamEnded(on: 1, bytes: 1, answered: true, now: now) == .close)
        pool.closed(1, now: now, random: 0.5)
        #expect(pool.connections[1] == nil)
    }

    @Test("T1 T8 after the first answer the pool waits a moment for the real stream limit instead of opening another connection")
    func settles() {
        var pool = pool()
        #expect(pool.demand(waiting: 9, now: now) == .connect(1))
        _ = pool.connected(1, streamLimit: 1, now: now)
        _ = pool.reserve(bytes: 1, now: now)
        _ = pool.streamEnded(on: 1, bytes: 1, answered: true, now: now)
        _ = pool.reserve(bytes: 1, now: now)
        #expect(pool.demand(waiting: 7, now: now) == .wait(until: now + .milliseconds(20)))
        #expect(pool.demand(waiting: 7, now: now + .milliseconds(20)) == .connect(2))
    }

    @Test("T16 a connection that is still being made when all are retired is not used")
    func abandoned() {
        var pool = pool()
        #expect(pool.demand(waiting: 1, now: now) == .connect(1))
        #expect(pool.retire(1) == .none)
        #expect(pool.connected(1, streamLimit: 10, now: now) == false)
        #expect(pool.established == 0)
        #expect(pool.demand(waiting: 1, now: now) == .connect(2))
    }

    @Test("T11 a connection is replaced long before its stream ids end")
    func streamIDs() {
        var limits = ConnectionPoolState.Limits()
        limits.streamsPerConnection = 5
        var pool = ConnectionPoolState(limits: limits, pacing: ReconnectPacing(now: now))
        guard case .connect(let id) = pool.demand(waiting: 1, now: now) else { Issue.record("no connection"); return }
        _ = pool.connected(id, streamLimit: 100, now: now)
        for _ in 0..<5 { #expect(pool.reserve(bytes: 1, now: now) == id) }
        #expect(pool.reserve(bytes: 1, now: now) == nil)
        #expect(pool.demand(waiting: 1, now: now) == .connect(id + 1))
    }

    @Test("T7 after failures the pool waits longer each time, and asks again when the time has come")
    func backoff() {
        var pool = pool()
        var time = now
        var waits: [Int64] = []
        for _ in 0..<4 {
            guard case .connect(let id) = pool.demand(waiting: 1, now: time) else { Issue.record("no attempt"); return }
            pool.connectFailed(id, now: time, random: 0.5)
            guard case .wait(let next) = pool.demand(waiting: 1, now: time) else { Issue.record("no wait"); return }
            waits.append((next - time).nanoseconds / 1_000_000)
            time = next
        }
        #expect(waits == [500, 800, 1_280, 2_048])
        #expect(!pool.canServe)
    }

    @Test("T7 a connection that never answered counts as a failure, one that did does not")
    func lostConnections() {
        var pool = pool()
        #expect(pool.demand(waiting: 1, now: now) == .connect(1))
        _ = pool.connected(1, streamLimit: 1, now: now)
        pool.closed(1, now: now, random: 0.5)
        #expect(pool.demand(waiting: 1, now: now) == .wait(until: now + .milliseconds(500)))
        let later = now + .milliseconds(500)
        #expect(pool.demand(waiting: 1, now: later) == .connect(2))
        _ = pool.connected(2, streamLimit: 1, now: later)
        _ = pool.reserve(bytes: 1, now: later)
        _ = pool.streamEnded(on: 2, bytes: 1, answered: true, now: later)
        pool.closed(2, now: later, random: 0.5)
        let settled = later + .milliseconds(20)
        #expect(pool.demand(waiting: 1, now: settled) == .connect(3))
    }

    /// A connection that is made, takes requests and ends without an answer. Returns the wait before the next one, in milliseconds.
    private func spoil(_ pool: inout ConnectionPoolState, at time: inout NIODeadline, by end: (inout ConnectionPoolState, Int, NIODeadline) -> Void)
        -> Int64?
    {
        guard case .connect(let id) = pool.next(waiting: 9, now: time) else { return nil }
        _ = pool.connected(id, streamLimit: 100, now: time)
        while pool.reserve(bytes: 1, now: time) != nil {}
        end(&pool, id, time)
        guard case .wait(let next) = pool.next(waiting: 0, now: time) else { return nil }
        defer { time = next }
        return (next - time).nanoseconds / 1_000_000
    }

    @Test("DISP-30 T7 connections that stand and end without an answer are tried less and less often, with one request each")
    func trial() {
        var pool = pool()
        var time = now
        var streams: [Int] = []
        var waits: [Int64?] = []
        for _ in 0..<4 {
            waits.append(
                spoil(&pool, at: &time) { pool, id, time in
                    streams.append(pool.openStreams)
                    for _ in 0..<pool.openStreams { _ = pool.streamEnded(on: id, bytes: 1, answered: false, now: time) }
                    pool.closed(id, now: time, random: 0.5)
                })
            #expect(pool.isUnreachable)
        }
        #expect(waits == [500, 800, 1_280, 2_048])
        #expect(streams == [100, 1, 1, 1])
        guard case .connect(let id) = pool.next(waiting: 9, now: time) else { Issue.record("no try"); return }
        _ = pool.connected(id, streamLimit: 100, now: time)
        #expect(pool.reserve(bytes: 1, now: time) == id)
        #expect(pool.reserve(bytes: 1, now: time) == nil)
        _ = pool.streamEnded(on: id, bytes: 1, answered: true, now: time)
        #expect(pool.connections[id]?.freeStreams == 100 && pool.pacing.consecutiveFailures == 0 && !pool.isUnreachable)
    }

    @Test("DISP-30 T4 GOAWAY before the first answer is a failure as well; after it, it is none")
    func failures() {
        var pool = pool()
        var time = now
        let wait = spoil(&pool, at: &time) { pool, id, now in
            for _ in 0..<pool.openStreams { _ = pool.streamEnded(on: id, bytes: 1, answered: false, now: now) }
            #expect(pool.failed(id, now: now, random: 0.5) == .close)
            pool.closed(id, now: now, random: 0.5)
        }
        #expect(wait == 500 && pool.pacing.consecutiveFailures == 1)
        var idle = warmPool(connections: 1, streams: 10)
        #expect(idle.failed(1, now: now, random: 0.5) == .close)
        idle.closed(1, now: now, random: 0.5)
        #expect(idle.next(waiting: 0, now: now) == .none && idle.pacing.consecutiveFailures == 0)
    }

    @Test("DISP-30 after a request that was not answered the next connection is on trial, unless another one was answered since")
    func doubt() {
        func next(_ change: (inout ConnectionPoolState) -> Void) -> Bool? {
            var pool = warmPool(connections: 1, streams: 1)
            _ = pool.reserve(bytes: 1, now: now)
            pool.wentUnanswered()
            change(&pool)
            guard case .connect(let id) = pool.demand(waiting: 1, now: now) else { return nil }
            _ = pool.connected(id, streamLimit: 100, now: now)
            return pool.connections[id]?.isOnTrial
        }
        #expect(next { _ in } == true)
        #expect(
            next { pool in
                _ = pool.streamEnded(on: 1, bytes: 1, answered: true, now: now); _ = pool.reserve(bytes: 1, now: now)
            } == false)
    }

    @Test("T7 the budget of attempts bounds even connections that seem to work")
    func budget() {
        var settings = ReconnectPacing.Settings()
        settings.burst = 3
        var pacing = ReconnectPacing(settings: settings, now: now)
        for _ in 0..<3 {
            #expect(pacing.nextAttempt(now: now) == now)
            pacing.attemptStarted(now: now)
            pacing.succeeded()
        }
        #expect(pacing.nextAttempt(now: now) == now + .seconds(2))
    }

    @Test("DISP-05 surplus connections go after minutes without work, the last one stays")
    func surplus() {
        var pool = warmPool(connections: 3, streams: 1)
        #expect(pool.surplus(now: now + .minutes(4)).isEmpty)
        let closed = pool.surplus(now: now + .minutes(6))
        #expect(closed.count == 2)
        #expect(pool.canServe)
        #expect(pool.surplus(now: now + .minutes(60)).isEmpty)
    }
}

extension ConnectionPoolState {
    /// Connections that were established and have not closed.
    fileprivate var established: Int { connections.values.count { $0.phase != .connecting } }
}
