import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The counts of finished pushes by minute, for the rules of alerts, and how far each series was judged.
enum FinishedPushTable {
    static let schema = """
        -- The pushes of a series in a minute. Minutes of which no rule needs the counts any more are deleted.
        CREATE TABLE finished_minutes (
          rule TEXT NOT NULL,
          tenant INTEGER NOT NULL,
          subject TEXT NOT NULL,
          -- Minutes since 1970.
          minute INTEGER NOT NULL,
          total INTEGER NOT NULL,
          good INTEGER NOT NULL,
          PRIMARY KEY (rule, tenant, subject, minute)
        ) WITHOUT ROWID;

        -- The state of a rule for an app and a platform or provider.
        CREATE TABLE finished_series (
          rule TEXT NOT NULL,
          tenant INTEGER NOT NULL,
          subject TEXT NOT NULL,
          -- The first minute of a change (ShareRule); NULL: there is none.
          since INTEGER,
          -- The minute that is judged next; NULL: none, until there are pushes.
          next_minute INTEGER,
          PRIMARY KEY (rule, tenant, subject)
        ) WITHOUT ROWID;
        CREATE INDEX finished_series_due ON finished_series (next_minute) WHERE next_minute IS NOT NULL;
        """

    private static let minuteMs: Int64 = 60_000

    private static func minute(of instant: Instant) -> Int64 { instant.milliseconds / minuteMs }

    /// Adds counts of this minute.
    ///
    /// - Returns: whether a series is to be judged that was not.
    static func add(_ finished: FinishedPushes, at now: Instant, _ database: Database) throws -> Bool {
        let minute = minute(of: now)
        var isNew = false
        for (key, counts) in finished.series {
            try database.runDirectly(
                """
                INSERT INTO finished_minutes (rule, tenant, subject, minute, total, good) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (rule, tenant, subject, minute) DO UPDATE SET total = total + excluded.total, good = good + excluded.good
                """
            ) {
                $0.add(key.rule)
                $0.add(key.tenant)
                $0.add(key.subject)
                $0.add(minute)
                $0.add(counts.total)
                $0.add(counts.good)
            }
            try database.runDirectly(
                """
                INSERT INTO finished_series (rule, tenant, subject, next_minute) VALUES (?, ?, ?, ?)
                ON CONFLICT (rule, tenant, subject) DO UPDATE SET next_minute = excluded.next_minute WHERE next_minute IS NULL
                """
            ) {
                $0.add(key.rule)
                $0.add(key.tenant)
                $0.add(key.subject)
                $0.add(minute)
            }
            isNew = isNew || database.changesCount > 0
        }
        return isNew
    }

    /// The end of the minute that is judged next; nil: there is none.
    static func nextDue(_ database: Database) throws -> Instant? {
        try database.firstRow("SELECT min(next_minute) FROM finished_series WHERE next_minute IS NOT NULL") { row in
            (row[0] as Int64?).map { Instant(milliseconds: ($0 + 1) * minuteMs) }
        } ?? nil
    }

    /// A series whose next minute ended.
    private struct Due {
        var rule: String
        var tenant: Int64
        var subject: String
        var since: Int64?
        var next: Int64

        var key: StatementArguments { [rule, tenant, subject] }
    }

    /// Judges the minutes that ended.
    ///
    /// - Returns: the number of series that were due, at most `limit`, and the alerts that operators are told of now.
    static func settle(at now: Instant, limit: Int, _ database: Database) throws -> (due: Int, told: [AlertRecord]) {
        let due = try database.rows(
            "SELECT rule, tenant, subject, since, next_minute FROM finished_series WHERE next_minute < ? ORDER BY next_minute LIMIT ?",
            [minute(of: now), limit]
        ) { Due(rule: $0[0], tenant: $0[1], subject: $0[2], since: $0[3], next: $0[4]) }
        var told: [AlertRecord] = []
        for series in due { told += try judge(series, upTo: minute(of: now) - 1, database) }
        return (due.count, told)
    }

    private static func judge(_ series: Due, upTo last: Int64, _ database: Database) throws -> [AlertRecord] {
        let tenant = try database.firstRow("SELECT organization_id, app_id FROM tenants WHERE id = ?", [series.tenant]) {
            CommonV1.Tenant(organizationId: $0[0], appId: $0[1])
        }
        guard let rule = ShareRule.all.first(where: { $0.kind == series.rule }), let tenant else {
            try database.run("DELETE FROM finished_series WHERE rule = ? AND tenant = ? AND subject = ?", series.key)
            return []
        }
        let rows = try database.rows(
            "SELECT minute, total, good FROM finished_minutes WHERE rule = ? AND tenant = ? AND subject = ? ORDER BY minute", series.key
        ) { (minute: $0[0] as Int64, counts: ShareRule.Counts(total: $0[1], good: $0[2])) }
        let counts = Dictionary(rows.map { ($0.minute, $0.counts) }) { first, _ in first }
        var isFiring = try AlertTable.isFiring(rule.kind, series.subject, of: tenant, database)
        var (since, next, told) = (series.since, Optional(series.next), [AlertRecord]())
        while let minute = next, minute <= last {
            let verdict = rule.judge(minute, counts, isFiring: isFiring, since: &since)
            let end = Instant(milliseconds: (minute + 1) * minuteMs)
            if let report = rule.report(verdict, tenant: tenant, subject: series.subject, at: end) {
                isFiring = report.state == .firing
                if let alert = try AlertTable.report(report, at: end, database) { told.append(alert) }
            }
            // Without a change, minutes without pushes say nothing.
            next = since == nil ? rows.first(where: { $0.minute > minute })?.minute : minute + 1
        }
        try database.run(
            "UPDATE finished_series SET since = ?, next_minute = ? WHERE rule = ? AND tenant = ? AND subject = ?", [since, next] + series.key)
        try database.run(
            "DELETE FROM finished_minutes WHERE rule = ? AND tenant = ? AND subject = ? AND minute < ?",
            series.key + [max(since ?? last + 1, last + 1 - rule.minutes)])
        return told
    }
}
