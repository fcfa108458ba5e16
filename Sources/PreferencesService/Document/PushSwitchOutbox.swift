import CarillonAPI
import ServiceKit
import Storage

/// Tells the registry that users turned push off or on for all their devices (REG-30).
enum PushSwitchOutbox {
    static let table = "push_switch_outbox"
    /// Switches of one call.
    static let batchSize = 500

    /// Notes a document's new master switch, in the transaction that writes the document.
    static func note(_ after: PreferenceDocument, before: PreferenceDocument, userId: String, tenant: Tenant, _ database: Database) throws {
        guard after.pushEnabled != before.pushEnabled else { return }
        try insert(after, userId: userId, tenant: tenant, changedAtMs: try nextStamp(after.updatedAtMs, database), database)
    }

    /// What orders this switch after every one before it: the clock, or the stamp before plus one where the clock is not later than that. So
    /// that a clock that was set back makes no later switch look older, and a store that comes from a backup goes on above what it had told.
    private static func nextStamp(_ nowMs: Int64, _ database: Database) throws -> Int64 {
        try database.cachedStatement(sql: "UPDATE push_switch_stamp SET last_ms = max(last_ms + 1, ?)").execute(arguments: [nowMs])
        return try Int64.fetchOne(database.cachedStatement(sql: "SELECT last_ms FROM push_switch_stamp")) ?? nowMs
    }

    /// The last stamp that was given; not before any that earlier versions took from the clock.
    static let stamps = Migration(
        "push switches are ordered by stamps",
        """
        CREATE TABLE push_switch_stamp (last_ms INTEGER NOT NULL);
        INSERT INTO push_switch_stamp SELECT max(coalesce(max(updated_at_ms), 0), coalesce(max(opted_out_at_ms), 0)) FROM documents;
        """)

    private static func insert(
        _ document: PreferenceDocument, userId: String, tenant: Tenant, changedAtMs: Int64, _ database: Database
    ) throws {
        let message = RegistryV1.PushSwitch(
            tenant: .init(organizationId: tenant.organization, appId: tenant.app), userId: userId, enabled: document.pushEnabled,
            changedAtMs: changedAtMs)
        try Outbox.insert(
            try message.bytes(), about: ChangedUser(organization: tenant.organization, app: tenant.app, user: userId), into: table, database)
    }

    /// Those who turned push off before anybody was told.
    static let backlog = Migration("push switches before they were handed over") { database in
        let rows = try Row.fetchCursor(
            database, sql: "SELECT d.organization_id, d.app_id, d.user_id, \(DocumentRows.columns) FROM documents AS d WHERE d.push_enabled = 0")
        while let row = try rows.next() {
            let document = try DocumentRows.read(row, from: 3)
            try insert(
                document, userId: row[2], tenant: Tenant(organization: row[0], app: row[1]),
                changedAtMs: document.optedOutAtMs ?? document.updatedAtMs, database)
        }
    }

    /// Hands switches over.
    static func deliver(to switches: RegistryV1.PushSwitches.Client) -> OutboxReporter.Deliver {
        { messages in
            let request = RegistryV1.SetPushSwitchesRequest(switches: try messages.map { try RegistryV1.PushSwitch(bytes: $0) })
            return try await switches.setPushSwitches(request).rejected
        }
    }
}
