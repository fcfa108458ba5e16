import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Telemetry events and their counts (RCPT-23).
///
/// `telemetry_counted` has the ids of events that were only counted, and marks of what counts once: what ledger and client may both tell
/// (``ReportedOnce``), and reports of other systems (``DeliveryReportMark``).
enum TelemetryTable {
    /// The tables of the first version. ``feedMigration`` and ``indexMigration`` change `telemetry_events`.
    static let schema = """
        CREATE TABLE telemetry_events (
          id INTEGER PRIMARY KEY,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          event_id TEXT NOT NULL,
          event_type TEXT NOT NULL,
          user_id TEXT NOT NULL,
          occurred_at_ms INTEGER NOT NULL,
          properties TEXT NOT NULL,
          -- 1: the event identifies nobody any more (PRIV-08).
          anonymous INTEGER NOT NULL DEFAULT 0,
          UNIQUE (organization_id, app_id, event_id)
        );
        CREATE INDEX telemetry_by_time ON telemetry_events (organization_id, app_id, occurred_at_ms);
        CREATE INDEX telemetry_by_user ON telemetry_events (organization_id, app_id, user_id, occurred_at_ms);
        CREATE INDEX telemetry_by_type ON telemetry_events (organization_id, app_id, event_type, occurred_at_ms);

        -- Events that are not anonymous yet (PRIV-08).
        CREATE INDEX telemetry_to_age ON telemetry_events (organization_id, app_id, occurred_at_ms) WHERE anonymous = 0;

        -- Counts of events by day, kept for ever.
        CREATE TABLE telemetry_counts (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          -- Days since 1970, UTC.
          day INTEGER NOT NULL,
          event_type TEXT NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, day, event_type)
        ) WITHOUT ROWID;

        -- Ids of events that were only counted, kept while the events may be repeated.
        CREATE TABLE telemetry_counted (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          event_id TEXT NOT NULL,
          counted_at_ms INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, event_id)
        ) WITHOUT ROWID;
        CREATE INDEX telemetry_counted_by_age ON telemetry_counted (counted_at_ms);
        """

    private static let dayMs = Duration.days(1).wholeMilliseconds

    // MARK: Writing

    /// Records events in one transaction. Each is stored and counted, or only counted.
    ///
    /// - Parameter dropped: The number of events of the call that were dropped before.
    static func record(
        _ events: [(event: CheckedTelemetry, stores: Bool)], dropped: Int, at now: Instant, _ database: Database
    ) throws -> TakenTelemetry {
        var (counts, tenants) = (TakenTelemetry(dropped: dropped), TenantNumbers())
        let erased = try ErasedUsers.among(events.lazy.map { UserKey($0.event.userId, of: $0.event.tenant) }, at: now, database)
        for (event, stores) in events {
            // The user was erased meanwhile (PRIV-09).
            if erased.contains(UserKey(event.userId, of: event.tenant)) {
                counts.dropped += 1
                continue
            }
            guard try record(event, stores: stores, now: now, database) else {
                counts.repeated += 1
                continue
            }
            if stores { counts.stored += 1 } else { counts.counted += 1 }
            if event.isMeasured { counts.metrics.telemetry(event, tenant: try tenants.findOrInsert(event.tenant, database)) }
        }
        try MetricCountTable.add(counts.metrics, at: now, database)
        return counts
    }

    /// Records an event: stores and counts it, or only counts it.
    ///
    /// - Returns: False for a known event.
    static func record(_ event: CheckedTelemetry, stores: Bool, now: Instant, _ database: Database) throws -> Bool {
        let origin = event.isOfService ? ReportedOnce.Origin.ledger : .client
        if let once = event.once, try !isNews(once, from: origin, repeats: true, of: event.tenant, at: now, database) { return false }
        if stores {
            try store(event, database)
        } else {
            try database.run(
                """
                INSERT INTO telemetry_counted (organization_id, app_id, event_id, counted_at_ms)
                VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
                """, [event.tenant.organizationId, event.tenant.appId, event.eventId, now])
        }
        guard database.changesCount > 0 else { return false }
        try add(1, to: CountKey(event), database)
        return true
    }

    /// Records events that the ledger raises. Nothing repeats them but clients' own events, so no ids are kept of those that are counted alone.
    static func raise(_ raised: [RaisedTelemetry], at now: Instant, _ database: Database) throws -> TakenTelemetry {
        var (counts, taken) = ([CountKey: Int64](), TakenTelemetry(dropped: 0))
        for one in raised {
            if let once = one.event.once, try !isNews(once, from: .ledger, repeats: false, of: one.event.tenant, at: now, database) { continue }
            if one.stores {
                try store(one.event, database)
                // Its mark is gone already: a provider's receipt, and weeks later the device's report.
                guard database.changesCount > 0 else { continue }
                taken.stored += 1
            } else {
                taken.counted += 1
            }
            counts[CountKey(one.event), default: 0] += 1
        }
        for (key, count) in counts { try add(count, to: key, database) }
        return taken
    }

    /// A row of `telemetry_counts`.
    private struct CountKey: Hashable {
        var tenant: CommonV1.Tenant
        var day: Int64
        var type: String

        init(_ event: CheckedTelemetry) {
            (tenant, day, type) = (event.tenant, TelemetryTable.day(of: event.occurredAt), event.eventType)
        }
    }

    private static let eventInsertion = """
        INSERT INTO telemetry_events
          (organization_id, app_id, event_id, event_type, user_id, occurred_at_ms, properties, notification_type, provider)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """

    /// Stores an event; a known one changes nothing.
    private static func store(_ event: CheckedTelemetry, _ database: Database) throws {
        try database.runDirectly(eventInsertion) {
            $0.add(event.tenant.organizationId)
            $0.add(event.tenant.appId)
            $0.add(event.eventId)
            $0.add(event.eventType)
            $0.add(event.userId)
            $0.add(event.occurredAt)
            $0.add(event.properties)
            $0.add(event.notificationType)
            $0.add(event.provider)
        }
    }

    private static let countAddition = """
        INSERT INTO telemetry_counts (organization_id, app_id, day, event_type, count) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (organization_id, app_id, day, event_type) DO UPDATE SET count = count + excluded.count
        """

    private static func add(_ events: Int64, to key: CountKey, _ database: Database) throws {
        try database.runDirectly(countAddition) {
            $0.add(key.tenant.organizationId)
            $0.add(key.tenant.appId)
            $0.add(key.day)
            $0.add(key.type)
            $0.add(events)
        }
    }

    /// Every app that ever had an event.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT DISTINCT organization_id, app_id FROM telemetry_counts") {
            CommonV1.Tenant(organizationId: $0[0], appId: $0[1])
        }
    }

    // MARK: Reading

    /// Counts by day and type, the newest day first. The day of each bound is included.
    static func counts(_ tenant: CommonV1.Tenant, in bounds: TimeBounds, _ database: Database) throws -> [ReceiptsV1.TelemetryCount] {
        try database.rows(
            """
            SELECT day, event_type, count FROM telemetry_counts
            WHERE organization_id = ? AND app_id = ? AND day >= ? AND day <= ? ORDER BY day DESC, event_type
            """, [tenant.organizationId, tenant.appId, bounds.from.map(day) ?? 0, bounds.until.map(day) ?? Int64.max]
        ) { ReceiptsV1.TelemetryCount(dayMs: ($0[0] as Int64) * dayMs, eventType: $0[1], count: $0[2]) }
    }

    /// Days since 1970, UTC.
    private static func day(of instant: Instant) -> Int64 { instant.milliseconds / dayMs }
}
