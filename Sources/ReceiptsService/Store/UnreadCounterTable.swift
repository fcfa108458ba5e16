import CarillonAPI
import Storage

/// Users' unread counters (RCPT-14).
enum UnreadCounterTable {
    static func read(_ tenant: CommonV1.Tenant, userID: String, _ database: Database) throws -> [String: Int64] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: "SELECT counter, value FROM unread_counters WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: [tenant.organizationId, tenant.appId, userID])
        var values: [String: Int64] = [:]
        while let row = try rows.next() { values[row[0]] = row[1] }
        return values
    }

    static func add(_ change: Int64, to counter: String, _ tenant: CommonV1.Tenant, userID: String, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO unread_counters (organization_id, app_id, user_id, counter, value) VALUES (?, ?, ?, ?, MAX(0, ?))
                ON CONFLICT (organization_id, app_id, user_id, counter) DO UPDATE SET value = MAX(0, value + ?)
                """
        ).execute(arguments: [tenant.organizationId, tenant.appId, userID, counter, change, change])
    }

    static func set(_ value: Int64, of counter: String, _ tenant: CommonV1.Tenant, userID: String, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO unread_counters (organization_id, app_id, user_id, counter, value) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, counter) DO UPDATE SET value = excluded.value
                """
        ).execute(arguments: [tenant.organizationId, tenant.appId, userID, counter, value])
    }
}
