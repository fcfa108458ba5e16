import CarillonAPI
import ServiceKit
import Storage

/// A maintenance job for one app: handles the devices, tokens or records that are due at an instant. It has no clock. ``RegistryJobs`` makes a
/// maintenance job of each.
///
/// A round first finds what is due, beside the writer, because that may take long; then it handles it in short transactions.
protocol AppJob: Sendable {
    /// The name in logs and metrics.
    static var name: String { get }

    /// Nil when the app's policy switches the job off.
    init?(policy: Policy)

    /// Findings of the guard in this round. The operator is told after they are committed (REG-20).
    var alarms: [GuardAlarm] { get }
    /// Verdicts of this round that wait for an operator.
    var pendingVerdicts: Int { get }

    /// Finds what is due, outside of any transaction.
    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws

    /// Handles at most `limit` items of what ``find(in:of:now:)`` found and is still due, inside the transaction of the caller.
    ///
    /// - Returns: the number of items; fewer than `limit` when no more are left.
    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int
}

extension AppJob {
    var alarms: [GuardAlarm] { [] }
    var pendingVerdicts: Int { 0 }
}

extension ArraySlice {
    /// Removes and returns the first elements, at most so many.
    mutating func take(_ most: Int) -> [Element] {
        let first = Array(prefix(most))
        self = dropFirst(most)
        return first
    }
}
