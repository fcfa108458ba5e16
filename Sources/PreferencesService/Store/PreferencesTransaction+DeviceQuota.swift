import CarillonAPI
import ServiceKit
import Storage

/// Limits the stored devices of a user.
extension PreferencesTransaction {
    /// Whether a device is not stored and its user has `most` stored devices.
    func isQuotaUsedUp(_ key: DeviceKey, most: Int) throws -> Bool {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM permission_states
                            WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device_id = ?4),
                        (SELECT count(*) FROM (
                            SELECT 1 FROM permission_states WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 LIMIT ?5))
                    """), arguments: key.arguments + [most])
        return row.map { !($0[0] as Bool) && ($0[1] as Int) >= most } ?? false
    }

    /// Makes room for a device that has no row yet. A registered device replaces the devices whose permission changed longest ago, so that a user can
    /// replace many devices.
    ///
    /// - Throws: `too_many_devices` for one that is not registered.
    func evictDevices(for quota: DeviceQuota) throws {
        guard try isQuotaUsedUp(quota.key, most: quota.most) else { return }
        guard quota.isRegistered else {
            throw APIError(
                .tooManyDevices, field: "device_id",
                "the user has permissions of \(quota.most) devices, which is the limit; register this device first, so that it replaces the oldest")
        }
        let user = quota.key.user.arguments
        let leaving = try String.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT device_id FROM permission_states WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    ORDER BY changed_at_ms DESC, device_id LIMIT -1 OFFSET ?
                    """), arguments: user + [quota.most - 1])
        for table in ["permission_states", "permission_changes", "prompt_outcomes"] {
            let statement = try database.cachedStatement(
                sql: "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?")
            for device in leaving { try statement.execute(arguments: user + [device]) }
        }
    }
}
