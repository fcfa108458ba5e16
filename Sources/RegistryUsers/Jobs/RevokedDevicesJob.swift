import CarillonAPI
import ServiceKit
import Storage

/// Deletes registrations that were revoked or moved to another user after `revoked_token_retention_days`, as tokens (PRIV-01).
struct RevokedDevicesJob: AppJob {
    static let name = "revoked devices"
    private let age: Duration

    init?(policy: Policy) { age = Duration.days(policy.revokedTokenRetentionDays) }

    /// An index has the revoked devices of the app by time, so that no search is needed.
    func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {}

    func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        try DeviceTable.purgeRevoked(until: now - age, tenant: tenant, limit: limit, database)
    }
}
