import CarillonAPI
import DurableWork
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// Devices that a maintenance job handles. An app may have millions of devices, so a job finds the due ones page by page beside the writer, each page
/// through an index. It then handles them by row id in short writes, which check them again.
extension DeviceTable {
    /// The condition of a device without a pending verdict of its provider, or of a push service of it.
    private static let hasNoPendingInvalidation = """
        NOT EXISTS (
            SELECT 1 FROM pending_invalidations AS pending INDEXED BY pending_invalidations_by_device
            WHERE pending.push_device_id = devices.push_device_id AND pending.organization_id = devices.organization_id
                AND pending.app_id = devices.app_id AND instr(pending.provider || ':', devices.push_token_type || ':') = 1)
        """

    /// Reads rows by id, and checks a condition again.
    private static func devices(
        _ ids: [Int64], _ condition: String, _ arguments: StatementArguments, _ tenant: CommonV1.Tenant, _ database: Database
    ) throws -> [DeviceRecord] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices NOT INDEXED
            WHERE id IN (SELECT value FROM json_each(?)) AND organization_id = ? AND app_id = ? AND status = 'active' AND \(condition)
            """, [JSONArray.text(ids), tenant.organizationId, tenant.appId] + arguments, DeviceRecord.init)
    }

    // MARK: Unused devices

    private struct UnusedPage: Sendable {
        var due: [Int64] = []
        /// Devices with a push that arrived since.
        var arrived: [Int64] = []
        /// The last row; nil after the last page.
        var next: (usedAt: Instant, id: Int64)?
    }

    /// Finds active devices that were not used after an instant. It also brings the indexes by use up to the last push that arrived; otherwise each
    /// round would read such devices again.
    ///
    /// - Parameter type: devices with tokens of a type whose provider expires unused ones (`unusedLifetime`), and without a pending verdict; nil:
    ///   all.
    static func findUnused(since: Instant, of type: PushTokenType? = nil, tenant: CommonV1.Tenant, in store: Store) async throws -> [Int64] {
        var due: [Int64] = []
        var position: (usedAt: Instant, id: Int64)? = (Instant(milliseconds: 0), 0)
        while let from = position {
            try Task.checkCancellation()
            let page = try await store.read { try unusedPage(after: from, since: since, of: type, tenant: tenant, $0) }
            due += page.due
            position = page.next
            guard !page.arrived.isEmpty else { continue }
            try await store.write { database in
                try database.run(
                    """
                    UPDATE devices SET indexed_use_at_ms = last_success_at_ms
                    WHERE id IN (SELECT value FROM json_each(?)) AND last_success_at_ms > indexed_use_at_ms
                    """, [JSONArray.text(page.arrived)])
            }
        }
        return due
    }

    /// Each type whose provider expires unused tokens has an index. SQLite uses it for the type as text in the statement, not as a parameter.
    private static func unusedPage(
        after position: (usedAt: Instant, id: Int64), since: Instant, of type: PushTokenType?, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> UnusedPage {
        let index = type.map { "devices_\($0.name)_by_use" } ?? "devices_active_by_use"
        let rows = try database.rows(
            """
            SELECT indexed_use_at_ms, id, last_success_at_ms > ?, \(type == nil ? "TRUE" : hasNoPendingInvalidation) FROM devices INDEXED BY \(index)
            WHERE app_id = ? AND status = 'active' AND indexed_use_at_ms >= ? AND indexed_use_at_ms <= ? AND (indexed_use_at_ms, id) > (?, ?)
                AND organization_id = ? \(type.map { "AND push_token_type = '\($0.name)'" } ?? "")
            ORDER BY indexed_use_at_ms, id LIMIT ?
            """,
            [
                since, tenant.appId, position.usedAt, since, position.usedAt, position.id, tenant.organizationId, MaintenanceJob.usualBatch,
            ]
        ) { (usedAt: $0[0] as Instant, id: $0[1] as Int64, hasArrived: $0[2] as Bool? ?? false, isFree: $0[3] as Bool) }
        var page = UnusedPage()
        for row in rows {
            if row.hasArrived { page.arrived.append(row.id) } else if row.isFree { page.due.append(row.id) }
        }
        if rows.count == MaintenanceJob.usualBatch { page.next = rows.last.map { (usedAt: $0.usedAt, id: $0.id) } }
        return page
    }

    /// Those of these devices that were still not used after an instant.
    ///
    /// - Parameter withoutVerdict: leaves out devices with a pending verdict.
    static func unused(_ ids: [Int64], since: Instant, withoutVerdict: Bool, tenant: CommonV1.Tenant, _ database: Database) throws -> [DeviceRecord] {
        let condition = "last_used_at_ms <= ?" + (withoutVerdict ? " AND \(hasNoPendingInvalidation)" : "")
        return try devices(ids, condition, [since], tenant, database)
    }

    // MARK: Failing devices

    /// Finds active devices with at least so many failures and without a pending verdict, by the type of their token.
    static func findFailing(_ threshold: Int, tenant: CommonV1.Tenant, in store: Store) async throws -> [PushTokenType: [Int64]] {
        var found: [PushTokenType: [Int64]] = [:]
        var position: (failures: Int64, id: Int64)? = (Int64(threshold), 0)
        while let from = position {
            try Task.checkCancellation()
            let page = try await store.read { database in
                try database.rows(
                    """
                    SELECT failure_count, id, push_token_type, status = 'active' AND \(hasNoPendingInvalidation)
                    FROM devices INDEXED BY devices_by_failures
                    WHERE app_id = ? AND failure_count > 0 AND failure_count >= ? AND (failure_count, id) > (?, ?) AND organization_id = ?
                    ORDER BY failure_count, id LIMIT ?
                    """, [tenant.appId, from.failures, from.failures, from.id, tenant.organizationId, MaintenanceJob.usualBatch]
                ) { (failures: $0[0] as Int64, id: $0[1] as Int64, type: $0[2] as String, isDue: $0[3] as Bool) }
            }
            for row in page where row.isDue {
                if let type = PushTokenType(name: row.type) { found[type, default: []].append(row.id) }
            }
            position = page.count == MaintenanceJob.usualBatch ? page.last.map { (failures: $0.failures, id: $0.id) } : nil
        }
        return found
    }

    /// Those of these devices that still have at least so many failures, and no pending verdict.
    static func failing(_ ids: [Int64], threshold: Int, tenant: CommonV1.Tenant, _ database: Database) throws -> [DeviceRecord] {
        try devices(ids, "failure_count >= ? AND \(hasNoPendingInvalidation)", [threshold], tenant, database)
    }

    // MARK: Revoked devices

    /// Deletes registrations that were revoked at an instant or before.
    ///
    /// - Returns: how many, at most `limit`.
    static func purgeRevoked(until: Instant, tenant: CommonV1.Tenant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM devices WHERE id IN (
                SELECT id FROM devices INDEXED BY devices_revoked_by_time
                WHERE app_id = ? AND status = 'revoked' AND revoked_at_ms <= ? AND organization_id = ? LIMIT ?)
            """, [tenant.appId, until, tenant.organizationId, limit])
    }
}
