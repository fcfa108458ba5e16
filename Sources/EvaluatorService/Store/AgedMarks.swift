import DurableWork
import ServiceKit
import Storage

/// Forgets marks of the dedup window that no event can meet any more (EVAL-28). Marks have no index by age: each that is set would change one
/// more page, for a round a day.
enum AgedMarks {
    /// No `dedup_window_seconds` is longer.
    static let longestWindow = Duration.seconds(3_600)
    /// No notification lives longer; an event counts for no earlier instant than that before it was accepted
    /// (``DedupWindow/effectiveTime(occurredAt:acceptedAt:timeToLive:)``).
    static let longestLife = Duration.seconds(2_419_200)

    private static let scan = TableScan("dedup_marks", key: ["organization_id", "app_id", "user_id", "context"], of: .texts)

    /// One round over all marks.
    ///
    /// - Returns: how many were forgotten.
    static func purge(_ store: Store, now: Instant) async throws -> Int {
        let end = try await store.read { try oldestToBeDecided(now, $0) - longestLife - longestWindow }.milliseconds
        var forgotten = 0
        try await scan.run(store) { window, database in
            try Row.fetchAll(
                database,
                sql: "SELECT organization_id, app_id, user_id, context FROM dedup_marks WHERE marked_at_ms <= \(end) AND \(window.condition)",
                arguments: window.arguments
            ).map { Array($0.databaseValues) }
        } found: { found in
            forgotten += found.count
            try await UserDataTable.inPortions(of: found, store) { key, database in
                // Unless it was set anew meanwhile.
                try database.cachedStatement(
                    sql: """
                        DELETE FROM dedup_marks
                        WHERE organization_id = ? AND app_id = ? AND user_id = ? AND context = ? AND marked_at_ms <= ?
                        """
                ).execute(arguments: StatementArguments(key) + [end])
            }
        }
        return forgotten
    }

    /// When the oldest event was accepted that is pending or has deferred notifications: marks of that time may still decide about it.
    private static func oldestToBeDecided(_ now: Instant, _ database: Database) throws -> Instant {
        let deferred = try Int64.fetchOne(database, sql: "SELECT accepted_at_ms FROM events WHERE id = (SELECT min(event_row) FROM deferrals)")
        let accepted = [try PendingEventTable.oldestAcceptance(database), deferred].compactMap(\.self)
        return accepted.map(Instant.init(milliseconds:)).reduce(now, min)
    }
}
