import CarillonAPI
import ServiceKit
import Storage

/// A row of `permission_states`.
struct PermissionRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "permission_states"

    var key: DeviceKey
    var permission: DevicePermission

    init(_ permission: DevicePermission, of key: DeviceKey) {
        (self.key, self.permission) = (key, permission)
    }

    init(row: Row) throws {
        key = DeviceKey(user: StoredUser(row: row), deviceId: row["device_id"])
        permission = DevicePermission(
            status: try .init(stored: row["status"]), changedFrom: try .init(stored: row["changed_from"]), changedAtMs: row["changed_at_ms"],
            refusedAtMs: row["refused_at_ms"],
            settingsOpenedAtMs: row["settings_opened_at_ms"])
    }

    func encode(to container: inout PersistenceContainer) {
        key.user.encode(to: &container)
        container["device_id"] = key.deviceId
        container["status"] = permission.status.name
        container["changed_from"] = permission.changedFrom.name
        container["changed_at_ms"] = permission.changedAtMs
        container["refused_at_ms"] = permission.refusedAtMs
        container["settings_opened_at_ms"] = permission.settingsOpenedAtMs
    }
}

/// A row of `prompt_activity`.
struct ActivityRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "prompt_activity"

    var user: StoredUser
    var activity: PromptActivity

    init(_ activity: PromptActivity, of user: StoredUser) {
        (self.user, self.activity) = (user, activity)
    }

    init(row: Row) {
        user = StoredUser(row: row)
        activity = PromptActivity(valueReached: row["value_reached"], activeDays: row["active_days"], lastActiveDay: row["last_active_day"])
    }

    func encode(to container: inout PersistenceContainer) {
        user.encode(to: &container)
        container["value_reached"] = activity.valueReached
        container["active_days"] = activity.activeDays
        container["last_active_day"] = activity.lastActiveDay
    }
}

extension StoredUser {
    /// Reads the user of a row.
    init(row: Row) { self.init(organization: row["organization_id"], app: row["app_id"], id: row["user_id"]) }

    /// Writes the user of a row.
    func encode(to container: inout PersistenceContainer) {
        container["organization_id"] = organization
        container["app_id"] = app
        container["user_id"] = id
    }
}
