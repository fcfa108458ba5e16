import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Old telemetry events: anonymized, later deleted.
extension TelemetryTable {
    /// How long the id of an event that was only counted is kept, so that it does not count twice.
    static let countedLifetime = Duration.days(7)

    /// Deletes old ids of counted events (``countedLifetime``).
    ///
    /// - Returns: how many, at most `limit`.
    static func forgetCounted(now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM telemetry_counted WHERE (organization_id, app_id, event_id) IN (
                SELECT organization_id, app_id, event_id FROM telemetry_counted WHERE counted_at_ms <= ? LIMIT ?)
            """, [now - countedLifetime, limit])
    }

    /// Deletes events of an app that happened before an instant (RCPT-19).
    ///
    /// - Returns: how many events, at most `limit`.
    static func deleteOld(_ tenant: CommonV1.Tenant, before: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM telemetry_events WHERE id IN (
                SELECT id FROM telemetry_events INDEXED BY telemetry_by_time
                WHERE organization_id = ? AND app_id = ? AND anonymous IN (0, 1) AND occurred_at_ms < ? LIMIT ?)
            """, [tenant.organizationId, tenant.appId, before, limit])
    }

    /// Properties that identify a user: ids of one person, and places that a person visited.
    private static let identifyingProperties = [
        "notification_id", "push_id", "push_device_id", "device_id", "device_ids", "consent_id", "provider_message_id", "deep_link_target",
        "old_token_hash", "new_token_hash", "host_event_id",
    ]

    /// Replaces the users of some events before an instant by pseudonyms, with the key of the current quarter (PRIV-08). Type, time and kind of
    /// device stay. Events without a user lose the same properties: the registry and the ledger know the users of devices and notifications.
    ///
    /// - Returns: how many; fewer than `limit` when nothing is left.
    static func anonymize(_ tenant: CommonV1.Tenant, before: Instant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let events = try database.rows(
            """
            SELECT id, user_id FROM telemetry_events INDEXED BY telemetry_by_time
            WHERE organization_id = ? AND app_id = ? AND anonymous = 0 AND occurred_at_ms < ?
            ORDER BY occurred_at_ms LIMIT ?
            """, [tenant.organizationId, tenant.appId, before, limit]
        ) { (row: $0[0] as Int64, user: $0[1] as String) }
        guard !events.isEmpty else { return 0 }
        let key = try PseudonymKeyTable.key(at: now, database)
        let paths = identifyingProperties.map { "'$.\($0)'" }.joined(separator: ", ")
        // The new id has a space, and clients' event ids have none. So it cannot collide with a client's event.
        let update = """
            UPDATE telemetry_events SET user_id = ?1, event_id = 'anon: ' || id, anonymous = 1,
                properties = json_replace(json_remove(properties, \(paths)), '$.user_id', ?1)
            WHERE id = ?2
            """
        for (row, user) in events {
            let pseudonym = user.isEmpty ? "" : Pseudonym.make("anon:", of: UserKey(user, of: tenant), key: key)
            try database.run(update, [pseudonym, row])
        }
        return events.count
    }
}
