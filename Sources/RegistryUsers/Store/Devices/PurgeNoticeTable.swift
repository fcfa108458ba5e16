import CarillonAPI
import DurableWork
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `purge_notices`, and its dead devices (REG-24).
enum PurgeNoticeTable {
    /// A device that will be purged, and the user's mail address.
    struct Device: Sendable {
        var pushDeviceId: String
        var userId: String
        /// Empty: none is known.
        var email: String
        /// As the user named the device; empty: without a name.
        var name: String
        /// The user's language tag; empty: unknown.
        var locale: String
    }

    /// Finds notices of devices that are alive again or removed: their `push_device_id`.
    static func findOutdated(of tenant: CommonV1.Tenant, in store: Store) async throws -> [String] {
        var found: [String] = []
        var position: (user: String, device: String)? = ("", "")
        while let from = position {
            try Task.checkCancellation()
            let page = try await store.read { database in
                try database.rows(
                    """
                    SELECT n.user_id, n.push_device_id, coalesce(d.status, '') NOT IN ('expired', 'invalid')
                    FROM purge_notices AS n INDEXED BY purge_notices_by_user LEFT JOIN devices AS d ON d.push_device_id = n.push_device_id
                    WHERE n.organization_id = ? AND n.app_id = ? AND (n.user_id, n.push_device_id) > (?, ?)
                    ORDER BY n.user_id, n.push_device_id LIMIT ?
                    """, [tenant.organizationId, tenant.appId, from.user, from.device, MaintenanceJob.usualBatch]
                ) { (user: $0[0] as String, device: $0[1] as String, isOutdated: $0[2] as Bool) }
            }
            found += page.lazy.filter(\.isOutdated).map(\.device)
            position = page.count == MaintenanceJob.usualBatch ? page.last.map { (user: $0.user, device: $0.device) } : nil
        }
        return found
    }

    /// Deletes those of these notices whose device is alive again or removed.
    static func withdraw(_ pushDeviceIds: [String], _ database: Database) throws {
        try database.run(
            """
            DELETE FROM purge_notices WHERE push_device_id IN (
                SELECT wanted.value FROM json_each(?) AS wanted LEFT JOIN devices AS d ON d.push_device_id = wanted.value
                WHERE coalesce(d.status, '') NOT IN ('expired', 'invalid'))
            """, [JSONArray.text(pushDeviceIds)])
    }

    /// No notice. One from an earlier death does not count.
    private static let isWithoutNotice = """
        NOT EXISTS (SELECT 1 FROM purge_notices AS n WHERE n.push_device_id = d.push_device_id AND n.noticed_at_ms >= d.last_failure_at_ms)
        """

    /// A notice that is old enough (?1, an instant), or cannot be delivered.
    private static let isNoticed = """
        EXISTS (SELECT 1 FROM purge_notices AS n WHERE n.push_device_id = d.push_device_id AND n.noticed_at_ms >= d.last_failure_at_ms
            AND (n.state = 'undeliverable' OR n.noticed_at_ms <= ?1))
        """

    /// Finds devices that have been dead since an instant or before and lack a notice.
    static func findUnnoticed(until: Instant, tenant: CommonV1.Tenant, in store: Store) async throws -> [Int64] {
        try await findDead(isWithoutNotice, nil, until: until, tenant: tenant, in: store)
    }

    /// Finds devices that have been dead since an instant or before.
    ///
    /// - Parameter noticedUntil: their notice is at least this old, or cannot be delivered; nil: no notice is needed.
    static func findPurgeable(until: Instant, noticedUntil: Instant?, tenant: CommonV1.Tenant, in store: Store) async throws -> [Int64] {
        try await findDead(noticedUntil == nil ? "TRUE" : isNoticed, noticedUntil, until: until, tenant: tenant, in: store)
    }

    private static func findDead(
        _ condition: String, _ noticedUntil: Instant?, until: Instant, tenant: CommonV1.Tenant, in store: Store
    ) async throws -> [Int64] {
        var found: [Int64] = []
        var position: (deadAt: Instant, id: Int64)? = (Instant(milliseconds: .min), .min)
        while let from = position {
            try Task.checkCancellation()
            let page = try await store.read { database in
                try database.rows(
                    """
                    SELECT d.last_failure_at_ms, d.id, \(condition) FROM devices AS d INDEXED BY devices_dead_by_time
                    WHERE d.app_id = ?2 AND d.status IN ('expired', 'invalid') AND d.last_failure_at_ms >= ?4 AND d.last_failure_at_ms <= ?6
                        AND (d.last_failure_at_ms, d.id) > (?4, ?5) AND d.organization_id = ?3
                    ORDER BY d.last_failure_at_ms, d.id LIMIT ?7
                    """,
                    [
                        noticedUntil ?? Instant(milliseconds: 0), tenant.appId, tenant.organizationId, from.deadAt, from.id, until,
                        MaintenanceJob.usualBatch,
                    ]
                ) { (deadAt: $0[0] as Instant, id: $0[1] as Int64, isDue: $0[2] as Bool) }
            }
            found += page.lazy.filter(\.isDue).map(\.id)
            position = page.count == MaintenanceJob.usualBatch ? page.last.map { (deadAt: $0.deadAt, id: $0.id) } : nil
        }
        return found
    }

    private static let stillDead = "d.id IN (SELECT value FROM json_each(?2)) AND d.status IN ('expired', 'invalid') AND d.last_failure_at_ms <= ?3"

    /// Those of these devices that are still dead and without a notice.
    static func unnoticed(_ ids: [Int64], until: Instant, _ database: Database) throws -> [Device] {
        try database.rows(
            """
            SELECT d.push_device_id, d.user_id, coalesce(u.email, ''), coalesce(d.device_name, ''), coalesce(u.locale, '') FROM devices AS d NOT INDEXED
            LEFT JOIN users AS u ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
            WHERE \(stillDead) AND \(isWithoutNotice)
            """, [nil as Int64?, JSONArray.text(ids), until]
        ) { Device(pushDeviceId: $0[0], userId: $0[1], email: $0[2], name: $0[3], locale: $0[4]) }
    }

    /// The `push_device_id`s of the given devices that are still purgeable.
    static func purgeable(_ ids: [Int64], until: Instant, noticedUntil: Instant?, _ database: Database) throws -> [String] {
        try database.rows(
            """
            SELECT d.push_device_id FROM devices AS d NOT INDEXED WHERE \(stillDead) AND \(noticedUntil == nil ? "TRUE" : isNoticed)
            """, [noticedUntil, JSONArray.text(ids), until]
        ) { $0[0] as String }
    }

    static func put(
        _ device: Device, tenant: CommonV1.Tenant, isDeliverable: Bool, now: Instant, purgeAt: Instant, _ database: Database
    ) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO purge_notices (push_device_id, organization_id, app_id, user_id, state, noticed_at_ms, purge_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                device.pushDeviceId, tenant.organizationId, tenant.appId, device.userId, isDeliverable ? "sent" : "undeliverable", now,
                purgeAt,
            ])
    }

    /// Whether an older version, which sent no notices, wrote the row.
    static func isPending(_ pushDeviceId: String, _ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM purge_notices WHERE push_device_id = ? AND state = 'pending'", [pushDeviceId]) { _ in true } ?? false
    }

    /// Removes a device and its notice.
    static func removeDevice(_ pushDeviceId: String, _ database: Database) throws {
        try database.run("DELETE FROM purge_notices WHERE push_device_id = ?", [pushDeviceId])
        try database.run("DELETE FROM devices WHERE push_device_id = ?", [pushDeviceId])
    }
}
