import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Broadcasts as they were submitted (EVAL-16). Each has a run in every app that it goes to (``BroadcastRunTable``).
enum BroadcastTable {
    /// A step of its own: stores of version 0.1.0 have no broadcasts.
    static let migration = Migration(
        "0004 broadcasts",
        """
        CREATE TABLE broadcasts (
          id INTEGER PRIMARY KEY,
          -- Carillon's id.
          broadcast_id TEXT NOT NULL UNIQUE,
          -- The caller's id; empty: none.
          caller_id TEXT NOT NULL,
          -- Of the caller's app; both are empty for the whole platform.
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          -- As in the audit log: `user:ann`, `host`.
          author TEXT NOT NULL,
          created_at_ms INTEGER NOT NULL,
          -- The users of a list, as many as were submitted. Erasure shortens the list.
          listed INTEGER NOT NULL,
          -- SubmitBroadcastRequest; empty after its retention.
          request BLOB NOT NULL
        );
        CREATE UNIQUE INDEX broadcasts_by_caller_id ON broadcasts (organization_id, app_id, caller_id) WHERE caller_id <> '';
        \(BroadcastRunTable.schema)
        \(BroadcastCountTable.schema)
        """)

    static func insert(_ broadcast: StoredBroadcast, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO broadcasts (broadcast_id, caller_id, organization_id, app_id, author, created_at_ms, listed, request)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                broadcast.id, broadcast.callerID, broadcast.tenant.organizationId, broadcast.tenant.appId, broadcast.author, broadcast.createdAt,
                broadcast.request.namedUsers.count, Data(try broadcast.request.bytes()),
            ])
    }

    /// Finds a broadcast.
    ///
    /// - Parameter id: Carillon's id, or the caller's.
    static func find(_ id: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> StoredBroadcast? {
        guard !id.isEmpty else { return nil }
        return try database.firstRow(
            """
            SELECT \(columns) FROM broadcasts WHERE organization_id = ?1 AND app_id = ?2 AND id IN (
              SELECT id FROM broadcasts WHERE broadcast_id = ?3
              UNION ALL SELECT id FROM broadcasts WHERE organization_id = ?1 AND app_id = ?2 AND caller_id = ?3 AND caller_id <> '')
            """, [tenant.organizationId, tenant.appId, id], stored)
    }

    /// The broadcast of a run.
    static func read(_ id: String, _ database: Database) throws -> StoredBroadcast? {
        try database.firstRow("SELECT \(columns) FROM broadcasts WHERE broadcast_id = ?", [id], stored)
    }

    private static let columns = "broadcast_id, caller_id, organization_id, app_id, author, created_at_ms, listed, request"

    private static func stored(_ row: Row) throws -> StoredBroadcast {
        StoredBroadcast(
            id: row[0], callerID: row[1], tenant: .init(organizationId: row[2], appId: row[3]), author: row[4], createdAt: row[5],
            namedUsers: row[6], request: try row.message(atIndex: 7))
    }

    // MARK: Retention

    /// Deletes the content of broadcasts of an app that ended before an instant. The counts stay.
    ///
    /// - Returns: how many.
    static func empty(_ tenant: CommonV1.Tenant, endedBefore end: Instant, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            UPDATE broadcasts SET request = x'', author = '' WHERE organization_id = ? AND app_id = ? AND length(request) > 0 AND NOT EXISTS (
              SELECT 1 FROM broadcast_runs
              WHERE broadcast_runs.broadcast_id = broadcasts.broadcast_id AND (changed_at_ms >= ? OR state NOT IN ('finished', 'cancelled')))
            """, [tenant.organizationId, tenant.appId, end])
    }

    /// The apps, and the platform, that have broadcasts with content.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT DISTINCT organization_id, app_id FROM broadcasts WHERE length(request) > 0") {
            CommonV1.Tenant(organizationId: $0[0], appId: $0[1])
        }
    }

    // MARK: User data

    /// Broadcasts name users in their lists, and as their authors. There are few, so that all of an app are read.
    static let userData = UserDataTable("broadcasts", userColumns: [], export: export, erase: erase)

    private static func naming(_ user: UserKey, _ database: Database) throws -> [StoredBroadcast] {
        try database.rows("SELECT \(columns) FROM broadcasts WHERE organization_id = ? AND app_id = ?", [user.organization, user.app], stored)
            .filter { $0.names(user) }
    }

    private static func export(_ user: UserKey, _ store: Store, _ found: ([String]) async throws -> Void) async throws {
        let rows = try await store.read { try naming(user, $0) }
        guard !rows.isEmpty else { return }
        try await found(rows.map { $0.export(user) })
    }

    private static func erase(_ user: UserKey, _ store: Store) async throws -> Int {
        try await store.write { database in
            let rows = try naming(user, database)
            for row in rows {
                let left = row.without(user)
                try database.run(
                    "UPDATE broadcasts SET author = ?, request = ? WHERE broadcast_id = ?", [left.author, Data(try left.request.bytes()), row.id])
            }
            return rows.count
        }
    }
}
