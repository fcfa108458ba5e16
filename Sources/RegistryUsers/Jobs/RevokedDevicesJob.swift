import ServiceKit
import Storage

/// Deletes registrations that were revoked or moved to another user after `revoked_token_retention_days`, as tokens (PRIV-01).
struct RevokedDevicesJob: AppJob {
    static let name = "revoked devices"
    private let ageMs: Int64

    init?(policy: Policy) { ageMs = Duration.days(policy.revokedTokenRetentionDays).wholeMilliseconds }

    func run(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        try DeviceTable.purgeRevoked(untilMs: now.milliseconds - ageMs, tenant: tenant, limit: limit, database)
    }
}

/// Deletes hashes of devices' earlier tokens after `revoked_token_retention_days` (REG-18, PRIV-01).
struct RevokedTokensJob: AppJob {
    static let name = "revoked tokens"
    private let ageMs: Int64

    init?(policy: Policy) { ageMs = Duration.days(policy.revokedTokenRetentionDays).wholeMilliseconds }

    func run(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        try RevokedTokenTable.purge(of: tenant, untilMs: now.milliseconds - ageMs, limit: limit, database)
    }
}
