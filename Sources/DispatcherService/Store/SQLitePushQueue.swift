import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// ``PushQueue`` on the dispatcher's own store (DISP-01, engine `sqlite`): the process that opened the store is the only owner.
///
/// Every call is one write, and writes that arrive together share a transaction (group commit), so a call costs one fsync at
/// most, however many rows it has.
final class SQLitePushQueue: PushQueue {
    let store: Store
    private let memory: Mutex<Memory>

    /// What the writer remembers between calls. Only ever ahead of the file by what a failed transaction left behind, which does
    /// no harm: positions may have holes, and routes are looked up again.
    struct Memory {
        /// Place in the line for the next delivery, over all routes.
        var nextPosition: Int64
        var routes: [Route: Int64]
        var routesByRow: [Int64: Route]
    }

    /// Most rows one housekeeping or pruning step touches: a step must not hold the writer long enough to be felt.
    static let stepLimit = 5_000

    /// Blocks; call it while starting.
    init(store: Store) async throws {
        self.store = store
        let (position, routes) = try await store.read { database in
            let position = try Int64.fetchOne(database, sql: "SELECT max(position) FROM deliveries") ?? 0
            let rows = try Row.fetchAll(database, sql: "SELECT route_row, organization_id, app_id, provider, environment FROM routes")
            return (position, try rows.map { try SQLitePushQueue.route($0) })
        }
        memory = Mutex(
            Memory(
                nextPosition: position + 1,
                routes: Dictionary(uniqueKeysWithValues: routes.map { ($0.route, $0.row) }),
                routesByRow: Dictionary(uniqueKeysWithValues: routes.map { ($0.row, $0.route) })))
    }

    /// Reads `route_row, organization_id, app_id, provider, environment`.
    static func route(_ row: Row) throws -> ReadyRoute {
        let number: Int64 = row[0]
        let provider: String = row[3]
        let environment: String = row[4]
        guard let provider = ProviderKind(rawValue: provider), let environment = ProviderEnvironment(rawValue: environment) else {
            throw QueueError.unreadable("route \(number) names provider '\(provider)', environment '\(environment)'")
        }
        return ReadyRoute(row: number, route: Route(organizationID: row[1], appID: row[2], provider: provider, environment: environment))
    }

    func nextPosition() -> Int64 {
        memory.withLock { memory in
            defer { memory.nextPosition += 1 }
            return memory.nextPosition
        }
    }

    /// The row number of a route, made when it is new. Runs on the writer.
    func routeRow(_ route: Route, in database: Database) throws -> Int64 {
        if let known = memory.withLock({ $0.routes[route] }) { return known }
        try database.execute(
            sql: "INSERT OR IGNORE INTO routes (organization_id, app_id, provider, environment) VALUES (?, ?, ?, ?)",
            arguments: [route.organizationID, route.appID, route.provider.rawValue, route.environment.rawValue])
        // Not remembered here: this transaction may still fail. `remember` is called when it has not.
        return try Int64.fetchOne(
            database,
            sql: "SELECT route_row FROM routes WHERE app_id = ? AND organization_id = ? AND provider = ? AND environment = ?",
            arguments: [route.appID, route.organizationID, route.provider.rawValue, route.environment.rawValue])
            ?? { throw QueueError.unreadable("the route of app '\(route.appID)' vanished") }()
    }

    func remember(_ routes: some Sequence<ReadyRoute>) {
        memory.withLock {
            for route in routes {
                $0.routes[route.route] = route.row
                $0.routesByRow[route.row] = route.route
            }
        }
    }

    func readyRoutes(rows: some Sequence<Int64>) -> [ReadyRoute] {
        memory.withLock { memory in
            rows.compactMap { row in memory.routesByRow[row].map { ReadyRoute(row: row, route: $0) } }
        }
    }

