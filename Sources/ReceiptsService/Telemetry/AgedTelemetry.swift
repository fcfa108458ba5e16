import CarillonAPI
import ServiceKit
import Storage

/// Takes the names from telemetry events that have reached their age (PRIV-08). What happened, when, and on what kind of device stays.
enum AgedTelemetry {
    /// Properties from which a user could be told: ids that belong to one person, and where a person went.
    static let telling = [
        "notification_id", "push_id", "push_device_id", "device_id", "device_ids", "consent_id", "provider_message_id", "deep_link_target",
        "old_token_hash", "new_token_hash",
    ]

    /// Puts pseudonyms in the place of users in some events that happened before an instant, under the key of the current quarter.
    ///
    /// - Returns: how many; fewer than `limit` when nothing is left.
    static func anonymize(_ tenant: CommonV1.Tenant, before: Int64, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT id, user_id FROM telemetry_events INDEXED BY telemetry_named
                WHERE organization_id = ? AND app_id = ? AND occurred_at_ms < ? AND user_id <> '' AND user_id NOT GLOB 'anon:*'
                ORDER BY occurred_at_ms LIMIT ?
                """, arguments: [tenant.organizationId, tenant.appId, before, limit])
        guard !rows.isEmpty else { return 0 }
        let key = try AgedNotifications.key(at: now, database)
        let paths = telling.map { "'$.\($0)'" }.joined(separator: ", ")
        let update = try database.cachedStatement(
            sql: """
                UPDATE telemetry_events SET user_id = ?1, event_id = 'anon:' || id,
                    properties = json_replace(json_remove(properties, \(paths)), '$.user_id', ?1)
                WHERE id = ?2
                """)
        for row in rows {
            let pseudonym = Anonymizing.pseudonym("anon:", of: StoredUser(row[1], of: tenant), key: key)
            try update.execute(arguments: [pseudonym, row[0] as Int64])
        }
        return rows.count
    }
}
