import CarillonAPI
import GRDB
import Storage

/// How far the events of each app were worked through for retention, in the order of acceptance.
enum RetentionProgressTable {
    static let schema = """
        -- How far an app's events were worked through, in the order of acceptance.
        CREATE TABLE retention_progress (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          -- content: payloads were emptied; decisions: decisions were deleted.
          kind TEXT NOT NULL,
          -- Row of the last event.
          through INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, kind)
        ) WITHOUT ROWID;
        """

    /// Row of the last event of an app that retention was applied to; 0: none.
    static func read(_ kind: RetentionPlan.Kind, of tenant: CommonV1.Tenant, _ database: Database) throws -> Int64 {
        try database.firstRow(
            "SELECT through FROM retention_progress WHERE organization_id = ? AND app_id = ? AND kind = ?",
            [tenant.organizationId, tenant.appId, kind.rawValue]
        ) { $0[0] as Int64 } ?? 0
    }

    static func write(_ kind: RetentionPlan.Kind, of tenant: CommonV1.Tenant, through row: Int64, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO retention_progress (organization_id, app_id, kind, through) VALUES (?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, kind) DO UPDATE SET through = excluded.through
            """, [tenant.organizationId, tenant.appId, kind.rawValue, row])
    }
}
