import ServiceKit
import Storage

/// A maintenance job for one app: handles the devices, tokens or records that are due at an instant. It has no clock, and runs inside a transaction
/// of the caller. ``RegistryJobs`` makes a maintenance job of each.
protocol AppJob: Sendable {
    /// The name in logs and metrics.
    static var name: String { get }

    /// Nil when the app's policy switches the job off.
    init?(policy: Policy)

    /// Findings of the guard in this round. The operator is told after they are committed (REG-20).
    var alarms: [GuardAlarm] { get }
    /// Verdicts of this round that wait for an operator.
    var pendingVerdicts: Int { get }

    /// Prepares a round, outside of any transaction: reads facts that would take the writer too long to find.
    mutating func look(at tenant: Tenant, now: Instant, in store: Store) async throws

    /// Handles at most `limit` items that are due, inside the transaction of the caller.
    ///
    /// - Returns: the number of items; fewer than `limit` when no more are due.
    mutating func run(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int
}

extension AppJob {
    var alarms: [GuardAlarm] { [] }
    var pendingVerdicts: Int { 0 }

    mutating func look(at tenant: Tenant, now: Instant, in store: Store) async throws {}
}
