import CarillonAPI
import ServiceKit

/// The reports that users get about tracked items. Each has a kind of due items of its own.
enum ItemReportRule: Sendable, CaseIterable {
    /// Before the first class of the day, its teacher learns of the day (EVAL-47).
    case daySummary
    /// Once a day, at a time of the user's choice, a manager learns how many requests wait (EVAL-49).
    case digest
    /// A user's documents expire soon (EVAL-50).
    case expiryWarning

    var kind: DueItemKind {
        switch self {
        case .daySummary: .daySummary
        case .digest: .digest
        case .expiryWarning: .expiryWarning
        }
    }

    /// The type that tells of a kind of items; nil: this report tells nothing of them, or the catalogue has no such type.
    func type(of kind: String, in app: AppPolicy) -> String? {
        let id: String? =
            switch self {
            case .daySummary: kind == Self.classSession ? Self.summaryType : nil
            case .digest: kind == Self.request ? Self.digestType : nil
            case .expiryWarning: kind + Self.expirySuffix
            }
        return id.flatMap { app.catalogue.type($0)?.typeId }
    }

    /// Whom the report tells of an item; nil: nobody.
    func reader(of item: TrackedItem, in app: AppPolicy) -> String? {
        guard type(of: item.kind, in: app) != nil else { return nil }
        return switch self {
        case .daySummary: item.startsAt == nil ? nil : item.actor
        case .digest: item.actor
        case .expiryWarning: item.expiresAt == nil ? nil : item.owner
        }
    }

    static let classSession = "class_session"
    static let request = "request"
    static let summaryType = "teacher_daily_summary"
    static let digestType = "manager_daily_summary"
    private static let expirySuffix = "_expiry"
}
