import CarillonAPI
import ServiceKit
import Storage

/// Bounds how much is stored of one user's devices.
extension PreferencesTransaction {
    /// Whether nothing is kept of a device, and its user has as many devices as there may be.
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

    /// Makes room for a device that has no row yet. A registered device takes the place of the devices whose permission changed longest ago, so
    /// that a user who replaced many devices is not shut out.
    ///
    /// - Throws: `too_many_devices` for one that is not registered.
    func evictDevices(for quota: DeviceQuota) throws {
        guard try isQuotaUsedUp(quota.key, most: quota.most) else { return }
        guard quota.isRegistered else {
            throw APIError(
                .tooManyDevices, field: "device_id",
                "permissions of \(quota.most) devices of this user are kept already; register this device first, then one of them gives way")
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
