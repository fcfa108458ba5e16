import Storage

/// Marks of the dedup window.
enum DedupMarkTable {
    static func read(_ keys: some Sequence<DedupMarkKey>, _ database: Database) throws -> [DedupMarkKey: Int64] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT marked_at_ms FROM dedup_marks
                WHERE organization_id = ? AND app_id = ? AND user_id = ? AND context = ?
                """)
        var marks: [DedupMarkKey: Int64] = [:]
        for key in keys {
            let mark = try Int64.fetchOne(statement, arguments: [key.organizationID, key.appID, key.userID, key.context])
            if let mark { marks[key] = mark }
        }
        return marks
    }

    /// Marks only move forward: evaluation and release may have decided for the same key at the same time.
    static func write(_ marks: [DedupMarkKey: Int64], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO dedup_marks (organization_id, app_id, user_id, context, marked_at_ms) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, context) DO UPDATE SET marked_at_ms = MAX(marked_at_ms, excluded.marked_at_ms)
                """)
        for (key, mark) in marks {
            try statement.execute(arguments: [key.organizationID, key.appID, key.userID, key.context, mark])
        }
    }
}
