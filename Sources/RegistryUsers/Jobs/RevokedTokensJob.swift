import CarillonAPI
import ServiceKit
import Storage

/// Deletes hashes of devices' earlier tokens after `revoked_token_retention_days` (REG-18, PRIV-01).
struct RevokedTokensJob: AppJob {
    static let name = "revoked tokens"
    private let age: Duration
    private var old: ArraySlice<Int64> = []

    init?(policy: Policy) { age = Duration.days(policy.revokedTokenRetentionDays) }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        old = try await RevokedTokenTable.findOld(of: tenant, until: now - age, in: store)[...]
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = old.take(limit)
        try RevokedTokenTable.delete(ids, of: tenant, until: now - age, database)
        return ids.count
    }
}
