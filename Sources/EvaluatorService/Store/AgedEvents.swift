import CarillonAPI
import ServiceKit
import Storage

/// Deletes the content of events when its retention ends, and decisions on users when the names in receipts, or the receipts, are deleted (PRIV-01,
/// PRIV-08). The ids of events stay, so that duplicates are known.
enum AgedEvents {
    static let schema = """
        -- How far an app's events were worked through, in the order of acceptance.
        CREATE TABLE retention_progress (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          -- content: payloads were emptied; decisions: decisions were deleted.
          kind TEXT NOT NULL,
          -- Row of the last event.
          through INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, kind)
        ) WITHOUT ROWID;
        -- An app's events in the order of acceptance.
        CREATE INDEX events_by_app ON events (organization_id, app_id);
        """

    enum Kind: String, CaseIterable {
        case content, decisions
    }

    /// Events of one transaction.
    static let portion = 500

    /// The events that retention applies to, by a policy at an instant.
    struct Plan: Sendable, Hashable {
        /// Deferred notifications are composed from their event. None is deferred longer than this.
        static let longestWait = Duration.days(8)

        /// Events accepted before this time are due, milliseconds since 1970.
        let before: [Kind: Int64]

        init(_ policy: Policy, now: Instant) {
            func before(_ days: Int) -> Int64 { (now - max(.days(days), Self.longestWait)).milliseconds }
            self.before = [
                .content: before(policy.contentRetentionDays),
                .decisions: before(min(policy.anonymizeUserAfterDays ?? .max, policy.deliveryLogRetentionDays)),
            ]
        }
    }

    /// The apps that events were ever accepted for.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try Row.fetchAll(
            database, sql: "SELECT organization_id, app_id FROM counters WHERE name = ?", arguments: [CounterName.accepted]
        ).map { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// Applies retention to some events accepted before an instant. An event that is pending, or has deferred notifications, ends the round.
    ///
    /// - Returns: how many; fewer than ``portion`` when nothing is left.
    static func run(_ kind: Kind, _ tenant: CommonV1.Tenant, before: Int64, _ database: Database) throws -> Int {
        let through =
            try Int64.fetchOne(
                database.cachedStatement(sql: "SELECT through FROM retention_progress WHERE organization_id = ? AND app_id = ? AND kind = ?"),
                arguments: [tenant.organizationId, tenant.appId, kind.rawValue]) ?? 0
        let rows = try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT id, accepted_at_ms, NOT \(PendingEventTable.isPending) AND NOT EXISTS (SELECT 1 FROM deferrals WHERE event_row = events.id)
                    FROM events INDEXED BY events_by_app WHERE id > ? AND organization_id = ? AND app_id = ? ORDER BY id LIMIT \(portion)
                    """), arguments: [through, tenant.organizationId, tenant.appId]
        ).prefix { ($0[1] as Int64) < before && ($0[2] as Bool) }.map { $0[0] as Int64 }
        guard let last = rows.last else { return 0 }
        let sql =
            switch kind {
            case .content: "UPDATE events SET payload = x'' WHERE id = ?"
            case .decisions: "DELETE FROM decisions WHERE event_row = ? AND user_id <> ''"
            }
        let work = try database.cachedStatement(sql: sql)
        for row in rows { try work.execute(arguments: [row]) }
        try database.cachedStatement(
            sql: """
                INSERT INTO retention_progress (organization_id, app_id, kind, through) VALUES (?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, kind) DO UPDATE SET through = excluded.through
                """
        ).execute(arguments: [tenant.organizationId, tenant.appId, kind.rawValue, last])
        return rows.count
    }
}
