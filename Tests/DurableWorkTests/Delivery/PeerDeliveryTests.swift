import CarillonAPI
import Logging
import RPC
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import DurableWork

@Suite("Delivery of items to a peer")
struct PeerDeliveryTests {
    /// A peer that fails for some items.
    private final class Peer: Sendable {
        struct State {
            /// What it answers a call that holds one of these.
            var failing: [Int: RPCError] = [:]
            /// Items that it refuses one by one.
            var rejected: [Int: CommonV1.ItemResult] = [:]
            /// Calls that find it away before it answers.
            var away: [RPCError] = []
            /// How many items it takes before it fails for every call, and how many calls that lasts.
            var worksFor = Int.max
            var broken = 0
            var calls: [[Int]] = []
            var taken: [Int] = []
        }
        let state: Mutex<State>

        init(_ change: (inout State) -> Void) {
            var state = State()
            change(&state)
            self.state = Mutex(state)
        }

        func call(_ items: [Int]) throws -> DeliveryAnswer<Int> {
            try state.withLock { state in
                state.calls.append(items)
                if !state.away.isEmpty { throw state.away.removeFirst() }
                if state.taken.count >= state.worksFor, state.broken > 0 {
                    state.broken -= 1
                    throw RPCError(code: .internalError, message: "broken")
                }
                for item in items { if let error = state.failing[item] { throw error } }
                state.taken += items.filter { state.rejected[$0] == nil }
                var rejected: [CommonV1.ItemResult] = []
                for (index, item) in items.enumerated() {
                    guard var result = state.rejected[item] else { continue }
                    result.index = UInt32(index)
                    rejected.append(result)
                }
                return DeliveryAnswer(items.map { $0 * 2 }, rejected: rejected)
            }
        }
    }

    private func deliver(_ items: Range<Int>, to peer: Peer, pauses: Backoff = Backoff()) async throws -> [String] {
        let delivery = PeerDelivery(
            to: "peer", backoff: PeerBackoff(), clock: VirtualClock(start: Instant(milliseconds: 5)), pauses: pauses,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        return try await delivery.deliver("count", Array(items)) { try peer.call($0) }.outcomes().map { outcome in
            switch outcome {
            case .delivered(let answer): "\(answer)"
            case .gone(let error): "gone: \(error.message)"
            case .refused(let refusal): "refused: \(refusal.error.reason) after \(refusal.tries)"
            }
        }
    }

    private func doubles(_ items: Range<Int>, but others: [Int: String] = [:]) -> [String] { items.map { others[$0] ?? "\($0 * 2)" } }

    @Test("ARCH-04 an item for which the peer refuses the whole call stops no other, and few calls find it")
    func refused() async throws {
        let peer = Peer { $0.failing = [37: APIError(.invalidValue, field: "items[37]", "odd").rpcError] }
        #expect(try await deliver(0..<100, to: peer) == doubles(0..<100, but: [37: "refused: invalid_value after 1"]))
        let state = peer.state.withLock { $0 }
        #expect(state.taken == (0..<100).filter { $0 != 37 })
        #expect(state.calls.count <= 2 * 7 + 1)
    }

    @Test("ARCH-04 items that the peer refuses one by one have their reasons; what is about something gone is nobody's business")
    func rejected() async throws {
        let peer = Peer {
            $0.rejected = [
                1: .init(reason: "not_found", message: "no such app"), 3: .init(reason: "invalid_value", field: "f", message: "no"),
                4: .init(reason: "a_reason_of_a_later_version", message: "no"),
            ]
        }
        #expect(
            try await deliver(0..<5, to: peer)
                == doubles(0..<5, but: [1: "gone: no such app", 3: "refused: invalid_value after 1", 4: "refused: internal after 1"]))
        #expect(peer.state.withLock { $0.calls.count } == 1)
    }

    @Test("ARCH-04 an item that the peer fails for, and says no word why, is found as well")
    func failing() async throws {
        let peer = Peer { $0.failing = [2: RPCError(code: .internalError, message: "a constraint failed")] }
        let outcomes = try await deliver(0..<16, to: peer)
        #expect(outcomes == doubles(0..<16, but: [2: "refused: internal after \(PeerDelivery.triesAlone)"]))
        #expect(Set(peer.state.withLock { $0.taken }) == Set(0..<16).subtracting([2]))
    }

    @Test("ARCH-04 the last item is found too: the peer is asked about one that it took before")
    func failingLast() async throws {
        let peer = Peer { $0.failing = [15: RPCError(code: .internalError, message: "a constraint failed")] }
        let outcomes = try await deliver(0..<16, to: peer, pauses: Self.short)
        #expect(outcomes == doubles(0..<16, but: [15: "refused: internal after \(PeerDelivery.triesAlone)"]))
        #expect(peer.state.withLock { Set($0.calls.suffix(2)) } == [[14], [15]])
    }

