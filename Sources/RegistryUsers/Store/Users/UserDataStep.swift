import CarillonAPI
import DurableWork
import RegistryTenants
import ServiceKit
import Storage

/// How one table's rows of a user are exported and erased.
///
/// In every statement ?1 is the organization, ?2 the app, ?3 the user's id and ?4 what stands for the user afterwards.
struct UserDataStep: Sendable {
    enum Erasing: Sendable {
        /// One statement, for which there is an index.
        case statement(String)
        /// The table has no index by user. Its rows are found by going through it outside of any transaction, and deleted by their key.
        case scanning(TableScan)
        /// One statement that changes the rows whose ids are a JSON list in ?5: so many at a time as ``Reading/pages`` finds.
        case pages(String)
    }

    /// How rows are read for a disclosure.
    enum Reading: Sendable {
        /// At once: a user has so few of them.
        case whole
        /// In pages by `id`; the condition finds those after ?4, at most ?5, lowest first.
        case pages
    }

    /// The table, and the section of the disclosure.
    let table: String
    /// Columns that can hold the user's id. A test compares them with the schema.
    let userColumns: [String]
    let erasing: Erasing
    /// What is disclosed: members of a JSON object and where their values come from. Empty where the rows say nothing of the user that
    /// another section does not.
    let members: [(name: String, sql: String)]
    /// Which rows are disclosed.
    let condition: String
    let reading: Reading

    init(
        _ table: String, userColumns: [String] = ["user_id"], erasing: Erasing? = nil, members: [(name: String, sql: String)],
        condition: String = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3", reading: Reading = .whole
    ) {
        self.table = table
        self.userColumns = userColumns
        self.erasing = erasing ?? .statement("DELETE FROM \(table) WHERE \(condition)")
        self.members = members
        self.condition = condition
        self.reading = reading
    }

    /// Members that are named like their columns.
    static func columns(_ names: String...) -> [(name: String, sql: String)] { columns(names) }

    static func columns(_ names: [String]) -> [(name: String, sql: String)] { names.map { (name: $0, sql: $0) } }
}

