import CarillonAPI
import DurableWork
import GRDB
import JSON
import ServiceKit
import Storage

/// The user's data in batches that wait. Batches are large and few.
extension DecisionOutboxTable {
    private static let scan = TableScan("decision_outbox", key: ["id"], window: 20)

    private static let ofApp = "organization_id = ?1 AND app_id = ?2"
    /// Whether a batch comes from the quarantine with the user among the users of its message.
    private static let isNamed = "EXISTS (SELECT 1 FROM json_each(named_users) WHERE value = ?3)"
    /// A condition on batches of the app that may name the user.
    private static let hasID = "\(ofApp) AND (instr(records, CAST(?3 AS BLOB)) > 0 OR instr(pushes, CAST(?3 AS BLOB)) > 0 OR \(isNamed))"

    /// Whether a batch names the user: as a recipient, as the child a push is about, or as the sender of a push. The messages of the batch need not
    /// be readable.
    private static func names(_ user: UserKey, records: [UInt8], pushes: [UInt8]) -> Bool {
        do {
            let records = try WireItem.list(in: records, pushID: WireItem.FieldNumber.pushIDOfRecord)
            let pushes = try WireItem.list(in: pushes, pushID: WireItem.FieldNumber.pushIDOfPush)
            return records.contains { $0.usersOfRecord.contains(user.id) } || pushes.contains { $0.usersOfPush.contains(user.id) }
        } catch {
            // The messages cannot be told apart, and the bytes contain the id.
            return true
        }
    }

    /// Finds the records of the user, as JSON objects.
    static func export(_ user: UserKey, _ store: Store, _ found: ([String]) async throws -> Void) async throws {
        try await scan.run(for: user, store) { window, database in
            try Row.fetchAll(
                database, sql: "SELECT records FROM decision_outbox WHERE \(ofApp) AND \(window.condition)", arguments: window.arguments
            ).flatMap { row in
                // A batch that cannot be read is not exported.
                let records = try row.readable(ReceiptsV1.RecordNotificationRequest.self, atIndex: 0) ?? .init()
                return records.notifications.filter { $0.userId == user.id }.map { record -> String in
                    let members: JSONElement = [
                        "notification_id": .string(record.notificationId), "type_id": .string(record.typeId), "title": .string(record.title),
                        "body": .string(record.body), "created_at_ms": .integer(record.createdAtMs),
                    ]
                    return members.text
                }
            }
        } found: {
            try await found($0)
        }
    }

    /// Deletes the user's records and pushes, and withdraws pushes for others that name the user (decision 0067). An empty batch stays until the
    /// publisher has delivered it, because the backlog counts batches.
    static func erase(_ user: UserKey, _ store: Store) async throws -> Int {
        var removed = 0
        var hasMissed = true
        // A batch that was found and is missing now was delivered, or it has another id because it was quarantined or requeued. Then the
        // walk is repeated.
        while hasMissed {
            hasMissed = false
            try await scan.run(for: user, store) { window, database in
                try Row.fetchAll(
                    database, sql: "SELECT id, records, pushes, \(isNamed) FROM decision_outbox WHERE \(hasID) AND \(window.condition)",
                    arguments: window.arguments
                ).filter { row in
                    try row[3] as Bool || names(user, records: try row.bytes(at: 1), pushes: try row.bytes(at: 2))
                }.map { $0[0] as Int64 }
            } found: { ids in
                for id in ids {
                    if let count = try await store.write({ try erase(user, batch: id, $0) }) { removed += count } else { hasMissed = true }
                }
            }
        }
        return removed
    }

    /// - Returns: how many of the batch's records and pushes were changed; nil where there is no batch of this id any more.
    private static func erase(_ user: UserKey, batch id: Int64, _ database: Database) throws -> Int? {
        guard let row = try database.firstRow("SELECT records, pushes, named_users FROM decision_outbox WHERE id = ?", [id], { $0 }) else {
            return nil
        }
        let tenant = CommonV1.Tenant(organizationId: user.organization, appId: user.app)
        guard let records = try row.readable(ReceiptsV1.RecordNotificationRequest.self, atIndex: 0)?.notifications,
            let pushes = try row.readable(DispatcherV1.EnqueueRequest.self, atIndex: 1)?.pushes
        else {
            // The batch holds the user's id and cannot be read, so its whole content is deleted.
            try replace(id, by: try EncodedOutboxBatch(OutboxBatch(tenant: tenant, records: [], pushes: [])), database)
            return 1
        }
        let namedUsers = try users(in: row[2], database)
        var left = OutboxBatch(
            tenant: tenant, records: records.filter { $0.userId != user.id }, pushes: pushes.filter { $0.userId != user.id },
            namedUsers: namedUsers.filter { $0 != user.id })
        // A batch from the quarantine is one message, which names the user.
        let withdrawn = left.namedUsers == namedUsers ? left.withdraw { $0.isAbout(user.id) } : left.withdrawAll()
        left.withdrawTexts(about: [user.id])
        guard left.records != records || left.pushes != pushes || left.namedUsers != namedUsers else { return 0 }
        try replace(id, by: try EncodedOutboxBatch(left), database)
        return records.count - left.records.count + withdrawn
    }
}
