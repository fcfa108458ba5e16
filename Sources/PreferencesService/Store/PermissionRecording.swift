import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Records what devices report of permissions and prompts (PREF-13…PREF-16), with the telemetry events.
enum PermissionRecording {
    /// Records a change that a client reports. A device beyond the quota takes the place of another one or is refused.
    ///
    /// - Returns: the device now.
    /// - Throws: `too_many_devices`; `conflict` for a user who was erased.
    static func record(
        _ change: PermissionChange, in quota: DeviceQuota, mode: TelemetryMode, raisingFrom source: TelemetrySource, at now: Instant,
        _ database: Database
    ) throws -> DeviceHistory {
        try ErasedUsers.refuse(change.key.user, at: now, database)
        try evictDevices(for: quota, database)
        let permission = try save(change, mode: mode, raisingFrom: source, database)
        return DeviceHistory(
            deviceId: change.key.deviceId, permission: permission, changes: try PermissionChangeTable.all(of: change.key, database))
    }

    /// Records changes that the registry reported. Ignores changes that are older than the stored ones, and changes of erased users.
    static func record(_ changes: [RegistryPermission], raisingFrom source: TelemetrySource, at now: Instant, _ database: Database) throws {
        let erased = try ErasedUsers.among(changes.lazy.map(\.change.key.user), at: now, database)
        for item in changes where !erased.contains(item.change.key.user) {
            guard try PermissionTable.read(item.change.key, database).changedAt <= item.change.changedAt else { continue }
            try evictDevices(for: item.quota, database)
            try save(item.change, mode: item.mode, raisingFrom: source, database)
        }
    }

    /// Saves a change with its history and its event.
    ///
    /// - Returns: the permission now.
    @discardableResult
    private static func save(
        _ change: PermissionChange, mode: TelemetryMode, raisingFrom source: TelemetrySource, _ database: Database
    ) throws -> DevicePermission {
        let before = try PermissionTable.read(change.key, database)
        let after = change.applied(to: before)
        if after != before {
            try PermissionChangeTable.insert(change.entry(after: before), of: change.key, database)
            try source.raise(change.event(after: before), about: change.key.user, mode: mode, at: change.changedAt, database)
        }
        try PermissionTable.save(after, of: change.key, database)
        return after
    }

    /// Records the outcome of a prompt.
    ///
    /// - Throws: `too_many_devices`; `conflict` for a user who was erased.
    static func record(
        _ prompt: PromptReport, in quota: DeviceQuota, mode: TelemetryMode, raisingFrom source: TelemetrySource, at now: Instant,
        _ database: Database
    ) throws {
        try ErasedUsers.refuse(prompt.key.user, at: now, database)
        try evictDevices(for: quota, database)
        var permission = try PermissionTable.read(prompt.key, database)
        permission.note(prompt.outcome, at: now)
        try PermissionTable.save(permission, of: prompt.key, database)
        let before = try PromptOutcomeTable.last(of: prompt.key, database)
        try PromptOutcomeTable.insert(prompt, at: now, database)
        try source.raise(prompt.event(after: before), about: prompt.key.user, mode: mode, at: now, database)
    }

    /// Records that an app asks for a prompt, and reads everything that the decision depends on.
    ///
    /// - Parameter device: The device in the registry; nil for one that is not registered.
    /// - Throws: `too_many_devices`; `conflict` for a user who was erased.
    static func promptState(
        in quota: DeviceQuota, registered device: DirectoryDevice?, asked situation: PromptContext, at now: Instant, _ database: Database
    ) throws -> PromptState {
        let key = quota.key
        try ErasedUsers.refuse(key.user, at: now, database)
        let (permissionBefore, activityBefore) = (try PermissionTable.read(key, database), try PromptActivityTable.read(key.user, database))
        var (permission, activity) = (permissionBefore, activityBefore)
        permission.note(situation, at: now)
        activity.note(situation, at: now)
        if permission != permissionBefore {
            try evictDevices(for: quota, database)
            try PermissionTable.save(permission, of: key, database)
        }
        if activity != activityBefore { try PromptActivityTable.save(activity, of: key.user, database) }
        return PromptState(permission, activity, try DocumentTable.read(key.user, database), registered: device)
    }

    /// Makes room for a device that has no row yet. A registered device replaces the devices whose permission changed longest ago, so that a user can
    /// replace many devices.
    ///
    /// - Throws: `too_many_devices` for one that is not registered.
    private static func evictDevices(for quota: DeviceQuota, _ database: Database) throws {
        guard try PermissionTable.isQuotaUsedUp(quota.key, most: quota.most, database) else { return }
        guard quota.isRegistered else {
            throw APIError(
                .tooManyDevices, field: "device_id",
                "the user has permissions of \(quota.most) devices, which is the limit; register this device first, so that it replaces the oldest")
        }
        for device in try PermissionTable.oldest(of: quota.key.user, beyond: quota.most - 1, database) {
            try PermissionTable.delete(device, database)
            try PermissionChangeTable.delete(of: device, database)
            try PromptOutcomeTable.delete(of: device, database)
        }
    }
}
