import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `expired_token_counts`: invalid tokens by app and day (REG-33, OBS-08). The count names no device, so a logout or an erasure does not
/// change it.
enum ExpiredTokenCountTable {
    private static let dayMilliseconds = Duration.days(1).wholeMilliseconds
    private static let daysOfWeek: Int64 = 7

    /// Counts a token that its provider called dead, or that ended.
    static func count(_ tenant: CommonV1.Tenant, at instant: Instant, _ database: Database) throws { try add(1, tenant, at: instant, database) }

    /// Subtracts a restored token (REG-20).
    ///
    /// - Parameter instant: the instant of its count.
    static func subtract(_ tenant: CommonV1.Tenant, at instant: Instant, _ database: Database) throws { try add(-1, tenant, at: instant, database) }

    private static func add(_ count: Int64, _ tenant: CommonV1.Tenant, at instant: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO expired_token_counts (organization_id, app_id, day, tokens) VALUES (?, ?, ?, max(0, ?4))
            ON CONFLICT (organization_id, app_id, day) DO UPDATE SET tokens = max(0, tokens + ?4)
            """, [tenant.organizationId, tenant.appId, instant.milliseconds / dayMilliseconds, count])
    }

    /// The tokens of this day (UTC) and the six before.
    static func ofWeek(_ tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Int64 {
        try database.firstRow(
            "SELECT coalesce(sum(tokens), 0) FROM expired_token_counts WHERE organization_id = ? AND app_id = ? AND day > ?",
            [tenant.organizationId, tenant.appId, now.milliseconds / dayMilliseconds - daysOfWeek]
        ) { $0[0] as Int64 } ?? 0
    }
}
