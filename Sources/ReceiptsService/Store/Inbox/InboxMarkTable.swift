import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `inbox_marks`: marks that came before their entry. A push can be read on a device while its record still waits in the evaluator's
/// outbox, or in a quarantine.
enum InboxMarkTable {
    /// Most marks of a user that wait. A client cannot fill the store with invented ids.
    static let mostPerUser = 500

    static let schema = """
        CREATE TABLE inbox_marks (
          tenant INTEGER NOT NULL,
          user_id TEXT NOT NULL,
          notification_id TEXT NOT NULL,
          -- Number of the InboxMarkKind.
          kind INTEGER NOT NULL,
          occurred_at_ms INTEGER NOT NULL,
          received_at_ms INTEGER NOT NULL,
          PRIMARY KEY (user_id, tenant, notification_id, kind)
        ) WITHOUT ROWID;
        CREATE INDEX inbox_marks_by_time ON inbox_marks (received_at_ms);
        """

    /// Keeps a mark for an entry that does not exist yet. The earliest one of a kind counts. Without room it is dropped.
    static func insert(_ mark: InboxMark, userID: String, _ tenant: Int64, at now: Instant, _ database: Database) throws {
        let waiting = try database.firstRow("SELECT COUNT(*) FROM inbox_marks WHERE user_id = ? AND tenant = ?", [userID, tenant]) { $0[0] as Int }
        guard waiting ?? 0 < mostPerUser else { return }
        // An unknown time is the time at which the mark arrived.
        let (occurredAt, _) = ClientReportTime.read(mark.occurredAt, created: Instant(milliseconds: 0), now: now)
        try database.run(
            """
            INSERT INTO inbox_marks (tenant, user_id, notification_id, kind, occurred_at_ms, received_at_ms) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (user_id, tenant, notification_id, kind) DO UPDATE SET occurred_at_ms = MIN(occurred_at_ms, excluded.occurred_at_ms)
            """, [tenant, userID, mark.notificationID, mark.kind.number, occurredAt, now])
    }

    private static let waiting = "SELECT kind, occurred_at_ms FROM inbox_marks WHERE user_id = ? AND tenant = ? AND notification_id = ?"

    /// Takes the marks of an entry out of the table.
    static func take(_ notificationID: String, userID: String, _ tenant: Int64, _ database: Database) throws -> [InboxMark] {
        var marks: [InboxMark] = []
        try database.readDirectly(waiting) {
            $0.add(userID)
            $0.add(tenant)
            $0.add(notificationID)
        } _: { row in
            guard let kind = ReceiptsV1.InboxMarkKind(rawValue: Int32(clamping: row.number(0))).known else { return }
            marks.append(InboxMark(notificationID: notificationID, kind: kind, occurredAt: row.instant(1)))
        }
        guard !marks.isEmpty else { return [] }
        try database.run("DELETE FROM inbox_marks WHERE user_id = ? AND tenant = ? AND notification_id = ?", [userID, tenant, notificationID])
        return marks
    }

    /// Deletes marks that arrived before an instant.
    ///
    /// - Returns: how many.
    static func deleteOld(before: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM inbox_marks WHERE (user_id, tenant, notification_id, kind) IN (
              SELECT user_id, tenant, notification_id, kind FROM inbox_marks INDEXED BY inbox_marks_by_time WHERE received_at_ms < ? LIMIT ?)
            """, [before, limit])
    }
}