extension UserDataStep {
    /// Every table of the registry that can hold something of a user, in the order in which erasure goes through them: what refers to a
    /// device before the devices.
    static let all: [UserDataStep] = [
        // Found by the roles that the user's row names; so it goes before that.
        UserDataStep(
            "user_roles",
            erasing: .statement(
                """
                DELETE FROM user_roles WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND role IN (
                    SELECT r.value FROM users AS u, json_each(u.roles) AS r
                    WHERE u.organization_id = ?1 AND u.app_id = ?2 AND u.user_id = ?3)
                """), members: []),
        UserDataStep(
            "relationships", userColumns: ["guardian_user_id", "child_user_id"],
            members: columns(
                "relationship_id", "guardian_user_id", "child_user_id", "kind", "status", "verified_at_ms", "ended_at_ms", "created_at_ms"),
            condition: "organization_id = ?1 AND app_id = ?2 AND (guardian_user_id = ?3 OR child_user_id = ?3)"),
        // About to be told to preferences; it stands with the relationships.
        outbox(PreferencesV1.EndedGuardianship.self),
        UserDataStep("group_members", members: columns("group_id")),
        UserDataStep(
            "users",
            members: columns(
                "user_id", "display_name", "email", "locale", "timezone", "status", "inactive_reason", "birth_date", "under_13", "reduce_motion",
                "emoji_ok", "created_at_ms", "updated_at_ms") + [
                    (name: "roles", sql: "json(roles)")
                ]),
        UserDataStep(
            "channel_members",
            erasing: .scanning(TableScan("channel_members", key: ["channel_id", "user_id"], of: .texts, scope: .app, window: membersAtOnce)),
            members: columns("channel_id")),
        UserDataStep(
            "thread_followers",
            erasing: .scanning(TableScan("thread_followers", key: ["thread_id", "user_id"], of: .texts, scope: .app, window: membersAtOnce)),
            members: columns("thread_id")),
        UserDataStep("presence", members: columns("device_id", "status", "active_channel", "last_activity_at_ms", "reported_at_ms")),
        // They name devices; what they say of them stands with the devices.
        UserDataStep(
            "held_invalidations", userColumns: [],
            erasing: .statement(
                """
                DELETE FROM held_invalidations WHERE push_device_id IN (
                    SELECT push_device_id FROM devices WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3)
                """), members: []),
        UserDataStep("invalidation_journal", members: columns("push_device_id", "provider", "reason", "invalidated_at_ms")),
        // What others will not take.
        UserDataStep(
            Quarantine.table, userColumns: Quarantine.userColumns,
            members: columns("outbox", "peer", "reason", "detail", "first_at_ms", "last_at_ms"),
            condition: Quarantine.ofUser),
        // About to be told to receipts, which disclose it.
        outbox(ReceiptsV1.TelemetryEvent.self),
        // About to be told to preferences, which disclose it.
        outbox(PreferencesV1.DevicePermission.self),
        UserDataStep("push_switches", members: columns("is_off", "changed_at_ms")),
        UserDataStep("purge_notices", members: columns("push_device_id", "state", "noticed_at_ms", "purge_at_ms")),
        // All but what the device's row holds.
        UserDataStep(
            "web_subscriptions", userColumns: ["user_agent"],
            members: columns(
                "push_device_id", "subscription_id", "browser", "browser_version", "user_agent", "subscribed_at_ms", "unsubscribed_at_ms"),
            condition: ofOwnDevices),
        UserDataStep(
            DeliveryCounters.table, userColumns: [],
            members: columns("push_device_id", "sent", "delivered", "opened", "last_notification_at_ms") + [
                (name: "last_status", sql: UserDataTable.deliveryStatus("last_status"))
            ],
            condition: ofOwnDevices),
        UserDataStep(
            "activity_addresses",
            members: columns("push_device_id", "kind", "name", "registered_at_ms", "updated_at_ms", "expires_at_ms") + [tokenHash]),
        UserDataStep(
            "revoked_tokens",
            members: columns(
                "push_device_id", "device_id", "push_token_type", "reason", "registered_at_ms", "revoked_at_ms") + [tokenHash]),
        // All but the sealed token.
        UserDataStep(
            "devices",
            members: columns(DeviceRow.columns.filter { !["organization_id", "app_id", "token_hash", "address"].contains($0) } + ["expires_at_ms"])
                + [tokenHash]),
        // Answers that were remembered for the user's own calls.
        UserDataStep(
            "idempotency_keys", userColumns: ["principal"], members: columns("method", "key", "expires_at_ms"),
            condition: "organization_id = ?1 AND app_id = ?2 AND principal = 'user:' || ?3"),
        UserDataStep(
            "feature_flags", userColumns: ["user_ids"],
            erasing: .statement(
                """
                UPDATE feature_flags SET user_ids = (SELECT json_group_array(value) FROM json_each(user_ids) WHERE value <> ?3)
                WHERE organization_id = ?1 AND app_id = ?2 AND EXISTS (SELECT 1 FROM json_each(user_ids) WHERE value = ?3)
                """), members: columns("name", "value"),
            condition: "organization_id = ?1 AND app_id = ?2 AND EXISTS (SELECT 1 FROM json_each(user_ids) WHERE value = ?3)"),
        // Records of the audit log stay; a hash takes the place of the name.
        UserDataStep(
            "audit_log", userColumns: ["actor", "subject"],
            erasing: .pages(
                """
                UPDATE audit_log SET actor = CASE WHEN \(isActor) THEN ?4 ELSE actor END,
                    subject = CASE WHEN \(isSubject) THEN ?4 ELSE subject END
                WHERE id IN (SELECT value FROM json_each(?5))
                """),
            members: columns("at_ms", "actor", "action", "subject", "details") + [
                (name: "actor_organization_id", sql: "home_organization_id"), (name: "actor_app_id", sql: "home_app_id"),
            ], condition: "id IN (\(auditRecords) ORDER BY 1 LIMIT ?5)", reading: .pages),
    ]

    private static func outbox<Item: OutboxItem>(_: Item.Type) -> UserDataStep {
        UserDataStep(
            Item.policy.table, userColumns: ["user_id", "other_user_id"], members: [], condition: Outbox<Item>.rowsOfUser)
    }

    /// Rows are short, and an app may have millions of them.
    private static let membersAtOnce = 10_000

    /// Tables that hold nothing of any user; the erasures' own keeps a user's id only until all services have confirmed.
    static let tablesWithoutUsers: Set<String> = [
        "organizations", "apps", "channels", "threads", "service_keys", "counted_failures", "invalidation_modes", "own_catalogues", "erasures",
        "registration_counts", "expired_token_counts", "counted_ledgers", "vapid_keys", "token_secrets", "user_groups",
    ]

    /// What stands beside the user's devices, those included that a verdict removed and that may be brought back.
    private static let ofOwnDevices = """
        push_device_id IN (SELECT push_device_id FROM devices WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3
            UNION SELECT push_device_id FROM invalidation_journal
            WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device IS NOT NULL)
        """

