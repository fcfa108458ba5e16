import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Notifications that are deferred until quiet hours end (EVAL-22). A row is inserted with its decision, and deleted when it is decided again. The
/// content stays with the event.
enum DeferralTable {
    /// One row for each target whose push is deferred. Instants are milliseconds. priority: number of the Priority. action: word of the policy.
    static let items = DueItems(
        table: "deferrals",
        columns: """
            event_row INTEGER NOT NULL REFERENCES events (id),
              ordinal INTEGER NOT NULL,
              type_id TEXT NOT NULL,
              priority INTEGER NOT NULL,
              action TEXT NOT NULL CHECK (action IN ('hold', 'hold_batch')),
              deferred_at_ms INTEGER NOT NULL,
              until_ms INTEGER NOT NULL,
              timezone TEXT NOT NULL,
              UNIQUE (event_row, ordinal)
            """)

    /// Deferred notifications, and their events by row.
    struct Page: Sendable {
        var deferred: [DeferredNotification] = []
        var events: [Int64: PendingEvent] = [:]
    }

    static func insert(_ deferred: [DeferredNotification], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO deferrals (event_row, ordinal, organization_id, app_id, user_id, type_id, priority, action, deferred_at_ms, until_ms,
                  timezone, due_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for item in deferred {
            try statement.execute(arguments: [
                item.eventRow, item.ordinal, item.tenant.organizationId, item.tenant.appId, item.userID, item.typeID, item.priority.rawValue,
                item.deferral.action.rawValue, item.deferredAt, item.deferral.until, item.deferral.timezone, item.dueAt,
            ])
        }
    }

    /// Notifications that are due at an instant, user by user. The notifications of one user stay together, unless they alone are more than `limit`.
    static func due(at now: Instant, limit: Int, _ database: Database) throws -> Page {
        let rows = try items.due(at: now, limit: limit, database)
        return try read(
            """
            SELECT \(columns) FROM deferrals CROSS JOIN events ON events.id = deferrals.event_row
            WHERE deferrals.id IN (SELECT value FROM json_each(?))
            ORDER BY due_at_ms, deferrals.organization_id, deferrals.app_id, user_id, deferrals.id
            """, [JSONArray.text(rows)], database)
    }

    /// The newest notification of each type and priority of these users.
    static func newest(of users: some Sequence<UserKey>, _ database: Database) throws -> Page {
        var page = Page()
        for user in users {
            let found = try read(
                """
                SELECT \(columns) FROM deferrals CROSS JOIN events ON events.id = deferrals.event_row
                WHERE deferrals.id IN (SELECT MAX(id) FROM deferrals WHERE \(isOfUser) GROUP BY type_id, priority) ORDER BY deferrals.id
                """, arguments(of: user), database)
            page.deferred += found.deferred
            page.events.merge(found.events) { $1 }
        }
        return page
    }

    /// All notifications of these users, in groups by type, priority and end.
    static func groups(of users: some Sequence<UserKey>, _ database: Database) throws -> [DeferredGroup] {
        try users.flatMap { user in
            try database.rows(
                "SELECT DISTINCT type_id, priority, action, until_ms, timezone, due_at_ms FROM deferrals WHERE \(isOfUser)", arguments(of: user)
            ) { row in
                DeferredGroup(
                    user: user, typeID: row[0], priority: .init(rawValue: row[1]),
                    deferral: QuietHoursDeferral(action: QuietHoursDeferral.Action(rawValue: row[2]) ?? .each, until: row[3], timezone: row[4]),
                    dueAt: row[5])
            }
        }
    }

    /// Users who have deferred notifications, in the order of their ids.
    ///
    /// - Parameters:
    ///   - tenant: nil: of all apps.
    ///   - last: of the page before; nil: from the first on.
    static func users(of tenant: CommonV1.Tenant? = nil, after last: UserKey?, limit: Int, _ database: Database) throws -> [UserKey] {
        let start = tenant.map { _ in "organization_id = ? AND app_id = ? AND user_id > ?" } ?? "(organization_id, app_id, user_id) > (?, ?, ?)"
        return try database.rows(
            """
            SELECT DISTINCT organization_id, app_id, user_id FROM deferrals
            WHERE \(start) ORDER BY organization_id, app_id, user_id LIMIT ?
            """,
            [tenant?.organizationId ?? last?.organization ?? "", tenant?.appId ?? last?.app ?? "", last?.id ?? "", limit]
        ) { UserKey(organization: $0[0], app: $0[1], id: $0[2]) }
    }

    /// Moves a group to another end of quiet hours.
    static func move(_ group: DeferredGroup, to deferral: QuietHoursDeferral, dueAt: Instant, _ database: Database) throws {
        try database.run(
            "UPDATE deferrals SET until_ms = ?, timezone = ?, due_at_ms = ? WHERE \(isOfGroup)",
            [deferral.until, deferral.timezone, dueAt] + arguments(of: group))
    }

    /// Makes a group due at an instant, unless it is due before.
    static func release(_ group: DeferredGroup, at now: Instant, _ database: Database) throws {
        guard group.dueAt > now else { return }
        try database.run("UPDATE deferrals SET due_at_ms = ? WHERE \(isOfGroup)", [now] + arguments(of: group))
    }

    private static let isOfUser = "organization_id = ? AND app_id = ? AND user_id = ?"
    /// A condition on the rows of a group, with ``arguments(of:)-(DeferredGroup)``.
    static let isOfGroup =
        "\(isOfUser) AND type_id = ? AND priority = ? AND action = ? AND until_ms = ? AND timezone = ? AND due_at_ms = ?"

    private static func arguments(of user: UserKey) -> StatementArguments { user.arguments }

    static func arguments(of group: DeferredGroup) -> StatementArguments {
        arguments(of: group.user) + [
            group.typeID, group.priority.rawValue, group.deferral.action.rawValue, group.deferral.until, group.deferral.timezone, group.dueAt,
        ]
    }

    /// Updates notifications that are deferred again.
    static func update(_ deferred: [DeferredNotification], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE deferrals SET action = ?, until_ms = ?, timezone = ?, due_at_ms = ? WHERE id = ?")
        for item in deferred {
            try statement.execute(arguments: [item.deferral.action.rawValue, item.deferral.until, item.deferral.timezone, item.dueAt, item.row])
        }
    }

    /// Deletes a deferred notification.
    ///
    /// - Returns: its priority; nil where it is not deferred any more.
    static func take(_ decision: DecisionRow, _ database: Database) throws -> CommonV1.Priority? {
        let found: (row: Int64, priority: CommonV1.Priority)? = try database.firstRow(
            "SELECT id, priority FROM deferrals WHERE event_row = ? AND ordinal = ?", [decision.eventRow, decision.ordinal]
        ) { ($0[0], .init(rawValue: $0[1])) }
        guard let found, try items.remove([found.row], database) == 1 else { return nil }
        return found.priority
    }

    private static let columns = """
        deferrals.id, deferrals.event_row, deferrals.ordinal, deferrals.organization_id, deferrals.app_id, user_id, type_id, priority, action,
        deferred_at_ms, until_ms, timezone, due_at_ms, carillon_event_id, accepted_at_ms, payload
        """

    private static func read(_ sql: String, _ arguments: StatementArguments, _ database: Database) throws -> Page {
        let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
        var page = Page()
        while let row = try rows.next() {
            let deferred = DeferredNotification(
                row: row[0], eventRow: row[1], ordinal: row[2], tenant: .init(organizationId: row[3], appId: row[4]), userID: row[5],
                typeID: row[6], priority: .init(rawValue: row[7]),
                deferral: QuietHoursDeferral(action: QuietHoursDeferral.Action(rawValue: row[8]) ?? .each, until: row[10], timezone: row[11]),
                deferredAt: row[9],
                dueAt: row[12])
            page.deferred.append(deferred)
            guard page.events[deferred.eventRow] == nil else { continue }
            var event = EvaluatorV1.Event(tenant: deferred.tenant)
            var unreadable: String?
            do {
                event = try row.message(atIndex: 15)
            } catch let error as DecodingError {
                unreadable = "\(error)"
            }
            // Hours later, the monotonic time of acceptance says nothing about the latency of a provider.
            page.events[deferred.eventRow] = PendingEvent(
                row: deferred.eventRow, carillonEventID: row[13], acceptedAt: row[14], acceptedMonotonic: 0, event: event, unreadable: unreadable)
        }
        return page
    }
}
