import ServiceKit

/// Something that expires, such as a document.
struct ExpiringItem: Sendable, Hashable {
    var row: Int64
    var kind: String
    var expiresAt: Instant
    /// A warning told of it.
    var isTold: Bool

    /// The first day on which a user is warned of it (EVAL-50).
    func firstDay(window days: Int, in zone: IANAZone) -> LocalDate { LocalDateTime(expiresAt, zone).date.adding(days: -days) }

    /// The first day on which there is something to tell of some items; nil: there is nothing.
    static func firstDay(_ items: [ExpiringItem], _ policy: Policy, in zone: IANAZone) -> LocalDate? {
        items.filter { !$0.isTold || policy.expiryRepeat == .daily }.map { $0.firstDay(window: policy.expiryWindowDays, in: zone) }.min()
    }
}
