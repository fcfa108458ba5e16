import ServiceKit

/// What happens to a notification when it is resolved: a retention of no days ends then, and not at midnight (RCPT-19, RCPT-20).
enum ResolvedRule: Sendable, Hashable {
    /// It stays for its retention.
    case stays
    /// Its texts are emptied.
    case losesTexts
    /// It is deleted with its devices, attempts and reports.
    case isDeleted

    init(_ policy: Policy) {
        if policy.deliveryLogRetentionDays == 0 {
            self = .isDeleted
        } else {
            self = policy.contentRetentionDays == 0 ? .losesTexts : .stays
        }
    }
}
