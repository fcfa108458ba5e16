import CarillonAPI
import Storage

/// Users' unread counters (RCPT-14). Apps are named by their numbers (``TenantTable``).
enum UnreadCounterTable {
    static func read(_ tenant: Int64, userID: String, _ database: Database) throws -> [String: Int64] {
        var values: [String: Int64] = [:]
        try database.readDirectly("SELECT counter, value FROM unread_counters WHERE tenant = ? AND user_id = ?") {
            $0.add(tenant)
            $0.add(userID)
        } _: {
            values[$0.text(0)] = $0.number(1)
        }
        return values
    }

    /// A user's counters. Empty for an app without a row in the ledger.
    static func read(_ tenant: CommonV1.Tenant, userID: String, _ database: Database) throws -> [String: Int64] {
        guard let tenant = try TenantTable.find(tenant, database) else { return [:] }
        return try read(tenant, userID: userID, database)
    }

    /// Changes one of a user's counters, without a push.
    ///
    /// - Parameters:
    ///   - value: The number to add or to set; an increment of 0 adds 1.
    /// - Returns: All of the user's counters.
    static func change(
        _ counter: String, by operation: ReceiptsV1.CounterOperation.Known, _ value: Int64, of userID: String, _ tenant: CommonV1.Tenant,
        _ database: Database
    ) throws -> [String: Int64] {
        let number = try TenantTable.findOrInsert(tenant, database)
        try ShownBadgeTable.keep(number, userID: userID, database)
        switch operation {
        case .increment: try add(value == 0 ? 1 : value, to: counter, number, userID: userID, database)
        case .set: try set(value, of: counter, number, userID: userID, database)
        case .clear: try set(0, of: counter, number, userID: userID, database)
        }
        return try read(number, userID: userID, database)
    }

    /// Adds to a counter. Where it falls, devices learn of it by a silent push (``BadgeUpdateTable``): no visible push has the new badge.
    static func add(_ change: Int64, to counter: String, _ tenant: Int64, userID: String, _ database: Database) throws {
        if change < 0, try ShownBadgeTable.keep(tenant, userID: userID, database) {
            try BadgeUpdateTable.changed(tenant, userID: userID, database)
        }
        try database.runDirectly(
            """
            INSERT INTO unread_counters (tenant, user_id, counter, value) VALUES (?1, ?2, ?3, MAX(0, ?4))
            ON CONFLICT (user_id, tenant, counter) DO UPDATE SET value = MAX(0, value + ?4)
            """
        ) {
            $0.add(tenant)
            $0.add(userID)
            $0.add(counter)
            $0.add(change)
        }
    }

    static func set(_ value: Int64, of counter: String, _ tenant: Int64, userID: String, _ database: Database) throws {
        try database.runDirectly(
            """
            INSERT INTO unread_counters (tenant, user_id, counter, value) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, tenant, counter) DO UPDATE SET value = excluded.value
            """
        ) {
            $0.add(tenant)
            $0.add(userID)
            $0.add(counter)
            $0.add(value)
        }
    }
}
