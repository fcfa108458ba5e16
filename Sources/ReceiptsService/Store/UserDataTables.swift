import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

extension UserDataContract {
    /// The ledger's.
    static func receipts(ids: IdentifierSource) -> UserDataContract {
        UserDataContract(
            .receipts(ids: ids), erase: ReceiptsV1.UserData.Method.eraseUser, export: ReceiptsV1.UserData.Method.exportUser,
            exportOwn: ReceiptsV1.UserData.Method.exportOwnData)
    }
}

extension UserDataTables {
    /// The tables of the ledger that can have data of a user.
    static func receipts(ids: IdentifierSource) -> UserDataTables {
        UserDataTables(
            service: "receipts",
            tables: LedgerUserData.tables(ids: ids),
            withoutUsers: [
                "statistics", "purges", "erased_users", "erased_users_salt", "pseudonym_keys", "retention_progress", "telemetry_counts",
                "telemetry_counted", "telemetry_webhooks", "metric_counts", "device_counter_batches", "tenants", "fallback_mails_counts",
                "inbox_deleted_entities", "alerts", "finished_minutes", "finished_series", "finished_days", "reported_days",
                "resolved_notifications", "badge_updates_counts", "badge_rules", "message_id_readers",
            ])
    }
}

/// Every table's part in export and erasure of a user.
private enum LedgerUserData {
    private static let own = "tenant = \(TenantTable.userNumber) AND user_id = ?3"
    private static let ownByName = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"
    /// Pushes of notifications, each with the names of its app.
    private static let named = """
        (SELECT t.organization_id, t.app_id, m.* FROM tenants t CROSS JOIN notifications m INDEXED BY notifications_by_user ON m.tenant = t.id) n
        """
    private static let ownNamed = "n.organization_id = ?1 AND n.app_id = ?2 AND n.user_id = ?3"
    /// Rows of a table that belong to the user's notifications.
    private static func ofOwn(_ table: String) -> String { "\(named) CROSS JOIN \(table) ON notification_row = n.id WHERE \(ownNamed)" }
    /// Scanned in portions, because a user may have many notifications in a year.
    private static let notifications = TableScan(named, key: ["n.created_at_ms", "n.id"], scope: .user)
    private static let telemetry = TableScan(
        "telemetry_events INDEXED BY telemetry_by_user", key: ["occurred_at_ms", "id"], scope: .user)

    /// Every table that can have data of a user. Erasure anonymizes notifications together with their devices, attempts and reports, and keeps the
    /// rows.
    static func tables(ids: IdentifierSource) -> [UserDataTable] {
        let together: UserDataTable.Erase = { _, _ in 0 }
        return [
            // Before the notifications, because events without a user name their ids.
            UserDataTable(
                "telemetry_events",
                export: UserDataTable.rows(
                    [
                        "event_id": "event_id", "event_type": "event_type", "occurred_at_ms": "occurred_at_ms", "properties": "json(properties)",
                        "notification_type": "notification_type", "provider": "provider",
                    ], from: "telemetry_events INDEXED BY telemetry_by_user WHERE \(ownByName)", scanning: telemetry),
                erase: eraseTelemetry),
            UserDataTable(
                "devices", userColumns: [],
                export: { user, store, found in
                    try await devices("n", from: "\(named) WHERE \(ownNamed) AND n.push_device_id <> ''")(user, store, found)
                    try await devices("d", from: ofOwn("devices d"))(user, store, found)
                }, erase: together),
            UserDataTable(
                "attempts", userColumns: [],
                export: { user, store, found in
                    let first = AttemptTable.firstMessageID("n")
                    try await attempts("n", "attempt_", messageID: first, from: "\(named) WHERE \(ownNamed) AND n.attempt_id <> ''")(
                        user, store, found)
                    try await attempts("a", "", messageID: "a.provider_message_id", from: ofOwn("attempts a"))(user, store, found)
                }, erase: together),
            UserDataTable(
                "client_reports", userColumns: [],
                export: UserDataTable.rows(
                    [
                        "notification_id": "n.notification_id", "push_id": "n.push_id", "push_device_id": "c.push_device_id", "kind": "c.kind",
                        "occurred_at_ms": "c.occurred_at_ms", "received_at_ms": "c.received_at_ms", "app_state": "c.app_state",
                        "dismiss_method": "c.dismiss_method", "deep_link_target": "c.deep_link_target",
                    ], from: ofOwn("client_reports c"), scanning: notifications), erase: together),
            UserDataTable(
                "message_receipts", userColumns: [],
                export: UserDataTable.rows(
                    [
                        "notification_id": "n.notification_id", "channel": "r.channel", "status": UserDataTable.deliveryStatus("r.status"),
                        "attempts": "r.attempts", "failure_reason": "r.failure_reason", "provider_code": "r.provider_code",
                        "provider_message": "r.provider_message", "message_reason": "r.message_reason", "occurred_at_ms": "r.occurred_at_ms",
                    ], from: ofOwn("message_receipts r"), scanning: notifications), erase: together),
            UserDataTable(
                "reported_actions", userColumns: [],
                export: UserDataTable.rows(
                    [
                        "notification_id": "n.notification_id", "push_id": "n.push_id", "push_device_id": "a.push_device_id", "action": "a.action",
                        "report_id": "a.report_id", "occurred_at_ms": "a.occurred_at_ms",
                    ], from: ofOwn("reported_actions a"), scanning: notifications), erase: together),
            // What the sender offered is no data of the user, but may name the user.
            UserDataTable("offered_actions", userColumns: [], erase: together),
            // Before the notifications, whose anonymization changes their ids.
            FallbackMailTable.userData, Outbox<DispatcherV1.PersonMessage>.indexedUserData,
            UserDataTable(
                "notifications",
                export: UserDataTable.rows(
                    [
                        "notification_id": "notification_id", "push_id": "push_id", "event_id": "event_id", "type_id": "type_id",
                        "category_id": "category_id", "channel_id": "channel_id", "message_id": "message_id",
                        "priority": UserDataTable.priority("priority"),
                        "title": "title", "body": "body", "skip_reason": UserDataTable.skipReason("skip_reason"),
                        "status": UserDataTable.deliveryStatus("status"), "badge": "badge",
                        "created_at_ms": "created_at_ms", "expires_at_ms": "expires_at_ms",
                    ], from: "\(named) WHERE \(ownNamed)", scanning: notifications),
                erase: { try await anonymize($0, ids: ids, $1) }),
            InboxTable.userData(where: own), InboxMarkTable.userData(where: own), UserFeedTable.userData(where: ownByName),
            UserDataTable(
                "unread_counters",
                export: UserDataTable.rows(["counter": "counter", "value": "value"], from: "unread_counters WHERE \(own)"),
                erase: UserDataTable.deleting(from: "unread_counters", where: own)),
            BadgeUpdateTable.dueUserData, ShownBadgeTable.userData(where: own),
            // Not exported: it is about to be delivered to the registry, which exports it.
            UserDataTable(
                "device_counters",
                erase: UserDataTable.deleting(
                    scanning: TableScan("device_counters", key: ["batch", "tenant", "push_device_id"]), where: own)),
            .quarantine, IdempotencyRecords.table(),
        ]
    }

