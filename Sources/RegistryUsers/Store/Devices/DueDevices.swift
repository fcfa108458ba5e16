import CarillonAPI
import DurableWork
import RegistryTenants
import ServiceKit
import Storage

/// Devices that a maintenance job handles. Each statement has an index and a limit.
extension DeviceRow {
    /// Due devices of which no verdict waits already.
    private static let hasNoPendingInvalidation = """
        NOT EXISTS (
            SELECT 1 FROM pending_invalidations AS pending WHERE pending.organization_id = devices.organization_id
                AND pending.app_id = devices.app_id AND pending.provider = devices.push_token_type
                AND pending.push_device_id = devices.push_device_id)
        """

    /// Brings the indexes by use up to the last push that arrived, on active devices that were not launched after an instant: the jobs would read
    /// them again in each round. Page by page.
    static func indexArrivedPushes(sinceMs: Int64, tenant: Tenant, in store: Store) async throws {
        var changed: Int
        repeat {
            try Task.checkCancellation()
            changed = try await store.write { database in
                try database.countChanges(
                    """
                    UPDATE devices SET indexed_use_at_ms = last_success_at_ms WHERE id IN (
                        SELECT id FROM devices INDEXED BY devices_active_by_use
                        WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms <= ? AND last_success_at_ms > ? AND organization_id = ?
                        LIMIT ?)
                    """, [tenant.app, sinceMs, sinceMs, tenant.organization, MaintenanceJob.usualBatch])
            }
        } while changed == MaintenanceJob.usualBatch
    }

    /// Active devices that were not used after an instant.
    static func unused(sinceMs: Int64, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRow] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_active_by_use
            WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms <= ? AND last_used_at_ms <= ? AND organization_id = ? LIMIT ?
            """, [tenant.app, sinceMs, sinceMs, tenant.organization, limit], DeviceRow.init)
    }

    /// Active devices with tokens of a type whose provider expires unused ones (`unusedLifetime`) that were not used after an instant, and of which
    /// no verdict waits already. Each such type has its index, which SQLite takes for the type's own word and for no parameter.
    static func unused(of type: PushTokenType, sinceMs: Int64, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRow] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_\(type.name)_by_use
            WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms <= ? AND last_used_at_ms <= ? AND push_token_type = '\(type.name)'
                AND organization_id = ? AND \(hasNoPendingInvalidation)
            LIMIT ?
            """, [tenant.app, sinceMs, sinceMs, tenant.organization, limit], DeviceRow.init)
    }

    /// Active devices with at least so many failures, of which no verdict waits already.
    static func failing(_ threshold: Int, type: PushTokenType, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRow] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_by_failures
            WHERE app_id = ? AND failure_count >= ? AND failure_count > 0 AND organization_id = ? AND status = 'active'
                AND push_token_type = ? AND \(hasNoPendingInvalidation)
            LIMIT ?
            """, [tenant.app, threshold, tenant.organization, type.name, limit], DeviceRow.init)
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
