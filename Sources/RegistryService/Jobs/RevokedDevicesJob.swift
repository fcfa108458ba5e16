import ServiceKit
import Storage

/// Registrations that were revoked or went to another user are kept for `revoked_token_retention_days`, as the tokens are (PRIV-01).
struct RevokedDevicesJob: TidyJob {
    static let name = "revoked devices"
    private let ageMs: Int64

    init?(policy: Policy) { ageMs = milliseconds(ofDays: policy.revokedTokenRetentionDays) }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM devices WHERE id IN (
                SELECT id FROM devices INDEXED BY devices_revoked_by_time
                WHERE app_id = ? AND status = 'revoked' AND revoked_at_ms <= ? AND organization_id = ? LIMIT ?)
            """, [tenant.app, nowMs - ageMs, tenant.organization, limit])
    }
}

/// Hashes of tokens that devices had before are kept for `revoked_token_retention_days` (REG-18, PRIV-01).
struct RevokedTokensJob: TidyJob {
    static let name = "revoked tokens"
    private let ageMs: Int64

    init?(policy: Policy) { ageMs = milliseconds(ofDays: policy.revokedTokenRetentionDays) }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM revoked_tokens WHERE id IN (
                SELECT id FROM revoked_tokens INDEXED BY revoked_tokens_by_age
                WHERE revoked_at_ms <= ? AND organization_id = ? AND app_id = ? LIMIT ?)
            """, [nowMs - ageMs, tenant.organization, tenant.app, limit])
    }
}
