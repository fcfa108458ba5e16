import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `retention_progress`: how far the notifications of each app were emptied and anonymized, in the order of their creation.
enum RetentionProgressTable {
    static let schema = """
        -- How far an app's notifications were emptied and anonymized.
        CREATE TABLE retention_progress (
          tenant INTEGER NOT NULL,
          -- content: title and body are deleted; users: pseudonyms replace the users.
          kind TEXT NOT NULL,
          -- All notifications created before this instant are done.
          before_ms INTEGER NOT NULL,
          PRIMARY KEY (tenant, kind)
        ) WITHOUT ROWID;
        """

    /// What retention deletes of a notification before the row.
    enum Kind: String {
        case content, users
    }

    /// The instant before which an app's notifications are done; nil: none are.
    static func before(_ kind: Kind, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Instant? {
        try database.firstRow(
            "SELECT before_ms FROM retention_progress WHERE tenant = \(TenantTable.number) AND kind = ?",
            [tenant.organizationId, tenant.appId, kind.rawValue]
        ) { $0[0] as Instant }
    }

    /// Stores that an app's notifications before an instant are done, unless a later instant is stored.
    ///
    /// - Parameter tenant: number of the app.
    static func advance(_ kind: Kind, _ tenant: Int64, to before: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO retention_progress (tenant, kind, before_ms) VALUES (?, ?, ?)
            ON CONFLICT (tenant, kind) DO UPDATE SET before_ms = MAX(before_ms, excluded.before_ms)
            """, [tenant, kind.rawValue, before])
    }
}
