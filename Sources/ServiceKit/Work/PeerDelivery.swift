public import CarillonAPI
public import Logging

/// What became of an item.
public enum DeliveryOutcome<Answer: Sendable>: Sendable {
    /// The peer has it.
    case delivered(Answer)
    /// The peer knows nothing that it is about (``CarillonAPI/CommonV1/ItemResult/saysGone``).
    case gone(APIError)
    /// The peer will never take it.
    case refused(DeliveryRefusal)
}

/// That a peer refuses an item for good.
public struct DeliveryRefusal: Sendable, Hashable {
    /// What the peer said.
    public var error: APIError
    /// Calls that failed for it.
    public var tries: Int
    /// The first and the last of them.
    public var first: Instant
    public var last: Instant

    /// - Parameter tries: at least one.
    public init(error: APIError, tries: Int, first: Instant, last: Instant) {
        self.error = error
        self.tries = tries
        self.first = first
        self.last = last
    }
}

/// The answer to a call about some items.
public struct DeliveryAnswer<Answer: Sendable>: Sendable {
    /// One for each item, in their order; that for a rejected item means nothing.
    public var answers: [Answer]
    /// By index among the items; those without a reason were taken.
    public var rejected: [CommonV1.ItemResult]

    /// - Parameter answers: as many as there were items.
    public init(_ answers: [Answer], rejected: [CommonV1.ItemResult]) {
        self.answers = answers
        self.rejected = rejected
    }
}

/// Delivers items to a peer until each has its outcome (ARCH-04): one that the peer refuses stops no other.
///
/// - While the peer is away, calls are repeated, ever more slowly (``PeerBackoff``).
/// - A call that is refused as a whole is made again in two halves, down to the item that it is refused for.
/// - Where the peer fails and does not say why, the call is repeated, and then made in parts. An item that fails several times alone while
///   others are taken is refused. While none is taken the peer is at fault: then the oldest item is refused after many tries, so that a few
///   items that the peer fails for do not stop all later ones for ever.
///
/// Items go in order, but for those that others are taken before while it is found out what is wrong with them.
public struct PeerDelivery: Sendable {
    /// The service.
    public let peer: String
    private let backoff: PeerBackoff
    private let clock: any DomainClock
    private let activity: ActivityTracker?
    private let logger: Logger

    /// Failures without a word why, after which a call is made in parts.
    static let patience = 2
    /// Failures of an item alone after which it is refused, where the peer takes others.
    static let triesAlone = 3
    /// Rounds in which the peer took nothing after which the oldest item is refused.
    static let roundsOfNothing = 10
    /// Items that fail alone before a round ends that delivered nothing; and items that are refused in one round for failures without a word.
    static let itemsPerRound = 8

    /// - Parameters:
    ///   - peer: the service.
    ///   - backoff: shared by all who deliver to the peer.
    ///   - clock: for the times of refusals.
    ///   - activity: of a caller who counts as working: not while it waits for the peer. Nil: it counts.
    public init(to peer: String, backoff: PeerBackoff, clock: any DomainClock, activity: ActivityTracker? = nil, logger: Logger) {
        self.peer = peer
        self.backoff = backoff
        self.clock = clock
        self.activity = activity
        self.logger = logger
    }

    /// Delivers items.
    ///
    /// - Parameters:
    ///   - action: for the log: "record notifications".
    ///   - call: is given some of the items, which may come again; must bear repetition.
    /// - Returns: the outcomes, in the order of the items.
    /// - Throws: `CancellationError` only.
    public func deliver<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> [DeliveryOutcome<Answer>] {
        var round = DeliveryRounds<Answer>(count: items.count)
        var patience = Backoff()
        while true {
            let pending = round.begin()
            guard !pending.isEmpty else { return round.finished }
            try await rest(backoff.wait())
            do {
                for part in MessagePages.cut(pending, count: round.mostTogether, bytes: .max, size: { _ in 0 }) {
                    try await attempt(part, of: items, &round, call)
                }
            } catch {
                try Task.checkCancellation()
                if case .later(let asked, let isTimeout) = DeliveryVerdict(error) {
                    round.peerWasAway(isTimeout: isTimeout)
                    log(action, error, wait: backoff.failed(asked: asked), &round)
                    continue
                }
                round.last = error
            }
            round.end(at: clock.now)
            guard round.isWaiting else { continue }
            log(action, round.last, wait: patience.next, &round)
            try await rest(patience.advance())
        }
    }

    /// Delivers items that are answered with nothing but who was rejected.
    public func deliver<Item: Sendable>(
        _ action: String, _ items: [Item], _ call: ([Item]) async throws -> [CommonV1.ItemResult]
    ) async throws -> [DeliveryOutcome<Void>] {
        try await deliver(action, items) { part in
            DeliveryAnswer([Void](repeating: (), count: part.count), rejected: try await call(part))
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
            let verdict = DeliveryVerdict(error)
            if case .later = verdict { throw error }
            if part.count == 1 {
                round.failed(part[part.startIndex], verdict, at: clock.now)
                round.last = error
                if round.isHopeless { throw error }
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
        let level: Logger.Level = round.failures == 1 || round.failures % 12 == 0 ? .warning : .debug
        logger.log(
            level: level, "a peer did not take what it was told; trying again",
            metadata: [
                "peer": "\(peer)", "action": "\(action)", "attempt": "\(round.failures)", "wait": "\(wait)",
                "error": "\(error.map { "\($0)" } ?? "")",
            ])
    }
}
