import ServiceKit
import Storage

/// Deletes registrations that were revoked or moved to another user after `revoked_token_retention_days`, as tokens (PRIV-01).
struct RevokedDevicesJob: AppJob {
    static let name = "revoked devices"
    private let ageMs: Int64

    init?(policy: Policy) { ageMs = Duration.days(policy.revokedTokenRetentionDays).wholeMilliseconds }

    /// An index has the revoked devices of the app by time, so that no search is needed.
    func find(in store: Store, of tenant: Tenant, now: Instant) async throws {}

    func handle(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        try DeviceTable.purgeRevoked(untilMs: now.milliseconds - ageMs, tenant: tenant, limit: limit, database)
    }
}

/// Deletes hashes of devices' earlier tokens after `revoked_token_retention_days` (REG-18, PRIV-01).
struct RevokedTokensJob: AppJob {
    static let name = "revoked tokens"
    private let ageMs: Int64
    private var old: ArraySlice<Int64> = []

    init?(policy: Policy) { ageMs = Duration.days(policy.revokedTokenRetentionDays).wholeMilliseconds }

    mutating func find(in store: Store, of tenant: Tenant, now: Instant) async throws {
        old = try await RevokedTokenTable.findOld(of: tenant, untilMs: now.milliseconds - ageMs, in: store)[...]
    }

    mutating func handle(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = old.take(limit)
        try RevokedTokenTable.delete(ids, of: tenant, untilMs: now.milliseconds - ageMs, database)
        return ids.count
    }
}
