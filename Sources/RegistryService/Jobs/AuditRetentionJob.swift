import ServiceKit
import Storage

/// The audit log of an app is kept for `audit_retention_days` (SEC-10).
struct AuditRetentionJob: TidyJob {
    static let name = "audit log"
    private let ageMs: Int64

    init?(policy: Policy) { ageMs = milliseconds(ofDays: policy.auditRetentionDays) }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM audit_log WHERE id IN (
                SELECT id FROM audit_log INDEXED BY audit_log_by_age WHERE at_ms <= ? AND organization_id = ? AND app_id = ? LIMIT ?)
            """, [nowMs - ageMs, tenant.organization, tenant.app, limit])
    }
}
