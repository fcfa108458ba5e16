import ServiceKit
import Storage

/// Reports to the neighbours, kept until they have them (ARCH-04, DISP-35): outcomes for receipts, token states for the
/// registry. Rows are numbered by commit order, so the reports of one push device leave in the order in which they came about.
struct OutcomeOutbox: Sendable {
    enum Box: String, Sendable, Hashable, CaseIterable {
        case outcomes = "outcome_outbox"
        case tokenReports = "token_outbox"
    }

    struct Entry: Sendable {
        var row: Int64
        var bytes: [UInt8]
    }

    let store: Store

    /// Runs on the writer, inside the transaction of what is reported.
    static func insert(_ message: OutboxMessage, into box: Box, of database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT INTO \(box.rawValue) (organization_id, app_id, message) VALUES (?, ?, ?)"
        ).execute(arguments: [message.organizationID, message.appID, message.bytes.asData])
    }

    /// The oldest reports, in order.
    func oldest(_ box: Box, limit: Int) async throws -> [Entry] {
        try await store.read { database in
            let cursor = try Row.fetchCursor(
                database.cachedStatement(sql: "SELECT outbox_row, message FROM \(box.rawValue) ORDER BY outbox_row LIMIT ?"),
                arguments: [limit])
            var entries: [Entry] = []
            while let row = try cursor.next() {
                entries.append(Entry(row: row[0], bytes: SQLitePushQueue.bytes(row, 1)))
            }
            return entries
        }
    }

    /// The neighbour has everything up to and including `row`.
    func delivered(_ box: Box, upTo row: Int64) async throws {
        try await store.write { database in
            try database.cachedStatement(sql: "DELETE FROM \(box.rawValue) WHERE outbox_row <= ?").execute(arguments: [row])
        }
    }

    func depth(_ box: Box) async throws -> Int {
        try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(box.rawValue)") ?? 0 }
    }
}
