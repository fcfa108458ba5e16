import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Messages for agents on desktops (DISP-22), each until its acknowledgement or its end.
///
/// Where dispatchers share a queue on NATS, the messages are there. Then a row has its message's sequence in the stream, and no payload: it is there
/// for the end of the message at the dispatcher that accepted it.
enum DesktopMessageTable {
    /// A row.
    struct Entry: Sendable {
        var desktopMessage: DesktopMessage
        /// In the stream; nil: the message is here.
        var streamSequence: Int?
    }

    static let migration = Migration(
        "desktop messages",
        """
        CREATE TABLE desktop_messages (
          -- AUTOINCREMENT: a stream reads by rising numbers, and rows are deleted.
          number          INTEGER PRIMARY KEY AUTOINCREMENT,
          organization_id TEXT NOT NULL,
          app_id          TEXT NOT NULL,
          user_id         TEXT NOT NULL,
          push_device_id  TEXT NOT NULL,
          push_id         TEXT NOT NULL,
          expires_at_ms   INTEGER NOT NULL,
          stream_sequence INTEGER,
          payload         TEXT NOT NULL,
          -- JSON array: the users whom the payload may name.
          about_users     TEXT NOT NULL,
          -- Without the payload and these users.
          message         BLOB NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX desktop_messages_by_push ON desktop_messages (push_device_id, push_id, app_id, organization_id);
        CREATE INDEX desktop_messages_by_mailbox ON desktop_messages (organization_id, app_id, user_id, push_device_id, number);
        CREATE INDEX desktop_messages_by_end ON desktop_messages (expires_at_ms);
        """)

    private static let ofDevice = "organization_id = ? AND app_id = ? AND user_id = ? AND push_device_id = ?"
    private static let columns = "number, stream_sequence, payload, message"

    private static func arguments(_ device: DesktopDevice) -> StatementArguments {
        [device.tenant.organizationId, device.tenant.appId, device.userID, device.pushDeviceID]
    }

    private static func entry(_ row: Row) throws -> Entry {
        var message = try DispatcherV1.StoredDesktopMessage(bytes: row.bytes(at: 3))
        message.payload = row[2]
        return Entry(desktopMessage: DesktopMessage(number: row[0], message: message), streamSequence: row[1])
    }

