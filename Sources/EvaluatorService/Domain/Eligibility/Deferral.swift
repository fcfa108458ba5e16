import CarillonAPI
import ServiceKit

/// Why a push waits, and until when. Then its notification is decided again.
enum Deferral: Sendable, Hashable {
    /// Until the user's quiet hours end (EVAL-21).
    case quietHours(QuietHoursDeferral)
    /// Until its group window ends (EVAL-29).
    case groupWindow(until: Instant)

    /// The kind of its due item.
    var kind: DueItemKind {
        switch self {
        case .quietHours: .quietHours
        case .groupWindow: .groupWindow
        }
    }

    var until: Instant {
        switch self {
        case .quietHours(let deferral): deferral.until
        case .groupWindow(let until): until
        }
    }

    /// For explanations.
    var words: String {
        switch self {
        case .quietHours(let deferral): deferral.words
        case .groupWindow(let until): "collected until \(until.rfc3339): group window"
        }
    }

    /// The label of metrics: `hold`, `hold_batch`, `group`.
    var label: String {
        switch self {
        case .quietHours(let deferral): deferral.action.rawValue
        case .groupWindow: "group"
        }
    }

    /// Whether the notification becomes one with all others of the user that are deferred like this, whatever they are about (EVAL-23).
    var isBatched: Bool {
        if case .quietHours(let deferral) = self { deferral.action == .merged } else { false }
    }

    /// When the notification is due. Only the end of quiet hours is spread: windows end at different times.
    func dueAt(user: String, of tenant: CommonV1.Tenant, spreadSeconds: Int) -> Instant {
        switch self {
        case .quietHours(let deferral): deferral.dueAt(user: user, of: tenant, spreadSeconds: spreadSeconds)
        case .groupWindow(let until): until
        }
    }
}
