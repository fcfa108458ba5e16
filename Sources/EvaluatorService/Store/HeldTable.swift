import CarillonAPI
import Protobuf
import ServiceKit
import Storage

/// Pushes that wait for the end of quiet hours (EVAL-22): written with their decisions, gone with what is decided then. What the event said
/// lies with the event.
enum HeldTable {
    static let schema = """
        -- One row a target whose push waits. Instants are milliseconds; priority is the number of the Priority, action as the policy writes it.
        CREATE TABLE held (
          id INTEGER PRIMARY KEY,
          event_row INTEGER NOT NULL REFERENCES events (id),
          ordinal INTEGER NOT NULL,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          type_id TEXT NOT NULL,
          priority INTEGER NOT NULL,
          action TEXT NOT NULL CHECK (action IN ('hold', 'hold_batch')),
          held_at_ms INTEGER NOT NULL,
          until_ms INTEGER NOT NULL,
          timezone TEXT NOT NULL,
          release_at_ms INTEGER NOT NULL,
          UNIQUE (event_row, ordinal)
        );
        CREATE INDEX held_by_release ON held (release_at_ms, organization_id, app_id, user_id);
        CREATE INDEX held_by_user ON held (organization_id, app_id, user_id);

        -- How much waits of each app: counting a night's holds at each release would read all of them each time. Whoever writes to `held`
        -- need not know of it.
        CREATE TABLE held_counts (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id)
        ) WITHOUT ROWID;
        CREATE TRIGGER held_added AFTER INSERT ON held BEGIN
          INSERT INTO held_counts VALUES (NEW.organization_id, NEW.app_id, 1)
          ON CONFLICT (organization_id, app_id) DO UPDATE SET count = count + 1;
        END;
        CREATE TRIGGER held_removed AFTER DELETE ON held BEGIN
          UPDATE held_counts SET count = count - 1 WHERE organization_id = OLD.organization_id AND app_id = OLD.app_id;
        END;
        """

    /// Some held notifications with their events, by row.
    struct Page: Sendable {
        var held: [HeldNotification] = []
        var events: [Int64: PendingEvent] = [:]
    }

    static func insert(_ held: [HeldNotification], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO held (event_row, ordinal, organization_id, app_id, user_id, type_id, priority, action, held_at_ms, until_ms, timezone,
                  release_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for item in held {
            try statement.execute(arguments: [
                item.eventRow, item.ordinal, item.tenant.organizationId, item.tenant.appId, item.userID, item.typeID, item.priority.rawValue,
                item.hold.action.rawValue, item.heldAt, item.hold.until, item.hold.timezone, item.releaseAt,
            ])
        }
    }

    /// What is to be released by an instant, users one after the other. What one user has is not torn apart, unless it alone is more than
    /// `limit`.
    static func due(at now: Int64, limit: Int, _ database: Database) throws -> Page {
        var page = try read(
            """
            SELECT \(columns) FROM held CROSS JOIN events ON events.id = held.event_row WHERE release_at_ms <= ?
            ORDER BY release_at_ms, held.organization_id, held.app_id, user_id LIMIT ?
            """, [now, limit + 1], database)
        guard page.held.count > limit, let next = page.held.popLast() else { return page }
        func isNext(_ held: HeldNotification) -> Bool {
            held.userID == next.userID && held.tenant == next.tenant && held.releaseAt == next.releaseAt
        }
        if let end = page.held.lastIndex(where: { !isNext($0) }) { page.held.removeSubrange((end + 1)...) }
        return page
    }

    /// The newest notification of each type and priority that these users have.
    static func newest(of users: some Sequence<StoredUser>, _ database: Database) throws -> Page {
        var page = Page()
        for user in users {
            let found = try read(
                """
                SELECT \(columns) FROM held CROSS JOIN events ON events.id = held.event_row
                WHERE held.id IN (SELECT MAX(id) FROM held WHERE \(isOfUser) GROUP BY type_id, priority) ORDER BY held.id
                """, arguments(of: user), database)
            page.held += found.held
            page.events.merge(found.events) { $1 }
        }
        return page
    }

    /// All that these users have, by type, priority and end.
    static func groups(of users: some Sequence<StoredUser>, _ database: Database) throws -> [HeldGroup] {
        let statement = try database.cachedStatement(
            sql: "SELECT DISTINCT type_id, priority, action, until_ms, timezone, release_at_ms FROM held WHERE \(isOfUser)")
        var groups: [HeldGroup] = []
        for user in users {
            let rows = try Row.fetchCursor(statement, arguments: arguments(of: user))
            while let row = try rows.next() {
                groups.append(
                    HeldGroup(
                        user: user, typeID: row[0], priority: .init(rawValue: row[1]),
                        hold: Hold(action: Hold.Action(rawValue: row[2]) ?? .each, until: row[3], timezone: row[4]), releaseAt: row[5]))
            }
        }
        return groups
    }

    /// Users who have any, in the order of their ids.
    ///
    /// - Parameters:
    ///   - tenant: nil: of all apps.
    ///   - last: of the page before; nil: from the first on.
    static func users(of tenant: CommonV1.Tenant? = nil, after last: StoredUser?, limit: Int, _ database: Database) throws -> [StoredUser] {
        let start = tenant.map { _ in "organization_id = ? AND app_id = ? AND user_id > ?" } ?? "(organization_id, app_id, user_id) > (?, ?, ?)"
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT DISTINCT organization_id, app_id, user_id FROM held
                    WHERE \(start) ORDER BY organization_id, app_id, user_id LIMIT ?
                    """),
            arguments: [
                tenant?.organizationId ?? last?.organization ?? "", tenant?.appId ?? last?.app ?? "", last?.id ?? "", limit,
            ])
        var users: [StoredUser] = []
        while let row = try rows.next() { users.append(StoredUser(organization: row[0], app: row[1], id: row[2])) }
        return users
    }

    /// Moves a group to another end of quiet hours, in the words of its decisions too.
    static func move(_ group: HeldGroup, to hold: Hold, releaseAt: Int64, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE decisions SET held_until_ms = ?, held_words = ? WHERE (event_row, ordinal) IN
                  (SELECT event_row, ordinal FROM held WHERE \(isOfGroup))
                """
        ).execute(arguments: [hold.until, hold.words] + arguments(of: group))
        try database.cachedStatement(sql: "UPDATE held SET until_ms = ?, timezone = ?, release_at_ms = ? WHERE \(isOfGroup)")
            .execute(arguments: [hold.until, hold.timezone, releaseAt] + arguments(of: group))
    }

