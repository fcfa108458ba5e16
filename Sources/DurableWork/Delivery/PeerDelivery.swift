import CarillonAPI
public import Logging
public import ServiceKit

/// Delivers items to a peer until each has its outcome (ARCH-04): one that the peer refuses stops no other.
///
/// - While the peer is away, calls are repeated, ever more slowly (``PeerBackoff``).
/// - A call that is refused as a whole is made again in two halves, down to the item that it is refused for.
/// - Where the peer fails and does not say why, the call is repeated, and then made in parts. An item that fails several times alone is
///   refused, where the peer answers about another item after each of these failures. To know that, an item that the peer has taken may be told
///   once more. While the peer answers about none the peer is at fault: then the oldest item is refused after many tries, so that a few items
///   that the peer fails for do not stop all later ones for ever.
/// - A call that takes too long is made about fewer items. One about a single item that takes too long is such a failure as well, but where the
///   peer answers about none nothing is refused for it: the peer is slow.
///
/// Items go in order, but for those that others are taken before while it is found out what is wrong with them.
public struct PeerDelivery: Sendable {
    /// The service.
    public let peer: String
    private let backoff: PeerBackoff
    private let clock: any DomainClock
    private let activity: ActivityTracker?
    private let pauses: Backoff
    private let logger: Logger

    /// Rounds that fail without a reason before a call is made in parts.
    static let patience = 2
    /// Failures of an item alone after which it is refused, where the peer takes others.
    static let triesAlone = 3
    /// Rounds in which the peer took nothing after which the oldest item is refused.
    static let roundsOfNothing = 10
    /// After two calls that took too long a thousand items are asked about one by one.
    static let fastShrinking = 32
    /// Items that fail alone before a round ends in which the peer answers about none.
    static let itemsPerRound = 8
    /// Longest wait for a peer that is away in a delivery of some rounds. Where the wait is longer the items are left.
    static let longestWaitOfRound = Duration.seconds(1)

    /// - Parameters:
    ///   - peer: the service.
    ///   - backoff: shared by all who deliver to the peer.
    ///   - clock: for the times of refusals.
    ///   - activity: of a caller who counts as working: not while it waits for the peer. Nil: it counts.
    ///   - pauses: between rounds in which the peer failed without a reason.
    public init(
        to peer: String, backoff: PeerBackoff, clock: any DomainClock, activity: ActivityTracker? = nil, pauses: Backoff = Backoff(), logger: Logger
    ) {
        self.peer = peer
        self.backoff = backoff
        self.clock = clock
        self.activity = activity
        self.pauses = pauses
        self.logger = logger
    }