    /// Ids of the records of what the user did, in whatever app, and of what was done to the user. Indexes are named because the planner would
    /// rather read all records of the app.
    private static let auditRecords = """
        SELECT id FROM audit_log INDEXED BY audit_log_by_home
        WHERE home_organization_id = ?1 AND home_app_id = ?2 AND actor = 'user:' || ?3 AND id > ?4
        UNION SELECT id FROM audit_log INDEXED BY audit_log_by_actor
        WHERE organization_id = ?1 AND app_id = ?2 AND actor = 'user:' || ?3 AND home_organization_id = '' AND home_app_id = '' AND id > ?4
        UNION SELECT id FROM audit_log INDEXED BY audit_log_by_subject WHERE \(isSubject) AND id > ?4
        """

    /// The user did it: one of the same name in another app is somebody else. Records from before actors had an app are their own app's.
    private static let isActor = """
        actor = 'user:' || ?3 AND (
            home_organization_id = ?1 AND home_app_id = ?2
            OR home_organization_id = '' AND home_app_id = '' AND organization_id = ?1 AND app_id = ?2)
        """

    private static let isSubject = "subject = ?3 AND action IN (\(actionsOnUsers)) AND organization_id = ?1 AND app_id = ?2"

    private static let actionsOnUsers = AuditAction.onUsers.map { "'\($0.rawValue)'" }.joined(separator: ", ")

    private static let tokenHash = (name: "token_hash", sql: "CASE WHEN token_hash IS NULL THEN '' ELSE 'sha256:' || lower(hex(token_hash)) END")
}

extension UserDataStep {
    /// Rows of one page.
    private static let page = 500

    /// Reads what is held of a user in this table, a JSON object a row, and hands it on as it is found.
    func disclose(_ user: UserKey, _ store: Store, found: ([String]) async throws -> Void) async throws {
        guard !members.isEmpty else { return }
        let sql = "SELECT json_object(\(members.map { "'\($0.name)', \($0.sql)" }.joined(separator: ", "))) FROM \(table)"
        switch (erasing, reading) {
        case (.scanning(let scan), _):
            try await scan.run(
                for: user.stored, store,
                read: { [condition] window, database in
                    try database.rows("\(sql) WHERE \(condition) AND \(window.condition)", window.arguments) { $0[0] as String }
                }, found: found)
        case (_, .whole):
            let rows = try await store.read { [condition] in try $0.rows("\(sql) WHERE \(condition)", user.arguments) { $0[0] as String } }
            if !rows.isEmpty { try await found(rows) }
        case (_, .pages):
            try await pages(of: user, store) { ids in
                try await found(
                    try await store.read { database in
                        try database.rows("\(sql) WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id", [ids]) { $0[0] as String }
                    })
            }
        }
    }

    /// Hands on the ids of the user's rows, lowest first, each page a JSON list.
    private func pages(of user: UserKey, _ store: Store, _ found: (String) async throws -> Void) async throws {
        var after: Int64? = 0
        while let last = after {
            let ids = try await store.read { [table, condition] database in
                try database.rows("SELECT id FROM \(table) WHERE \(condition) ORDER BY id", user.arguments + [last, Self.page]) { $0[0] as Int64 }
            }
            if !ids.isEmpty { try await found("[\(ids.map(String.init).joined(separator: ","))]") }
            after = ids.count == Self.page ? ids.last : nil
        }
    }

    /// Erases what an index finds.
    ///
    /// - Returns: how many rows were removed, or lost the user's name; 0 for a table that is erased in portions.
    func erase(_ user: UserKey, _ database: Database) throws -> Int {
        guard case .statement(let sql) = erasing else { return 0 }
        return try database.countChanges(sql, user.arguments(for: sql))
    }

    /// Erases what has to be looked for, or may be much, in transactions of its own.
    ///
    /// - Returns: how many rows were removed, or lost the user's name; 0 for any other table.
    func eraseInPortions(_ user: UserKey, _ store: Store) async throws -> Int {
        switch erasing {
        case .statement: return 0
        case .scanning(let scan): return try await UserDataTable.deleting(scanning: scan, where: condition)(user.stored, store)
        case .pages(let sql):
            var changed = 0
            try await pages(of: user, store) { ids in
                changed += try await store.write { try $0.countChanges(sql, user.arguments + [user.pseudonym, ids]) }
            }
            return changed
        }
    }
}