    func readyRoutes() async throws -> [ReadyRoute] {
        try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT route_row, organization_id, app_id, provider, environment FROM routes
                    WHERE EXISTS (SELECT 1 FROM deliveries WHERE state = 0 AND deliveries.route_row = routes.route_row)
                    """
            ).map { try SQLitePushQueue.route($0) }
        }
    }

    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts {
        // Routes are few, and an app's deliveries are those of its routes: the indexes of ready, waiting and dead deliveries begin with them.
        let ofApp = app == nil ? "" : Self.ofApp
        let arguments: StatementArguments = app.map { [$0.appId, $0.organizationId] } ?? []
        return try await store.read { database in
            func count(_ count: Count) throws -> Int {
                try Int.fetchOne(database, sql: Self.countSQL(count, ofApp: app != nil), arguments: arguments) ?? 0
            }
            var counts = QueueCounts()
            let queued = try Row.fetchAll(
                database,
                sql: "SELECT route_row, count(*) FROM deliveries INDEXED BY deliveries_ready WHERE state = 0\(ofApp) GROUP BY route_row",
                arguments: arguments)
            counts.queuedByRoute = Dictionary(uniqueKeysWithValues: queued.map { ($0[0] as Int64, $0[1] as Int) })
            counts.leased = try count(.leased)
            counts.waiting = try count(.waiting)
            counts.deadLetters = try count(.dead)
            // Per route and band the first in line is the oldest; there are few of them.
            counts.oldestQueuedAt = try Int64.fetchOne(
                database,
                sql: """
                    SELECT min((SELECT p.created_at_ms FROM deliveries d JOIN pushes p USING (push_row)
                                WHERE d.state = 0 AND d.route_row = r.route_row AND d.rank = b.rank ORDER BY d.position LIMIT 1))
                    FROM routes r, (SELECT 0 AS rank UNION ALL SELECT 1 UNION ALL SELECT 2) b WHERE true\(ofApp)
                    """, arguments: arguments
            ).map { Instant(milliseconds: $0) }
            return counts
        }
    }

    private static let ofApp = " AND route_row IN (SELECT route_row FROM routes WHERE app_id = ? AND organization_id = ?)"

    /// Deliveries that are counted: each by the indexes of its state.
    enum Count: String {
        case leased = "state = 1"
        case waiting = "state = 2"
        case dead = "dead_letter = 1"
    }

    /// - Parameter ofApp: those of one app; its id and its organization's are the arguments.
    static func countSQL(_ count: Count, ofApp: Bool) -> String {
        "SELECT count(*) FROM deliveries WHERE \(count.rawValue)\(ofApp ? Self.ofApp : "")"
    }

    func unsent(organizationID: String, appID: String, notificationID: String) async throws -> [UnsentEntry] {
        try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT r.route_row, r.organization_id, r.app_id, r.provider, r.environment, p.push_id, d.push_device_id, d.state, d.attempts,
                           d.provider_code, d.due_at_ms, p.created_at_ms
                    FROM pushes p JOIN deliveries d USING (push_row) JOIN routes r USING (route_row)
                    WHERE p.notification_id = ? AND p.app_id = ? AND p.organization_id = ? AND d.state < 3 ORDER BY d.delivery_row
                    """, arguments: [notificationID, appID, organizationID]
            ).map { row in
                UnsentEntry(
                    pushID: row[5], pushDeviceID: row[6], route: try SQLitePushQueue.route(row), state: DeliveryState(rawValue: row[7]) ?? .queued,
                    attempts: row[8], providerCode: row[9] ?? "", dueAt: (row[10] as Int64?).map { Instant(milliseconds: $0) },
                    queuedAt: Instant(milliseconds: row[11]))
            }
        }
    }
}

/// A store that does not hold what this program wrote.
enum QueueError: Error, CustomStringConvertible {
    case unreadable(String)

    var description: String {
        switch self {
        case .unreadable(let what):
            "the dispatcher's store cannot be read: \(what); was it written by another version? Restore a backup or start a new run folder"
        }
    }
}
