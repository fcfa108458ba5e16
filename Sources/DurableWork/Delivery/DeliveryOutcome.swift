public import CarillonAPI
public import ServiceKit

/// The outcome of a delivered item.
public enum DeliveryOutcome<Answer: Sendable>: Sendable {
    /// The peer took the item.
    case delivered(Answer)
    /// The peer does not know the item's subject, such as a removed device (``CarillonAPI/CommonV1/ItemResult/saysGone``).
    case gone(APIError)
    /// The peer refuses the item for good.
    case refused(DeliveryRefusal)
}

/// The state of an item after a delivery: its outcome, or none yet.
public enum DeliveryAttempt<Answer: Sendable>: Sendable {
    case done(DeliveryOutcome<Answer>)
    /// No outcome: the peer is away, slow, or fails without a reason. Other items may be the cause.
    ///
    /// - Parameter failure: the failures of calls about this item alone; nil: there were none.
    case left(_ failure: DeliveryRefusal?)
    /// No outcome: the peer answers about the item later (``CarillonAPI/CommonV1/ItemResult/saysLater``).
    case later(APIError)

    var outcome: DeliveryOutcome<Answer>? { if case .done(let outcome) = self { outcome } else { nil } }
}

/// A peer's final refusal of an item.
public struct DeliveryRefusal: Sendable, Hashable {
    /// The peer's last error.
    public var error: APIError
    /// Failed calls.
    public var tries: Int
    /// Time of the first failed call.
    public var first: Instant
    /// Time of the last one.
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
    /// One answer for each item, in their order. The answer for a rejected item is ignored.
    public var answers: [Answer]
    /// Rejected items, by index. An entry without a reason means that the item was taken.
    public var rejected: [CommonV1.ItemResult]

    /// - Parameter answers: as many as there were items.
    public init(_ answers: [Answer], rejected: [CommonV1.ItemResult]) {
        self.answers = answers
        self.rejected = rejected
    }
}

/// The states of the items of a delivery, in their order.
public struct DeliveryAttempts<Answer: Sendable>: Sendable, RandomAccessCollection {
    /// The answers about all items, where the peer took all of them in one call, as it usually does. Nil otherwise.
    public let answers: [Answer]?
    private let others: [DeliveryAttempt<Answer>]

    /// - Parameter answers: about all items.
    init(_ answers: [Answer]) { (self.answers, others) = (answers, []) }

    init(_ attempts: [DeliveryAttempt<Answer>]) { (answers, others) = (nil, attempts) }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { answers?.count ?? others.count }
    /// The state of an item, by its position.
    public subscript(position: Int) -> DeliveryAttempt<Answer> { answers.map { .done(.delivered($0[position])) } ?? others[position] }

    /// The outcomes of the items before the first item without an outcome.
    public func outcomes() -> [DeliveryOutcome<Answer>] { prefix { $0.outcome != nil }.compactMap(\.outcome) }
}

/// When a delivery ends, and the outcome of items that have none by then (``PeerDelivery``).
public struct DeliveryPolicy: Sendable, Hashable {
    enum End: Sendable, Hashable {
        case never
        case rounds(Int)
        case unclear
        case answer
    }

    let end: End

    /// Ends when every item has an outcome. Waits for a peer that is away.
    public static let untilDecided = DeliveryPolicy(end: .never)

    /// For an outbox, whose items leave in order. The delivery ends after a few rounds in which the peer answered. The caller removes the items
    /// before the first one without an outcome (``DeliveryAttempts/outcomes()``), and delivers the rest again with newer items. Once the peer takes a
    /// newer item, its failures count against the older one. So no single item blocks the outbox for ever. Waits for a peer that is away.
    ///
    /// Items that the peer answers about later are left at once (``DeliveryAttempt/later(_:)``): the caller defers their apps (``DeferredApps``), and
    /// delivers the items of other apps meanwhile.
    public static let inOrder = DeliveryPolicy(end: .answer)

    /// Ends after a few rounds. Items are refused only when the peer gives a reason; items that time out, or fail without a reason, stay without an
    /// outcome. Waits for a peer that is away.
    public static let leavingUnclear = DeliveryPolicy(end: .unclear)

    /// Ends after some rounds, also while the peer is away. Until then items are refused as with ``untilDecided``. For callers that read their items
    /// again and wait for the peer before the next delivery (``PeerDelivery/waitForPeer()``).
    ///
    /// - Parameter most: rounds, at least 1.
    public static func rounds(_ most: Int) -> DeliveryPolicy { DeliveryPolicy(end: .rounds(most)) }
}
