import ServiceKit
import Storage

/// Addresses that are over by their own time: a token or a browser's subscription whose provider said so makes its device `expired` without a
/// probe (REG-40), and what a Live Activity was updated by is forgotten.
struct EndedAddressesJob: TidyJob {
    static let name = "ended addresses"

    init?(policy: Policy) {}

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        var count = try expireSubscriptions(tenant: tenant, nowMs: nowMs, limit: limit, database)
        count += try TokenExpiry.expire(tenant: tenant, nowMs: nowMs, limit: limit - count, database)
        return try count + ActivityAddressRow.expire(tenant: tenant, nowMs: nowMs, limit: limit - count, database)
    }

    private func expireSubscriptions(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT push_device_id FROM web_subscriptions INDEXED BY web_subscriptions_by_expiry
            WHERE app_id = ? AND expires_at_ms <= ? AND unsubscribed_at_ms IS NULL AND expires_at_ms IS NOT NULL AND organization_id = ? LIMIT ?
            """, [tenant.app, nowMs, tenant.organization, limit]
        ) { $0[0] as String }
        for id in due {
            try WebSubscriptionRow.end(of: id, nowMs: nowMs, database)
            guard var device = try DeviceRow.find(database, pushDeviceId: id, tenant: tenant), device.status == .active else { continue }
            try device.expire(reason: "subscription_expired", nowMs: nowMs, database)
            try ExpiredTokens.count(tenant, atMs: nowMs, database)
        }
        return due.count
    }
}
