import CarillonAPI
import DurableWork
import RegistryTenants
import ServiceKit
import Storage

extension UserDataTables {
    /// The tables of the registry's store that can have data of a user: those that refer to a device before the devices. The registry leads the
    /// erasure across services, so its contract is not that of ``DurableWork/UserDataService``.
    ///
    /// - Parameter tombstones: knows the pseudonyms of erased users in the audit log.
    static func registry(_ tombstones: Tombstones) -> UserDataTables {
        UserDataTables(
            service: "registry", tables: RegistryUserData.tables(tombstones),
            // Erasures name a user only until all services have confirmed.
            withoutUsers: [
                "organizations", "apps", "channels", "threads", "service_keys", "counted_failures", "invalidation_modes", "own_catalogues",
                "erasures", "registration_counts", "expired_token_counts", "counted_ledgers", "vapid_keys", "token_secrets", "user_groups",
                "alert_outbox",
            ])
    }
}

/// All tables, for export and erasure of a user.
private enum RegistryUserData {
    static func tables(_ tombstones: Tombstones) -> [UserDataTable] {
        people + [.quarantine] + outboxes + addresses + [AuditUserData.table(tombstones)]
    }

    private static let own = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"
    private static let ofOwnRelationships = "organization_id = ?1 AND app_id = ?2 AND (guardian_user_id = ?3 OR child_user_id = ?3)"
    private static let ofOwnFlags = "organization_id = ?1 AND app_id = ?2 AND EXISTS (SELECT 1 FROM json_each(user_ids) WHERE value = ?3)"

    /// Data beside the user's devices, also of removed ones that an undo may restore.
    private static let ofOwnDevices = """
        push_device_id IN (SELECT push_device_id FROM devices WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3
            UNION SELECT push_device_id FROM invalidation_journal
            WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device IS NOT NULL)
        """

    // MARK: Directory

    private static let people: [UserDataTable] = [
        // Found by the roles in the user's row, so it is erased before that row.
        .indexed(
            "user_roles",
            erasing: """
                DELETE FROM user_roles WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND role IN (
                    SELECT r.value FROM users AS u, json_each(u.roles) AS r
                    WHERE u.organization_id = ?1 AND u.app_id = ?2 AND u.user_id = ?3)
                """),
        table(
            "relationships", userColumns: ["guardian_user_id", "child_user_id"],
            ["relationship_id", "guardian_user_id", "child_user_id", "kind", "status", "verified_at_ms", "ended_at_ms", "created_at_ms"],
            where: ofOwnRelationships),
        table("group_members", ["group_id"]),
        table(
            "users",
            [
                "user_id", "display_name", "email", "locale", "timezone", "status", "inactive_reason", "birth_date", "under_13", "reduce_motion",
                "emoji_ok", "created_at_ms", "updated_at_ms",
            ], ["roles": "json(roles)"]),
        members("channel_members", of: "channel_id"),
        members("thread_followers", of: "thread_id"),
        table("presence", ["device_id", "status", "active_channel", "last_activity_at_ms", "reported_at_ms"]),
        table("push_switches", ["is_off", "changed_at_ms"]),
        .indexed(
            "feature_flags", userColumns: ["user_ids"],
            export: UserDataTable.rows(columns: ["name", "value"], from: "feature_flags WHERE \(ofOwnFlags)"),
            erasing: """
                UPDATE feature_flags SET user_ids = (SELECT json_group_array(value) FROM json_each(user_ids) WHERE value <> ?3)
                WHERE \(ofOwnFlags)
                """),
        IdempotencyRecords.table(),
    ]

    // MARK: Messages that peers do not have yet

    /// The peers export these messages. Those about relationships are exported with the relationships.
    private static let outboxes = [
        Outbox<PreferencesV1.EndedGuardianship>.indexedUserData, Outbox<ReceiptsV1.TelemetryEvent>.indexedUserData,
        Outbox<PreferencesV1.DevicePermission>.indexedUserData, Outbox<DispatcherV1.PersonMessage>.indexedUserData,
    ]

    // MARK: Devices and their addresses

    private static let addresses: [UserDataTable] = [
        // They name devices. Their data is exported with the devices.
        .indexed(
            "pending_invalidations", userColumns: [],
            erasing: """
                DELETE FROM pending_invalidations WHERE push_device_id IN (
                    SELECT push_device_id FROM devices WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3)
                """),
        table("invalidation_journal", ["push_device_id", "provider", "reason", "invalidated_at_ms"]),
        table("purge_notices", ["push_device_id", "state", "noticed_at_ms", "purge_at_ms"]),
        // All columns except those in the device's row.
        table(
            "web_subscriptions", userColumns: ["user_agent"],
            ["push_device_id", "subscription_id", "browser", "browser_version", "user_agent", "subscribed_at_ms", "unsubscribed_at_ms"],
            where: ofOwnDevices),
        table(
            DeliveryCounterTable.table, userColumns: [], ["push_device_id", "sent", "delivered", "opened", "last_notification_at_ms"],
            ["last_status": UserDataTable.deliveryStatus("last_status")], where: ofOwnDevices),
        table(
            "activity_addresses", ["push_device_id", "kind", "name", "registered_at_ms", "updated_at_ms", "expires_at_ms"],
            ["token_hash": tokenHash]),
        table(
            "revoked_tokens", ["push_device_id", "device_id", "push_token_type", "reason", "revoked_code", "registered_at_ms", "revoked_at_ms"],
            ["token_hash": tokenHash]),
        // All columns except the sealed token.
        table(
            "devices", DeviceTable.columns.filter { !["organization_id", "app_id", "token_hash", "address"].contains($0) } + ["expires_at_ms"],
            ["token_hash": tokenHash]),
    ]

    private static let tokenHash = "CASE WHEN token_hash IS NULL THEN '' ELSE 'sha256:' || lower(hex(token_hash)) END"

    // MARK: Helpers

    /// A table with an index by user, whose rows erasure deletes.
    private static func table(
        _ name: String, userColumns: [String] = ["user_id"], _ columns: [String], _ others: KeyValuePairs<String, String> = [:],
        where condition: String = own
    ) -> UserDataTable {
        .indexed(
            name, userColumns: userColumns, export: UserDataTable.rows(columns: columns, others, from: "\(name) WHERE \(condition)"),
            erasing: "DELETE FROM \(name) WHERE \(condition)")
    }

    /// A table of members without an index by user. Rows are short, and an app may have millions of them.
    private static func members(_ name: String, of column: String) -> UserDataTable {
        let scan = TableScan(name, key: [column, "user_id"], of: .texts, scope: .app, window: 10_000)
        return UserDataTable(
            name, export: UserDataTable.rows(columns: [column], from: "\(name) WHERE \(own)", scanning: scan),
            erase: UserDataTable.deleting(scanning: scan, where: own))
    }
}