    /// Makes a group due at an instant, where it is not due before.
    static func release(_ group: HeldGroup, at now: Int64, _ database: Database) throws {
        guard group.releaseAt > now else { return }
        try database.cachedStatement(sql: "UPDATE held SET release_at_ms = ? WHERE \(isOfGroup)")
            .execute(arguments: [now] + arguments(of: group))
    }

    private static let isOfUser = "organization_id = ? AND app_id = ? AND user_id = ?"
    private static let isOfGroup =
        "\(isOfUser) AND type_id = ? AND priority = ? AND action = ? AND until_ms = ? AND timezone = ? AND release_at_ms = ?"

    private static func arguments(of user: StoredUser) -> StatementArguments { user.arguments }

    private static func arguments(of group: HeldGroup) -> StatementArguments {
        arguments(of: group.user) + [
            group.typeID, group.priority.rawValue, group.hold.action.rawValue, group.hold.until, group.hold.timezone, group.releaseAt,
        ]
    }

    /// Keeps waiting what was looked at again.
    static func update(_ held: [HeldNotification], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE held SET action = ?, until_ms = ?, timezone = ?, release_at_ms = ? WHERE id = ?")
        for item in held {
            try statement.execute(arguments: [item.hold.action.rawValue, item.hold.until, item.hold.timezone, item.releaseAt, item.row])
        }
    }

    /// - Returns: how many of them were there.
    static func remove(_ rows: [Int64], _ database: Database) throws -> Int {
        let statement = try database.cachedStatement(sql: "DELETE FROM held WHERE id = ?")
        return try rows.reduce(0) { count, row in
            try statement.execute(arguments: [row])
            return count + database.changesCount
        }
    }

    /// Forgets all that waits for a user; nothing of it is sent (PRIV-09). A release that is under way finds its rows gone and begins again.
    ///
    /// - Returns: rows removed.
    static func erase(user: StoredUser, _ database: Database) throws -> Int {
        try database.cachedStatement(sql: "DELETE FROM held WHERE organization_id = ? AND app_id = ? AND user_id = ?")
            .execute(arguments: user.arguments)
        return database.changesCount
    }

    /// How many there are, from the counts that triggers keep. Of one tenant or, where it names no app, of all.
    static func count(tenant: CommonV1.Tenant = .init(), _ database: Database) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(sql: countSQL),
            arguments: [tenant.appId, tenant.appId, tenant.organizationId, tenant.organizationId]) ?? 0
    }

    static let countSQL = """
        SELECT COALESCE(SUM(count), 0) FROM held_counts WHERE (? = '' OR app_id = ?) AND (? = '' OR organization_id = ?)
        """

    /// The earliest instant at which something is released.
    static func nextRelease(_ database: Database) throws -> Int64? {
        try Int64.fetchOne(database.cachedStatement(sql: "SELECT MIN(release_at_ms) FROM held"))
    }

    private static let columns = """
        held.id, held.event_row, held.ordinal, held.organization_id, held.app_id, user_id, type_id, priority, action, held_at_ms, until_ms,
        timezone, release_at_ms, carillon_event_id, accepted_at_ms, payload
        """

    private static func read(_ sql: String, _ arguments: StatementArguments, _ database: Database) throws -> Page {
        let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
        var page = Page()
        while let row = try rows.next() {
            let held = HeldNotification(
                row: row[0], eventRow: row[1], ordinal: row[2], tenant: .init(organizationId: row[3], appId: row[4]), userID: row[5],
                typeID: row[6], priority: .init(rawValue: row[7]),
                hold: Hold(action: Hold.Action(rawValue: row[8]) ?? .each, until: row[10], timezone: row[11]), heldAt: row[9],
                releaseAt: row[12])
            page.held.append(held)
            guard page.events[held.eventRow] == nil else { continue }
            var event = EvaluatorV1.Event(tenant: held.tenant)
            var unreadable: String?
            do {
                event = try row.message(atIndex: 15)
            } catch let error as DecodingError {
                unreadable = "\(error)"
            }
            // The monotonic clock of acceptance says nothing of how long a provider took hours later.
            page.events[held.eventRow] = PendingEvent(
                row: held.eventRow, carillonEventID: row[13], acceptedAt: row[14], acceptedMonotonic: 0, event: event, unreadable: unreadable)
        }
        return page
    }
}
