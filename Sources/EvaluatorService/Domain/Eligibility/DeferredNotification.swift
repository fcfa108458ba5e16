import CarillonAPI
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
