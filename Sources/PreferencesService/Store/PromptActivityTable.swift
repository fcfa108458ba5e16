import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `prompt_activity`: a row for each user with reported activity.
enum PromptActivityTable {
    static func read(_ user: UserKey, _ database: Database) throws -> PromptActivity {
        try database.firstRow(
            "SELECT value_reached, active_days, last_active_day FROM prompt_activity WHERE organization_id = ? AND app_id = ? AND user_id = ?",
            user.arguments
        ) { PromptActivity(valueReached: $0[0], activeDays: $0[1], lastActiveDay: $0[2]) } ?? PromptActivity()
    }

    static func save(_ activity: PromptActivity, of user: UserKey, _ database: Database) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO prompt_activity (organization_id, app_id, user_id, value_reached, active_days, last_active_day)
            VALUES (?, ?, ?, ?, ?, ?)
            """, user.arguments + [activity.valueReached, activity.activeDays, activity.lastActiveDay])
    }
}
