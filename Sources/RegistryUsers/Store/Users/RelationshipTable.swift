import CarillonAPI
import DurableWork
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `relationships` (REG-04).
enum RelationshipTable {
    /// Most guardians of a child, and most children of a guardian. More are an error, and each event about a child reads them all.
    static let mostOfOne = 200

    private static let columns = """
        organization_id, app_id, relationship_id, guardian_user_id, child_user_id, kind, status, verified_at_ms, ended_at_ms,
        created_at_ms, updated_at_ms
        """

    private static func read(_ row: Row) throws -> RegistryV1.Relationship {
        .init(
            tenant: .init(organizationId: row[0], appId: row[1]), relationshipId: row[2], guardianUserId: row[3], childUserId: row[4],
            kind: try .init(stored: row[5]), status: try .init(stored: row[6]),
            verifiedAtMs: row[7], endedAtMs: row[8], createdAtMs: row[9], updatedAtMs: row[10])
    }

    static func find(_ id: String, tenant: CommonV1.Tenant, _ database: Database) throws -> RegistryV1.Relationship? {
        try database.firstRow(
            "SELECT \(columns) FROM relationships WHERE organization_id = ? AND app_id = ? AND relationship_id = ?",
            [tenant.organizationId, tenant.appId, id], read)
    }

    private static func find(
        guardian: String, child: String, kind: RegistryV1.RelationshipKind, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> RegistryV1.Relationship? {
        try database.firstRow(
            """
            SELECT \(columns) FROM relationships
            WHERE organization_id = ? AND app_id = ? AND child_user_id = ? AND guardian_user_id = ? AND kind = ?
            """, [tenant.organizationId, tenant.appId, child, guardian, kind.name], read)
    }

    /// A page in the order of relationship ids: relationships of a guardian, of a child, or between the two.
    static func page(
        guardian: String, child: String, includeEnded: Bool, tenant: CommonV1.Tenant, after: String, limit: Int, _ database: Database
    ) throws -> [RegistryV1.Relationship] {
        try database.rows(
            """
            SELECT \(columns) FROM relationships
            WHERE organization_id = ?1 AND app_id = ?2 AND \(child.isEmpty ? "guardian_user_id = ?3" : "child_user_id = ?4")
                AND (?3 = '' OR guardian_user_id = ?3) AND (?4 = '' OR child_user_id = ?4) AND (?5 OR status = 'active')
                AND relationship_id > ?6 ORDER BY relationship_id LIMIT ?7
            """, [tenant.organizationId, tenant.appId, guardian, child, includeEnded, after, limit], read)
    }

    /// Writes a checked relationship. An id names one pair, and a pair has one id.
    ///
    /// - Parameter newID: the id of a new pair without an id of the host.
    /// - Throws: `conflict`, before anything is written.
    static func upsert(
        _ wanted: RegistryV1.Relationship, newID: () -> String, now: Instant, _ database: Database
    ) throws -> RegistryV1.Relationship {
        let tenant = wanted.tenant ?? .init()
        let known = try find(
            guardian: wanted.guardianUserId, child: wanted.childUserId, kind: wanted.kind, tenant: tenant, database)
        var row = wanted
        if let known {
            guard wanted.relationshipId.isEmpty || wanted.relationshipId == known.relationshipId else {
                throw APIError(.conflict, field: "relationship_id", "this guardian and child are known as “\(known.relationshipId)”")
            }
            row.relationshipId = known.relationshipId
            row.createdAtMs = known.createdAtMs
            row.endedAtMs = wanted.status == .active ? nil : known.endedAtMs ?? now.milliseconds
        } else {
            if !wanted.relationshipId.isEmpty, try find(wanted.relationshipId, tenant: tenant, database) != nil {
                throw APIError(
                    .conflict, field: "relationship_id", "“\(wanted.relationshipId)” is the relationship of another guardian and child")
            }
            try checkRoom(for: wanted, tenant: tenant, database)
            if wanted.relationshipId.isEmpty { row.relationshipId = newID() }
            row.createdAtMs = now.milliseconds
            row.endedAtMs = wanted.status == .active ? nil : now.milliseconds
        }
        row.updatedAtMs = now.milliseconds
        if wanted.verifiedNow { row.verifiedAtMs = wanted.verifiedAtMs ?? known?.verifiedAtMs ?? now.milliseconds }
        row.verifiedNow = false
        try write(row, tenant: tenant, database)
        if let known, known.status != .ended, row.status == .ended { try Outbox.insert(PreferencesV1.EndedGuardianship(row), database) }
        return row
    }

    /// Ends a relationship. A repeat changes nothing.
    ///
    /// - Throws: `not_found`.
    static func end(_ id: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> RegistryV1.Relationship {
        guard var row = try find(id, tenant: tenant, database) else {
            throw APIError(.notFound, field: "relationship_id", "there is no relationship “\(id)” in this app")
        }
        guard row.status != .ended else { return row }
        (row.status, row.endedAtMs, row.updatedAtMs) = (.ended, now.milliseconds, now.milliseconds)
        try write(row, tenant: tenant, database)
        try Outbox.insert(PreferencesV1.EndedGuardianship(row), database)
        return row
    }

    private static func checkRoom(for wanted: RegistryV1.Relationship, tenant: CommonV1.Tenant, _ database: Database) throws {
        for (column, user) in [("guardian_user_id", wanted.guardianUserId), ("child_user_id", wanted.childUserId)] {
            let count = try database.firstRow(
                "SELECT count(*) FROM relationships WHERE organization_id = ? AND app_id = ? AND \(column) = ?",
                [tenant.organizationId, tenant.appId, user]
            ) { $0[0] as Int }
            guard (count ?? 0) < mostOfOne else {
                throw APIError(.conflict, field: column, "“\(user)” has \(mostOfOne) relationships, and there is no room for more")
            }
        }
    }

    private static func write(_ row: RegistryV1.Relationship, tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO relationships (\(columns), last_ended_at_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?9)
            ON CONFLICT (organization_id, app_id, child_user_id, guardian_user_id, kind) DO UPDATE SET status = excluded.status,
                verified_at_ms = excluded.verified_at_ms, ended_at_ms = excluded.ended_at_ms, updated_at_ms = excluded.updated_at_ms,
                last_ended_at_ms = coalesce(excluded.ended_at_ms, last_ended_at_ms)
            """,
            [
                tenant.organizationId, tenant.appId, row.relationshipId, row.guardianUserId, row.childUserId, row.kind.name, row.status.name,
                row.verifiedAtMs, row.endedAtMs, row.createdAtMs, row.updatedAtMs,
            ])
    }
}
