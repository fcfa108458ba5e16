import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `pending_invalidations`.
enum PendingInvalidationTable {
    /// Stores the verdict. It replaces an earlier one on the same device.
    static func insert(_ pending: PendingInvalidation, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO pending_invalidations (organization_id, app_id, provider, push_device_id, address_version, reason,
                observed_at_ms, pending_since_ms, verdict) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, provider, push_device_id) DO UPDATE SET
                address_version = excluded.address_version, reason = excluded.reason,
                observed_at_ms = excluded.observed_at_ms, verdict = excluded.verdict
            """,
            [
                tenant.organizationId, tenant.appId, pending.provider, pending.pushDeviceId, pending.addressVersion, pending.reason,
                pending.observedAt, now, pending.verdict.name,
            ])
    }

    /// Removes pending verdicts from the store.
    ///
    /// - Returns: the removed verdicts: at most `limit`, fewer when none is left.
    static func take(_ source: VerdictSource, limit: Int, _ database: Database) throws -> [PendingInvalidation] {
        let pending = try database.rows(
            """
            SELECT push_device_id, address_version, verdict, reason, observed_at_ms FROM pending_invalidations
            WHERE organization_id = ? AND app_id = ? AND provider = ? ORDER BY push_device_id LIMIT ?
            """, source.key + [limit]
        ) { row in
            PendingInvalidation(
                provider: source.provider, pushDeviceId: row[0], addressVersion: row[1], verdict: try .init(stored: row[2]),
                reason: row[3], observedAt: row[4])
        }
        // The verdicts were read in this order.
        if let last = pending.last {
            try database.run(
                "DELETE FROM pending_invalidations WHERE organization_id = ? AND app_id = ? AND provider = ? AND push_device_id <= ?",
                source.key + [last.pushDeviceId])
        }
        return pending
    }
}
