import CarillonAPI
import ServiceKit
import Storage

/// What a device's system says of notifications from an instant on (PREF-13).
struct PermissionChange: Sendable {
    let key: DeviceKey
    let status: PermissionStatus
    /// `permission_prompt`, `os_settings`.
    let changedFrom: String
    let changedAtMs: Int64

    /// Writes it down with its place in the history, and raises the event (RCPT-23). The same again is no change.
    ///
    /// - Returns: what is known of the device now.
    func record(mode: TelemetryMode, source: TelemetrySource, _ database: Database) throws -> PermissionRow {
        var row = try PermissionRows.find(key, database)
        if row.status != status {
            try PermissionRows.addChange(
                .init(oldStatus: row.status.rawValue, newStatus: status.rawValue, changedFrom: changedFrom, changedAtMs: changedAtMs), of: key,
                database)
            try source.raise(
                "push_permission_changed", about: key.user, mode: mode, atMs: changedAtMs,
                [
                    "device_id": .text(key.deviceId), "user_id": .text(key.userId), "old_status": .text(row.status.rawValue),
                    "new_status": .text(status.rawValue), "changed_from": .text(changedFrom),
                ], database)
            (row.status, row.changedFrom, row.changedAtMs) = (status, changedFrom, changedAtMs)
        }
        try PermissionRows.write(row, of: key, database)
        return row
    }
}