    @Test("ARCH-04 a peer that breaks while it is found out what is wrong with an item refuses nothing else")
    func breaks() async throws {
        let peer = Peer {
            $0.failing = [0: RPCError(code: .internalError, message: "a constraint failed")]
            ($0.worksFor, $0.broken) = (50, 250)
        }
        let outcomes = try await deliver(0..<100, to: peer, pauses: Self.short)
        #expect(outcomes.dropFirst() == doubles(1..<100)[...])
        #expect(outcomes[0].hasPrefix("refused: internal"))
    }

    @Test("ARCH-04 many items that the peer fails for are refused together: they hold the others up for a few rounds alone")
    func failingMany() async throws {
        let failing = 20..<80
        let peer = Peer { state in for item in failing { state.failing[item] = RPCError(code: .internalError, message: "a constraint failed") } }
        let refused = "refused: internal after \(PeerDelivery.triesAlone)"
        let outcomes = try await deliver(0..<100, to: peer, pauses: Self.short)
        #expect(outcomes == doubles(0..<100, but: Dictionary(uniqueKeysWithValues: failing.map { ($0, refused) })))
    }

    @Test("ARCH-04 an item whose call always takes too long is found, and stops no other")
    func slowItem() async throws {
        let peer = Peer { $0.failing = [3: RPCError(code: .deadlineExceeded, message: "slow")] }
        var outcomes = try await deliver(0..<8, to: peer, pauses: Self.short)
        #expect(outcomes[3].hasPrefix("refused: "))
        outcomes[3] = "6"
        #expect(outcomes == doubles(0..<8))
        #expect(Set(peer.state.withLock { $0.taken }) == Set(0..<8).subtracting([3]))
    }

    @Test("ARCH-04 while calls about every item take too long the peer is slow: nothing is refused, however long it takes")
    func slowPeer() async throws {
        let rounds = 2 * PeerDelivery.roundsOfNothing
        let peer = Peer { $0.away = Array(repeating: RPCError(code: .deadlineExceeded, message: "slow"), count: 3 * rounds) }
        #expect(try await deliver(0..<3, to: peer, pauses: Self.short) == doubles(0..<3))
    }

