import CarillonAPI
public import Logging
public import ServiceKit

/// Delivers items to a peer until each has an outcome (ARCH-04). A refused item does not block the others.
///
/// - While the peer is away, calls are repeated with a growing delay (``PeerBackoff``).
/// - A call that the peer refuses as a whole is bisected, down to the refused item.
/// - A call that fails without a reason is repeated, then bisected. An item that fails ``triesAlone`` times in calls of its own is refused, if the
///   peer answered about another item after each failure. To check that, an item that the peer has taken may be sent again.
/// - While the peer answers about no item, the peer is at fault. After ``roundsOfNothing`` such rounds the oldest item is refused, so that few items
///   do not block all later ones for ever.
/// - An item that the peer answers about later is sent again, or left at once with ``DeliveryPolicy/inOrder``. It is never refused for it.
/// - A call that times out is repeated with fewer items. A timeout of a single item counts as a failure without a reason, but while the peer answers
///   about no item nothing is refused for it: the peer is slow.
///
/// Items are delivered in order. Only items that fail may be overtaken.
public struct PeerDelivery: Sendable {
    /// The service.
    public let peer: String
    private let backoff: PeerBackoff
    private let clock: any DomainClock
    private let activity: ActivityTracker?
    private let pauses: Backoff
    private let logger: Logger

    /// Rounds that fail without a reason before calls are bisected.
    static let patience = 2
    /// An item is refused after this many failed calls for this item alone, if the peer takes other items.
    static let triesAlone = 3
    /// The oldest item is refused after this many rounds in which the peer answered about no item.
    static let roundsOfNothing = 10
    /// Divides the items of a call after a timeout with ``DeliveryPolicy/leavingUnclear``: two timeouts bring a thousand items down to one a call.
    static let fastShrinking = 32
    /// A round in which the peer answers about no item ends after this many items failed in calls of their own.
    static let itemsPerRound = 8
    /// Longest wait for a peer that is away, in a delivery that does not wait for it. A longer wait ends the delivery.
    static let longestWaitOfRound = Duration.seconds(1)

    /// - Parameters:
    ///   - peer: the service.
    ///   - backoff: shared by all who deliver to the peer.
    ///   - clock: for the times of refusals.
    ///   - activity: paused while the delivery waits for the peer; nil: nothing is paused.
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
    ///   - policy: when the delivery ends, and the outcome of items that have none by then.
    ///   - call: delivers some of the items. The same item may come again, so the call must bear repetition.
    /// - Returns: the state of each item.
    /// - Throws: `CancellationError` only.
    public func deliver<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], _ policy: DeliveryPolicy = .untilDecided, _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> DeliveryAttempts<Answer> {
        switch policy.end {
        case .never: try await rounds(action, items, rounds: .max, waitsForPeer: true, call)
        case .rounds(let most): try await rounds(action, items, rounds: most, waitsForPeer: false, call)
        case .unclear: try await rounds(action, items, rounds: Self.patience + 1, leavesUnclear: true, waitsForPeer: true, call)
        case .answer: try await untilAnswered(action, items, call)
        }
    }

    /// Waits until a peer that was away may be called again.
    ///
    /// - Throws: `CancellationError`.
    public func waitForPeer() async throws { try await rest(backoff.wait()) }

    /// See ``DeliveryPolicy/inOrder``.
    private func untilAnswered<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> DeliveryAttempts<Answer> {
        while true {
            var isPeerAway = !items.isEmpty
            let attempts = try await rounds(
                action, items, rounds: Self.roundsInOrder(for: items.count), leavesLater: true, waitsForPeer: false
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

    /// Rounds of a delivery ``DeliveryPolicy/inOrder``: enough to isolate a slow item, since a timeout halves the call, and to refuse the oldest item
    /// where the peer takes none.
    private static func roundsInOrder(for count: Int) -> Int { roundsOfNothing + Int.bitWidth - count.leadingZeroBitCount }

    /// - Parameters:
    ///   - rounds: rounds until the delivery ends.
    ///   - waitsForPeer: waits while the peer is away, and does not count such rounds.
    private func rounds<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], rounds: Int, leavesUnclear: Bool = false, leavesLater: Bool = false, waitsForPeer: Bool,
        _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> DeliveryAttempts<Answer> {
        var round = DeliveryRounds<Answer>(count: items.count, leavesUnclear: leavesUnclear, leavesLater: leavesLater)
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

    /// Ends a round in which the peer takes nothing.
    private struct RoundIsHopeless: Error {}

    /// Tries all items without an outcome.
    ///
    /// - Throws: `CancellationError`, and the error of a peer that is away.
    private func attemptAll<Item: Sendable, Answer: Sendable>(
        _ pending: [Int], of items: [Item], _ round: inout DeliveryRounds<Answer>, _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws {
        do {
            let most = round.mostTogether
            for start in stride(from: 0, to: pending.count, by: most) {
                try await attempt(pending[start..<min(start + most, pending.count)], of: items, &round, call)
            }
        } catch is RoundIsHopeless {
            return
        } catch {
            try Task.checkCancellation()
            if case .later = DeliveryVerdict(error) { throw error }
            round.last = error
        }
    }

    /// Sends the control item (``DeliveryRounds/control``), if there is one.
    ///
    /// - Throws: `CancellationError`, and the error of a peer that is away.
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

    /// Tries a part of the items, and bisects it where that may isolate the failing item.
    ///
    /// - Throws: the error that ends the round.
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
                // Consecutive items may fail while the peer answers about others: then the round goes on.
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

    /// Warns of the first failure, and then about once a minute.
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
