import CarillonAPI
import Foundation
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `invalidation_journal`: records invalidated devices for a week, so that an operator can restore them after an error of the provider or
/// of Carillon (REG-20). If the verdict removed the device, the journal has its sealed address.
enum InvalidationJournalTable {
    /// The time in which an invalidation can be undone. Sealed addresses of removed devices are not kept longer.
    static let kept = Duration.days(7)

    /// Columns that are restored unchanged. The others are in columns of the journal or get their defaults.
    private static let snapshotColumns =
        DeviceTable.writtenColumns.filter { !["token_hash", "address", "address_version", "status", "is_primary"].contains($0) } + ["expires_at_ms"]

    private static let recordSQL = """
        INSERT INTO invalidation_journal (organization_id, app_id, provider, user_id, device_id, push_device_id, address_version, reason,
            invalidated_at_ms, observed_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    private static let snapshotSQL = """
        UPDATE invalidation_journal SET
            device = (SELECT json_object(\(snapshotColumns.map { "'\($0)', \($0)" }.joined(separator: ", ")))
                FROM devices AS d WHERE d.push_device_id = invalidation_journal.push_device_id),
            token_hash = (SELECT d.token_hash FROM devices AS d WHERE d.push_device_id = invalidation_journal.push_device_id),
            address = (SELECT d.address FROM devices AS d WHERE d.push_device_id = invalidation_journal.push_device_id)
        WHERE id = ?
        """

    // ?1: the entry, ?2: now. A conflicting row (the same installation, the same token registered again) prevents the insert.
    private static let restoreSQL = """
        INSERT OR IGNORE INTO devices (\(restoredColumns.joined(separator: ", ")))
        SELECT \(restoredColumns.map(restoredValue).joined(separator: ", ")) FROM invalidation_journal WHERE id = ?1
        """

    private static let restoredColumns = DeviceTable.writtenColumns + ["expires_at_ms"]

    private static func restoredValue(of column: String) -> String {
        switch column {
        case "token_hash", "address": column
        // Reports on earlier sends must not apply to the device.
        case "address_version": "address_version + 1"
        // A device of an inactive user waits for the first launch after the user is active again (REG-34).
        case "status":
            """
            CASE WHEN EXISTS (SELECT 1 FROM users AS u WHERE u.organization_id = invalidation_journal.organization_id
                AND u.app_id = invalidation_journal.app_id AND u.user_id = invalidation_journal.user_id AND u.status = 'inactive')
            THEN '\(DeviceStatus.inactive.name)' ELSE '\(DeviceStatus.active.name)' END
            """
        // Push may have been turned off or on meanwhile (REG-30).
        case "push_off":
            """
            EXISTS (SELECT 1 FROM push_switches AS p WHERE p.organization_id = invalidation_journal.organization_id
                AND p.app_id = invalidation_journal.app_id AND p.user_id = invalidation_journal.user_id AND p.is_off)
            """
        case "is_primary", "is_valid", "failure_count": "0"
        case "failure_reason": "''"
        case "last_validated_at_ms": "NULL"
        // Otherwise the next round of the jobs would invalidate the device again, for its age or its failures.
        case "indexed_use_at_ms": "?2"
        default: "json_extract(device, '$.\(column)')"
        }
    }

    /// Records a device that is about to be invalidated.
    ///
    /// - Parameters:
    ///   - observedAt: when its provider called the token dead; nil: it did not.
    ///   - isRemoved: its row will be deleted, so the journal keeps a copy.
    static func record(
        _ device: DeviceRecord, provider: String, reason: String, observedAt: Instant?, isRemoved: Bool, now: Instant, _ database: Database
    ) throws {
        try database.run(
            recordSQL,
            [
                device.tenant.organizationId, device.tenant.appId, provider, device.userId, device.deviceId, device.pushDeviceId,
                device.addressVersion, reason, now.milliseconds, observedAt?.milliseconds,
            ])
        if isRemoved { try database.run(snapshotSQL, [database.lastInsertedRowID]) }
    }

    private struct Entry {
        var id: Int64
        var pushDeviceId: String
        var addressVersion: Int64
        var isRemoved: Bool
        var at: Instant
    }

    /// The result for the entries of a page.
    struct Undone: Sendable, Equatable {
        var restored = 0
        /// Unchanged devices: they moved to another user or registered again.
        var skipped = 0
    }

    /// Restores devices that were invalidated since an instant, the latest first, at most `limit` entries of the journal.
    ///
    /// - Parameters:
    ///   - until: later verdicts are not undone.
    ///   - now: the devices' new last use, so that their tokens are found as new ones.
    /// - Returns: the results; fewer than `limit` when no entry is left.
    static func restore(
        _ source: VerdictSource, since: Instant, until: Instant, now: Instant, limit: Int, _ database: Database
    ) throws -> Undone {
        let entries = try database.rows(
            """
            SELECT id, push_device_id, address_version, device IS NOT NULL, invalidated_at_ms
            FROM invalidation_journal INDEXED BY invalidation_journal_by_provider
            WHERE organization_id = ? AND app_id = ? AND provider = ? AND invalidated_at_ms BETWEEN ? AND ?
            ORDER BY invalidated_at_ms DESC, id DESC LIMIT ?
            """, source.key + [since, until, limit]
        ) { Entry(id: $0[0], pushDeviceId: $0[1], addressVersion: $0[2], isRemoved: $0[3], at: $0[4]) }
        var undone = Undone()
        for entry in entries {
            let isBack =
                try entry.isRemoved
                ? restoreRow(entry, now: now, database) : reactivate(entry, tenant: source.tenant, now: now, database)
            if isBack {
                undone.restored += 1
                try ExpiredTokenCountTable.subtract(source.tenant, at: entry.at, database)
            } else {
                undone.skipped += 1
            }
            try database.run("DELETE FROM invalidation_journal WHERE id = ?", [entry.id])
        }
        return undone
    }

    private static func restoreRow(_ entry: Entry, now: Instant, _ database: Database) throws -> Bool {
        guard try database.countChanges(restoreSQL, [entry.id, now.milliseconds]) == 1 else { return false }
        // The token is in use again, so it is no earlier token.
        try database.run(
            "DELETE FROM revoked_tokens WHERE push_device_id = ? AND revoked_at_ms = ?", [entry.pushDeviceId, entry.at])
        return true
    }

    private static func reactivate(_ entry: Entry, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Bool {
        guard var device = try DeviceTable.find(pushDeviceId: entry.pushDeviceId, tenant: tenant, database),
            device.addressVersion == entry.addressVersion, device.address != nil,
            let status = try? device.status.after(.verdictUndone)
        else { return false }
        device.enter(try UserTable.isInactive(device.userId, tenant: tenant, database) ? .inactive : status)
        device.addressVersion += 1
        try DeviceTable.awaitAnotherLook(&device, database)
        // Otherwise the next round of the jobs would invalidate it again, for its age.
        device.lastUsedAt = now
        device.updatedAt = now
        try DeviceTable.update(device, database)
        return true
    }

    /// Deletes the entries of an installation and of its token, so that an undo does not restore a device whose user logged out.
    static func forget(_ device: DeviceRecord, _ database: Database) throws {
        try forget(installation: device.deviceId, of: device.userId, tenant: device.tenant, database)
        guard let hash = device.tokenHash else { return }
        try database.run(
            "DELETE FROM invalidation_journal WHERE app_id = ? AND token_hash = ? AND organization_id = ?",
            [device.tenant.appId, Data(hash), device.tenant.organizationId])
    }

    /// Deletes the entries of an installation.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    static func forget(installation deviceId: String, of userId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.countChanges(
            "DELETE FROM invalidation_journal WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?",
            [tenant.organizationId, tenant.appId, userId, deviceId]) > 0
    }

    /// Deletes a token that an undo could restore, because without permission a device has no token (REG-14).
    ///
    /// - Throws: `not_found` when the journal lacks the installation, or for another change.
    static func withdraw(_ request: RegistryV1.UpdateDeviceRequest, tenant: CommonV1.Tenant, _ database: Database) throws {
        guard request.permissionStatus == .denied,
            try forget(installation: request.deviceId, of: request.userId, tenant: tenant, database)
        else { throw APIError(.notFound, field: "device_id", "the user has no device “\(request.deviceId)”") }
    }

    /// Deletes the entry of a device that its user removes after a verdict did.
    static func forget(removed pushDeviceId: String, of userId: String, tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            """
            DELETE FROM invalidation_journal
            WHERE organization_id = ? AND app_id = ? AND push_device_id = ? AND (? = '' OR user_id = ?)
            """, [tenant.organizationId, tenant.appId, pushDeviceId, userId, userId])
    }

    /// Deletes entries that are too old to be undone.
    ///
    /// - Returns: the number of entries, at most `limit`.
    static func purge(now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM invalidation_journal WHERE id IN (
                SELECT id FROM invalidation_journal INDEXED BY invalidation_journal_by_age WHERE invalidated_at_ms < ? LIMIT ?)
            """, [now - kept, limit])
    }
}
