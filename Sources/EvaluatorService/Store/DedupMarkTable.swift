import Storage

/// Marks of the dedup window.
enum DedupMarkTable {
    static func read(_ keys: some Sequence<DedupMarkKey>, _ database: Database) throws -> [DedupMarkKey: Int64] {
        var marks: [DedupMarkKey: Int64] = [:]
        for key in keys {
            // One row, with or without a mark.
            let mark = try database.oneRowDirectly(
                """
                SELECT (SELECT marked_at_ms FROM dedup_marks WHERE organization_id = ? AND app_id = ? AND user_id = ? AND context = ?)
                """
            ) { values in
                values.add(key.organizationID)
                values.add(key.appID)
                values.add(key.userID)
                values.add(key.context)
            } _: { row in
                row.optionalNumber(0)
            }
            if let mark { marks[key] = mark }
        }
        return marks
    }

    /// Marks only move forward: evaluation and release may have decided for the same key at the same time.
    static func write(_ marks: [DedupMarkKey: Int64], _ database: Database) throws {
        for (key, mark) in marks {
            try database.runDirectly(
                """
                INSERT INTO dedup_marks (organization_id, app_id, user_id, context, marked_at_ms) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, context) DO UPDATE SET marked_at_ms = MAX(marked_at_ms, excluded.marked_at_ms)
                """
            ) { values in
                values.add(key.organizationID)
                values.add(key.appID)
                values.add(key.userID)
                values.add(key.context)
                values.add(mark)
            }
        }
    }
}
