import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The counts of finished pushes by day, for the daily failure report (RCPT-21), and the days that were reported. Counts have no users.
enum FailureReportTable {
    static let schema = """
        -- Pushes of a day that were accepted (code is empty) or failed, once for each device.
        CREATE TABLE finished_days (
          tenant INTEGER NOT NULL,
          -- Days since 1970, UTC.
          day INTEGER NOT NULL,
          provider TEXT NOT NULL,
          platform TEXT NOT NULL,
          code TEXT NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (tenant, day, provider, platform, code)
        ) WITHOUT ROWID;

        -- The last day of an app whose report was handed over.
        CREATE TABLE reported_days (
          tenant INTEGER PRIMARY KEY,
          day INTEGER NOT NULL
        );
        """

    /// How many days before today are known.
    private static let keptDays: Int64 = 365

    /// Days since 1970, UTC.
    static func day(of instant: Instant) -> Int64 { instant.milliseconds / Duration.days(1).wholeMilliseconds }

    /// Adds counts of this day.
    static func add(_ finished: FinishedPushes, at now: Instant, _ database: Database) throws {
        let day = day(of: now)
        for (key, count) in finished.days {
            try database.runDirectly(
                """
                INSERT INTO finished_days (tenant, day, provider, platform, code, count) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (tenant, day, provider, platform, code) DO UPDATE SET count = count + excluded.count
                """
            ) {
                $0.add(key.tenant)
                $0.add(day)
                $0.add(key.provider)
                $0.add(key.platform)
                $0.add(key.code)
                $0.add(count)
            }
        }
    }

    /// The report of a day.
    static func report(_ day: Int64, of tenant: CommonV1.Tenant, _ database: Database) throws -> ReceiptsV1.FailureReport {
        let counts = try database.rows(
            "SELECT code, provider, platform, count FROM finished_days WHERE tenant = \(TenantTable.number) AND day = ?",
            [tenant.organizationId, tenant.appId, day]
        ) { ReceiptsV1.FailureCount(code: $0[0], provider: $0[1], platform: $0[2], count: $0[3]) }
        return .init(
            day: day, app: tenant.appId, accepted: counts.reduce(0) { $0 + ($1.code.isEmpty ? $1.count : 0) },
            failures: counts.filter { !$0.code.isEmpty })
    }

    /// Hands over the reports of days that ended and had pushes, each once.
    ///
    /// - Returns: their number.
    static func handOver(at now: Instant, _ database: Database) throws -> Int {
        let today = day(of: now)
        var reports = 0
        for (number, tenant) in try tenants(database) {
            let days = try database.rows(
                """
                SELECT DISTINCT day FROM finished_days
                WHERE tenant = ?1 AND day < ?2 AND day > coalesce((SELECT day FROM reported_days WHERE tenant = ?1), -1) ORDER BY day
                """, [number, today]
            ) { $0[0] as Int64 }
            for day in days {
                for message in try report(day, of: tenant, database).messages(of: tenant) {
                    try Outbox<DispatcherV1.PersonMessage>.insert(message, database)
                }
            }
            guard let last = days.last else { continue }
            try database.run("INSERT OR REPLACE INTO reported_days (tenant, day) VALUES (?, ?)", [number, last])
            reports += days.count
        }
        return reports
    }

    /// Deletes counts that are older than a year.
    ///
    /// - Returns: the number of rows.
    static func deleteOld(at now: Instant, _ database: Database) throws -> Int {
        let first = day(of: now) - keptDays
        return try tenants(database).reduce(0) { deleted, app in
            try deleted + database.countChanges("DELETE FROM finished_days WHERE tenant = ? AND day < ?", [app.number, first])
        }
    }

    private static func tenants(_ database: Database) throws -> [(number: Int64, tenant: CommonV1.Tenant)] {
        try database.rows("SELECT id, organization_id, app_id FROM tenants") {
            (number: $0[0] as Int64, tenant: CommonV1.Tenant(organizationId: $0[1], appId: $0[2]))
        }
    }
}
