import CarillonAPI
import GRDB
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

    /// Counts a reminder or a report that found nothing to tell.
    static func addNothingToReport(to tenant: CommonV1.Tenant, _ database: Database) throws {
        var counters = CounterChanges()
        counters.add(1, CounterName.eventSkipped(.nothingToReport), organizationID: tenant.organizationId, appID: tenant.appId)
        try add(counters, database)
    }

    /// The tenants that have a counter.
    static func tenants(counting name: String, _ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT organization_id, app_id FROM counters WHERE name = ?", [name]) {
            CommonV1.Tenant(organizationId: $0[0], appId: $0[1])
        }
    }

    /// One tenant's counters, or the sums over all tenants where the tenant names no app.
    static func read(_ database: Database, tenant: CommonV1.Tenant) throws -> [String: Int64] {
        let counters =
            tenant.appId.isEmpty
            ? try database.rows(
                "SELECT name, SUM(value) FROM counters WHERE ? = '' OR organization_id = ? GROUP BY name",
                [tenant.organizationId, tenant.organizationId]
            ) { ($0[0] as String, $0[1] as Int64) }
            : try database.rows(
                "SELECT name, value FROM counters WHERE organization_id = ? AND app_id = ?", [tenant.organizationId, tenant.appId]
            ) { ($0[0] as String, $0[1] as Int64) }
        return Dictionary(uniqueKeysWithValues: counters)
    }
}
