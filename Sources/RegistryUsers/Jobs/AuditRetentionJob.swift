import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// The audit log of an app is kept for `audit_retention_days` (SEC-10).
struct AuditRetentionJob: AppJob {
    static let name = "audit log"
    private let age: Duration
    private var old: ArraySlice<Int64> = []

    init?(policy: Policy) { age = Duration.days(policy.auditRetentionDays) }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        old = try await AuditTable.findOld(of: tenant, until: now - age, in: store)[...]
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = old.take(limit)
        try AuditTable.delete(ids, database)
        return ids.count
    }

    /// The retention of records without an existing app: records of the platform, of an organization, and of requests for an unknown app. The
    /// platform's default applies to them.
    private static let applessAge = Duration.days(365)

    /// Deletes old records without an app.
    ///
    /// - Returns: how many.
    static func purgeAppless(_ store: Store, now: Instant) async throws -> Int {
        try await AuditTable.purgeAppless(store, until: now - applessAge)
    }
}
