import DurableWork
import GRDB
import ServiceKit
import Storage

/// Deletes dedup records that no event can meet any more (EVAL-28). Dedup records have no index by age: each write would change one more page, for a
/// job that runs once a day.
extension DedupRecordTable {
    /// The longest `dedup_window_seconds`.
    static let longestWindow = Duration.seconds(3_600)
    /// The longest lifetime of a notification. The effective time of an event is at most so long before its acceptance
    /// (``DedupWindow/effectiveTime(occurredAt:acceptedAt:timeToLive:)``).
    static let longestLife = Duration.seconds(2_419_200)

    private static let ageScan = TableScan("dedup_records", key: ["organization_id", "app_id", "user_id", "context"], of: .texts)

    /// Goes through all dedup records once.
    ///
    /// - Returns: how many were deleted.
    static func deleteOld(_ store: Store, now: Instant) async throws -> Int {
        let end = try await store.read { try oldestToBeDecided(now, $0) - longestLife - longestWindow }.milliseconds
        var deleted = 0
        try await ageScan.run(store) { window, database in
            try Row.fetchAll(
                database,
                sql: "SELECT organization_id, app_id, user_id, context FROM dedup_records WHERE sent_at_ms <= \(end) AND \(window.condition)",
                arguments: window.arguments
            ).map { Array($0.databaseValues) }
        } found: { found in
            deleted += found.count
            try await UserDataTable.inPortions(of: found, store) { key, database in
                // Unless it was written again meanwhile.
                try database.run(
                    """
                    DELETE FROM dedup_records
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND context = ? AND sent_at_ms <= ?
                    """, StatementArguments(key) + [end])
            }
        }
        return deleted
    }

    /// When the oldest event was accepted that is pending or has deferred notifications: dedup records of that time may still decide about it.
    private static func oldestToBeDecided(_ now: Instant, _ database: Database) throws -> Instant {
        // Events of other kinds of items have a later effective time.
        let deferred = try database.firstRow(
            """
            SELECT \(EventTable.countedAcceptance) FROM events
            WHERE id = (SELECT event_row FROM due_items WHERE event_row > 0 AND +kind = '\(DueItemKind.quietHours.rawValue)' ORDER BY event_row LIMIT 1)
            """
        ) { $0[0] as Instant }
        return [try PendingEventTable.oldestAcceptance(database), deferred].compactMap(\.self).reduce(now, min)
    }
}
