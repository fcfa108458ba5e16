import NIOCore
import Testing

@testable import DispatcherService

/// The pool as a value against a provider that fails in every way it can, and then recovers: work that waits is always either under way or
/// has a time for the next try, and once the provider answers everything is sent within the longest back-off (DISP-05).
@Suite struct PoolLivenessTests {
    @Test("DISP-05 T4 T5 T7 whatever a provider did before: when it answers again, everything is sent within the longest back-off", arguments: 0..<40)
    func recovers(block: Int) {
        for seed in block * 25..<(block + 1) * 25 {
            var fixture = PoolFixture(seed: UInt64(seed))
            fixture.run(until: PoolFixture.start + .seconds(.init(fixture.chance.below(600))), healthy: false)
            let stopped = fixture.standstill
            #expect(stopped == nil, "seed \(seed): \(stopped ?? "")")
            let recovery = fixture.now
            // The longest back-off, the last time-outs of the bad times, and a refill of the budget for each connection that is still bad.
            fixture.run(until: recovery + .seconds(72 + 30 + 10 + 60), healthy: true)
            #expect(
                fixture.standstill == nil && fixture.left == 0,
                "seed \(seed): \(fixture.standstill ?? "") \(fixture.left) of \(PoolFixture.work) calls left")
        }
    }
}

/// A pool's driver, its provider and the engine above it in little, on a clock of their own.
private struct PoolFixture {
    static let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    static let work = 200
    private static let timeout = TimeAmount.seconds(30)

    /// The end of a call.
    private enum Fate: CaseIterable {
        case answered, silence, dropped, goAway, goAwayAndSilence, refused, fewStreams, noStreams, moreStreams
    }

    private struct Stream {
        var connection: Int
        var startedAt: NIODeadline
        var endsAt: NIODeadline
        var fate: Fate
    }

    private(set) var now = Self.start
    private(set) var standstill: String?
    var chance: Chance
    private var state: ConnectionPoolState
    private var healthy = false
    /// In the durable queue.
    private var queued = Self.work
    /// In the pool, without a stream.
    private var waiting = 0
    private var streams: [Stream] = []
    private var connecting: [(id: Int, endsAt: NIODeadline, succeeds: Bool)] = []
    private var good: Set<Int> = []
    private var wakeAt: NIODeadline?
    private var laneIsHeld = false
    private var nextOffer = Self.start

    init(seed: UInt64) {
        chance = Chance(state: seed)
        var limits = ConnectionPoolState.Limits()
        limits.maximumConnections = 1 + chance.below(4)
        state = ConnectionPoolState(limits: limits, pacing: ReconnectPacing(now: Self.start))
    }

    /// Calls not answered.
    var left: Int { queued + waiting + streams.count }

    mutating func run(until end: NIODeadline, healthy: Bool) {
        self.healthy = healthy
        while standstill == nil, left > 0, let next = nextEvent, next <= end {
            now = max(now, next)
            happen()
            check()
        }
        if standstill == nil, left > 0 { now = max(now, end) }
    }

    private var nextEvent: NIODeadline? {
        var times = streams.map(\.endsAt) + connecting.map(\.endsAt)
        if let wakeAt { times.append(wakeAt) }
        // The engine offers what it has while the lane is open.
        if queued > 0, !laneIsHeld { times.append(max(nextOffer, now)) }
        return times.min()
    }

    /// One thing at a time, the earliest first.
    private mutating func happen() {
        if let index = connecting.firstIndex(where: { $0.endsAt <= now }) {
            connected(connecting.remove(at: index))
        } else if let index = streams.firstIndex(where: { $0.endsAt <= now }) {
            ended(streams.remove(at: index))
        } else if let wakeAt, wakeAt <= now {
            self.wakeAt = nil
        } else if queued > 0, !laneIsHeld {
            let offered = min(queued, 1 + chance.below(50))
            queued -= offered
            waiting += offered
            nextOffer = now + .milliseconds(.init(chance.below(2_000)))
        }
        pump()
    }

