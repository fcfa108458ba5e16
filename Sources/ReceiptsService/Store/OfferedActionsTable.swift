import CarillonAPI
import Foundation
import GRDB
import Protobuf
import Storage

/// The table `offered_actions`: what direct notifications themselves let their users do (EVAL-04). It is content, and goes with the text.
enum OfferedActionsTable {
    static let schema = """
        CREATE TABLE offered_actions (
          notification_row INTEGER PRIMARY KEY REFERENCES notifications (id),
          -- The OfferedActions.
          offer BLOB NOT NULL
        );
        """

    /// Stores the offer of a push, if it has one.
    static func insert(_ record: ReceiptsV1.NotificationRecord, row: Int64, _ database: Database) throws {
        guard let offer = record.offeredActions else { return }
        try database.run(
            "INSERT INTO offered_actions (notification_row, offer) VALUES (?, ?) ON CONFLICT (notification_row) DO UPDATE SET offer = excluded.offer",
            [row, Data(try offer.bytes())])
    }

    /// The offer of a push; where it has none, that of the notification's first one: an escalation is the same notification. Nil: there is none.
    static func find(row: Int64, _ database: Database) throws -> ReceiptsV1.OfferedActions? {
        for row in try [row] + NotificationTable.pushes(ofRow: row, database).map(\.row) {
            let offer = try database.firstRow("SELECT offer FROM offered_actions WHERE notification_row = ?", [row]) {
                try ReceiptsV1.OfferedActions(bytes: $0.bytes(at: 0))
            }
            if let offer { return offer }
        }
        return nil
    }

    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM offered_actions WHERE notification_row = ?", [row])
    }
}
