import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension DeliveryTable {
    /// Counts by state.
    ///
    /// - Parameters:
    ///   - app: nil: all apps.
    ///   - routes: the rows of its routes.
    static func counts(of app: CommonV1.Tenant?, routes: [Int64], _ ledger: ClaimLedger, _ database: Database) throws -> QueueCounts {
        // An app's deliveries are those of its few routes. The indexes of ready, waiting and dead deliveries begin with the route.
        let ofApp = app == nil ? "" : " AND \(RouteTable.ofApp)"
        let arguments: StatementArguments = app.map { [$0.appId, $0.organizationId] } ?? []
        func count(_ count: Count) throws -> [Int64: Int] {
            let found: [(route: Int64, count: Int)] = try database.rows(Self.countSQL(count, ofApp: app != nil), arguments) { row in
                ((row[0] as Int64?) ?? 0, row[1])
            }
            return Dictionary(found.map { ($0.route, $0.count) }, uniquingKeysWith: +)
        }
        var counts = QueueCounts()
        let ready: [(route: Int64, count: Int)] = try database.rows(
            "SELECT route_row, count(*) FROM deliveries INDEXED BY deliveries_ready WHERE state = 0\(ofApp) GROUP BY route_row", arguments
        ) { ($0[0], $0[1]) }
        for (route, count) in ready { counts.queuedByRoute[route] = count }
        // A leased delivery is stored as ready until it is settled. It may have been settled meanwhile, hence `state = 0`.
        let leased: [(route: Int64, count: Int)] = try database.rows(
            """
            SELECT route_row, count(*) FROM deliveries
            WHERE delivery_row IN (SELECT value FROM json_each(?)) AND state = 0\(ofApp) GROUP BY route_row
            """, [JSONArray.text(ledger.rows)] + arguments
        ) { ($0[0], $0[1]) }
        for (route, count) in leased {
            counts.queuedByRoute[route, default: 0] -= count
            counts.leased += count
        }
        counts.waitingByRoute = try count(.waiting)
        counts.deadLetters = try count(.dead).values.reduce(0, +)
        for route in routes { counts.oldestByRoute[route] = try Band.all(ofRoute: route).compactMap { try oldest(in: $0, ledger, database) }.min() }
        counts.oldestQueuedAt = counts.oldestByRoute.values.min()
        return counts
    }

    /// Creation time of the oldest push that is queued in a band: of its first delivery that is not leased.
    private static func oldest(in band: Band, _ ledger: ClaimLedger, _ database: Database) throws -> Instant? {
        let line = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT d.delivery_row, p.created_at_ms FROM deliveries d INDEXED BY deliveries_ready
                    JOIN pushes p ON p.push_row = \(DeliveryKey.push)
                    WHERE d.state = 0 AND d.route_row = ? AND d.rank = ? AND d.position > ? ORDER BY d.position
                    """), arguments: [band.route, band.rank.rawValue, ledger.passed(in: band)])
        while let row = try line.next() {
            if !ledger.isLeased(row[0]) { return Instant(milliseconds: row[1]) }
        }
        return nil
    }

    /// Conditions of counts, each with an index of its own.
    enum Count: String {
        case waiting = "state = 2"
        case dead = "dead_letter = 1"
    }

    /// Counts by route.
    ///
    /// - Parameter ofApp: Counts one app's deliveries; the arguments are the app's id and the organization's id.
    static func countSQL(_ count: Count, ofApp: Bool) -> String {
        "SELECT route_row, count(*) FROM deliveries WHERE \(count.rawValue)\(ofApp ? " AND \(RouteTable.ofApp)" : "") GROUP BY route_row"
    }

    /// The unfinished deliveries of a notification, in the order in which they were enqueued.
    static func unsent(
        ofNotification notification: String, of tenant: CommonV1.Tenant, _ ledger: ClaimLedger, _ database: Database
    ) throws -> [UnsentEntry] {
        try database.rows(
            """
            SELECT r.route_row, r.organization_id, r.app_id, r.provider, r.environment, p.push_id, d.push_device_id, d.state, d.attempts,
                   d.provider_code, d.due_at_ms, p.created_at_ms, d.delivery_row
            FROM pushes p JOIN deliveries d ON \(DeliveryKey.deliveries(of: "p.push_row")) JOIN routes r USING (route_row)
            WHERE p.notification_id = ? AND p.app_id = ? AND p.organization_id = ? AND d.state < 3 ORDER BY d.delivery_row
            """, [notification, tenant.appId, tenant.organizationId]
        ) { row in
            UnsentEntry(
                pushID: row[5], pushDeviceID: row[6], route: try RouteTable.route(row),
                state: ledger.isLeased(row[12]) ? .leased : DeliveryState(rawValue: row[7]) ?? .queued,
                attempts: row[8], providerCode: row[9] ?? "", dueAt: (row[10] as Int64?).map { Instant(milliseconds: $0) },
                queuedAt: Instant(milliseconds: row[11]))
        }
    }
}
