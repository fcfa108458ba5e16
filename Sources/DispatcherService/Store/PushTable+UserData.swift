import CarillonAPI
import DurableWork
import Foundation
import GRDB
import JSON
import Protobuf
import ServiceKit
import Storage

/// The data of a user in pushes.
extension PushTable {
    private static let own = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"

    /// Pushes have no index by user, because every enqueue would pay for it and only export and erasure need it. Pushes are deleted after their time
    /// to live.
    private static let scan = TableScan("pushes", key: ["push_row"])

    /// Deletes the user's own pushes. Pushes to others by or about the user are withdrawn (decision 0067). Their rows stay, also those of sent ones,
    /// so that they are not queued again.
    static func erase(_ user: UserKey, _ store: Store) async throws -> Int {
        var erased = try await UserDataTable.deleting(scanning: scan, where: own)(user, store)
        try await scan.run(for: user, store) { window, database in
            try database.rows(
                """
                SELECT push_row, message FROM pushes
                WHERE organization_id = ?1 AND app_id = ?2 AND instr(message, CAST(?3 AS BLOB)) > 0 AND \(window.condition)
                """, window.arguments
            ) { row -> Int64? in
                try DispatcherV1.Push(bytes: row.bytes(at: 1)).isAbout(user.id) ? row[0] : nil
            }.compactMap(\.self)
        } found: { rows in
            erased += rows.count
            try await UserDataTable.inPortions(of: rows, store, withdraw)
        }
        return erased
    }

    /// Withdraws a push. Reads it again, because an enqueue may have added devices meanwhile.
    private static func withdraw(push row: Int64, _ database: Database) throws {
        guard let stored = try message(ofPush: row, database) else { return }
        try setMessage(ofPush: row, DispatcherV1.Push(bytes: stored).withdrawn().bytes(), database)
    }

    /// Exports each push with its contents and the state of each delivery.
    static func export(_ user: UserKey, _ store: Store, _ found: ([String]) async throws -> Void) async throws {
        try await scan.run(for: user, store) { window, database in
            try database.rows(
                "SELECT push_row, push_id, notification_id, created_at_ms, message FROM pushes WHERE \(own) AND \(window.condition)",
                window.arguments
            ) { try json($0, database) }
        } found: {
            try await found($0)
        }
    }

    private static func json(_ row: Row, _ database: Database) throws -> String {
        let deliveries = try database.rows(
            "SELECT push_device_id, state, attempts, reason, provider_code FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "?1"))",
            [row[0] as Int64], member)
        let message = try DispatcherV1.Push(bytes: row.bytes(at: 4))
        let members: JSONElement = [
            "push_id": .string(row[1]), "notification_id": .string(row[2]), "created_at_ms": .integer(row[3]),
            "contents": .array(message.contents.map(member)), "devices": .array(deliveries),
        ]
        return members.text
    }

    private static func member(_ content: DispatcherV1.Content) -> JSONElement {
        [
            "title": .string(content.title), "subtitle": .string(content.subtitle), "body": .string(content.body), "data": .texts(content.data),
        ]
    }

    private static func member(_ delivery: Row) -> JSONElement {
        [
            "push_device_id": .string(delivery[0]), "state": .string(DeliveryState(rawValue: delivery[1]).map { "\($0)" } ?? ""),
            "attempts": .integer(delivery[2]), "reason": .string(delivery[3] as String? ?? ""),
            "provider_code": .string(delivery[4] as String? ?? ""),
        ]
    }
}