    /// Delivers items.
    ///
    /// - Parameters:
    ///   - action: for the log: "record notifications".
    ///   - policy: how long items are tried, and what becomes of those without an outcome.
    ///   - call: is given some of the items, which may come again; must bear repetition.
    /// - Returns: where each item stands, in the order of the items.
    /// - Throws: `CancellationError` only.
    public func deliver<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], _ policy: DeliveryPolicy = .untilDecided, _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> [DeliveryAttempt<Answer>] {
        switch policy.end {
        case .never: try await rounds(action, items, rounds: .max, leavesUnclear: false, waitsForPeer: true, call)
        case .rounds(let most): try await rounds(action, items, rounds: most, leavesUnclear: false, waitsForPeer: false, call)
        case .unclear: try await rounds(action, items, rounds: Self.patience + 1, leavesUnclear: true, waitsForPeer: true, call)
        case .answer: try await untilAnswered(action, items, call)
        }
    }

    /// Waits until a peer that was away may be called again.
    ///
    /// - Throws: `CancellationError`.
    public func waitForPeer() async throws { try await rest(backoff.wait()) }

    /// As ``DeliveryPolicy/inOrder``.
    private func untilAnswered<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> [DeliveryAttempt<Answer>] {
        while true {
            var isPeerAway = !items.isEmpty
            let attempts = try await rounds(
                action, items, rounds: Self.roundsInOrder(for: items.count), leavesUnclear: false, waitsForPeer: false
            ) { part -> DeliveryAnswer<Answer> in
                do {
                    let answer = try await call(part)
                    isPeerAway = false
                    return answer
                } catch {
                    if case .later = DeliveryVerdict(error).ofSingleItem(error) {} else { isPeerAway = false }
                    throw error
                }
            }
            if !isPeerAway { return attempts }
        }
    }

    /// Rounds after which items are read again: enough to find a slow one among so many (time-outs halve a call), and to refuse the oldest one
    /// where the peer takes none.
    private static func roundsInOrder(for count: Int) -> Int { roundsOfNothing + Int.bitWidth - count.leadingZeroBitCount }

    /// - Parameters:
    ///   - rounds: after so many rounds items without an outcome are left.
    ///   - waitsForPeer: the delivery lasts while the peer is away, and rounds that find the peer away do not count.
    private func rounds<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], rounds: Int, leavesUnclear: Bool, waitsForPeer: Bool,
        _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> [DeliveryAttempt<Answer>] {
        var round = DeliveryRounds<Answer>(count: items.count, leavesUnclear: leavesUnclear)
        var patience = pauses
        var ended = 0
        while true {
            let pending = round.begin()
            guard !pending.isEmpty, ended < rounds else { return round.attempts }
            try await rest(backoff.wait())
            do {
                try await attemptAll(pending, of: items, &round, call)
                try await tellControl(of: items, &round, call)
            } catch {
                try Task.checkCancellation()
                guard case .later(let asked, let isTimeout) = DeliveryVerdict(error) else { throw error }
                if isTimeout || !waitsForPeer { ended += 1 }
                round.peerWasAway(isTimeout: isTimeout)
                let wait = backoff.failed(asked: asked)
                log(action, error, wait: wait, &round)
                if !waitsForPeer, !isTimeout, wait > Self.longestWaitOfRound { return round.attempts }
                continue
            }
            ended += 1
            round.end(at: clock.now)
            guard round.isWaiting else { continue }
            log(action, round.last, wait: patience.next, &round)
            if ended < rounds { try await rest(patience.advance()) }
        }
    }

    /// That the peer takes nothing in this round.
    private struct RoundIsHopeless: Error {}

    /// Tries all items without an outcome.
    ///
    /// - Throws: `CancellationError`, or that the peer is away.
    private func attemptAll<Item: Sendable, Answer: Sendable>(
        _ pending: [Int], of items: [Item], _ round: inout DeliveryRounds<Answer>, _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws {
        do {
            for part in MessagePages.cut(pending, count: round.mostTogether, bytes: .max, size: { _ in 0 }) {
                try await attempt(part, of: items, &round, call)
            }
        } catch is RoundIsHopeless {
            return
        } catch {
            try Task.checkCancellation()
            if case .later = DeliveryVerdict(error) { throw error }
            round.last = error
        }
    }

    /// Makes a call about an item that the peer answered about before, where items failed alone after that: only while the peer answers are their
    /// failures held against them.
    ///
    /// - Throws: `CancellationError`, or that the peer is away.
    private func tellControl<Item: Sendable, Answer: Sendable>(
        of items: [Item], _ round: inout DeliveryRounds<Answer>, _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws {
        guard let control = round.control else { return }
        do {
            _ = try await call([items[control]])
            backoff.answered()
            round.answered(control)
        } catch {
            try Task.checkCancellation()
            switch DeliveryVerdict(error) {
            case .later: throw error
            case .refused: round.answered(control)
            case .unclear: break
            }
        }
    }

    /// Tries a part, in halves where that may tell what is wrong.
    ///
    /// - Throws: what ends the round.
    private func attempt<Item: Sendable, Answer: Sendable>(
        _ part: ArraySlice<Int>, of items: [Item], _ round: inout DeliveryRounds<Answer>,
        _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws {
        do {
            let answer = try await call(part.count == items.count ? items : part.map { items[$0] })
            guard answer.answers.count == part.count else {
                throw APIError(.internalError, "\(answer.answers.count) answers about \(part.count) items")
            }
            backoff.answered()
            round.take(answer, about: part, at: clock.now)
        } catch {
            try Task.checkCancellation()
            let verdict = part.count == 1 ? DeliveryVerdict(error).ofSingleItem(error) : DeliveryVerdict(error)
            if case .later = verdict { throw error }
            if part.count == 1 {
                round.failed(part[part.startIndex], verdict, at: clock.now)
                round.last = error
                guard round.isHopeless else { return }
                // Many may fail that come one after the other, while the peer answers about others: then the round goes on.
                try await tellControl(of: items, &round, call)
                if round.isHopeless { throw RoundIsHopeless() }
                return
            }
            if case .unclear = verdict, !round.mayDivide { throw error }
            let middle = part.index(part.startIndex, offsetBy: part.count / 2)
            try await attempt(part[..<middle], of: items, &round, call)
            try await attempt(part[middle...], of: items, &round, call)
        }
    }

    private func rest(_ duration: Duration) async throws {
        guard duration > .zero else { return try Task.checkCancellation() }
        activity?.end()
        defer { activity?.begin() }
        try await Task.sleep(for: duration)
    }

    /// The first failure is news, and then one in about a minute.
    private func log<Answer>(_ action: String, _ error: (any Error)?, wait: Duration, _ round: inout DeliveryRounds<Answer>) {
        round.failures += 1
        let failures = round.failures
        let level: Logger.Level = failures == 1 || failures % 12 == 0 ? .warning : .debug
        logger.log(
            level: level, "a peer did not answer as it should; trying again",
            metadata: [
                "peer": "\(peer)", "action": "\(action)", "attempt": "\(failures)", "wait": "\(wait)", "error": "\(error.map { "\($0)" } ?? "")",
            ])
    }
}
