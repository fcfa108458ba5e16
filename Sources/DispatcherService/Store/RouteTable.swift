import GRDB
import Providers
import Storage

/// Routes by row: one for each app, provider and environment. Those to hosts that users name are deleted when nothing needs them.
enum RouteTable {
    private static let columns = "route_row, organization_id, app_id, provider, environment"

    /// A condition on `route_row`: the routes of one app. The arguments are the app's id and the organization's id.
    static let ofApp = "route_row IN (SELECT route_row FROM routes WHERE app_id = ? AND organization_id = ?)"

    static func all(_ database: Database) throws -> [ReadyRoute] {
        try database.rows("SELECT \(columns) FROM routes") { try route($0) }
    }

    /// Routes with ready deliveries, leased ones included.
    static func ready(_ database: Database) throws -> [ReadyRoute] {
        try database.rows(
            """
            SELECT \(columns) FROM routes
            WHERE EXISTS (SELECT 1 FROM deliveries WHERE state = 0 AND deliveries.route_row = routes.route_row)
            """
        ) { try route($0) }
    }

    /// The row of a route, which is inserted when it is new.
    static func row(of route: Route, _ database: Database) throws -> Int64 {
        try database.run(
            "INSERT OR IGNORE INTO routes (organization_id, app_id, provider, environment) VALUES (?, ?, ?, ?)",
            [route.organizationID, route.appID, route.provider.rawValue, route.environment.rawValue])
        let row: Int64? = try database.firstRow(
            "SELECT route_row FROM routes WHERE app_id = ? AND organization_id = ? AND provider = ? AND environment = ?",
            [route.appID, route.organizationID, route.provider.rawValue, route.environment.rawValue]
        ) { $0[0] }
        guard let row else { throw UnreadableStore("the route of app '\(route.appID)' is missing") }
        return row
    }

    /// Deletes those of the routes that have no unfinished deliveries and no dead letters. The last row stays: SQLite would give its number to the
    /// next route, and numbers of routes are remembered.
    ///
    /// - Returns: the deleted rows.
    static func deleteUnused(_ rows: [Int64], _ database: Database) throws -> [Int64] {
        let unused: [Int64] = try database.rows(
            """
            SELECT route_row FROM routes
            WHERE route_row IN (SELECT value FROM json_each(?)) AND route_row < (SELECT max(route_row) FROM routes)
              AND NOT EXISTS (SELECT 1 FROM deliveries WHERE state = 0 AND deliveries.route_row = routes.route_row)
              AND NOT EXISTS (SELECT 1 FROM deliveries WHERE state = 2 AND deliveries.route_row = routes.route_row)
              AND NOT EXISTS (SELECT 1 FROM deliveries WHERE dead_letter = 1 AND deliveries.route_row = routes.route_row)
            """, [JSONArray.text(rows)]
        ) { $0[0] }
        guard !unused.isEmpty else { return [] }
        try database.run("DELETE FROM routes WHERE route_row IN (SELECT value FROM json_each(?))", [JSONArray.text(unused)])
        return unused
    }

    /// Reads the first five columns of a row: `route_row, organization_id, app_id, provider, environment`.
    static func route(_ row: Row) throws -> ReadyRoute {
        let number: Int64 = row[0]
        let (provider, environment) = (ProviderID(rawValue: row[3]), ProviderEnvironment(rawValue: row[4]))
        return ReadyRoute(row: number, route: Route(organizationID: row[1], appID: row[2], provider: provider, environment: environment))
    }
}
