import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `alerts` (OBS-07): one row for each tenant, kind and subject. What is told leaves through the outbox of messages to people, in the
/// transaction that notes it.
enum AlertTable {
    static let schema = """
        CREATE TABLE alerts (
          id INTEGER PRIMARY KEY,
          -- Empty: it concerns no app.
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          kind TEXT NOT NULL,
          subject TEXT NOT NULL,
          -- Numbers of the AlertState and the AlertSeverity.
          state INTEGER NOT NULL,
          severity INTEGER NOT NULL,
          detail TEXT NOT NULL,
          remedy TEXT NOT NULL,
          fired_at_ms INTEGER NOT NULL,
          seen_at_ms INTEGER NOT NULL,
          resolved_at_ms INTEGER,
          count INTEGER NOT NULL,
          acknowledged_at_ms INTEGER,
          acknowledged_by TEXT NOT NULL,
          quiet_after_ms INTEGER NOT NULL,
          told_state INTEGER NOT NULL,
          told_at_ms INTEGER,
          -- When it must be looked at; NULL: at the next report.
          due_at_ms INTEGER,
          UNIQUE (organization_id, app_id, kind, subject)
        );
        CREATE INDEX alerts_by_time ON alerts (fired_at_ms, id);
        CREATE INDEX alerts_by_due_time ON alerts (due_at_ms) WHERE due_at_ms IS NOT NULL;
        """

    /// How long a resolved alert stays.
    static let kept = Duration.days(365)

    private static let columns = """
        id, organization_id, app_id, kind, subject, state, severity, detail, remedy, fired_at_ms, seen_at_ms, resolved_at_ms, count,
        acknowledged_at_ms, acknowledged_by, quiet_after_ms, told_state, told_at_ms
        """

