import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.UserData`: what preferences hold of a user, for the user to read (PRIV-11).
struct UserDataHandlers: PreferencesV1.UserData.ServiceProtocol {
    let store: Store
    let audit: any AuditSink
    private let pace: DisclosurePace

    init(store: Store, audit: any AuditSink, clock: any DomainClock) {
        self.store = store
        self.audit = audit
        pace = DisclosurePace(clock: clock)
    }

    func exportUser(
        _ request: PreferencesV1.ExportUserRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        try PreferencesHandlers.checkUser(request.userId)
        try await pace.keep(Tenant(request.tenant).user(request.userId)) {
            try await audit.record(.init("preferences.exported", subject: request.userId, tenant: request.tenant), context)
            try await disclose(request.userId, Tenant(request.tenant), response)
        }
    }

    func exportOwnData(
        _ request: PreferencesV1.ExportOwnDataRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext
    ) async throws {
        let (userId, tenant) = try context.ownUser()
        try PreferencesHandlers.checkUser(userId)
        try await pace.keep(Tenant(tenant).user(userId)) { try await disclose(userId, Tenant(tenant), response) }
    }

    private func disclose(
        _ userId: String, _ tenant: Tenant, _ response: ResponseWriter<PreferencesV1.ExportUserResponse>
    ) async throws {
        func write(_ rows: [String], of name: String) async throws {
            for section in CommonV1.UserDataSection.parts(rows, of: name) { try await response.write(.init(section: section)) }
        }
        // What waits in an outbox says nothing that another section does not. What a peer refuses may be older than what the others say.
        for table in UserErasure.tables where !UserErasure.outboxes.contains(table) {
            let rows = try await store.read { database in
                table == "documents"
                    ? try UserDisclosure.document(of: userId, tenant: tenant, database)
                    : try UserDisclosure.rows(of: table, userId: userId, tenant: tenant, database)
            }
            try await write(rows, of: table)
        }
        try await UserDataTable.quarantine.disclose(tenant.user(userId), store) { try await write($0, of: Quarantine.table) }
        try await write(try await store.read { try UserDisclosure.consentsGiven(by: userId, tenant: tenant, $0) }, of: "consents_given")
    }
}

/// Rows of this store as their user reads them.
enum UserDisclosure {
    /// Of any table but the documents': a JSON object a row, its members the columns.
    static func rows(of table: String, userId: String, tenant: Tenant, _ database: Database) throws -> [String] {
        let columns =
            try ConsentRows.disclosed[table]
            ?? database.columns(in: table).map(\.name).filter { !["id", "organization_id", "app_id", "user_id"].contains($0) }
        let object = columns.map { "'\($0)', \($0)" }.joined(separator: ", ")
        return try String.fetchAll(
            database.cachedStatement(
                sql: "SELECT json_object(\(object)) FROM \(table) WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: [tenant.organization, tenant.app, userId])
    }

    /// What the user said as a guardian, with the record of each consent.
    static func consentsGiven(by userId: String, tenant: Tenant, _ database: Database) throws -> [String] {
        try String.fetchAll(
            database.cachedStatement(sql: ConsentRows.givenSQL), arguments: [tenant.organization, tenant.app, userId])
    }

    /// The document with the choices in it.
    static func document(of userId: String, tenant: Tenant, _ database: Database) throws -> [String] {
        try StoredUsers.page(after: "", only: userId, tenant: tenant, database).map { user in
            var members: [String: Any] = [
                "push_enabled": user.pushEnabled, "email_enabled": user.emailEnabled, "promotional_opt_in": user.promotionalOptIn,
                "version": user.version, "updated_at_ms": user.updatedAtMs,
            ]
            members["language"] = user.language
            members["opted_out_at_ms"] = user.optedOutAtMs
            members["choices"] = choices(user.choices ?? .init())
            return String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
        }
    }

    private static func choices(_ choices: PreferencesV1.StoredChoices) -> [String: Any] {
        var members: [String: Any] = [:]
        members["notifications"] = choices.types.map { type in
            var member: [String: Any] = ["type": type.typeId]
            member["push"] = type.push
            member["email"] = type.email
            return member
        }
        members["categories"] = choices.categories.map { ["category": $0.categoryId, "enabled": $0.enabled] as [String: Any] }
        members["sound"] = choices.sound
        members["vibration"] = choices.vibration.map { ["category": $0.categoryId, "milliseconds": $0.milliseconds] as [String: Any] }
        members["device_scope"] = choices.deviceScope
        members["digest_time"] = choices.digestTime
        members["reduce_motion"] = choices.reduceMotion
        members["opt_out_history_ms"] = choices.optOutHistoryMs
        if let hours = choices.quietHours {
            var member: [String: Any] = [:]
            member["enabled"] = hours.enabled
            member["start"] = hours.start
            member["end"] = hours.end
            member["timezone"] = hours.timezone
            member["days_of_week"] = hours.days?.daysOfWeek
            member["allow_critical"] = hours.allowCritical
            members["quiet_hours"] = member
        }
        return members
    }
}