    /// Inserts a message, or writes one anew that is known: it was composed again after an attempt whose outcome was lost.
    ///
    /// - Returns: its number.
    static func put(_ message: DispatcherV1.StoredDesktopMessage, streamSequence: Int?, _ database: Database) throws -> Int64 {
        var bare = message
        (bare.payload, bare.aboutUserIds) = ("", [])
        let (device, payload) = (message.device, streamSequence == nil ? message.payload : "")
        let about = JSONArray.text(message.aboutUserIds)
        let encoded = Data(try bare.bytes())
        let known: Int64? = try database.firstRow(
            "SELECT number FROM desktop_messages WHERE push_device_id = ? AND push_id = ? AND app_id = ? AND organization_id = ?",
            [device.pushDeviceID, message.pushId, device.tenant.appId, device.tenant.organizationId]
        ) { $0[0] }
        if let known {
            try database.run(
                """
                UPDATE desktop_messages SET user_id = ?, expires_at_ms = ?, stream_sequence = ?, payload = ?, about_users = ?, message = ?
                WHERE number = ?
                """, [device.userID, message.expiresAtMs, streamSequence, payload, about, encoded, known])
            return known
        }
        try database.run(
            """
            INSERT INTO desktop_messages (organization_id, app_id, user_id, push_device_id, push_id, expires_at_ms, stream_sequence, payload,
              about_users, message)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, arguments(device) + [message.pushId, message.expiresAtMs, streamSequence, payload, about, encoded])
        return database.lastInsertedRowID
    }

    /// The messages of a device above a number, in order.
    static func messages(of device: DesktopDevice, after number: Int64, limit: Int, _ database: Database) throws -> [DesktopMessage] {
        try database.rows(
            "SELECT \(columns) FROM desktop_messages WHERE \(ofDevice) AND number > ? AND stream_sequence IS NULL ORDER BY number LIMIT ?",
            arguments(device) + [number, limit]
        ) { try entry($0).desktopMessage }
    }

    /// The oldest messages of a device, of which it has more than are kept.
    static func surplus(of device: DesktopDevice, keeping limit: Int, _ database: Database) throws -> [DesktopMessage] {
        try database.rows(
            "SELECT \(columns) FROM desktop_messages WHERE \(ofDevice) AND stream_sequence IS NULL ORDER BY number DESC LIMIT -1 OFFSET ?",
            arguments(device) + [limit]
        ) { try entry($0).desktopMessage }
    }

    /// A message of a device by its id; nil: it is not kept.
    static func message(_ id: DesktopMessageID, of device: DesktopDevice, _ database: Database) throws -> DesktopMessage? {
        try database.firstRow(
            "SELECT \(columns) FROM desktop_messages WHERE \(ofDevice) AND number = ? AND push_id = ? AND stream_sequence IS NULL",
            arguments(device) + [id.number, id.pushID]
        ) { try entry($0).desktopMessage }
    }

    /// Messages that have expired, the earliest first.
    static func expired(by now: Instant, limit: Int, _ database: Database) throws -> [Entry] {
        try database.rows(
            "SELECT \(columns) FROM desktop_messages WHERE expires_at_ms <= ? ORDER BY expires_at_ms LIMIT ?", [now.milliseconds, limit], entry)
    }

    /// When the first message expires; nil: there is none.
    static func firstEnd(_ database: Database) throws -> Instant? {
        try database.firstRow("SELECT min(expires_at_ms) FROM desktop_messages") { row in
            (row[0] as Int64?).map { Instant(milliseconds: $0) }
        } ?? nil
    }

    static func remove(_ numbers: [Int64], _ database: Database) throws {
        for number in numbers { try database.run("DELETE FROM desktop_messages WHERE number = ?", [number]) }
    }

    /// Removes the row of a message that ended in the stream.
    static func remove(streamSequence: Int, pushID: String, of device: DesktopDevice, _ database: Database) throws {
        try database.run(
            "DELETE FROM desktop_messages WHERE \(ofDevice) AND push_id = ? AND stream_sequence = ?",
            arguments(device) + [pushID, streamSequence])
    }

    // MARK: User data

    private static let scan = TableScan("desktop_messages", key: ["number"])
    private static let isAbout = "EXISTS (SELECT 1 FROM json_each(about_users) WHERE value = ?3)"

    /// A message in the stream.
    struct InStream: Sendable {
        var number: Int64
        var sequence: Int
        var pushID: String
    }

    /// The messages in the stream whose payload may name a user.
    static func inStream(about user: UserKey, _ store: Store) async throws -> [InStream] {
        var all: [InStream] = []
        try await scan.run(for: user, store) { window, database in
            try database.rows(
                """
                SELECT number, stream_sequence, push_id FROM desktop_messages
                WHERE organization_id = ?1 AND app_id = ?2 AND stream_sequence IS NOT NULL AND \(isAbout) AND \(window.condition)
                """, window.arguments
            ) { InStream(number: $0[0], sequence: $0[1], pushID: $0[2]) }
        } found: {
            all += $0
        }
        return all
    }

    /// In the export and erasure of a user. An erased user's device is gone. Messages to others that may name the user go too; those in the stream
    /// with ``JetStreamPushQueue/erase(user:of:)``.
    static let userData = UserDataTable(
        "desktop_messages", userColumns: ["user_id", "about_users"],
        export: UserDataTable.rows(
            columns: ["push_id", "push_device_id", "expires_at_ms", "payload"],
            from: """
                desktop_messages INDEXED BY desktop_messages_by_mailbox
                WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3
                """),
        erase: UserDataTable.deleting(
            scanning: scan,
            where: "organization_id = ?1 AND app_id = ?2 AND (user_id = ?3 OR stream_sequence IS NULL AND \(isAbout))"))
}
