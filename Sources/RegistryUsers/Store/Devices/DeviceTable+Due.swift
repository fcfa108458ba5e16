import CarillonAPI
import DurableWork
import RegistryTenants
import ServiceKit
import Storage

/// Devices that a maintenance job handles. Each statement has an index and a limit.
extension DeviceTable {
    /// Due devices of which no verdict waits already.
    private static let hasNoPendingInvalidation = """
        NOT EXISTS (
            SELECT 1 FROM pending_invalidations AS pending WHERE pending.organization_id = devices.organization_id
                AND pending.app_id = devices.app_id AND pending.provider = devices.push_token_type
                AND pending.push_device_id = devices.push_device_id)
        """

    /// Brings the indexes by use up to the last push that arrived, on active devices that were not launched after an instant: the jobs would read
    /// them again in each round. It reads page by page beside the writer, because many devices may get no push.
    ///
    /// - Parameter type: of the devices' tokens; nil for all.
    static func indexArrivedPushes(sinceMs: Int64, of type: PushTokenType? = nil, tenant: Tenant, in store: Store) async throws {
        var position: (usedAtMs: Int64, id: Int64)? = (0, 0)
        while let from = position {
            try Task.checkCancellation()
            let (arrived, next) = try await store.read { try arrivedPushes(after: from, sinceMs: sinceMs, of: type, tenant: tenant, $0) }
            position = next
            guard !arrived.isEmpty else { continue }
            try await store.write { database in
                try database.run(
                    """
                    UPDATE devices SET indexed_use_at_ms = last_success_at_ms
                    WHERE id IN (SELECT value FROM json_each(?)) AND last_success_at_ms > indexed_use_at_ms
                    """, ["[\(arrived.map(String.init).joined(separator: ","))]"])
            }
        }
    }

    /// - Returns: the rows in a page that got a push after `sinceMs`, and the next position; nil after the last page.
    private static func arrivedPushes(
        after position: (usedAtMs: Int64, id: Int64), sinceMs: Int64, of type: PushTokenType?, tenant: Tenant, _ database: Database
    ) throws -> (arrived: [Int64], next: (usedAtMs: Int64, id: Int64)?) {
        let page = try database.rows(
            """
            SELECT indexed_use_at_ms, id, last_success_at_ms > ? FROM devices INDEXED BY \(type.map { "devices_\($0.name)_by_use" } ?? "devices_active_by_use")
            WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms >= ? AND indexed_use_at_ms <= ? AND (indexed_use_at_ms, id) > (?, ?)
                AND organization_id = ? \(type.map { "AND push_token_type = '\($0.name)'" } ?? "")
            ORDER BY indexed_use_at_ms, id LIMIT ?
            """,
            [
                sinceMs, tenant.app, position.usedAtMs, sinceMs, position.usedAtMs, position.id, tenant.organization, MaintenanceJob.usualBatch,
            ]
        ) { (usedAtMs: $0[0] as Int64, id: $0[1] as Int64, hasArrived: $0[2] as Bool? ?? false) }
        let next = page.count == MaintenanceJob.usualBatch ? page.last.map { (usedAtMs: $0.usedAtMs, id: $0.id) } : nil
        return (page.filter(\.hasArrived).map(\.id), next)
    }

    /// Active devices that were not used after an instant.
    static func unused(sinceMs: Int64, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRecord] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_active_by_use
            WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms <= ? AND last_used_at_ms <= ? AND organization_id = ? LIMIT ?
            """, [tenant.app, sinceMs, sinceMs, tenant.organization, limit], DeviceRecord.init)
    }

    /// Active devices with tokens of a type whose provider expires unused ones (`unusedLifetime`) that were not used after an instant, and of which
    /// no verdict waits already. Each such type has its index, which SQLite takes for the type's own word and for no parameter.
    static func unused(of type: PushTokenType, sinceMs: Int64, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRecord] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_\(type.name)_by_use
            WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms <= ? AND last_used_at_ms <= ? AND push_token_type = '\(type.name)'
                AND organization_id = ? AND \(hasNoPendingInvalidation)
            LIMIT ?
            """, [tenant.app, sinceMs, sinceMs, tenant.organization, limit], DeviceRecord.init)
    }

    /// Active devices with at least so many failures, of which no verdict waits already.
    static func failing(_ threshold: Int, type: PushTokenType, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRecord] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_by_failures
            WHERE app_id = ? AND failure_count >= ? AND failure_count > 0 AND organization_id = ? AND status = 'active'
                AND push_token_type = ? AND \(hasNoPendingInvalidation)
            LIMIT ?
            """, [tenant.app, threshold, tenant.organization, type.name, limit], DeviceRecord.init)
    }

    /// Deletes registrations that were revoked at an instant or before.
    ///
    /// - Returns: how many, at most `limit`.
    static func purgeRevoked(untilMs: Int64, tenant: Tenant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM devices WHERE id IN (
                SELECT id FROM devices INDEXED BY devices_revoked_by_time
                WHERE app_id = ? AND status = 'revoked' AND revoked_at_ms <= ? AND organization_id = ? LIMIT ?)
            """, [tenant.app, untilMs, tenant.organization, limit])
    }
}
