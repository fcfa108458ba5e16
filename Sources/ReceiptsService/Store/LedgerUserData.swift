import CarillonAPI
import ServiceKit
import Storage

/// Every table's part in export and erasure of a user.
enum LedgerUserData {
    private static let own = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"
    /// What belongs to the user's notifications, in a table beside them.
    private static func ofOwn(_ table: String) -> String {
        """
        notifications n INDEXED BY notifications_by_user CROSS JOIN \(table) ON notification_row = n.id
        WHERE n.organization_id = ?1 AND n.app_id = ?2 AND n.user_id = ?3
        """
    }
    /// A year of them may be many.
    private static let notifications = TableWalk("notifications n INDEXED BY notifications_by_user", key: ["n.created_at_ms", "n.id"], scope: .user)
    private static let telemetry = TableWalk(
        "telemetry_events INDEXED BY telemetry_by_user", key: ["occurred_at_ms", "id"], scope: .user)

    /// Every table that can hold something of a user. The rows of notifications stay, and with them those of their devices, attempts and
    /// reports: erasure makes them anonymous together.
    static func tables(ids: IdentifierSource) -> [UserDataTable] {
        let together: UserDataTable.Erase = { _, _ in 0 }
        return [
            // Before the notifications: their ids are in events that name nobody.
            UserDataTable(
                "telemetry_events",
                disclose: UserDataTable.rows(
                    ["event_id": "event_id", "event_type": "event_type", "occurred_at_ms": "occurred_at_ms", "properties": "json(properties)"],
                    from: "telemetry_events INDEXED BY telemetry_by_user WHERE \(own)", walking: telemetry),
                erase: eraseTelemetry),
            UserDataTable(
                "devices", userColumns: [],
                disclose: UserDataTable.rows(
                    [
                        "notification_id": "n.notification_id", "push_device_id": "push_device_id", "device_id": "device_id", "push_id": "d.push_id",
                        "platform": "platform", "provider": "provider", "status": "log_status", "attempts": "attempts",
                        "sent_at_ms": "sent_at_ms", "delivered_at_ms": "delivered_at_ms", "displayed_at_ms": "displayed_at_ms",
                        "opened_at_ms": "opened_at_ms", "dismissed_at_ms": "dismissed_at_ms", "failed_at_ms": "failed_at_ms",
                        "failure_reason": "failure_reason", "provider_code": "provider_code", "provider_message_id": "provider_message_id",
                        "action_taken": "action_taken", "opens": "opens",
                    ], from: ofOwn("devices d"), walking: notifications), erase: together),
            UserDataTable(
                "attempts", userColumns: [],
                disclose: UserDataTable.rows(
                    [
                        "notification_id": "n.notification_id", "push_device_id": "push_device_id", "attempt_id": "attempt_id", "number": "number",
                        "provider": "provider", "provider_status": "provider_status", "provider_code": "provider_code",
                        "provider_message_id": "provider_message_id", "failure_reason": "failure_reason", "occurred_at_ms": "occurred_at_ms",
                        "latency_ms": "latency_ms",
                    ], from: ofOwn("attempts a"), walking: notifications), erase: together),
            UserDataTable(
                "client_reports", userColumns: [],
                disclose: UserDataTable.rows(
                    [
                        "notification_id": "n.notification_id", "push_device_id": "push_device_id", "kind": "kind",
                        "occurred_at_ms": "occurred_at_ms", "received_at_ms": "received_at_ms", "app_state": "app_state",
                        "dismiss_method": "dismiss_method", "deep_link_target": "deep_link_target",
                    ], from: ofOwn("client_reports c"), walking: notifications), erase: together),
            UserDataTable(
                "notifications",
                disclose: UserDataTable.rows(
                    [
                        "notification_id": "notification_id", "push_id": "push_id", "event_id": "event_id", "type_id": "type_id",
                        "category_id": "category_id", "channel_id": "channel_id", "message_id": "message_id",
                        "priority": UserDataTable.priority("priority"),
                        "title": "title", "body": "body", "skip_reason": UserDataTable.skipReason("skip_reason"),
                        "status": UserDataTable.deliveryStatus("status"), "badge": "badge",
                        "created_at_ms": "created_at_ms", "expires_at_ms": "expires_at_ms",
                    ], from: "notifications n INDEXED BY notifications_by_user WHERE \(own)", walking: notifications),
                erase: { try await anonymize($0, ids: ids, $1) }),
            UserDataTable(
                "unread_counters",
                disclose: UserDataTable.rows(["counter": "counter", "value": "value"], from: "unread_counters WHERE \(own)"),
                erase: UserDataTable.deleting(from: "unread_counters", where: own)),
            // About to be told to the registry, which discloses it.
            UserDataTable(
                "device_counters",
                erase: UserDataTable.deleting(
                    walking: TableWalk("device_counters", key: ["batch", "organization_id", "app_id", "push_device_id"]), where: own)),
            .quarantine,
        ]
    }

    /// Tables that hold nothing of any user.
    static let tablesWithoutUsers: Set<String> = [
        "statistics", "purges", "erased_users", "pseudonym_keys", "retention_progress", "telemetry_counts", "telemetry_counted",
        "device_counter_batches",
    ]

    /// Events about the user, and those without a user about the user's notifications: the ids of these could be computed from the user's.
    private static func eraseTelemetry(_ user: StoredUser, _ store: Store) async throws -> Int {
        let named = try await UserDataTable.deleting(walking: telemetry, where: own)(user, store)
        let all = TableWalk("telemetry_events INDEXED BY telemetry_by_time", key: ["occurred_at_ms", "id"], scope: .app)
        let about = """
            user_id = '' AND EXISTS (
                SELECT 1 FROM notifications n WHERE n.organization_id = ?1 AND n.app_id = ?2
                    AND n.notification_id = json_extract(properties, '$.notification_id') AND n.user_id = ?3)
            """
        return named + (try await UserDataTable.deleting(walking: all, where: about)(user, store))
    }

    private static func anonymize(_ user: StoredUser, ids: IdentifierSource, _ store: Store) async throws -> Int {
        let pseudonym = Pseudonym.once(of: user)
        var changed = 0
        while true {
            let count = try await store.write { database in
                let rows = try Int64.fetchAll(
                    database, sql: "SELECT id FROM notifications WHERE \(own) LIMIT \(Anonymizing.portion)", arguments: user.arguments)
                try Anonymizing.anonymize(
                    rows.map { ($0, pseudonym) }, tenant: .init(organizationId: user.organization, appId: user.app), ids: ids, database)
                return rows.count
            }
            changed += count
            if count < Anonymizing.portion { return changed }
        }
    }
}
