import DurableWork

extension InboxTable {
    /// Export and erasure of a user's entries.
    ///
    /// - Parameter own: the condition for the user's rows.
    static func userData(where own: String) -> UserDataTable {
        UserDataTable(
            "inbox_entries",
            export: UserDataTable.rows(
                columns: [
                    "notification_id", "type_id", "category_id", "title", "body", "deep_link", "fallback_deep_link", "entity_type", "entity_id",
                    "created_at_ms", "read_at_ms", "dismissed_at_ms", "withdrawn_at_ms", "tag",
                ], from: "inbox_entries WHERE \(own)"),
            erase: UserDataTable.deleting(from: "inbox_entries", where: own))
    }
}

extension InboxMarkTable {
    /// Export and erasure of a user's marks.
    ///
    /// - Parameter own: the condition for the user's rows.
    static func userData(where own: String) -> UserDataTable {
        UserDataTable(
            "inbox_marks",
            export: UserDataTable.rows(columns: ["notification_id", "kind", "occurred_at_ms", "received_at_ms"], from: "inbox_marks WHERE \(own)"),
            erase: UserDataTable.deleting(from: "inbox_marks", where: own))
    }
}

extension UserFeedTable {
    /// Export and erasure of a user's rows.
    ///
    /// - Parameter own: the condition for the user's rows.
    static func userData(where own: String) -> UserDataTable {
        UserDataTable(
            "user_feed",
            export: UserDataTable.rows(
                columns: ["id", "kind", "notification_id", "category_id", "until_ms", "created_at_ms", "device_id"], from: "user_feed WHERE \(own)"),
            erase: UserDataTable.deleting(from: "user_feed", where: own))
    }
}
