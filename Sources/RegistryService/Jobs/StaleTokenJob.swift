import ServiceKit
import Storage

/// FCM tokens of apps that were not opened and not reached for 270 days: FCM has expired them by then (Google, "Best practices for FCM
/// registration token management"; trap T22). Their devices leave the list as `invalid_token_action` says, before a send is wasted on them.
struct StaleTokenJob: TidyJob {
    static let name = "stale tokens"
    static let ageMs: Int64 = 270 * 86_400_000
    private let policy: Policy

    init?(policy: Policy) { self.policy = policy }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT \(DeviceRow.selectList) FROM devices INDEXED BY devices_fcm_by_use
            WHERE app_id = ? AND status = 'active' AND last_used_at_ms <= ? AND push_token_type = 'fcm' AND organization_id = ? LIMIT ?
            """, [tenant.app, nowMs - Self.ageMs, tenant.organization, limit], DeviceRow.init)
        let rules = TokenReports(policy: policy, nowMs: nowMs)
        for device in due {
            try rules.invalidate(device, .dead, provider: device.tokenType.rawValue, reason: "stale", database)
        }
        return due.count
    }
}
