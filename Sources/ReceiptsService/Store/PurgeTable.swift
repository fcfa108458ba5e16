import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `purges`: up to when the notifications of each app were deleted, so that a later report on one is recognized (RCPT-06).
enum PurgeTable {
    static let schema = """
        CREATE TABLE purges (
          tenant INTEGER PRIMARY KEY,
          -- Notifications created before this instant were removed.
          before_ms INTEGER NOT NULL
        );
        """

    /// The instant before which an app's notifications were deleted; nil: none were.
    static func before(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Instant? {
        try database.firstRow(
            "SELECT before_ms FROM purges WHERE tenant = \(TenantTable.number)", [tenant.organizationId, tenant.appId]
        ) { $0[0] as Instant }
    }

    /// Stores that an app's notifications before an instant are deleted, unless a later instant is stored.
    ///
    /// - Parameter tenant: number of the app.
    static func advance(_ tenant: Int64, to before: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO purges (tenant, before_ms) VALUES (?, ?)
            ON CONFLICT (tenant) DO UPDATE SET before_ms = MAX(before_ms, excluded.before_ms)
            """, [tenant, before])
    }
}
