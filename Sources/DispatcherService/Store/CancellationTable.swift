import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Notifications that were cancelled. A push of one that comes later, because it was on its way, ends without an attempt.
enum CancellationTable {
    /// As long as a push may live (EVAL-03): none comes later.
    static let kept = Duration.days(28)

    static let migration = Migration(
        "0002 cancellations",
        """
        CREATE TABLE cancellations (
          notification_id TEXT NOT NULL,
          app_id          TEXT NOT NULL,
          organization_id TEXT NOT NULL,
          keep_until_ms   INTEGER NOT NULL,
          PRIMARY KEY (notification_id, app_id, organization_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX cancellations_by_end ON cancellations (keep_until_ms);
        """)

    static func insert(_ notification: String, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO cancellations (notification_id, app_id, organization_id, keep_until_ms) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET keep_until_ms = max(keep_until_ms, excluded.keep_until_ms)
            """, [notification, tenant.appId, tenant.organizationId, (now + kept).milliseconds])
    }

    static func contains(_ notification: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.firstRow(
            "SELECT 1 FROM cancellations WHERE notification_id = ? AND app_id = ? AND organization_id = ?",
            [notification, tenant.appId, tenant.organizationId]
        ) { _ in true } ?? false
    }

    static func isEmpty(_ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM cancellations LIMIT 1") { _ in false } ?? true
    }

    // MARK: Retention

    /// When the first one may be deleted; nil: there is none.
    static func firstEnd(_ database: Database) throws -> Instant? {
        // Without rows there is one row with NULL.
        try database.firstRow("SELECT min(keep_until_ms) FROM cancellations") { row in (row[0] as Int64?).map { Instant(milliseconds: $0) } } ?? nil
    }

    /// - Returns: the number of deleted ones, at most `limit`.
    static func deleteEnded(by now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM cancellations WHERE (notification_id, app_id, organization_id) IN (
              SELECT notification_id, app_id, organization_id FROM cancellations WHERE keep_until_ms <= ? ORDER BY keep_until_ms LIMIT ?)
            """, [now.milliseconds, limit])
    }
}
