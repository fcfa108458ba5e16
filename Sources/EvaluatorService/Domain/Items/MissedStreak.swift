import CarillonAPI
import ServiceKit

/// The items of one kind that a user missed one after the other (EVAL-48). An item that is done ends a streak. Pending and cancelled ones are no part
/// of it.
struct MissedStreak: Sendable, Hashable {
    /// An item that is done or missed.
    struct Item: Sendable, Hashable {
        var row: Int64
        var id: String
        var isMissed: Bool
        /// An alert told of its streak.
        var isTold: Bool
    }

    /// Kind of the items, and the type that alerts the teacher.
    static let (kind, type) = ("homework", "student_attention_alert")

    /// The missed items, in the order of their times.
    let items: ArraySlice<Item>
    /// Nothing was done after it.
    let lasts: Bool

    /// - Parameters:
    ///   - id: of a missed item.
    ///   - all: the user's items of the kind that are done or missed, in the order of their times.
    /// - Returns: nil where the item is not among them, or is done.
    init?(around id: String, in all: [Item]) {
        guard let position = all.firstIndex(where: { $0.id == id }), all[position].isMissed else { return nil }
        let first = all[..<position].lastIndex { !$0.isMissed }.map { $0 + 1 } ?? 0
        let end = all[position...].firstIndex { !$0.isMissed } ?? all.endIndex
        items = all[first..<end]
        lasts = end == all.endIndex
    }

    /// Whether it lasts, is longer than so many, and no alert told of it. A streak has one alert.
    func needsAlert(after misses: Int) -> Bool { lasts && items.count > misses && !items.contains(where: \.isTold) }

    /// The type that alerts teachers; nil: the catalogue has none, and nobody is alerted.
    static func alertType(in app: AppPolicy) -> String? { app.catalogue.type(type)?.typeId }

    /// The alert: to the assignee of the homework that was missed last, else to the student's teachers.
    func alert(about item: TrackedItem, of tenant: CommonV1.Tenant, at now: Instant) -> EvaluatorV1.Event {
        var event = EvaluatorV1.Event(
            .streak, aboutItemsOf: UserKey(item.owner, of: tenant), type: Self.type, parts: [item.id, String(now.milliseconds)], at: now,
            data: ["pattern": String(items.count)])
        event.subjectUserId = item.owner
        if !item.assignee.isEmpty { event.recipients = [item.assignee] }
        return event
    }
}
