import CarillonAPI
import ServiceKit

/// Why a push waits, and until when. Then its notification is decided again.
enum Deferral: Sendable, Hashable {
    /// Until the user's quiet hours end (EVAL-21).
    case quietHours(QuietHoursDeferral)
    /// Until its group window ends (EVAL-29).
    case groupWindow(until: Instant)
    /// Until the user has fewer pushes in a minute than the limit (EVAL-31).
    case userRate(until: Instant, limit: Int)
    /// Until the summary of the user's day, because a cap is reached (EVAL-30).
    case capSummary(CapSummary)
    /// Until the user's clock shows the time that the sender chose (EVAL-44).
    case localTime(LocalTimeDeferral)
    /// Until the user's part of a broadcast's time (EVAL-16).
    case spread(until: Instant)

    /// The kind of its due item.
    var kind: DueItemKind {
        switch self {
        case .quietHours: .quietHours
        case .groupWindow: .groupWindow
        case .userRate: .userRate
        case .capSummary: .capSummary
        case .localTime: .localTime
        case .spread: .spread
        }
    }

    var until: Instant {
        switch self {
        case .quietHours(let deferral): deferral.until
        case .groupWindow(let until), .userRate(let until, _), .spread(let until): until
        case .capSummary(let summary): summary.until
        case .localTime(let deferral): deferral.until
        }
    }

    /// For explanations.
    var words: String {
        switch self {
        case .quietHours(let deferral): deferral.words
        case .groupWindow(let until): "collected until \(until.rfc3339): group window"
        case .userRate(let until, let limit):
            "delayed until \(until.rfc3339): the user has \(limit) \(limit == 1 ? "push" : "pushes") in a minute (user_rate_per_minute)"
        case .capSummary(let summary): summary.words
        case .localTime(let deferral): deferral.words
        case .spread(let until): "delayed until \(until.rfc3339): the broadcast is spread (spread_seconds)"
        }
    }

    /// The label of metrics: `hold`, `hold_batch`, `group`, `rate`, `summary`, `local_time`, `spread`.
    var label: String {
        switch self {
        case .quietHours(let deferral): deferral.action.rawValue
        case .groupWindow: "group"
        case .userRate: "rate"
        case .capSummary: "summary"
        case .localTime: "local_time"
        case .spread: "spread"
        }
    }

    /// Whether the notification becomes one with all others of the user that are deferred like this, whatever they are about (EVAL-23, EVAL-30).
    var isBatched: Bool {
        switch self {
        case .quietHours(let deferral): deferral.action == .merged
        case .capSummary: true
        case .groupWindow, .userRate, .localTime, .spread: false
        }
    }

    /// Whether it is in the summary of what is above caps, or quiet hours hold that summary.
    var isOfSummary: Bool {
        switch self {
        case .quietHours(let deferral): deferral.isOfSummary
        case .capSummary: true
        case .groupWindow, .userRate, .localTime, .spread: false
        }
    }

    /// The deferral after this one. Quiet hours that cover the time of a summary hold it as one.
    func followed(by next: Deferral) -> Deferral {
        guard isOfSummary, case .quietHours(var deferral) = next else { return next }
        (deferral.action, deferral.isOfSummary) = (.merged, true)
        return .quietHours(deferral)
    }

    /// The time to which the notification belongs, where that is ahead. Its lifetime begins then, and before it the ledger does not have it.
    var start: Instant? {
        if case .localTime(let deferral) = self { deferral.until } else { nil }
    }

    /// When a user's notification is due: at the end, or some whole seconds later. Many quiet hours end at the same minute, and many clocks show the
    /// same time; the others differ by user. All notifications of a user have the same delay.
    func dueAt(user: String, of tenant: CommonV1.Tenant, _ policy: Policy) -> Instant {
        let spread =
            switch self {
            case .quietHours, .capSummary: policy.holdReleaseSpreadSeconds
            case .localTime: policy.scheduleScanSeconds
            case .groupWindow, .userRate, .spread: 0
            }
        return until + ReleaseSpread.delay(of: [tenant.organizationId, tenant.appId, user], below: spread)
    }
}
