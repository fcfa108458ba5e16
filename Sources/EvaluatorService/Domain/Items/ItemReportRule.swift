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

    var dueItemKind: DueItemKind {
        switch self {
        case .daySummary: .daySummary
        case .digest: .digest
        case .expiryWarning: .expiryWarning
        }
    }

    /// The kinds of items that it tells of, by the types of the catalogue.
    func kinds(in app: AppPolicy) -> [String] {
        let known: [String] =
            switch self {
            case .daySummary: [Self.classSession]
            case .digest: [Self.request]
            case .expiryWarning:
                app.catalogue.types.lazy.map(\.typeId).filter { $0.hasSuffix(Self.expirySuffix) }.map { String($0.dropLast(Self.expirySuffix.count)) }
            }
        return known.filter { type(of: $0, in: app) != nil }
    }

    /// The type that tells of a kind of items; nil: this report tells nothing of them, or the catalogue has no such type.
    func type(of kind: String, in app: AppPolicy) -> String? {
        let id: String? =
            switch self {
            case .daySummary: kind == Self.classSession ? Self.summaryType : nil
            case .digest: kind == Self.request ? Self.digestType : nil
            case .expiryWarning: Self.expiryType(of: kind)
            }
        return id.flatMap { app.catalogue.type($0)?.typeId }
    }

    /// Whom the report tells of an item; nil: nobody.
    func recipient(of item: TrackedItem, in app: AppPolicy) -> String? {
        guard type(of: item.kind, in: app) != nil else { return nil }
        return switch self {
        case .daySummary: item.startsAt == nil ? nil : item.assignee.isEmpty ? item.owner : item.assignee
        // Nobody decides on an own request.
        case .digest: item.assignee.isEmpty ? nil : item.assignee
        case .expiryWarning: item.expiresAt == nil ? nil : item.owner
        }
    }

    static let classSession = "class_session"
    static let request = "request"
    static let summaryType = "teacher_daily_summary"
    static let digestType = "manager_daily_summary"
    static func expiryType(of kind: String) -> String { kind + expirySuffix }
    private static let expirySuffix = "_expiry"
}
