import DurableWork
import ServiceKit
import Storage

/// The table `prompt_activity`: a row for each user with reported activity.
enum PromptActivityTable {
    static func read(_ user: UserKey, _ database: Database) throws -> PromptActivity {
        try database.firstRow("SELECT * FROM prompt_activity WHERE organization_id = ? AND app_id = ? AND user_id = ?", user.arguments) {
            PromptActivityRecord(row: $0).activity
        } ?? PromptActivity()
    }

    static func save(_ activity: PromptActivity, of user: UserKey, _ database: Database) throws {
        try PromptActivityRecord(activity, of: user).insert(database, onConflict: .replace)
    }
}

/// A row of `prompt_activity`.
private struct PromptActivityRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "prompt_activity"

    var user: UserKey
    var activity: PromptActivity

    init(_ activity: PromptActivity, of user: UserKey) {
        (self.user, self.activity) = (user, activity)
    }

    init(row: Row) {
        user = UserKey(row: row)
        activity = PromptActivity(valueReached: row["value_reached"], activeDays: row["active_days"], lastActiveDay: row["last_active_day"])
    }

    func encode(to container: inout PersistenceContainer) {
        user.encode(to: &container)
        container["value_reached"] = activity.valueReached
        container["active_days"] = activity.activeDays
        container["last_active_day"] = activity.lastActiveDay
    }
}
