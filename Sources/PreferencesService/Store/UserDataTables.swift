import CarillonAPI
import DurableWork
import ServiceKit
import Storage

extension UserDataTables {
    /// The tables of the preferences store that can have data of a user. One transaction erases all of them.
    ///
    /// - Parameter address: The user's address in lower case; empty: unknown.
    static func preferences(address: String = "") -> UserDataTables {
        UserDataTables(
            service: "preferences", tables: PreferencesUserData.tables + [IdempotencyRecords.table(andNaming: address)],
            views: [("consents_given", PreferencesUserData.rows { try ConsentTable.given(by: $0, $1) })],
            withoutUsers: ["erased_users", "erased_users_salt", "push_switch_stamp"])
    }
}

/// Every table's part in export and erasure of a user.
private enum PreferencesUserData {
    static let tables: [UserDataTable] = [
        .indexed(
            "documents",
            export: rows { user, database in try DocumentTable.find(user, database).map { [$0.dataExport()] } ?? [] },
            erasing: deletion(from: "documents")),
        table("channel_settings", ["channel_id", "muted", "muted_until_ms", "notify_all", "starred"]),
        table("permission_states", ["device_id", "status", "changed_from", "changed_at_ms", "refused_at_ms", "settings_opened_at_ms"]),
        table("permission_changes", ["device_id", "old_status", "new_status", "changed_from", "changed_at_ms"]),
        table("prompt_outcomes", ["device_id", "kind", "outcome", "at_ms"]),
        table("prompt_activity", ["value_reached", "active_days", "last_active_day"]),
        table("local_configs", ["options", "updated_at_ms"]),
        table("local_contents", ["locale", "headline", "summary", "data", "put_at_ms"]),
        table("consents", userColumns: ["user_id", "guardian_key", "guardian_user_id", "guardian_email"], ConsentTable.exportedColumns),
        table("consent_changes", userColumns: ["user_id", "actor"], ConsentTable.exportedChangeColumns),
        Outbox<RegistryV1.PushSwitch>.indexedUserData, Outbox<ReceiptsV1.TelemetryEvent>.indexedUserData,
        Outbox<DispatcherV1.PersonMessage>.indexedUserData, .quarantine,
    ]

    private static let own = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"

    private static func table(_ name: String, userColumns: [String] = ["user_id"], _ columns: [String]) -> UserDataTable {
        .indexed(
            name, userColumns: userColumns, export: UserDataTable.rows(columns: columns, from: "\(name) WHERE \(own)"),
            erasing: deletion(from: name))
    }

    /// Exports the JSON objects that one read finds.
    static func rows(_ read: @escaping @Sendable (UserKey, Database) throws -> [String]) -> UserDataTable.Export {
        { user, store, found in
            let rows = try await store.read { try read(user, $0) }
            if !rows.isEmpty { try await found(rows) }
        }
    }

    private static func deletion(from table: String) -> String { "DELETE FROM \(table) WHERE \(own)" }
}
