import ServiceKit

/// When a mail goes out in place of a push (DISP-32), as an app's policy says.
struct FallbackRule: Sendable, Hashable {
    /// How long a mail is kept at most. A push that fails later, in an app that lets pushes wait longer (`queue_max_age_seconds`,
    /// `outage_queue_max_seconds`), is not mailed.
    static let longestLife = Duration.days(1)

    /// When the push failed on all devices.
    var onAllFailed: Bool
    /// When its provider is in outage.
    var onOutage: Bool
    /// How long a push of high priority may wait for the acceptance of a provider; nil: any time.
    var delay: Duration?
}

extension FallbackRule {
    init(_ policy: Policy) {
        self.init(
            onAllFailed: policy.fallbackOnAllFailed, onOutage: policy.fallbackOnOutage,
            delay: policy.fallbackDelaySeconds.map { .seconds($0) })
    }
}
