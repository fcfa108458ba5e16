import CarillonAPI
import DurableWork
import Foundation
import Protobuf
import ServiceKit
import Storage

extension UserDataTables {
    /// Where the dispatcher's store can hold data of a user. Deliveries go with their push. A delivery that the engine works on at that moment is
    /// settled against rows that are no more, which changes nothing; it is asked about at the registry before it is sent.
    static let dispatcher = UserDataTables(
        service: "dispatcher",
        methods: .init(
            erase: DispatcherV1.UserData.Method.eraseUser, export: DispatcherV1.UserData.Method.exportUser,
            exportOwn: DispatcherV1.UserData.Method.exportOwnData),
        tables: [
            UserDataTable("pushes", export: PushUserData.export, erase: PushUserData.erase),
            // They go out without the name. The ledger knows whose a notification is, or knows it no more.
            Outbox<ReceiptsV1.Outcome>.userData { outcome in
                var outcome = outcome
                outcome.userId = ""
                return outcome
            },
            .quarantine,
        ],
        // Deliveries belong to pushes; reports on tokens name devices.
        withoutUsers: ["routes", "deliveries", "token_outbox", "credentials", "erased_users"])
}

/// What pushes say of a user.
private enum PushUserData {
    private static let own = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"

    /// Pushes have no index by user: each would pay for it when it is queued, and nobody but disclosure and erasure asks that way. They leave
    /// with their time to live.
    private static let scan = TableScan("pushes", key: ["push_row"])

    /// The user's own pushes are removed. Pushes about the user stay for the user's guardians, without the user's id.
    static func erase(_ user: StoredUser, _ store: Store) async throws -> Int {
        var erased = try await UserDataTable.deleting(scanning: scan, where: own)(user, store)
        try await scan.run(for: user, store) { window, database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT push_row, message FROM pushes
                    WHERE organization_id = ?1 AND app_id = ?2 AND instr(message, CAST(?3 AS BLOB)) > 0 AND \(window.condition)
                    """, arguments: window.arguments
            ).compactMap { row -> Int64? in
                try DispatcherV1.Push(bytes: row.bytes(at: 1)).aboutUserId == user.id ? row[0] : nil
            }
        } found: { rows in
            erased += rows.count
            try await UserDataTable.inPortions(of: rows, store, forgetSubject)
        }
        return erased
    }

    /// The push as it is by now: a call that came meanwhile may have added devices.
    private static func forgetSubject(ofPush row: Int64, _ database: Database) throws {
        let stored = try Row.fetchOne(database.cachedStatement(sql: "SELECT message FROM pushes WHERE push_row = ?"), arguments: [row])
        guard let stored else { return }
        let message = try DispatcherV1.Push(bytes: stored.bytes(at: 0)).withoutSubject().bytes()
        try database.cachedStatement(sql: "UPDATE pushes SET message = ? WHERE push_row = ?").execute(arguments: [Data(message), row])
    }

    /// A push with what it says, and where each of its devices stands.
    static func export(_ user: StoredUser, _ store: Store, _ found: ([String]) async throws -> Void) async throws {
        try await scan.run(for: user, store) { window, database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT push_row, push_id, notification_id, created_at_ms, message FROM pushes WHERE \(own) AND \(window.condition)
                    """, arguments: window.arguments
            ).map { try json($0, database) }
        } found: {
            try await found($0)
        }
    }

    private static func json(_ row: Row, _ database: Database) throws -> String {
        let deliveries = try Row.fetchAll(
            database,
            sql: "SELECT push_device_id, state, attempts, reason, provider_code FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "?1"))",
            arguments: [row[0] as Int64])
        let message = try DispatcherV1.Push(bytes: Array(row[4] as Data))
        let members: [String: Any] = [
            "push_id": row[1] as String, "notification_id": row[2] as String, "created_at_ms": row[3] as Int64,
            "contents": message.contents.map { ["title": $0.title, "subtitle": $0.subtitle, "body": $0.body, "data": $0.data] as [String: Any] },
            "devices": deliveries.map { delivery in
                [
                    "push_device_id": delivery[0] as String, "state": DeliveryState(rawValue: delivery[1]).map { "\($0)" } ?? "",
                    "attempts": delivery[2] as Int64, "reason": delivery[3] as String? ?? "", "provider_code": delivery[4] as String? ?? "",
                ] as [String: Any]
            },
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
    }
}
