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

    /// - Parameters:
    ///   - id: of a missed item.
    ///   - all: the user's items of the kind that are done or missed, in the order of their times.
    /// - Returns: nil where the item is not among them, or is done.
    init?(around id: String, in all: [Item]) {
        guard let position = all.firstIndex(where: { $0.id == id }), all[position].isMissed else { return nil }
        let first = all[..<position].lastIndex { !$0.isMissed }.map { $0 + 1 } ?? 0
        let end = all[position...].firstIndex { !$0.isMissed } ?? all.endIndex
        items = all[first..<end]
    }

    /// Whether it is longer than so many, and no alert told of it. A streak has one alert.
    func isNews(after misses: Int) -> Bool { items.count > misses && !items.contains(where: \.isTold) }
}
