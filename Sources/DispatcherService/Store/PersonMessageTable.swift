import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// The table `person_messages`: messages to people that wait for an attempt, and for a week the ids of those that ended, so that a repeated request
/// has no effect.
enum PersonMessageTable {
    /// The kinds of items.
    static let waiting = "waiting"
    static let ended = "ended"
    /// How long the id of an ended message is known.
    static let kept = Duration.days(7)

    static let items = DueItems(
        table: "person_messages",
        columns: """
            message_id    TEXT NOT NULL,
            attempts      INTEGER NOT NULL DEFAULT 0,
            created_at_ms INTEGER NOT NULL,
            -- Empty after the end.
            message       BLOB NOT NULL,
            UNIQUE (organization_id, app_id, message_id)
            """)

    static let migration = Migration(
        "person messages",
        items.schema + """

            CREATE INDEX person_messages_by_app ON person_messages (organization_id, app_id, kind, due_at_ms);
            """)

    /// Messages that waited before count as those for people.
    static let serverMigration = Migration(
        "servers of person messages",
        """
        -- ``MessageServer``.
        ALTER TABLE person_messages ADD COLUMN server TEXT NOT NULL DEFAULT '\(MessageServer.people)';
        DROP INDEX person_messages_by_app;
        CREATE INDEX person_messages_by_server ON person_messages (organization_id, app_id, kind, server, due_at_ms);
        """)

    /// - Throws: for a string with a NUL, and what the store throws.
    /// - Returns: false for a message that is known.
    static func insert(_ message: DispatcherV1.PersonMessage, at now: Instant, _ database: Database) throws -> Bool {
        let tenant = message.tenant ?? .init()
        return try database.countChanges(
            """
            INSERT INTO person_messages (organization_id, app_id, user_id, kind, due_at_ms, message_id, created_at_ms, message, server)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
            """,
            [
                tenant.organizationId, tenant.appId, message.userId, waiting, now.milliseconds, message.messageId, now.milliseconds,
                Data(try message.bytes()), message.serverName,
            ]) > 0
    }

    /// The messages whose attempt is due: of each server with messages the earliest, and no more than `limit`.
    static func due(at now: Instant, ofEach limit: Int, _ database: Database) throws -> [MessageServer: [WaitingMessage]] {
        var due: [MessageServer: [WaitingMessage]] = [:]
        for tenant in try items.tenants(waiting, database) {
            for server in try servers(of: tenant, database) {
                due[server] = try database.rows(
                    """
                    SELECT id, attempts, created_at_ms, message FROM person_messages INDEXED BY person_messages_by_server
                    WHERE organization_id = ? AND app_id = ? AND kind = ? AND server = ? AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?
                    """,
                    [tenant.organizationId, tenant.appId, waiting, server.name, now.milliseconds, limit]
                ) { row in
                    WaitingMessage(
                        row: row[0], message: try DispatcherV1.PersonMessage(bytes: row.bytes(at: 3)), attempts: row[1],
                        createdAt: Instant(milliseconds: row[2]))
                }
            }
        }
        return due
    }

    /// The servers that messages of an app wait for: one step through the index for each.
    private static func servers(of tenant: CommonV1.Tenant, _ database: Database) throws -> [MessageServer] {
        try database.rows(
            """
            WITH RECURSIVE servers (name) AS (
              SELECT min(server) FROM person_messages INDEXED BY person_messages_by_server
              WHERE organization_id = ?1 AND app_id = ?2 AND kind = ?3
              UNION ALL
              SELECT (
                SELECT min(server) FROM person_messages INDEXED BY person_messages_by_server
                WHERE organization_id = ?1 AND app_id = ?2 AND kind = ?3 AND server > name
              ) FROM servers WHERE name IS NOT NULL
            )
            SELECT name FROM servers WHERE name IS NOT NULL
            """, [tenant.organizationId, tenant.appId, waiting]
        ) { MessageServer(app: tenant, name: $0[0]) }
    }

    /// The earliest attempt that is not due yet; nil: there is none.
    static func nextAttempt(after now: Instant, _ database: Database) throws -> Instant? { try first(waiting, after: now.milliseconds, database) }

    /// Counts an attempt, after which another one follows.
    static func postpone(_ message: WaitingMessage, to dueAt: Instant, _ database: Database) throws {
        try database.run(
            "UPDATE person_messages SET attempts = attempts + 1, due_at_ms = ? WHERE id = ?", [dueAt.milliseconds, message.row])
    }

    /// Ends a message, and deletes its text. It becomes another kind of item by a new row: the counts of kinds know only new and deleted rows.
    ///
    /// - Returns: false: the message is gone, because its user was erased meanwhile.
    static func end(_ message: WaitingMessage, at now: Instant, _ database: Database) throws -> Bool {
        guard try items.remove([message.row], database) > 0 else { return false }
        try database.run(
            """
            INSERT INTO person_messages (organization_id, app_id, user_id, kind, due_at_ms, message_id, created_at_ms, message)
            VALUES (?, ?, ?, ?, ?, ?, ?, x'')
            """,
            [
                message.tenant.organizationId, message.tenant.appId, message.message.userId, ended, (now + kept).milliseconds,
                message.message.messageId, message.createdAt.milliseconds,
            ])
        return true
    }

    // MARK: Retention

    /// When the first ended message may be deleted; nil: there is none.
    static func firstEnd(_ database: Database) throws -> Instant? { try first(ended, database) }

    /// - Returns: the number of deleted ones, at most `limit`.
    static func deleteEnded(by now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM person_messages
            WHERE id IN (SELECT id FROM person_messages WHERE kind = ? AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?)
            """,
            [ended, now.milliseconds, limit])
    }

    private static func first(_ kind: String, after milliseconds: Int64 = .min, _ database: Database) throws -> Instant? {
        // Without rows there is one row with NULL.
        try database.firstRow("SELECT min(due_at_ms) FROM person_messages WHERE kind = ? AND due_at_ms > ?", [kind, milliseconds]) { row in
            (row[0] as Int64?).map { Instant(milliseconds: $0) }
        } ?? nil
    }

    /// In the export and erasure of a user. Texts are those of the notifications, devices and consents that other sections have.
    static let userData = items.userData(
        export: UserDataTable.rows(
            ["message_id": "message_id", "state": "kind", "attempts": "attempts", "created_at_ms": "created_at_ms"],
            from: "person_messages INDEXED BY person_messages_by_user WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3"))
}
