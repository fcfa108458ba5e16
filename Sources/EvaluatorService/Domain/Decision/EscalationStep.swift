import CarillonAPI
import ServiceKit

/// What happens to an escalation when receipts was asked about its push (EVAL-26).
enum EscalationStep: Sendable, Hashable {
    /// Until receipts is asked again, where it did not answer, or does not have the push yet.
    static let pause = Duration.seconds(30)
    /// A push that the ledger does not have so long after its time counts as one that nobody confirmed: its record was refused, for example.
    private static let longestPause = Duration.seconds(90)

    /// The other devices get it.
    case send
    /// They do not.
    case drop
    /// Receipts is asked again then.
    case waits(until: Instant)

    init(_ sign: ReceiptsV1.DeliverySign, of escalation: PendingEscalation, at now: Instant) {
        switch sign {
        case .confirmed, .cancelled: self = .drop
        case _ where escalation.expiresAt <= now: self = .drop
        case .failed: self = .send
        case _ where now < escalation.escalatesAt: self = .waits(until: escalation.escalatesAt)
        case .none: self = .send
        default: self = now < escalation.escalatesAt + Self.longestPause ? .waits(until: now + Self.pause) : .send
        }
    }
}
