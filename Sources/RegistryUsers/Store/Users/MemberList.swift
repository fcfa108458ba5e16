import RegistryTenants
import Storage

/// The users of a channel, thread or group, a row each, under organization, app and the id of what they belong to (REG-05).
struct MemberList {
    let table: String
    /// Where the id stands.
    let column: String

    static let channelMembers = MemberList(table: "channel_members", column: "channel_id")
    static let threadFollowers = MemberList(table: "thread_followers", column: "thread_id")
    static let groupMembers = MemberList(table: "group_members", column: "group_id")

    /// What became of a list.
    struct Change: Sendable, Hashable {
        /// Those who were not there before.
        var added = 0
        var removed = 0
    }

    /// Adds users, after taking away all others where the list is replaced, and removes users.
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

    /// Removes everybody.
    ///
    /// - Parameter key: organization, app and id.
    func clear(_ key: StatementArguments, _ database: Database) throws { try database.run(deletion, key) }

    private var deletion: String { "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND \(column) = ?" }
}
