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

    /// How long records are kept that belong to no app there is: of the platform, of an organization, and of what somebody asked for in vain.
    /// No app's policy speaks of them; it is what the platform keeps where none says otherwise.
    private static let ownAgeMs = milliseconds(ofDays: 365)

    private static let walk = TableWalk("audit_log", key: ["id"])

    /// Deletes old records that belong to no app. They are looked for beside the writer: most old records may be those of apps that keep them longer.
    static func purgeAppless(_ store: Store, nowMs: Int64) async throws {
        let hasEnded = """
            at_ms <= \(nowMs - ownAgeMs) AND NOT EXISTS (
                SELECT 1 FROM apps AS a WHERE a.organization_id = audit_log.organization_id AND a.app_id = audit_log.app_id)
            """
        // Of no user in particular.
        _ = try await UserDataTable.deleting(walking: walk, where: hasEnded)(Tenant(organization: "", app: "").user(""), store)
    }
}
