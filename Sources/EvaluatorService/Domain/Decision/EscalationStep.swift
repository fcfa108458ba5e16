import CarillonAPI
import ServiceKit

/// What happens to a push that waits for its confirmation (EVAL-26).
enum EscalationStep: Sendable, Hashable {
    /// The other devices get it.
    case send
    /// They do not.
    case drop
    /// It goes on waiting.
    case stays
    /// Its time is over, and receipts does not have it yet.
    case askAgain

    init(_ sign: ReceiptsV1.DeliverySign, of push: AwaitedDelivery, at now: Instant) {
        switch sign {
        case .confirmed, .cancelled: self = .drop
        case _ where push.expiresAt <= now: self = .drop
        case .failed: self = .send
        case .none: self = push.dueAt <= now ? .send : .stays
        default: self = push.dueAt <= now ? .askAgain : .stays
        }
    }
}
