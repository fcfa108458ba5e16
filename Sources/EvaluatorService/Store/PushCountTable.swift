import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Counts of users' visible pushes, by priority and quarter of an hour, for frequency caps (EVAL-30). Only apps with `cap_enforcement` have rows.
enum PushCountTable {
    /// A step of its own: stores of version 0.1.0 have no counts.
    static let migration = Migration(
        "0003 push counts",
        """
        CREATE TABLE push_counts (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          -- Number of the Priority: normal or high.
          priority INTEGER NOT NULL,
          -- Start of the quarter of an hour, milliseconds.
          quarter_at_ms INTEGER NOT NULL,
          pushes INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, user_id, priority, quarter_at_ms)
        ) WITHOUT ROWID;
        """)

    /// Reads the counts of the keys that have some, each with one look-up in the primary key.
    ///
    /// - Parameter since: older counts are not read.
    static func read(_ keys: Set<PushCountKey>, since: Instant, _ database: Database) throws -> [PushCountKey: PushCounts] {
        var counts: [PushCountKey: PushCounts] = [:]
        for key in keys {
            var found = PushCounts()
            try database.readDirectly(
                """
                SELECT quarter_at_ms, pushes FROM push_counts
                WHERE organization_id = ? AND app_id = ? AND user_id = ? AND priority = ? AND quarter_at_ms >= ? ORDER BY quarter_at_ms
                """
            ) { values in
                values.add(key.user.organization)
                values.add(key.user.app)
                values.add(key.user.id)
                values.add(Int64(key.priority.rawValue))
                values.add(since)
            } _: { row in
                found.add(Int(row.number(1)), at: row.instant(0))
            }
            if !found.quarters.isEmpty { counts[key] = found }
        }
        return counts
    }

    /// Adds to the counts: evaluation and release may decide for the same user at the same time.
    static func add(_ changes: PushCountChanges, _ database: Database) throws {
        let quarter = PushCounts.quarter(of: changes.now)
        for (key, pushes) in changes.pushes {
            try database.runDirectly(
                """
                INSERT INTO push_counts (organization_id, app_id, user_id, priority, quarter_at_ms, pushes) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, priority, quarter_at_ms) DO UPDATE SET pushes = pushes + excluded.pushes
                """
            ) { values in
                values.add(key.user.organization)
                values.add(key.user.app)
                values.add(key.user.id)
                values.add(Int64(key.priority.rawValue))
                values.add(quarter)
                values.add(Int64(pushes))
            }
        }
    }

    /// An export names them as the counts of caps; an erasure deletes them at once.
    static let userData = UserDataTable.indexed(
        "push_counts",
        export: UserDataTable.rows(
            ["priority": UserDataTable.priority("priority"), "quarter_at_ms": "quarter_at_ms", "pushes": "pushes"],
            from: "push_counts WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3"),
        erasing: "DELETE FROM push_counts WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3")

    // MARK: Retention

    private static let ageScan = TableScan(
        "push_counts", key: ["organization_id", "app_id", "user_id", "priority", "quarter_at_ms"], of: .texts)

    /// Deletes the counts that no period reaches back to. Goes through all counts once.
    ///
    /// - Returns: how many were deleted.
    static func deleteOld(_ store: Store, now: Instant) async throws -> Int {
        let end = PushCounts.quarter(of: now - PushCounts.longestPeriod).milliseconds
        var deleted = 0
        try await ageScan.run(store) { window, database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT organization_id, app_id, user_id, priority, quarter_at_ms FROM push_counts
                    WHERE quarter_at_ms < \(end) AND \(window.condition)
                    """, arguments: window.arguments
            ).map { Array($0.databaseValues) }
        } found: { found in
            deleted += found.count
            try await UserDataTable.inPortions(of: found, store) { key, database in
                try database.run(
                    """
                    DELETE FROM push_counts
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND priority = ? AND quarter_at_ms = ?
                    """, StatementArguments(key))
            }
        }
        return deleted
    }
}