    /// Devices of the user's notifications: the first of a push is in the push's row, others in rows of their own.
    ///
    /// - Parameter table: The alias of the table.
    private static func devices(_ table: String, from source: String) -> UserDataTable.Export {
        func column(_ name: String) -> String { "\(table).\(name)" }
        return UserDataTable.rows(
            [
                "notification_id": "n.notification_id", "push_device_id": column("push_device_id"), "device_id": column("device_id"),
                "push_id": column("push_id"), "platform": column("platform"), "provider": column("provider"), "status": column("log_status"),
                "attempts": column("attempts"), "sent_at_ms": column("sent_at_ms"), "delivered_at_ms": column("delivered_at_ms"),
                "displayed_at_ms": column("displayed_at_ms"), "opened_at_ms": column("opened_at_ms"),
                "dismissed_at_ms": column("dismissed_at_ms"), "failed_at_ms": column("failed_at_ms"),
                "failure_reason": column("failure_reason"), "provider_code": column("provider_code"),
                "provider_message_id": column("provider_message_id"), "action_taken": column("action_taken"), "opens": column("opens"),
                "payload_changes": column("payload_changes"),
            ], from: source, scanning: notifications)
    }

    /// Attempts to deliver the user's notifications: the first of a push is in the push's row, others in rows of their own.
    ///
    /// - Parameters:
    ///   - table: The alias of the table.
    ///   - prefix: The prefix of the columns' names.
    ///   - messageID: SQL of the message id at the provider.
    private static func attempts(_ table: String, _ prefix: String, messageID: String, from source: String) -> UserDataTable.Export {
        func column(_ name: String) -> String { "\(table).\(prefix)\(name)" }
        return UserDataTable.rows(
            [
                "notification_id": "n.notification_id", "push_id": "n.push_id", "push_device_id": "\(table).push_device_id",
                "attempt_id": "\(table).attempt_id", "number": column("number"), "provider": column("provider"),
                "provider_status": column("provider_status"),
                "provider_code": column("provider_code"), "provider_message_id": messageID,
                "failure_reason": column("failure_reason"), "occurred_at_ms": column("occurred_at_ms"), "latency_ms": column("latency_ms"),
            ], from: source, scanning: notifications)
    }

    /// Erases events about the user, and events without a user about the user's notifications, whose ids can be computed from the user's id.
    private static func eraseTelemetry(_ user: UserKey, _ store: Store) async throws -> Int {
        let named = try await UserDataTable.deleting(scanning: telemetry, where: ownByName)(user, store)
        let all = TableScan("telemetry_events INDEXED BY telemetry_by_position", key: ["id"], scope: .app)
        let about = """
            user_id = '' AND EXISTS (
                SELECT 1 FROM notifications n WHERE n.tenant = \(TenantTable.userNumber)
                    AND n.notification_id = json_extract(properties, '$.notification_id') AND +n.user_id = ?3)
            """
        return named + (try await UserDataTable.deleting(scanning: all, where: about)(user, store))
    }

    private static func anonymize(_ user: UserKey, ids: IdentifierSource, _ store: Store) async throws -> Int {
        let pseudonym = Pseudonym.once(of: user)
        var changed = 0
        while true {
            let count = try await store.write { database in
                let rows = try database.rows(
                    "SELECT id FROM notifications WHERE \(own) AND superseded = 0 LIMIT \(Anonymization.notificationsPerWrite)", user.arguments
                ) { $0[0] as Int64 }
                try Anonymization.anonymize(
                    rows.map { ($0, pseudonym) }, tenant: .init(organizationId: user.organization, appId: user.app), ids: ids, database)
                return rows.count
            }
            changed += count
            if count < Anonymization.notificationsPerWrite { return changed }
        }
    }
}
