import CarillonAPI
import Storage

/// The names under which the evaluator counts.
enum CounterName {
    static let accepted = "events_accepted"
    static let evaluated = "events_evaluated"
    static let targets = "targets"
    static let enqueued = "enqueued"
    static func skipped(_ reason: CommonV1.SkipReason) -> String { skippedPrefix + reason.name }
    static func type(_ typeID: String) -> String { typePrefix + typeID }
    static func eventSkipped(_ reason: CommonV1.SkipReason) -> String { eventSkippedPrefix + reason.name }

    static let skippedPrefix = "skipped/"
    static let typePrefix = "type/"
    static let eventSkippedPrefix = "event_skipped/"
}

/// Counts to be added, by tenant and name.
struct CounterChanges: Sendable {
    struct Key: Hashable, Sendable {
        var organizationID: String
        var appID: String
        var name: String
    }

    private(set) var changes: [Key: Int64] = [:]

    mutating func add(_ count: Int64 = 1, _ name: String, organizationID: String, appID: String) {
        changes[Key(organizationID: organizationID, appID: appID, name: name), default: 0] += count
    }

    func apply(_ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO counters (organization_id, app_id, name, value) VALUES (?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, name) DO UPDATE SET value = value + excluded.value
                """)
        for (key, change) in changes where change != 0 {
            try statement.execute(arguments: [key.organizationID, key.appID, key.name, change])
        }
    }
}

enum CounterTable {
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
