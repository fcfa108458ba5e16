import CarillonAPI
import GRDB
import struct Foundation.Data
import DurableWork
import Protobuf
import ServiceKit
import Storage

/// The outbox of decisions: batches that wait for the ledger (receipts) and the dispatcher. Batches wait under rising ids. A batch that cannot be
/// read is quarantined under its negative id: erasure still finds it, and nobody else reads it.
///
/// This is no ``DurableWork/Outbox``: a row has two peers, and the first peer's answer (the badge) is appended to the bytes that the second one gets.
/// A ``DurableWork/OutboxPublisher`` delivers rows to one peer as they are stored, so it would need two outboxes, and each push would be stored
/// twice.
enum DecisionOutboxTable {
    static func insert(_ batches: [EncodedOutboxBatch], _ database: Database) throws {
        for batch in batches {
            try database.runDirectly(
                """
                INSERT INTO decision_outbox (organization_id, app_id, notifications, bytes, records, pushes, named_users)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
            ) { values in
                values.add(batch.tenant.organizationId)
                values.add(batch.tenant.appId)
                values.add(Int64(batch.notifications))
                values.add(Int64(batch.records.count + batch.pushes.count))
                values.add(batch.records)
                values.add(batch.pushes)
                values.add(JSONArray.text(batch.namedUsers))
            }
        }
    }

    /// Batches that are read together.
    struct Page: Sendable {
        var batches: [StoredOutboxBatch] = []
        /// Batches that cannot be read.
        var unreadable: [UnreadableOutboxBatch] = []
        /// Id of the last batch, skipped or not; nil where none waits.
        var last: Int64?
    }

    /// The bounds of what is read together: one batch, or several within both.
    struct Room {
        private var notifications: Int
        private var bytes: Int
        private var isEmpty = true

        init(notifications: Int, bytes: Int) { (self.notifications, self.bytes) = (notifications, bytes) }

        /// Whether there is room for one more batch, which is taken then.
        mutating func takes(notifications: Int, bytes: Int) -> Bool {
            self.notifications -= notifications
            self.bytes -= bytes
            defer { isEmpty = false }
            return isEmpty || self.notifications >= 0 && self.bytes >= 0
        }
    }

    /// Batches after an id, in order.
    ///
    /// - Parameter skipped: apps whose batches are skipped.
    static func waiting(
        after id: Int64, in room: Room, without skipped: Set<CommonV1.Tenant> = [], at now: Instant, _ database: Database
    ) throws -> Page {
        var page = Page()
        // The messages of skipped batches are not read.
        let isOther = "(organization_id, app_id) NOT IN (VALUES \(skipped.map { _ in "(?, ?)" }.joined(separator: ", ")))"
        let ids = skipped.flatMap { [$0.organizationId, $0.appId] }
        let sql = """
            SELECT id, notifications, bytes, records, pushes, organization_id, app_id, named_users FROM decision_outbox
            WHERE id > ? \(skipped.isEmpty ? "" : "AND \(isOther) ")ORDER BY id LIMIT 500
            """
        let statement = skipped.isEmpty ? try database.cachedStatement(sql: sql) : try database.makeStatement(sql: sql)
        let rows = try Row.fetchCursor(statement, arguments: [max(0, id)] + StatementArguments(ids))
        var room = room
        while let row = try rows.next(), room.takes(notifications: row[1], bytes: row[2]) {
            page.last = row[0]
            let tenant = CommonV1.Tenant(organizationId: row[5], appId: row[6])
            do {
                let batch = EncodedOutboxBatch(
                    tenant: tenant, notifications: row[1], records: try row.bytes(at: 3), pushes: try row.bytes(at: 4),
                    namedUsers: try users(in: row[7], database))
                page.batches.append(try StoredOutboxBatch(id: row[0], batch))
            } catch let error as MalformedMessage {
                page.unreadable.append(UnreadableOutboxBatch(id: row[0], tenant: tenant, refusal: DeliveryRefusal(unreadable: error, at: now)))
            }
        }
        // All batches that are left are skipped: they are not read again with each new batch.
        if page.last == nil, !skipped.isEmpty {
            page.last = try database.firstRow("SELECT id FROM decision_outbox WHERE id > ? ORDER BY id DESC LIMIT 1", [max(0, id)]) { $0[0] as Int64 }
        }
        return page
    }

    /// The users in the column `named_users`. Only batches that come from the quarantine have some.
    static func users(in namedUsers: String, _ database: Database) throws -> [String] {
        namedUsers == "[]" ? [] : try database.rows("SELECT value FROM json_each(?) ORDER BY key", [namedUsers]) { $0[0] as String }
    }

    /// Replaces the content of a batch.
    static func replace(_ id: Int64, by batch: EncodedOutboxBatch, _ database: Database) throws {
        try database.run(
            "UPDATE decision_outbox SET notifications = ?, bytes = ?, records = ?, pushes = ?, named_users = ? WHERE id = ?",
            [
                batch.notifications, batch.records.count + batch.pushes.count, Data(batch.records), Data(batch.pushes),
                JSONArray.text(batch.namedUsers), id,
            ])
    }

    /// - Returns: how many batches there were.
    @discardableResult
    static func remove(_ ids: [Int64], _ database: Database) throws -> Int {
        var removed = 0
        for id in ids { removed += try database.countChanges("DELETE FROM decision_outbox WHERE id = ?", [id]) }
        return removed
    }

    static func count(_ database: Database) throws -> Int {
        try database.firstRow("SELECT COUNT(*) FROM decision_outbox WHERE id > 0") { $0[0] as Int } ?? 0
    }

    /// Whether the publisher has more than so many notifications to deliver.
    ///
    /// - Parameters:
    ///   - skipped: apps whose batches it passes over.
    ///   - delivered: ids of batches that both peers have.
    static func holds(
        moreThan most: Int64, without skipped: Set<CommonV1.Tenant>, delivered: Set<Int64>, _ database: Database
    ) throws -> Bool {
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT id, notifications, organization_id, app_id FROM decision_outbox WHERE id > 0 ORDER BY id"))
        var left = most
        while left >= 0, let row = try rows.next() {
            let (id, notifications): (Int64, Int64) = (row[0], row[1])
            guard !delivered.contains(id), !skipped.contains(CommonV1.Tenant(organizationId: row[2], appId: row[3])) else { continue }
            left -= notifications
        }
        return left < 0
    }

    /// Notifications that wait: those of one tenant, or of all tenants where it names no app.
    static func depth(_ database: Database, tenant: CommonV1.Tenant) throws -> Int64 {
        try database.firstRow(
            """
            SELECT COALESCE(SUM(notifications), 0) FROM decision_outbox
            WHERE id > 0 AND (? = '' OR app_id = ?) AND (? = '' OR organization_id = ?)
            """, [tenant.appId, tenant.appId, tenant.organizationId, tenant.organizationId]
        ) { $0[0] as Int64 } ?? 0
    }
}

extension DecisionOutboxTable {
    /// The name of the outbox, in the quarantine and in the export of a user's data.
    static let name = "decision_outbox"
    /// Names of the outbox's messages in the quarantine.
    static let notifications = "notifications"
    static let pushes = "pushes"

    /// Quarantines batches that cannot be read.
    ///
    /// - Returns: the messages in the quarantine: the ids of the batches. The users in them are not known.
    static func quarantine(
        _ batches: [UnreadableOutboxBatch], in quarantine: Quarantine, _ database: Database
    ) throws -> [QuarantinedMessage] {
        var messages: [QuarantinedMessage] = []
        for batch in batches {
            guard try database.countChanges("UPDATE decision_outbox SET id = -id WHERE id = ?", [batch.id]) > 0 else { continue }
            messages.append(
                QuarantinedMessage(
                    outbox: name, peer: "evaluator", tenant: batch.tenant, users: [], refusal: batch.refusal,
                    bytes: Array(String(batch.id).utf8)))
        }
        return try quarantine.insert(messages, database)
    }

    private static func removeQuarantined(_ message: [UInt8], _ database: Database) throws {
        try remove([-(Int64(String(decoding: message, as: UTF8.self)) ?? 0)], database)
    }

    /// Requeues records, pushes and batches from the quarantine: each one as a batch of its own. It keeps the users of its message, for erasure and
    /// for a second refusal.
    static func quarantineSources(signals: WorkSignals, backlog: Backlog) -> [QuarantineSource] {
        let restored: @Sendable (Int) -> Void = { count in
            backlog.change(by: count)
            signals.outbox.signal()
        }
        return [
            QuarantineSource(outbox: notifications, restored: restored) { message, tenant, users, database in
                let record = try ReceiptsV1.NotificationRecord(bytes: message)
                try insert([EncodedOutboxBatch(OutboxBatch(tenant: tenant, records: [record], pushes: [], namedUsers: users))], database)
            },
            QuarantineSource(outbox: pushes, restored: restored) { message, tenant, users, database in
                let push = try DispatcherV1.Push(bytes: message)
                try insert([EncodedOutboxBatch(OutboxBatch(tenant: tenant, records: [], pushes: [push], namedUsers: users))], database)
            },
            QuarantineSource(outbox: name, restored: restored, drop: removeQuarantined) { message, _, _, database in
                let id = -(Int64(String(decoding: message, as: UTF8.self)) ?? 0)
                let requeued = try database.countChanges(
                    """
                    INSERT INTO decision_outbox (organization_id, app_id, notifications, bytes, records, pushes, named_users)
                    SELECT organization_id, app_id, notifications, bytes, records, pushes, named_users FROM decision_outbox WHERE id = ?
                    """, [id])
                guard requeued > 0 else { throw APIError(.notFound, field: "ids", "the batch is not there any more; drop it") }
                try remove([id], database)
            },
        ]
    }
}
