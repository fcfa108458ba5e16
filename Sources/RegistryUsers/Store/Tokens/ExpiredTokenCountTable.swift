import RegistryTenants
import ServiceKit
import Storage

/// The table `expired_token_counts`: invalid tokens by app and day (REG-33, OBS-08). The count names no device, so a logout or an erasure does not change it.
enum ExpiredTokenCountTable {
    private static let dayMs = Duration.days(1).wholeMilliseconds
    private static let daysOfWeek: Int64 = 7

    /// Counts a token that its provider called dead, or that ended.
    static func count(_ tenant: Tenant, atMs: Int64, _ database: Database) throws { try add(1, tenant, atMs: atMs, database) }

    /// Subtracts a restored token (REG-20).
    ///
    /// - Parameter atMs: the instant of its count.
    static func subtract(_ tenant: Tenant, atMs: Int64, _ database: Database) throws { try add(-1, tenant, atMs: atMs, database) }

    private static func add(_ count: Int64, _ tenant: Tenant, atMs: Int64, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO expired_token_counts (organization_id, app_id, day, tokens) VALUES (?, ?, ?, max(0, ?4))
            ON CONFLICT (organization_id, app_id, day) DO UPDATE SET tokens = max(0, tokens + ?4)
            """, [tenant.organization, tenant.app, atMs / dayMs, count])
    }

    /// The tokens of this day (UTC) and the six before.
    static func ofWeek(_ tenant: Tenant, now: Instant, _ database: Database) throws -> Int64 {
        try database.firstRow(
            "SELECT coalesce(sum(tokens), 0) FROM expired_token_counts WHERE organization_id = ? AND app_id = ? AND day > ?",
            [tenant.organization, tenant.app, now.milliseconds / dayMs - daysOfWeek]
        ) { $0[0] as Int64 } ?? 0
    }
}
