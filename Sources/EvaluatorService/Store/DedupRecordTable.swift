import DurableWork
import ServiceKit
import Storage

/// The records of the dedup window: when a notification of each key was last sent.
enum DedupRecordTable {
    static func read(_ keys: some Sequence<DedupKey>, _ database: Database) throws -> DedupRecords {
        var records: DedupRecords = [:]
        for key in keys {
            // One row, with or without a record.
            let sentAt = try database.oneRowDirectly(
                """
                SELECT (SELECT sent_at_ms FROM dedup_records WHERE organization_id = ? AND app_id = ? AND user_id = ? AND context = ?)
                """
            ) { values in
                values.add(key.organizationID)
                values.add(key.appID)
                values.add(key.userID)
                values.add(key.context)
            } _: { row in
                row.optionalInstant(0)
            }
            if let sentAt { records[key] = sentAt }
        }
        return records
    }

    /// Records only move forward: evaluation and release may decide for the same key at the same time.
    static func write(_ records: DedupRecords, _ database: Database) throws {
        for (key, sentAt) in records {
            try database.runDirectly(
                """
                INSERT INTO dedup_records (organization_id, app_id, user_id, context, sent_at_ms) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, context) DO UPDATE SET sent_at_ms = MAX(sent_at_ms, excluded.sent_at_ms)
                """
            ) { values in
                values.add(key.organizationID)
                values.add(key.appID)
                values.add(key.userID)
                values.add(key.context)
                values.add(sentAt)
            }
        }
    }

    private static let subjectScan = TableScan("dedup_records", key: ["user_id", "context"], of: .texts, scope: .app)

    /// Deletes the user's dedup records, and those of others that name the user as the subject of an event. They would suppress notifications about a
    /// later user with the same id.
    static func erase(_ user: UserKey, _ store: Store) async throws -> Int {
        let ofUser = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"
        let own = try await UserDataTable.deleting(from: "dedup_records", where: ofUser)(user, store)
        // Also behind the prefixes of group windows.
        let ofTypes = ["", "group:", "collected:"].map { "context GLOB '\($0)type:*'" }.joined(separator: " OR ")
        let about = "(\(ofTypes)) AND substr(context, -length(?3) - 1) = ':' || ?3"
        return own + (try await UserDataTable.deleting(scanning: subjectScan, where: about)(user, store))
    }
}
