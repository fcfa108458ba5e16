import GRDB
import ServiceKit
import Storage

/// The operators' orders about lanes, one for each kind and scope. Those that ended stay, so that an older one of another dispatcher is not followed.
enum LaneOrderTable {
    /// A step of the store's schema.
    static let migration = Migration(
        "lane orders",
        """
        CREATE TABLE lane_orders (
          kind            TEXT NOT NULL,
          provider        TEXT NOT NULL,
          environment     TEXT NOT NULL,
          organization_id TEXT NOT NULL,
          app_id          TEXT NOT NULL,
          holds           INTEGER NOT NULL,
          ordered_at_ms   INTEGER NOT NULL,
          reason          TEXT NOT NULL,
          PRIMARY KEY (kind, provider, environment, organization_id, app_id)
        ) STRICT, WITHOUT ROWID;
        """)

    static func all(_ database: Database) throws -> [LaneOrder] {
        let orders: [LaneOrder?] = try database.rows(
            "SELECT kind, provider, environment, organization_id, app_id, holds, ordered_at_ms, reason FROM lane_orders"
        ) { row in
            guard let kind = LaneOrder.Kind(rawValue: row[0]) else { return nil }
            return LaneOrder(
                kind: kind, scope: .init(provider: row[1], environment: row[2], organization: row[3], app: row[4]), holds: row[5],
                at: Instant(milliseconds: row[6]), reason: row[7])
        }
        return orders.compactMap(\.self)
    }

    static func save(_ order: LaneOrder, _ database: Database) throws {
        let scope = order.scope
        try database.run(
            """
            INSERT OR REPLACE INTO lane_orders (kind, provider, environment, organization_id, app_id, holds, ordered_at_ms, reason)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                order.kind.rawValue, scope.provider, scope.environment, scope.organization, scope.app, order.holds, order.at.milliseconds,
                order.reason,
            ])
    }
}
