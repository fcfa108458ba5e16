import RegistryTenants
import ServiceKit
import Storage

/// The audit log of an app is kept for `audit_retention_days` (SEC-10).
struct AuditRetentionJob: AppJob {
    static let name = "audit log"
    private let ageMs: Int64
    private var old: ArraySlice<Int64> = []

    init?(policy: Policy) { ageMs = Duration.days(policy.auditRetentionDays).wholeMilliseconds }

    mutating func find(in store: Store, of tenant: Tenant, now: Instant) async throws {
        old = try await AuditTable.findOld(of: tenant, untilMs: now.milliseconds - ageMs, in: store)[...]
    }

    mutating func handle(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = old.take(limit)
        try AuditTable.delete(ids, database)
        return ids.count
    }

    /// The retention of records without an existing app: records of the platform, of an organization, and of requests for an unknown app. The
    /// platform's default applies to them.
    private static let applessAgeMs = Duration.days(365).wholeMilliseconds

    /// Deletes old records without an app.
    ///
    /// - Returns: how many.
    static func purgeAppless(_ store: Store, now: Instant) async throws -> Int {
        try await AuditTable.purgeAppless(store, untilMs: now.milliseconds - applessAgeMs)
    }
}