    private static func record(_ row: Row) -> AlertRecord {
        func instant(_ column: Int) -> Instant? { (row[column] as Int64?).map { Instant(milliseconds: $0) } }
        var alert = AlertRecord(
            row: row[0], tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]), kind: row[3], subject: row[4])
        (alert.state, alert.severity) = (.init(rawValue: row[5] as Int32), .init(rawValue: row[6] as Int32))
        (alert.detail, alert.remedy) = (row[7] as String, row[8] as String)
        (alert.firedAt, alert.seenAt, alert.resolvedAt) = (Instant(milliseconds: row[9]), Instant(milliseconds: row[10]), instant(11))
        (alert.count, alert.acknowledgedAt, alert.acknowledgedBy) = (row[12] as Int64, instant(13), row[14] as String)
        alert.quietAfter = .milliseconds(row[15] as Int64)
        (alert.toldState, alert.toldAt) = (.init(rawValue: row[16] as Int32), instant(17))
        return alert
    }

    // MARK: Changes

    /// Applies a report.
    ///
    /// - Returns: the alert, if operators are told of it now.
    static func report(_ report: ReceiptsV1.AlertReport, at now: Instant, _ database: Database) throws -> AlertRecord? {
        let tenant = report.tenant ?? .init()
        let found = try database.firstRow(
            "SELECT \(columns) FROM alerts WHERE organization_id = ? AND app_id = ? AND kind = ? AND subject = ?",
            [tenant.organizationId, tenant.appId, report.kind, report.subject], record)
        var alert = found ?? AlertRecord(tenant: tenant, kind: report.kind, subject: report.subject)
        guard alert.apply(report) else { return nil }
        if found == nil {
            try database.run(
                """
                INSERT INTO alerts (organization_id, app_id, kind, subject, state, severity, detail, remedy, fired_at_ms, seen_at_ms, count,
                  acknowledged_by, quiet_after_ms, told_state) VALUES (?, ?, ?, ?, 0, 0, '', '', 0, 0, 0, '', 0, 0)
                """, [tenant.organizationId, tenant.appId, report.kind, report.subject])
            alert.row = database.lastInsertedRowID
        }
        return try store(alert, at: now, database)
    }

    /// Resolves alerts whose cause was not reported for long, and tells what can be told by now.
    ///
    /// - Returns: the number of alerts that were due, at most `limit`, and those that operators are told of now.
    static func settle(at now: Instant, limit: Int, _ database: Database) throws -> (due: Int, told: [AlertRecord]) {
        let due = try database.rows(
            "SELECT \(columns) FROM alerts WHERE due_at_ms <= ? ORDER BY due_at_ms LIMIT ?", [now, limit], record)
        var told: [AlertRecord] = []
        for var alert in due {
            alert.becomeQuiet(at: now)
            if let alert = try store(alert, at: now, database) { told.append(alert) }
        }
        return (due.count, told)
    }

    /// When the first alert must be looked at; nil: at the next report.
    static func nextDue(_ database: Database) throws -> Instant? {
        try database.firstRow("SELECT min(due_at_ms) FROM alerts WHERE due_at_ms IS NOT NULL") { row in
            (row[0] as Int64?).map { Instant(milliseconds: $0) }
        } ?? nil
    }

    /// Notes who knows of an alert.
    ///
    /// - Returns: the alert; nil: the tenant has no such alert.
    static func acknowledge(
        _ row: Int64, of tenant: CommonV1.Tenant, by name: String, at now: Instant, _ database: Database
    ) throws -> AlertRecord? {
        let found = try database.firstRow(
            "SELECT \(columns) FROM alerts WHERE id = ?1 AND (?2 = '' OR organization_id = ?2) AND (?3 = '' OR app_id = ?3)",
            [row, tenant.organizationId, tenant.appId], record)
        guard var alert = found else { return nil }
        alert.acknowledge(by: name, at: now)
        _ = try store(alert, at: now, database)
        return alert
    }

    /// Tells the state if it is time, and stores the alert.
    private static func store(_ alert: AlertRecord, at now: Instant, _ database: Database) throws -> AlertRecord? {
        var alert = alert
        let isTold = alert.tellAt.map { $0 <= now } ?? false
        if isTold {
            for message in alert.messages(at: now) { try Outbox<DispatcherV1.PersonMessage>.insert(message, database) }
            (alert.toldState, alert.toldAt) = (alert.state, now)
        }
        try database.run(
            """
            UPDATE alerts SET state = ?, severity = ?, detail = ?, remedy = ?, fired_at_ms = ?, seen_at_ms = ?, resolved_at_ms = ?, count = ?,
              acknowledged_at_ms = ?, acknowledged_by = ?, quiet_after_ms = ?, told_state = ?, told_at_ms = ?, due_at_ms = ? WHERE id = ?
            """,
            [
                alert.state.rawValue, alert.severity.rawValue, alert.detail, alert.remedy, alert.firedAt, alert.seenAt, alert.resolvedAt,
                alert.count, alert.acknowledgedAt, alert.acknowledgedBy, alert.quietAfter.wholeMilliseconds, alert.toldState.rawValue,
                alert.toldAt, alert.dueAt, alert.row,
            ])
        return isTold ? alert : nil
    }

    /// Deletes alerts that were resolved long ago.
    ///
    /// - Returns: their number.
    static func deleteOld(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM alerts WHERE id IN (SELECT id FROM alerts WHERE state = ? AND resolved_at_ms < ? AND due_at_ms IS NULL LIMIT ?)
            """, [ReceiptsV1.AlertState.resolved.rawValue, now - kept, limit])
    }

    // MARK: Reading

    static func isFiring(_ kind: String, _ subject: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        let state = try database.firstRow(
            "SELECT state FROM alerts WHERE organization_id = ? AND app_id = ? AND kind = ? AND subject = ?",
            [tenant.organizationId, tenant.appId, kind, subject]
        ) { $0[0] as Int32 }
        return state == ReceiptsV1.AlertState.firing.rawValue
    }

    /// The number of firing alerts of each kind; 0 of a kind that has none any more.
    static func firing(_ database: Database) throws -> [String: Int] {
        let counts = try database.rows(
            "SELECT kind, sum(state = ?) FROM alerts GROUP BY kind", [ReceiptsV1.AlertState.firing.rawValue]
        ) { (kind: $0[0] as String, count: $0[1] as Int) }
        return Dictionary(counts.map { ($0.kind, $0.count) }) { first, _ in first }
    }

    /// The filters of a list; empty ones do not filter.
    struct Query: Sendable {
        var tenant: CommonV1.Tenant
        var state: ReceiptsV1.AlertState
        var kind: String
        var page: Page
        /// The position of ``page``.
        var after: PageToken?
    }

    /// One page; the alert that fired last comes first.
    static func read(_ query: Query, _ database: Database) throws -> PagePart<AlertRecord> {
        var conditions = ["(?1 = '' OR organization_id = ?1)", "(?2 = '' OR app_id = ?2)", "(?3 = 0 OR state = ?3)", "(?4 = '' OR kind = ?4)"]
        var arguments: StatementArguments = [query.tenant.organizationId, query.tenant.appId, query.state.rawValue, query.kind, query.page.limit]
        if let after = query.after {
            conditions.append("(fired_at_ms, id) < (?6, ?7)")
            arguments += [after.createdAt, after.row]
        }
        let found = try database.rows(
            """
            SELECT \(columns) FROM alerts WHERE \(conditions.joined(separator: " AND "))
            ORDER BY fired_at_ms DESC, id DESC LIMIT ?5
            """, arguments, record)
        return query.page.cut(found) { PageToken(createdAt: $0.firedAt, row: $0.row) }
    }
}