    @Test("What may be left is refused with a reason alone, and slow items are found in a few rounds")
    func leaves() async throws {
        let invalid = APIError(.invalidValue, "odd").rpcError
        let cases: [(RPCError, String)] = [
            (RPCError(code: .internalError, message: "?"), "left"), (RPCError(code: .deadlineExceeded, message: "slow"), "left"),
            (RPCError(code: .permissionDenied, message: "no"), "left"), (invalid, "refused"),
        ]
        let delivery = PeerDelivery(
            to: "peer", backoff: PeerBackoff(), clock: VirtualClock(start: Instant(milliseconds: 5)), pauses: Self.short,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        for (error, outcome) in cases {
            // The other one makes the peer refuse whole calls, so that items are asked about alone from the first round on.
            let peer = Peer { $0.failing = [3: error, 4: invalid] }
            let attempts = try await delivery.deliver("count", Array(0..<8), .leavingUnclear) { try peer.call($0) }
            let found = attempts.map { attempt in
                switch attempt {
                case .done(.delivered): "delivered"
                case .done(.gone): "gone"
                case .done(.refused): "refused"
                case .left(let failure): failure != nil ? "left" : "untold"
                case .later: "later"
                }
            }
            #expect(found == (0..<8).map { $0 == 3 ? outcome : $0 == 4 ? "refused" : "delivered" })
        }
    }

    @Test("ARCH-04 of a delivery with few rounds the items are left that the peer fails for while it answers about none; a guilty one is refused")
    func rounds() async throws {
        let delivery = PeerDelivery(
            to: "peer", backoff: PeerBackoff(), clock: VirtualClock(start: Instant(milliseconds: 5)), pauses: Self.short,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        func kinds(_ peer: Peer, rounds: Int) async throws -> [String] {
            try await delivery.deliver("count", Array(0..<3), .rounds(rounds)) { try peer.call($0) }.map { attempt in
                switch attempt {
                case .done(.delivered): "delivered"
                case .done(.gone): "gone"
                case .done(.refused): "refused"
                case .left: "left"
                case .later: "later"
                }
            }
        }
        let denied = RPCError(code: .permissionDenied, message: "no")
        let none = Peer { $0.failing = [0: denied, 1: denied, 2: denied] }
        #expect(try await kinds(none, rounds: 1) == ["left", "left", "left"])
        #expect(none.state.withLock { $0.calls } == [[0, 1, 2]])
        #expect(try await kinds(none, rounds: 16) == ["left", "left", "left"])
        #expect(try await kinds(Peer { $0.failing = [1: denied] }, rounds: 16) == ["delivered", "refused", "delivered"])
    }

    @Test("ARCH-04 an item that the peer answers about later is asked about again and never refused, or is left where the caller says so")
    func later() async throws {
        let away = CommonV1.ItemResult(reason: "unavailable", message: "the policy cannot be read")
        let delivery = PeerDelivery(
            to: "peer", backoff: PeerBackoff(), clock: VirtualClock(start: Instant(milliseconds: 5)), pauses: Self.short,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let left = Peer { $0.rejected = [1: away] }
        let attempts = try await delivery.deliver("count", Array(0..<3), .inOrder) { try left.call($0) }
        guard case .later(let error) = attempts[1] else {
            Issue.record("\(attempts[1])")
            return
        }
        #expect(error.message == "the policy cannot be read" && left.state.withLock { $0.calls } == [[0, 1, 2]])
        #expect(attempts[0].outcome != nil && attempts[2].outcome != nil && attempts.outcomes().count == 1)

        let asked = Peer { $0.rejected = [1: away] }
        async let outcomes = deliver(0..<3, to: asked, pauses: Self.short)
        try await eventually("it is asked about often") { asked.state.withLock { $0.calls.count } > 4 * PeerDelivery.roundsOfNothing }
        asked.state.withLock { $0.rejected = [:] }
        #expect(try await outcomes == doubles(0..<3))
        #expect(asked.state.withLock { $0.calls.dropFirst() }.allSatisfy { $0 == [1] })
    }

    private static let short = Backoff(first: .milliseconds(1), longest: .milliseconds(1))

    @Test("ARCH-04 a delivery with few rounds waits a moment for a peer that is away, and then leaves the items")
    func leavesWhileAway() async throws {
        let delivery = PeerDelivery(
            to: "peer", backoff: PeerBackoff(), clock: VirtualClock(start: Instant(milliseconds: 5)), pauses: Self.short,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        func left(_ peer: Peer, rounds: Int) async throws -> Int {
            try await delivery.deliver("count", Array(0..<3), .rounds(rounds)) { try peer.call($0) }.count { attempt in
                if case .left(let failure) = attempt { failure == nil } else { false }
            }
        }
        let away = RPCError(code: .unavailable, message: "away")
        let once = Peer { $0.away = [away, away] }
        #expect(try await left(once, rounds: 16) == 0)
        #expect(try await left(Peer { $0.away = [away] }, rounds: 1) == 3)
        try await delivery.waitForPeer()
        #expect(try await left(once, rounds: 1) == 0)
        // Waits of 0.1, 0.2, 0.4 and 0.8 s.
        let long = Peer { $0.away = Array(repeating: away, count: 100) }
        #expect(try await left(long, rounds: 16) == 3)
        #expect(long.state.withLock { $0.calls.count } == 5)
        let asking = Peer { $0.away = [APIError(.unavailable, "in a minute", retryAfter: .seconds(60)).rpcError] }
        #expect(try await left(asking, rounds: 16) == 3)
    }

    @Test(
        "ARCH-04 while the peer is away, is full or fails for a moment nothing is refused, and everything comes in order",
        arguments: [
            RPCError(code: .unavailable, message: "away"), RPCError(code: .resourceExhausted, message: "full"),
            RPCError(code: .internalError, message: "a hiccup"), RPCError(code: .unauthenticated, message: "the key is not known yet"),
        ])
    func away(_ error: RPCError) async throws {
        let peer = Peer { $0.away = [error, error] }
        #expect(try await deliver(0..<10, to: peer) == doubles(0..<10))
        #expect(peer.state.withLock { $0.taken } == Array(0..<10) && peer.state.withLock { $0.calls.count } == 3)
    }

    @Test("A call that takes too long is made about fewer items")
    func slow() async throws {
        let peer = Peer { $0.away = [RPCError(code: .deadlineExceeded, message: "slow")] }
        #expect(try await deliver(0..<10, to: peer) == doubles(0..<10))
        #expect(peer.state.withLock { $0.calls.map(\.count) } == [10, 5, 5])
    }

    // MARK: What is held against items, as a value

    private typealias Rounds = DeliveryRounds<Int>
    private let now = Instant(milliseconds: 0)

    /// A round in which everything fails, the first few items alone.
    private func failingRound(_ rounds: inout Rounds, concernsCaller: Bool = false) {
        for item in rounds.begin().prefix(PeerDelivery.itemsPerRound) {
            rounds.failed(item, .unclear(APIError(.internalError, "?"), concernsCaller: concernsCaller), at: now)
        }
        rounds.end(at: now)
    }

    @Test("A peer that fails for everything is at fault itself: one item at a time is refused, after many rounds")
    func brokenPeer() {
        var rounds = Rounds(count: 1_000)
        for _ in 1..<PeerDelivery.roundsOfNothing {
            failingRound(&rounds)
            #expect(rounds.isHopeless)
        }
        #expect(rounds.begin().count == 1_000)
        failingRound(&rounds)
        #expect(rounds.begin() == Array(1..<1_000))
        for _ in 1..<PeerDelivery.roundsOfNothing { failingRound(&rounds) }
        #expect(rounds.begin().count == 999)
    }

    @Test("Who calls may be at fault: then no item is refused, however long it takes")
    func wrongKey() {
        var rounds = Rounds(count: 3)
        for _ in 0..<1_000 { failingRound(&rounds, concernsCaller: true) }
        #expect(rounds.begin() == [0, 1, 2])
    }

    /// A peer that took the first item.
    private func begun() -> Rounds {
        var rounds = Rounds(count: 1_000)
        _ = rounds.begin()
        rounds.take(DeliveryAnswer([0], rejected: []), about: [0][...], at: now)
        rounds.end(at: now)
        return rounds
    }

    @Test("A peer that worked and then fails for everything is at fault as well: no more than the oldest item goes, after many rounds")
    func failsLater() {
        var rounds = begun()
        for _ in 1..<PeerDelivery.roundsOfNothing {
            failingRound(&rounds)
            #expect(rounds.control == 0)
        }
        #expect(rounds.begin().count == 999)
        failingRound(&rounds)
        #expect(rounds.begin().count == 998)
    }

    @Test("A peer that still answers about an item that it took is not at fault: what it failed for is refused")
    func worksForOthers() {
        var rounds = begun()
        for _ in 0..<PeerDelivery.triesAlone {
            for item in rounds.begin().prefix(PeerDelivery.itemsPerRound) {
                rounds.failed(item, .unclear(APIError(.internalError, "?"), concernsCaller: false), at: now)
            }
            #expect(rounds.control == 0)
            rounds.answered(0)
            #expect(rounds.control == nil)
            rounds.end(at: now)
        }
        #expect(rounds.begin().count == 999 - PeerDelivery.itemsPerRound)
    }

    @Test("A call is repeated as it is before it is made in parts")
    func patience() {
        var rounds = Rounds(count: 10)
        for _ in 0..<PeerDelivery.patience {
            #expect(!rounds.mayDivide)
            _ = rounds.begin()
            rounds.end(at: now)
        }
        #expect(rounds.mayDivide)
    }
}

@Suite("How long a peer that is away is left alone")
struct PeerBackoffTests {
    @Test("ARCH-04 waits double up to a bound, calls that fail together count once, and an answer ends them")
    func doubling() {
        let backoff = PeerBackoff()
        var now = ContinuousClock.now + .seconds(1)
        var waits: [Duration] = []
        for _ in 0..<8 {
            waits.append(backoff.failed(asked: nil, at: now))
            // Another outbox was told the same at that moment.
            #expect(backoff.failed(asked: nil, at: now) == waits.last)
            now += backoff.wait(at: now)
        }
        #expect(waits.map { $0 / .milliseconds(1) } == [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000])
        backoff.answered(at: now)
        #expect(backoff.wait(at: now) == .zero)
        #expect(backoff.failed(asked: nil, at: now) == .milliseconds(100))
    }

    @Test("What the peer asks for is kept to, but no longer than a minute")
    func asked() {
        let (backoff, now) = (PeerBackoff(), ContinuousClock.now + .seconds(1))
        #expect(backoff.failed(asked: .seconds(7), at: now) == .seconds(7))
        #expect(backoff.failed(asked: .seconds(86_400), at: now) == .seconds(60))
    }

    @Test("ARCH-04 an answer to a call that was under way does not end the pause that the peer asked for")
    func askedAndAnswered() {
        let (backoff, now) = (PeerBackoff(), ContinuousClock.now + .seconds(1))
        _ = backoff.failed(asked: .seconds(7), at: now)
        backoff.answered(at: now + .milliseconds(5))
        #expect(backoff.wait(at: now + .seconds(1)) == .seconds(6))
        #expect(backoff.failed(asked: nil, at: now + .seconds(2)) == .seconds(5))
        backoff.answered(at: now + .seconds(7))
        #expect(backoff.wait(at: now + .seconds(7)) == .zero)
    }

    @Test("Each peer has its own, the same for all who deliver to it")
    func peers() {
        let backoffs = PeerBackoffs()
        #expect(backoffs["receipts"] === backoffs["receipts"] && backoffs["receipts"] !== backoffs["registry"])
    }
}
