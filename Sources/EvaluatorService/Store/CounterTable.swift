import CarillonAPI
import Storage

/// Exact statistics, changed in the same transactions as what they count.
enum CounterTable {
    static func add(_ changes: CounterChanges, _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO counters (organization_id, app_id, name, value) VALUES (?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, name) DO UPDATE SET value = value + excluded.value
                """)
        for (key, change) in changes.changes where change != 0 {
            try statement.execute(arguments: [key.organizationID, key.appID, key.name, change])
        }
    }

    /// The tenants that have a counter.
    static func tenants(counting name: String, _ database: Database) throws -> [CommonV1.Tenant] {
        try Row.fetchAll(database, sql: "SELECT organization_id, app_id FROM counters WHERE name = ?", arguments: [name])
            .map { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// One tenant's counters, or the sums over all tenants where the tenant names no app.
    static func read(_ database: Database, tenant: CommonV1.Tenant) throws -> [String: Int64] {
        let rows =
            tenant.appId.isEmpty
            ? try Row.fetchCursor(
                database, sql: "SELECT name, SUM(value) FROM counters WHERE ? = '' OR organization_id = ? GROUP BY name",
                arguments: [tenant.organizationId, tenant.organizationId])
            : try Row.fetchCursor(
                database, sql: "SELECT name, value FROM counters WHERE organization_id = ? AND app_id = ?",
                arguments: [tenant.organizationId, tenant.appId])
        var result: [String: Int64] = [:]
        while let row = try rows.next() { result[row[0]] = row[1] }
        return result
    }
}
