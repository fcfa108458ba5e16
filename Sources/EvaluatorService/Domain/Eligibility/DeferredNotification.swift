import CarillonAPI
import JSON
import ServiceKit

/// A stored notification that is deferred until quiet hours end. The store keeps its event too, so that everything is decided again.
struct DeferredNotification: Sendable, Hashable {
    /// Row in the store; 0 before it is stored.
    var row: Int64 = 0
    var eventRow: Int64
    /// Ordinal of its decision.
    var ordinal: Int
    var tenant: CommonV1.Tenant
    var userID: String
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: QuietHoursDeferral
    /// When it was deferred. Its lifetime begins then.
    var deferredAt: Instant
    /// When it is released.
    var dueAt: Instant

    /// Single notifications come before those that are merged, high priorities before low ones, and older ones before newer ones (EVAL-23).
    static func isReleasedBefore(_ left: Self, _ right: Self) -> Bool {
        func rank(_ deferred: Self) -> (Int, Int32, Int64, Int) {
            (deferred.deferral.action == .each ? 0 : 1, -deferred.priority.rawValue, deferred.eventRow, deferred.ordinal)
        }
        return rank(left) < rank(right)
    }
}

extension DeferredNotification {
    /// As stored.
    var details: String { DeferralDetails(typeID: typeID, priority: priority, deferral: deferral).text }
}

/// What is stored of a deferred notification, beside its user, its event and its times.
struct DeferralDetails: Sendable, Hashable {
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: QuietHoursDeferral

    init(typeID: String, priority: CommonV1.Priority, deferral: QuietHoursDeferral) {
        self.typeID = typeID
        self.priority = priority
        self.deferral = deferral
    }

    /// - Throws: ``UnreadableDueItem``; `JSONError`.
    init(_ text: String) throws {
        let details = try JSONElement(parsing: text).members
        guard let typeID = details?["type"]?.string, let priority = details?["priority"]?.integer.flatMap(Int32.init(exactly:)),
            let action = details?["action"]?.string.flatMap(QuietHoursDeferral.Action.init(rawValue:)), let until = details?["until_ms"]?.integer,
            let timezone = details?["timezone"]?.string
        else { throw UnreadableDueItem("the item does not say what it defers until when: \(text.prefix(200))") }
        self.init(
            typeID: typeID, priority: .init(rawValue: priority),
            deferral: QuietHoursDeferral(action: action, until: Instant(milliseconds: until), timezone: timezone))
    }

    /// Compact JSON with sorted names. Equal details have equal texts: the store compares them.
    var text: String {
        let members: JSONElement = [
            "action": .string(deferral.action.rawValue), "priority": .integer(Int64(priority.rawValue)), "timezone": .string(deferral.timezone),
            "type": .string(typeID), "until_ms": .integer(deferral.until.milliseconds),
        ]
        return members.text
    }
}
