import CarillonAPI
import Providers
import ServiceKit
import Storage
import Synchronization

/// ``PushQueue`` on the dispatcher's own store (DISP-01, engine `sqlite`). The process that opened the store is its only owner, so leases are in
/// memory (``ClaimLedger``), and a claim writes nothing.
///
/// A call that changes rows is one write. Writes that arrive together share a transaction (group commit), so a call costs at most one fsync,
/// however many rows it has.
final class SQLitePushQueue: PushQueue {
    let store: Store
    private let memory: Mutex<Memory>
    /// Leases begin on the writer's thread, so a claim sees the rows of every settlement before it.
    let ledger = Mutex(ClaimLedger())
    let recent = Mutex(RecentPushes())
    /// Changed on the writer's thread.
    let ends = Mutex(EndListing())

    /// What the writer remembers between calls. After a failed transaction it may be ahead of the file, which is harmless: positions and row numbers
    /// may have gaps.
    struct Memory {
        /// The position of the next delivery that is queued, over all routes.
        var nextPosition: Int64
        /// Row numbers are not reused while the process runs: a delivery in flight may belong to a push that was deleted.
        var nextPushRow: Int64
        var routes: [Route: Int64]
        var routesByRow: [Int64: Route]
    }

    /// Most rows of one housekeeping or pruning step, so that other writes wait only a short time.
    static let stepLimit = 5_000

    /// Blocks; call it while starting.
    init(store: Store) async throws {
        self.store = store
        let (position, push, routes) = try await store.read { database in
            let position = try Int64.fetchOne(database, sql: "SELECT max(position) FROM deliveries") ?? 0
            let push = try Int64.fetchOne(database, sql: "SELECT max(push_row) FROM pushes") ?? 0
            let rows = try Row.fetchAll(database, sql: "SELECT route_row, organization_id, app_id, provider, environment FROM routes")
            return (position, push, try rows.map { try SQLitePushQueue.route($0) })
        }
        memory = Mutex(
            Memory(
                nextPosition: position + 1, nextPushRow: push + 1,
                routes: Dictionary(uniqueKeysWithValues: routes.map { ($0.route, $0.row) }),
                routesByRow: Dictionary(uniqueKeysWithValues: routes.map { ($0.row, $0.route) })))
    }

    /// Reads `route_row, organization_id, app_id, provider, environment`.
    static func route(_ row: Row) throws -> ReadyRoute {
        let number: Int64 = row[0]
        let (provider, environment) = (ProviderID(rawValue: row[3]), ProviderEnvironment(rawValue: row[4]))
        return ReadyRoute(row: number, route: Route(organizationID: row[1], appID: row[2], provider: provider, environment: environment))
    }

    func nextPosition() -> Int64 {
        memory.withLock { memory in
            defer { memory.nextPosition += 1 }
            return memory.nextPosition
        }
    }

    func nextPushRow() -> Int64 {
        memory.withLock { memory in
            defer { memory.nextPushRow += 1 }
            return memory.nextPushRow
        }
    }

    /// The row number of a route, which is inserted when it is new. Runs on the writer's thread.
    func routeRow(_ route: Route, in database: Database) throws -> Int64 {
        if let known = memory.withLock({ $0.routes[route] }) { return known }
        try database.execute(
            sql: "INSERT OR IGNORE INTO routes (organization_id, app_id, provider, environment) VALUES (?, ?, ?, ?)",
            arguments: [route.organizationID, route.appID, route.provider.rawValue, route.environment.rawValue])
        // Not remembered here, because this transaction may still fail. `remember` is called after the commit.
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

    /// Routes of an app by row; nil: of all apps.
    func routes(of app: CommonV1.Tenant?) -> [Int64: Route] {
        memory.withLock { $0.routesByRow.filter { app == nil || $0.value.tenant == app } }
    }
}

/// The store's contents are not what this program wrote.
enum QueueError: Error, CustomStringConvertible {
    case unreadable(String)

    var description: String {
        switch self {
        case .unreadable(let what):
            "the dispatcher's store cannot be read: \(what); was it written by another version? Restore a backup or start a new run folder"
        }
    }
}
