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

    /// The kind of its due item.
    var kind: DueItemKind {
        switch self {
        case .quietHours: .quietHours
        case .groupWindow: .groupWindow
        case .userRate: .userRate
        }
    }

    var until: Instant {
        switch self {
        case .quietHours(let deferral): deferral.until
        case .groupWindow(let until), .userRate(let until, _): until
        }
    }

    /// For explanations.
    var words: String {
        switch self {
        case .quietHours(let deferral): deferral.words
        case .groupWindow(let until): "collected until \(until.rfc3339): group window"
        case .userRate(let until, let limit):
            "delayed until \(until.rfc3339): the user has \(limit) \(limit == 1 ? "push" : "pushes") in a minute (user_rate_per_minute)"
        }
    }

    /// The label of metrics: `hold`, `hold_batch`, `group`, `rate`.
    var label: String {
        switch self {
        case .quietHours(let deferral): deferral.action.rawValue
        case .groupWindow: "group"
        case .userRate: "rate"
        }
    }

    /// Whether the notification becomes one with all others of the user that are deferred like this, whatever they are about (EVAL-23).
    var isBatched: Bool {
        if case .quietHours(let deferral) = self { deferral.action == .merged } else { false }
    }

    /// When the notification is due. Only the end of quiet hours is spread: the others differ by user.
    func dueAt(user: String, of tenant: CommonV1.Tenant, spreadSeconds: Int) -> Instant {
        switch self {
        case .quietHours(let deferral): deferral.dueAt(user: user, of: tenant, spreadSeconds: spreadSeconds)
        case .groupWindow(let until), .userRate(let until, _): until
        }
    }
}
