import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// A verdict that calls a token dead, as it is kept while it waits for an operator.
struct PendingInvalidation: Sendable, Equatable {
    var provider: String
    var pushDeviceId: String
    var addressVersion: Int64
    var verdict: TokenVerdict
    var reason: String
    var observedAtMs: Int64
}

extension PendingInvalidation {
    init(_ report: RegistryV1.TokenReport, _ verdict: TokenVerdict) {
        self.init(
            provider: report.provider, pushDeviceId: report.pushDeviceId, addressVersion: report.addressVersion, verdict: verdict,
            reason: report.reason, observedAtMs: report.observedAtMs)
    }

    /// Keeps it; of several on one device the last.
    func hold(tenant: Tenant, nowMs: Int64, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO held_invalidations (organization_id, app_id, provider, push_device_id, address_version, reason,
                observed_at_ms, held_at_ms, verdict) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, provider, push_device_id) DO UPDATE SET
                address_version = excluded.address_version, reason = excluded.reason,
                observed_at_ms = excluded.observed_at_ms, verdict = excluded.verdict
            """,
            [
                tenant.organization, tenant.app, provider, pushDeviceId, addressVersion, reason, observedAtMs, nowMs, verdict.name,
            ])
    }

    /// Takes verdicts that wait out of the store.
    ///
    /// - Returns: at most `limit`; fewer when none is left.
    static func take(_ source: VerdictSource, limit: Int, _ database: Database) throws -> [PendingInvalidation] {
        let held = try database.rows(
            """
            SELECT push_device_id, address_version, verdict, reason, observed_at_ms FROM held_invalidations
            WHERE organization_id = ? AND app_id = ? AND provider = ? ORDER BY push_device_id LIMIT ?
            """, source.key + [limit]
        ) { row in
            PendingInvalidation(
                provider: source.provider, pushDeviceId: row[0], addressVersion: row[1], verdict: try .init(stored: row[2]),
                reason: row[3], observedAtMs: row[4])
        }
        // In their order, so up to the last one.
        if let last = held.last {
            try database.run(
                "DELETE FROM held_invalidations WHERE organization_id = ? AND app_id = ? AND provider = ? AND push_device_id <= ?",
                source.key + [last.pushDeviceId])
        }
        return held
    }
}
