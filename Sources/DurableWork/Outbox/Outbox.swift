package import CarillonAPI
import Foundation
package import GRDB
package import ServiceKit
package import Storage
import Synchronization

/// Messages for a peer, stored until the peer has them (ARCH-04). A message is written in the transaction of the effect that it reports, so neither
/// exists without the other. Rows are numbered and delivered in commit order. Messages that the peer refuses for good go to ``Quarantine``.
package struct Outbox<Item: OutboxItem>: Sendable {
    /// In memory: after a restart delivered rows that are not deleted yet are delivered again.
    private final class Progress: Sendable {
        let rows = Mutex(Rows())
        let signal = WorkSignal()
        /// Apps are deferred, or no longer deferred.
        let deferrals = WorkSignal()
    }

    private struct Rows: Sendable {
        /// All rows up to this one are delivered, except those of deferred apps.
        var delivered = Int64.min
        /// All rows up to this one are deleted, except those of deferred apps.
        var deleted = Int64.min
        /// Their rows wait.
        var deferred = DeferredApps()
        /// Counts the times at which deferred apps were resumed.
        var round = 0

        /// The deferred apps, for ``Outbox/isOfApps``.
        var deferredText: String { JSONArray.text(pairs: deferred.apps.map { ($0.organizationId, $0.appId) }) }
    }

    let store: Store
    private let progress = Progress()

    /// - Parameter store: has ``migration``.
    package init(in store: Store) { self.store = store }

    /// The table, and the name of the outbox in the quarantine.
    package static var table: String { Item.policy.table }

    /// Makes the table.
    package static var migration: Migration { Migration("outbox \(table)", schema) }

    /// The statements that make the table.
    package static var schema: String {
        let index =
            switch Item.policy.userIndex {
            case .rows:
                """
                -- For the erasure of a user.
                CREATE INDEX \(table)_by_user ON \(table) (organization_id, app_id, user_id);
                CREATE INDEX \(table)_by_other_user ON \(table) (organization_id, app_id, other_user_id) WHERE other_user_id <> '';
                """
            case .none: "CREATE INDEX \(table)_by_app ON \(table) (organization_id, app_id, items);"
            }
        return """
            CREATE TABLE \(table) (
                outbox_row INTEGER PRIMARY KEY AUTOINCREMENT,
                organization_id TEXT NOT NULL,
                app_id TEXT NOT NULL,
                -- The users of the only item. Empty where a row holds many items.
                user_id TEXT NOT NULL,
                other_user_id TEXT NOT NULL,
                -- Number of items in the message.
                items INTEGER NOT NULL,
                -- The items, as the request that delivers them.
                message BLOB NOT NULL
            ) STRICT;
            \(index)

            """
    }

    // MARK: Writing

    /// Adds a row. Runs on the writer, inside the transaction of the effect.
    package static func insert(_ row: OutboxRow, _ database: Database) throws {
        let sql = "INSERT INTO \(table) (organization_id, app_id, user_id, other_user_id, items, message) VALUES (?, ?, ?, ?, ?, ?)"
        let (user, other) = (row.users.first ?? "", row.users.dropFirst().first ?? "")
        switch Item.policy.userIndex {
        case .rows:
            // Not a direct statement: the observer of ``wake(_:)`` would not see it.
            try database.run(sql, [row.tenant.organizationId, row.tenant.appId, user, other, row.count, Data(row.bytes)])
        case .none:
            try database.runDirectly(sql) {
                $0.add(row.tenant.organizationId)
                $0.add(row.tenant.appId)
                $0.add(user)
                $0.add(other)
                $0.add(Int64(row.count))
                $0.add(row.bytes)
            }
        }
    }

    /// Adds an item as a row of its own, as ``insert(_:_:)-(OutboxRow,_)``.
    ///
    /// - Throws: for a string with a NUL, and what the store throws.
    package static func insert(_ item: Item, _ database: Database) throws { try insert(try OutboxRow(item), database) }

    // MARK: Reading

    /// The oldest undelivered rows of apps that are not deferred, in order: as many as fit a call, and at least one if there is any.
    package func oldest() async throws -> [OutboxRow] {
        let known = progress.rows.withLock { $0 }
        let (rows, last) = try await store.read { database -> ([OutboxRow], Int64?) in
            let rows = try Self.rows(after: known.delivered, butOf: known, database)
            guard rows.isEmpty, !known.deferred.isEmpty else { return (rows, nil) }
            return (rows, try Int64.fetchOne(database, sql: "SELECT max(outbox_row) FROM \(Self.table)"))
        }
        // All remaining rows belong to deferred apps. They are not read again for each new row.
        if let last { progress.rows.withLock { $0.delivered = max($0.delivered, last) } }
        return rows
    }

    private static func rows(after row: Int64, butOf known: Rows, _ database: Database) throws -> [OutboxRow] {
        let condition = known.deferred.isEmpty ? "" : " AND NOT \(isOfApps)"
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT outbox_row, organization_id, app_id, user_id, other_user_id, items, message FROM \(table)
                    WHERE outbox_row > ?\(condition) ORDER BY outbox_row
                    """), arguments: known.deferred.isEmpty ? [row] : [row, known.deferredText])
        var found: [OutboxRow] = []
        var (items, bytes) = (0, 0)
        while items < Item.policy.itemsPerCall, let row = try rows.next() {
            let next = OutboxRow(
                number: row[0], tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]),
                users: [row[3], row[4]].filter { !$0.isEmpty }, count: row[5],
                bytes: try row.bytes(at: 6))
            (items, bytes) = (items + next.count, bytes + next.bytes.count)
            if !found.isEmpty, items > Item.policy.itemsPerCall || bytes > Item.policy.bytesPerCall { break }
            found.append(next)
        }
        return found
    }

    /// Selects the rows of some apps. The argument has their ids as pairs, in JSON.
    private static var isOfApps: String {
        "(organization_id, app_id) IN (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))"
    }

    /// The number of undelivered items.
    ///
    /// - Parameter tenant: of this app; nil: of all.
    package func depth(of tenant: CommonV1.Tenant? = nil) async throws -> Int {
        let known = progress.rows.withLock { $0 }
        let app: StatementArguments = tenant.map { [$0.organizationId, $0.appId] } ?? []
        let (all, deferred): (StatementArguments, StatementArguments) = ([known.delivered], [known.delivered, known.deferredText])
        return try await store.read { database in
            let depth = try Int.fetchOne(database, sql: Self.depthSQL(ofApp: tenant != nil), arguments: all + app) ?? 0
            guard !known.deferred.isEmpty else { return depth }
            let ofApp = tenant == nil ? "" : " AND organization_id = ? AND app_id = ?"
            let sql = "SELECT sum(items) FROM \(Self.table) WHERE outbox_row <= ? AND \(Self.isOfApps)\(ofApp)"
            return try depth + (Int.fetchOne(database, sql: sql, arguments: deferred + app) ?? 0)
        }
    }

    /// - Parameter ofApp: counts one app's items. The arguments are then the last delivered row, the organization's id and the app's.
    package static func depthSQL(ofApp: Bool) -> String {
        "SELECT sum(items) FROM \(table) WHERE \(ofApp ? "+" : "")outbox_row > ?\(ofApp ? " AND organization_id = ? AND app_id = ?" : "")"
    }

    // MARK: Delivered rows

    /// Marks all rows up to and including a row as delivered, except those of deferred apps. ``deleteDelivered()`` deletes them.
    func delivered(upTo row: Int64) {
        progress.rows.withLock { $0.delivered = max($0.delivered, row) }
        progress.signal.signal()
    }

    /// Waits until there are delivered rows, or the task is cancelled.
    func waitForDelivered() async { await progress.signal.wait() }

    /// Makes ``waitForDelivered()`` return again.
    func deletionFailed() { progress.signal.signal() }

    /// Deletes the delivered rows.
    func deleteDelivered() async throws {
        let rows = progress.rows.withLock { $0 }
        guard rows.delivered > rows.deleted else { return }
        try await store.write { database in
            let sql = "DELETE FROM \(Self.table) WHERE outbox_row > ? AND outbox_row <= ?"
            if rows.deferred.isEmpty {
                try database.run(sql, [rows.deleted, rows.delivered])
            } else {
                try database.run("\(sql) AND NOT \(Self.isOfApps)", [rows.deleted, rows.delivered, rows.deferredText])
            }
        }
        progress.rows.withLock { if $0.round == rows.round { $0.deleted = max($0.deleted, rows.delivered) } }
    }

    // MARK: Deferred apps

    /// Skips the rows of apps until ``resumeDue(at:)``. Only the task that reads and delivers rows calls it.
    func deferApps(_ apps: Set<CommonV1.Tenant>, at now: ContinuousClock.Instant = .now) async throws {
        // What was delivered is deleted first: so all rows of a deferred app that are left wait.
        try await deleteDelivered()
        progress.rows.withLock { $0.deferred.add(apps, at: now) }
        progress.deferrals.signal()
    }

    /// When ``resumeDue(at:)`` resumes the first deferred app; nil: none waits.
    var nextRetry: ContinuousClock.Instant? { progress.rows.withLock { $0.deferred.nextRetry } }

    /// Waits until apps are deferred or resumed, or the task is cancelled.
    func waitForDeferrals() async { await progress.deferrals.wait() }

    /// Delivers the rows of deferred apps again that have waited long enough: the oldest rows first. Only the task that reads and delivers rows calls
    /// it.
    func resumeDue(at now: ContinuousClock.Instant = .now) async throws {
        guard let retry = nextRetry, retry <= now else { return }
        try await deleteDelivered()
        progress.rows.withLock { rows in
            var deferred = rows.deferred
            _ = deferred.takeDue(at: now)
            rows = Rows(deferred: deferred, round: rows.round + 1)
        }
        progress.deferrals.signal()
    }

    /// Removes the first items of some rows, and moves the refused ones among them to the quarantine.
    ///
    /// - Parameters:
    ///   - taken: for each row the number of items to remove.
    ///   - refused: refusals by the item's index in `rows`.
    ///   - quarantine: of the outbox's store.
    /// - Returns: the quarantined messages, read again in this transaction: without users who were erased meanwhile.
    package func delivered(
        _ taken: [Int], of rows: [OutboxRow], refused: [Int: DeliveryRefusal], by peer: String, into quarantine: Quarantine
    ) async throws -> [QuarantinedMessage] {
        try await store.write { database in
            var messages: [QuarantinedMessage] = []
            var deleted: [Int64] = []
            var start = 0
            for (row, taken) in zip(rows, taken) {
                let refusals = (0..<taken).compactMap { place in refused[start + place].map { (place, $0) } }
                start += row.count
                guard taken > 0 else { continue }
                if taken == row.count { deleted.append(row.number) }
                guard taken < row.count || !refusals.isEmpty, let items = try Self.items(row: row.number, database) else { continue }
                messages += try refusals.map { place, refusal in
                    QuarantinedMessage(
                        outbox: Self.table, peer: peer, tenant: row.tenant, users: items[place].users, refusal: refusal,
                        bytes: try Item.request([items[place]]))
                }
                if taken < row.count { try Self.replace(row: row.number, by: Array(items[taken...]), database) }
            }
            for row in deleted { try Self.delete(row: row, database) }
            return try quarantine.insert(messages, database)
        }
    }

    /// Moves an unreadable row to the quarantine, with the users that its columns name. A row of many items names its users in its bytes alone, where
    /// no erasure could find them any more: it moves without its bytes (PRIV-09), which no peer can take anyway.
    ///
    /// - Returns: the quarantined message; none where the row or its user was erased meanwhile.
    func setAside(
        _ row: OutboxRow, _ refusal: DeliveryRefusal, by peer: String, into quarantine: Quarantine
    ) async throws -> [QuarantinedMessage] {
        let message = QuarantinedMessage(
            outbox: Self.table, peer: peer, tenant: row.tenant, users: row.users, refusal: refusal, bytes: row.users.isEmpty ? [] : row.bytes)
        return try await store.write { database in
            let isThere = try database.firstRow("SELECT 1 FROM \(Self.table) WHERE outbox_row = ?", [row.number]) { _ in true }
            try Self.delete(row: row.number, database)
            return try quarantine.insert(isThere == true ? [message] : [], database)
        }
    }

    /// Returns items from the quarantine: each becomes a row of its own at the end of the outbox.
    ///
    /// - Parameter signal: wakes the publisher; nil: the publisher watches the table.
    package func quarantineSource(waking signal: WorkSignal? = nil) -> QuarantineSource {
        QuarantineSource(outbox: Self.table, restored: { _ in signal?.signal() }) { message, tenant, users, database in
            let users = Item.policy.userIndex == .rows ? users : []
            try Self.insert(OutboxRow(tenant: tenant, users: users, count: 1, bytes: message), database)
        }
    }

    /// The items of a row; nil where it was deleted. Runs on the writer.
    static func items(row: Int64, _ database: Database) throws -> [Item]? {
        try database.firstRow("SELECT message FROM \(table) WHERE outbox_row = ?", [row]) { try Item.items(of: $0.bytes(at: 0)) }
    }

    /// Replaces the items of a row. Runs on the writer.
    static func replace(row: Int64, by items: [Item], _ database: Database) throws {
        try database.run(
            "UPDATE \(table) SET items = ?, message = ? WHERE outbox_row = ?", [items.count, Data(try Item.request(items)), row])
    }

    private static func delete(row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM \(table) WHERE outbox_row = ?", [row])
    }

    // MARK: Watching

    /// Gives a signal after each transaction that adds a row, before its calls are answered. Ends when the returned observer is released. Blocks
    /// until running writes are done.
    func wake(_ signal: WorkSignal) -> any Sendable {
        let observer = NewRowObserver(table: Self.table, signal: signal)
        store.observe(observer)
        return observer
    }
}