    /// What the driver does after everything that happens.
    private mutating func pump() {
        while waiting > 0, let id = state.reserve(bytes: 1, now: now) {
            waiting -= 1
            let isGood = good.contains(id)
            let fate = isGood ? .answered : Fate.allCases[chance.below(Fate.allCases.count)]
            let isSilent = fate == .silence || fate == .goAwayAndSilence
            let ends = isSilent ? now + Self.timeout : now + .milliseconds(.init(isGood ? 50 : chance.below(1_000)))
            streams.append(Stream(connection: id, startedAt: now, endsAt: ends, fate: fate))
            if fate == .goAwayAndSilence { fail(id) }
        }
        var step = state.next(waiting: waiting, now: now)
        while case .replace(let id) = step {
            retire(id)
            step = state.next(waiting: waiting, now: now)
        }
        switch step {
        case .none, .replace: break
        case .connect(let id):
            let succeeds = healthy || chance.below(3) > 0
            connecting.append((id, now + .milliseconds(.init(healthy ? 50 : chance.below(10_000))), succeeds))
            if healthy { good.insert(id) }
        case .wait(let until):
            wakeAt = wakeAt.map { min($0, until) } ?? until
            if state.isUnreachable { giveBack() }
        }
    }

    private mutating func giveBack() {
        queued += waiting
        waiting = 0
        laneIsHeld = true
    }

    private mutating func connected(_ attempt: (id: Int, endsAt: NIODeadline, succeeds: Bool)) {
        guard attempt.succeeds else {
            state.connectFailed(attempt.id, now: now, random: chance.share)
            if state.isUnreachable { giveBack() }
            return
        }
        let grants = good.contains(attempt.id) ? 100 : [0, 1, 1, 10][chance.below(4)]
        guard state.connected(attempt.id, streamLimit: grants, now: now) else { return }
        laneIsHeld = false
        // Some end before they are used, or are told to go.
        if !good.contains(attempt.id) {
            switch chance.below(6) {
            case 0: lose(attempt.id)
            case 1: fail(attempt.id)
            default: break
            }
        }
    }

    private mutating func ended(_ stream: Stream) {
        let id = stream.connection
        switch stream.fate {
        case .answered:
            end(stream, answered: true)
        case .silence, .goAwayAndSilence:
            if let connection = state.connections[id], connection.lastActivity <= stream.startedAt {
                if connection.isOnTrial { fail(id) } else { retire(id) }
            }
            queued += 1
            end(stream, answered: false)
            state.wentUnanswered()
        case .dropped:
            queued += 1
            end(stream, answered: false)
            state.wentUnanswered()
            lose(id)
        case .goAway:
            waiting += 1
            end(stream, answered: false)
            fail(id)
        case .refused:
            waiting += 1
            end(stream, answered: false)
        case .fewStreams, .noStreams, .moreStreams:
            state.streamLimitChanged(id, to: [.fewStreams: 1, .noStreams: 0, .moreStreams: 100][stream.fate] ?? 0, now: now)
            end(stream, answered: true)
        }
    }

    private mutating func end(_ stream: Stream, answered: Bool) {
        // The driver reports that the provider answers.
        if answered { laneIsHeld = false }
        if state.streamEnded(on: stream.connection, bytes: 1, answered: answered, now: now) == .close { close(stream.connection) }
    }

    private mutating func retire(_ id: Int) { if state.retire(id) == .close { close(id) } }

    private mutating func fail(_ id: Int) { if state.failed(id, now: now, random: chance.share) == .close { close(id) } }

    private mutating func close(_ id: Int) { state.closed(id, now: now, random: chance.share) }

    /// The connection is gone, with what it carried.
    private mutating func lose(_ id: Int) {
        for stream in streams where stream.connection == id {
            queued += 1
            _ = state.streamEnded(on: id, bytes: 1, answered: false, now: now)
        }
        streams.removeAll { $0.connection == id }
        close(id)
    }

    /// Each waiting call is sent or has a next attempt within the longest backoff.
    private mutating func check() {
        guard waiting > 0 || laneIsHeld, connecting.isEmpty, streams.isEmpty else { return }
        guard let wakeAt else {
            standstill = "nobody looks again, with \(waiting) calls waiting and \(state.connections.count) connections"
            return
        }
        if wakeAt > now + .seconds(72) { standstill = "the next look is \((wakeAt - now).nanoseconds / 1_000_000_000) s away" }
    }
}

/// SplitMix64.
private struct Chance {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    /// In 0 ..< 1.
    var share: Double { mutating get { Double(next() >> 11) / Double(1 << 53) } }
}
