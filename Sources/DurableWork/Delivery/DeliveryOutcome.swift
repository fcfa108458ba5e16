public import CarillonAPI
public import ServiceKit

/// The outcome of an item.
public enum DeliveryOutcome<Answer: Sendable>: Sendable {
    /// The peer has it.
    case delivered(Answer)
    /// The peer knows nothing that it is about (``CarillonAPI/CommonV1/ItemResult/saysGone``).
    case gone(APIError)
    /// The peer will never take it.
    case refused(DeliveryRefusal)
}

/// An item's outcome, or that it was left without one.
public enum DeliveryAttempt<Answer: Sendable>: Sendable {
    case done(DeliveryOutcome<Answer>)
    /// The peer fails without a reason, or is slow. Where it does so for other items too the item need not be what it fails for.
    ///
    /// - Parameter failure: the failures of calls about the item alone. Nil where there were none.
    case left(_ failure: DeliveryRefusal?)

    var outcome: DeliveryOutcome<Answer>? { if case .done(let outcome) = self { outcome } else { nil } }
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

extension Array {
    /// The outcomes of the first items, up to the first item without one.
    public func outcomes<Answer: Sendable>() -> [DeliveryOutcome<Answer>] where Element == DeliveryAttempt<Answer> {
        prefix { $0.outcome != nil }.compactMap(\.outcome)
    }
}

/// How long a delivery tries, and what becomes of items without an outcome (``PeerDelivery``).
public struct DeliveryPolicy: Sendable, Hashable {
    enum End: Sendable, Hashable {
        case never
        case rounds(Int)
        case unclear
        case answer
    }

    let end: End

    /// Until every item has its outcome. Waits for a peer that is away.
    public static let untilDecided = DeliveryPolicy(end: .never)

    /// For items that leave their outbox in order, the first ones together: those up to the first without an outcome after some rounds
    /// (``Swift/Array/outcomes()``). The caller reads the others again, together with those that came meanwhile: when the peer takes one of these, it
    /// is clear that it fails for the item. So one item that the peer is slow for, or forbids, holds up no later one for ever. Waits for a peer
    /// that is away.
    public static let inOrder = DeliveryPolicy(end: .answer)

    /// Leaves items that the peer fails for, and does not say why, or that take too long: nothing is refused for that. What is refused was refused
    /// with a reason. Waits for a peer that is away.
    public static let leavingUnclear = DeliveryPolicy(end: .unclear)

    /// Leaves items that have no outcome after some rounds: the peer is away, slow, or fails for all of them. Before that, items are refused as by
    /// ``untilDecided``. For a caller that reads its items again, and waits for the peer in between (``PeerDelivery/waitForPeer()``).
    ///
    /// - Parameter most: at least 1.
    public static func rounds(_ most: Int) -> DeliveryPolicy { DeliveryPolicy(end: .rounds(most)) }
}
