import GRDB
import RegistryTenants
import Storage

/// The users of a channel, thread or group, one row each, by organization, app and id of the channel, thread or group (REG-05).
struct MemberList {
    let table: String
    /// The column of the id.
    let column: String

    static let channelMembers = MemberList(table: "channel_members", column: "channel_id")
    static let threadFollowers = MemberList(table: "thread_followers", column: "thread_id")
    static let groupMembers = MemberList(table: "group_members", column: "group_id")

    /// The result of a change of a list.
    struct Change: Sendable, Hashable {
        /// The added users who were not in the list before.
        var added = 0
        var removed = 0
    }

    /// Adds and removes users. For a replaced list, all others are removed first.
    ///
    /// - Parameter key: organization, app and id.
    @discardableResult
    func change(
        of key: StatementArguments, adding: [String], removing: [String], replacing: Bool, _ database: Database
    ) throws -> Change {
        let added = JSONArray.text(adding)
        var change = Change()
        if replacing {
            change.removed = try database.countChanges("\(deletion) AND user_id NOT IN (SELECT value FROM json_each(?))", key + [added])
        }
        if !adding.isEmpty {
            change.added = try database.countChanges(
                """
                INSERT OR IGNORE INTO \(table) (organization_id, app_id, \(column), user_id)
                SELECT ?, ?, ?, value FROM json_each(?) ORDER BY value
                """, key + [added])
        }
        if !removing.isEmpty {
            change.removed += try database.countChanges(
                "\(deletion) AND user_id IN (SELECT value FROM json_each(?))", key + [JSONArray.text(removing)])
        }
        return change
    }

    /// How many there are.
    ///
    /// - Parameter key: organization, app and id.
    func count(of key: StatementArguments, _ database: Database) throws -> Int64 {
        try database.firstRow("SELECT count(*) FROM \(table) WHERE organization_id = ? AND app_id = ? AND \(column) = ?", key) { $0[0] } ?? 0
    }

    /// Removes all users.
    ///
    /// - Parameter key: organization, app and id.
    func clear(_ key: StatementArguments, _ database: Database) throws { try database.run(deletion, key) }

    private var deletion: String { "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND \(column) = ?" }
}
