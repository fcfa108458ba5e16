import CarillonAPI
import Foundation
import GRDB
import JSON
import ServiceKit
import Storage

/// The table `spool`: requests that wait for the evaluator. Rows are added at the end and deleted, and never changed.
enum SpoolTable {
    static let schema = """
        CREATE TABLE spool (
            -- In the order of acceptance. No number comes twice.
            spool_row INTEGER PRIMARY KEY AUTOINCREMENT,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            received_at_ms INTEGER NOT NULL,
            -- Number of events in the request.
            events INTEGER NOT NULL,
            -- Empty without one.
            idempotency_key TEXT NOT NULL,
            request_id TEXT NOT NULL,
            traceparent TEXT NOT NULL,
            origin TEXT NOT NULL,
            -- The caller, as the services get it.
            actor BLOB NOT NULL,
            -- A SubmitEventsRequest.
            request BLOB NOT NULL
        ) STRICT;
        CREATE INDEX spool_by_app ON spool (organization_id, app_id, spool_row);

        """

    /// Finds a request by its key, and tells which of its events were refused.
    static let keySchema = """
        CREATE INDEX spool_by_key ON spool (organization_id, app_id, idempotency_key) WHERE idempotency_key <> '';
        -- JSON list: the positions of the events that the 202 refused.
        ALTER TABLE spool ADD COLUMN refused TEXT NOT NULL DEFAULT '[]';

        """

    private static let columns =
        "organization_id, app_id, received_at_ms, events, idempotency_key, request_id, traceparent, origin, actor, request, refused"

    /// Adds a request at the end.
    static func insert(_ request: SpooledRequest, _ database: Database) throws {
        try database.run(
            "INSERT INTO spool (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                request.tenant.organizationId, request.tenant.appId, request.receivedAt, request.events, request.idempotencyKey, request.requestID,
                request.traceparent, request.origin, Data(request.actor), Data(request.request), JSONArray.text(request.refused.map { Int64($0) }),
            ])
    }

    /// Adds a request at the end, unless the table has it under its key. A request that left the spool counts until it is deleted.
    ///
    /// - Returns: false where the table has it.
    /// - Throws: `idempotency_mismatch` where the caller used the key with another request.
    static func insertOnce(_ request: SpooledRequest, _ database: Database) throws -> Bool {
        if !request.idempotencyKey.isEmpty {
            let earlier = try database.rows(
                "SELECT \(columns) FROM spool WHERE organization_id = ? AND app_id = ? AND idempotency_key = ? AND idempotency_key <> ''",
                [request.tenant.organizationId, request.tenant.appId, request.idempotencyKey], Self.request)
            if let known = earlier.first(where: { $0.hasCaller(of: request) }) {
                guard known.request == request.request else { throw IdempotencyKey.mismatch }
                return false
            }
        }
        try insert(request, database)
        return true
    }

    /// - Parameter row: begins with ``columns``.
    private static func request(_ row: Row) throws -> SpooledRequest {
        // Without them a refusal is reported again, which is no reason to keep the request.
        let refused = (try? JSONElement(parsing: row[10] as String))?.elements ?? []
        return SpooledRequest(
            tenant: CommonV1.Tenant(organizationId: row[0], appId: row[1]), receivedAt: row[2], events: row[3],
            refused: refused.compactMap { $0.integer.map { Int($0) } }, idempotencyKey: row[4], requestID: row[5], traceparent: row[6],
            origin: row[7], actor: try row.bytes(at: 8), request: try row.bytes(at: 9))
    }

    /// The oldest requests of an app, in order: at least one if there is any, and no more than `bytes` hold.
    ///
    /// - Parameters:
    ///   - number: this row and earlier ones are left out.
    ///   - passedOver: rows that are left out as well.
    static func oldest(
        of tenant: CommonV1.Tenant, after number: Int64 = 0, except passedOver: Set<Int64>, limit: Int, bytes: Int, _ database: Database
    ) throws -> [SpooledRow] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT \(columns), spool_row FROM spool
                    WHERE organization_id = ? AND app_id = ? AND spool_row > ? AND spool_row NOT IN (SELECT value FROM json_each(?))
                    ORDER BY spool_row LIMIT ?
                    """), arguments: [tenant.organizationId, tenant.appId, number, JSONArray.text(passedOver), limit])
        var found: [SpooledRow] = []
        var held = 0
        while held < bytes, let row = try rows.next() {
            let request = try Self.request(row)
            found.append(SpooledRow(number: row[11], request: request))
            held += request.bytes
        }
        return found
    }

    /// Deletes settled requests of an app, the oldest first.
    ///
    /// - Parameter limit: rows: a small transaction needs little room on a disk that is nearly full.
    /// - Returns: the number of deleted rows.
    static func delete(_ settled: SettledRows.App, of tenant: CommonV1.Tenant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM spool WHERE spool_row IN (
                SELECT spool_row FROM spool
                WHERE organization_id = ? AND app_id = ? AND spool_row <= ? AND (spool_row <= ? OR spool_row IN (SELECT value FROM json_each(?)))
                ORDER BY spool_row LIMIT ?)
            """, [tenant.organizationId, tenant.appId, settled.last, settled.upTo, JSONArray.text(settled.others), limit])
    }
}

extension SpoolContents {
    /// Counts the requests in the table.
    static func read(_ database: Database) throws -> SpoolContents {
        let parts = try database.rows(
            """
            SELECT organization_id, app_id, count(*), sum(events), sum(length(request) + length(actor)), min(received_at_ms)
            FROM spool GROUP BY organization_id, app_id
            """
        ) { row in
            let requests: Int = row[2]
            let bytes: Int = row[4]
            return (
                CommonV1.Tenant(organizationId: row[0], appId: row[1]),
                Part(requests: requests, events: row[3], bytes: bytes + requests * SpooledRequest.rowBytes, oldest: row[5])
            )
        }
        return SpoolContents(Dictionary(parts) { first, _ in first })
    }
}
