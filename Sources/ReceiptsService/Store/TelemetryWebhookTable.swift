import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `telemetry_webhooks`: how far the webhook of an app has its events (RCPT-23). The events themselves are in `telemetry_events` alone, so
/// an erasure also reaches those that were not posted yet.
enum TelemetryWebhookTable {
    static let migration = Migration(
        "0014 telemetry for webhooks",
        """
        CREATE TABLE telemetry_webhooks (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          -- The last position in the feed that the host has.
          position INTEGER NOT NULL,
          -- The dispatcher that posts now; empty: none.
          claimant TEXT NOT NULL,
          claimed_until_ms INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id)
        ) WITHOUT ROWID;
        """)

    /// A step of its own. Webhooks of before the upgrade count from their next question on, which comes within seconds.
    static let questionMigration = Migration(
        "0018 webhooks that still ask",
        """
        -- The last question for events; 0: before this column.
        ALTER TABLE telemetry_webhooks ADD COLUMN asked_at_ms INTEGER NOT NULL DEFAULT 0;
        """)

    /// A dispatcher asks every 2 s for the events of an app with a webhook, and after failures of the host every 10 minutes. Without a question for
    /// so long the webhook was removed. Dispatchers that were down for as long have pushed nothing either.
    static let patience = Duration.days(7)

    /// Which apps of a transaction have a webhook: each is looked up once.
    struct Apps {
        private let now: Instant
        private var known = BatchLookup<CommonV1.Tenant, Bool>()

        init(at now: Instant) { self.now = now }

        mutating func has(_ tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
            let since = now - patience
            return try known.value(of: tenant) { tenant in
                try database.firstRow(
                    "SELECT 1 FROM telemetry_webhooks WHERE organization_id = ? AND app_id = ? AND asked_at_ms > ?",
                    [tenant.organizationId, tenant.appId, since]
                ) { _ in true } ?? false
            }
        }
    }

    /// How long a dispatcher has the events that it took: longer than an attempt of a POST.
    static let claim = Duration.seconds(120)

    /// Events for a webhook, and the position before them.
    struct Taken: Sendable {
        var events: [ReceiptsV1.StreamedTelemetryEvent] = []
        var after: Int64
        var position: Int64
    }

    /// Notes what the host has, and takes the next events for one dispatcher. The first call begins at the end of the feed.
    ///
    /// - Parameter delivered: the position that the host has now, by this claimant; nil: no news.
    /// - Returns: no events, where none waits or another dispatcher has them.
    static func take(
        _ tenant: CommonV1.Tenant, by claimant: String, delivered: Int64?, at now: Instant, _ database: Database
    ) throws -> Taken {
        let found = try database.firstRow(
            "SELECT position, claimant, claimed_until_ms FROM telemetry_webhooks WHERE organization_id = ? AND app_id = ?",
            [tenant.organizationId, tenant.appId]
        ) { (position: $0[0] as Int64, claimant: $0[1] as String, until: Instant(milliseconds: $0[2])) }
        let end = try TelemetryTable.end(database)
        guard let known = found else {
            try database.run(
                """
                INSERT INTO telemetry_webhooks (organization_id, app_id, position, claimant, claimed_until_ms, asked_at_ms)
                VALUES (?, ?, ?, '', 0, ?)
                """, [tenant.organizationId, tenant.appId, end, now])
            return Taken(after: end, position: end)
        }
        guard known.claimant.isEmpty || known.claimant == claimant || known.until <= now else {
            return Taken(after: known.position, position: known.position)
        }
        var after = known.position
        // Of another claimant it comes too late: the events are posted again.
        if let delivered, known.claimant == claimant, delivered > after, delivered <= end { after = delivered }
        let part = try TelemetryTable.feed(of: tenant, .all, after: after, database)
        let hasNone = part.events.isEmpty
        try database.run(
            """
            UPDATE telemetry_webhooks SET position = ?, claimant = ?, claimed_until_ms = ?, asked_at_ms = ? WHERE organization_id = ? AND app_id = ?
            """, [after, hasNone ? "" : claimant, hasNone ? 0 : (now + claim).milliseconds, now, tenant.organizationId, tenant.appId])
        return Taken(events: part.events, after: after, position: part.position)
    }
}
