import CarillonAPI
import DurableWork
import ServiceKit
import Storage

extension DeviceKey {
    /// ?1 the organization, ?2 the app, ?3 the user, ?4 the device.
    var arguments: StatementArguments { user.arguments + [deviceId] }
}

extension PreferencesTransaction {
    private static let ofDevice = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device_id = ?4"

    func permission(of key: DeviceKey) throws -> DevicePermission {
        try PermissionRecord.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM permission_states WHERE \(Self.ofDevice)"), arguments: key.arguments
        )?.permission ?? DevicePermission()
    }

    private func save(_ permission: DevicePermission, of key: DeviceKey) throws {
        try PermissionRecord(permission, of: key).insert(database, onConflict: .replace)
    }

    private func activity(of user: StoredUser) throws -> PromptActivity {
        try ActivityRecord.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM prompt_activity WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: user.arguments
        )?.activity ?? PromptActivity()
    }

    // MARK: Reports of devices

    /// Records a change in the history and raises its event.
    ///
    /// - Returns: the permission now.
    @discardableResult
    func record(_ change: PermissionChange, mode: TelemetryMode) throws -> DevicePermission {
        let before = try permission(of: change.key)
        let after = change.applied(to: before)
        if after != before {
            try add(change.entry(after: before), of: change.key)
            try raise(change.event(after: before), about: change.key.user, mode: mode, atMs: change.changedAtMs)
        }
        try save(after, of: change.key)
        return after
    }

    /// Records a change that a client reports. A device beyond the quota takes the place of another one or is refused.
    ///
    /// - Returns: the device now.
    /// - Throws: `too_many_devices`; `conflict` for a user who was erased.
    func report(_ change: PermissionChange, in quota: DeviceQuota, mode: TelemetryMode, at now: Instant) throws -> DeviceHistory {
        try refuseErased(change.key.user, at: now)
        try evictDevices(for: quota)
        let permission = try record(change, mode: mode)
        return DeviceHistory(deviceId: change.key.deviceId, permission: permission, changes: try changes(of: change.key))
    }

    /// Records changes that the registry reported. Ignores changes that are older than the stored ones, and changes of erased users.
    func take(_ changes: [RegistryPermission], at now: Instant) throws {
        let erased = try ErasedUsers.among(changes.lazy.map(\.change.key.user), at: now, database)
        for item in changes where !erased.contains(item.change.key.user) {
            guard try permission(of: item.change.key).changedAtMs <= item.change.changedAtMs else { continue }
            try evictDevices(for: item.quota)
            try record(item.change, mode: item.mode)
        }
    }

    /// Records the outcome of a prompt and raises its event.
    ///
    /// - Throws: `too_many_devices`; `conflict` for a user who was erased.
    func report(_ prompt: PromptReport, in quota: DeviceQuota, mode: TelemetryMode, at now: Instant) throws {
        try refuseErased(prompt.key.user, at: now)
        try evictDevices(for: quota)
        var permission = try permission(of: prompt.key)
        permission.note(prompt.outcome, at: now)
        try save(permission, of: prompt.key)
        let before = try lastOutcome(of: prompt.key)
        try add(prompt, atMs: now.milliseconds)
        try raise(prompt.event(after: before), about: prompt.key.user, mode: mode, atMs: now.milliseconds)
    }

    /// Records that an app asks for a prompt, and reads everything that the decision depends on.
    ///
    /// - Parameter device: The device in the registry; nil for one that is not registered.
    /// - Throws: `too_many_devices`; `conflict` for a user who was erased.
    func promptState(
        in quota: DeviceQuota, registered device: DirectoryDevice?, asked situation: PromptContext, at now: Instant
    ) throws -> PromptState {
        let key = quota.key
        try refuseErased(key.user, at: now)
        let (permissionBefore, activityBefore) = (try permission(of: key), try activity(of: key.user))
        var (permission, activity) = (permissionBefore, activityBefore)
        permission.note(situation, at: now)
        activity.note(situation, at: now)
        if permission != permissionBefore {
            try evictDevices(for: quota)
            try save(permission, of: key)
        }
        if activity != activityBefore { try ActivityRecord(activity, of: key.user).insert(database, onConflict: .replace) }
        return PromptState(permission, activity, try document(of: key.user), registered: device)
    }

    // MARK: History

    private func add(_ change: PreferencesV1.PermissionChange, of key: DeviceKey) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO permission_changes (organization_id, app_id, user_id, device_id, old_status, new_status, changed_from,
                    changed_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: key.arguments + [change.oldStatus.name, change.newStatus.name, change.changedFrom.name, change.changedAtMs])
        try trim("permission_changes", of: key)
    }

    /// Newest first.
    private func changes(of key: DeviceKey) throws -> [PreferencesV1.PermissionChange] {
        try changes(of: [key.deviceId], user: key.user, each: DevicePermission.keptHistory)[key.deviceId] ?? []
    }

    private func add(_ prompt: PromptReport, atMs: Int64) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO prompt_outcomes (organization_id, app_id, user_id, device_id, kind, outcome, at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: prompt.key.arguments + [prompt.kind.name, prompt.outcome.name, atMs])
        try trim("prompt_outcomes", of: prompt.key)
    }

    /// The outcome of the device's last prompt; empty without one.
    private func lastOutcome(of key: DeviceKey) throws -> String {
        try String.fetchOne(
            database.cachedStatement(sql: "SELECT outcome FROM prompt_outcomes WHERE \(Self.ofDevice) ORDER BY id DESC LIMIT 1"),
            arguments: key.arguments) ?? ""
    }

    private func trim(_ table: String, of key: DeviceKey) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM \(table) WHERE id IN (
                    SELECT id FROM \(table) WHERE \(Self.ofDevice) ORDER BY id DESC LIMIT -1 OFFSET \(DevicePermission.keptHistory))
                """
        ).execute(arguments: key.arguments)
    }

    /// A user's devices by id, with the changes of each, newest first. Uses two statements for any number of devices.
    func devices(of user: StoredUser) throws -> [DeviceHistory] {
        let found = try PermissionRecord.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT * FROM permission_states WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    ORDER BY changed_at_ms DESC, device_id LIMIT \(DeviceQuota.mostDevicesRead)
                    """), arguments: user.arguments)
        guard !found.isEmpty else { return [] }
        let each = min(DevicePermission.keptHistory, max(1, DeviceQuota.mostChangesRead / found.count))
        let changes = try changes(of: found.map(\.key.deviceId), user: user, each: each)
        return found.sorted { $0.key.deviceId < $1.key.deviceId }.map {
            DeviceHistory(deviceId: $0.key.deviceId, permission: $0.permission, changes: changes[$0.key.deviceId] ?? [])
        }
    }

    /// The last changes of some devices, at most `each` of one device, newest first.
    private func changes(of devices: [String], user: StoredUser, each: Int) throws -> [String: [PreferencesV1.PermissionChange]] {
        var changes: [String: [PreferencesV1.PermissionChange]] = [:]
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT device_id, old_status, new_status, changed_from, changed_at_ms FROM (
                        SELECT c.*, row_number() OVER (PARTITION BY c.device_id ORDER BY c.id DESC) AS place FROM json_each(?) AS wanted
                        CROSS JOIN permission_changes AS c
                            ON c.organization_id = ? AND c.app_id = ? AND c.user_id = ? AND c.device_id = wanted.value)
                    WHERE place <= ? ORDER BY device_id, place
                    """), arguments: [JSONArray.text(devices)] + user.arguments + [each])
        while let row = try rows.next() {
            changes[row[0], default: []].append(
                .init(
                    oldStatus: try .init(stored: row[1]), newStatus: try .init(stored: row[2]), changedFrom: try .init(stored: row[3]),
                    changedAtMs: row[4]))
        }
        return changes
    }

    /// The number of users who answered the system's prompt since a time, and the number of them who granted.
    func promptAnswers(since sinceMs: Int64, tenant: Tenant) throws -> (prompted: Int64, granted: Int64) {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT count(*), coalesce(sum(new_status = 'granted'), 0) FROM permission_changes
                    WHERE organization_id = ? AND app_id = ? AND changed_from = 'permission_prompt'
                        AND new_status IN ('granted', 'denied') AND changed_at_ms >= ?
                    """), arguments: [tenant.organization, tenant.app, sinceMs])
        return row.map { ($0[0], $0[1]) } ?? (0, 0)
    }
}
