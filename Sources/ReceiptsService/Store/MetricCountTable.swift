import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `metric_counts`: the counts of the metric catalogue by app, hour and group (OBS-08, RCPT-24). They are kept for ever: hours of more than
/// ``keptByHour`` ago become days.
enum MetricCountTable {
    static let migration = Migration(
        "0012 counts of metrics",
        """
        CREATE TABLE metric_counts (
          -- Number of the app.
          tenant INTEGER NOT NULL,
          -- Hours since 1970; of an old day, its first one.
          hour INTEGER NOT NULL,
          metric TEXT NOT NULL,
          -- Platform, provider, type or reason; empty: none.
          metric_group TEXT NOT NULL,
          part INTEGER NOT NULL,
          whole INTEGER NOT NULL,
          PRIMARY KEY (tenant, hour, metric, metric_group)
        ) WITHOUT ROWID;
        """)

    /// How long counts are kept by the hour.
    static let keptByHour = Duration.days(90)

    private static let hoursOfDay: Int64 = 24
    private static func hour(of instant: Instant) -> Int64 { instant.milliseconds / Duration.seconds(3_600).wholeMilliseconds }

    // MARK: Writing

    /// Adds changes to the counts of the hour.
    static func add(_ changes: MetricChanges, at now: Instant, _ database: Database) throws {
        let present = hour(of: now)
        let addition = """
            INSERT INTO metric_counts (tenant, hour, metric, metric_group, part, whole) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (tenant, hour, metric, metric_group) DO UPDATE SET part = part + excluded.part, whole = whole + excluded.whole
            """
        for (key, count) in changes.changes where count != .init() {
            try database.runDirectly(addition) {
                $0.add(key.tenant)
                $0.add(present)
                $0.add(key.metric.rawValue)
                $0.add(key.group)
                $0.add(count.part)
                $0.add(count.whole)
            }
        }
    }

    /// Adds up the hours of one old day.
    ///
    /// - Returns: the number of rows that went; 0: there is no such day.
    static func fold(now: Instant, _ database: Database) throws -> Int {
        let end = hour(of: now - keptByHour) / hoursOfDay * hoursOfDay
        let isHour = "hour < ? AND hour % \(hoursOfDay) <> 0"
        let oldest = try database.firstRow("SELECT min(hour) FROM metric_counts WHERE \(isHour)", [end]) { $0[0] as Int64? }
        guard let oldest = oldest ?? nil else { return 0 }
        let day = oldest / hoursOfDay * hoursOfDay
        try database.run(
            """
            INSERT INTO metric_counts (tenant, hour, metric, metric_group, part, whole)
            SELECT tenant, ?, metric, metric_group, sum(part), sum(whole) FROM metric_counts WHERE hour > ? AND hour < ?
            GROUP BY tenant, metric, metric_group
            ON CONFLICT (tenant, hour, metric, metric_group) DO UPDATE SET part = part + excluded.part, whole = whole + excluded.whole
            """, [day, day, day + hoursOfDay])
        return try database.countChanges("DELETE FROM metric_counts WHERE hour > ? AND hour < ?", [day, day + hoursOfDay])
    }

    // MARK: Reading

    /// The counts of an app between two instants, in whole hours. With an empty app id, the sums of the organization; with an empty tenant, of all
    /// apps.
    static func read(_ tenant: CommonV1.Tenant, in bounds: TimeBounds, _ database: Database) throws -> MetricCounts {
        var counts = MetricCounts()
        let until = bounds.until.map { hour(of: $0 + .seconds(3_600) - .milliseconds(1)) }
        try database.readDirectly(
            """
            SELECT metric, metric_group, sum(part), sum(whole) FROM metric_counts JOIN tenants ON tenants.id = tenant
            WHERE (?2 = '' OR app_id = ?2) AND (?1 = '' AND ?2 = '' OR organization_id = ?1) AND hour >= ?3 AND hour < ?4
            GROUP BY metric, metric_group
            """
        ) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(bounds.from.map(hour) ?? 0)
            $0.add(until ?? Int64.max)
        } _: { row in
            guard let metric = CatalogueMetric(rawValue: row.text(0)) else { return }
            counts.add(.init(part: row.number(2), whole: row.number(3)), to: metric, row.text(1))
        }
        return counts
    }
}
