import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Notifications that are deferred: the due items of the kinds `quiet_hours` (EVAL-22), `group_window` (EVAL-29), `user_rate` (EVAL-31),
/// `cap_summary` (EVAL-30), `local_time` (EVAL-44) and `spread` (EVAL-16). A row is inserted with its decision, and deleted when it is decided
/// again. The content stays with the event.
enum DeferralTable {
    /// The kinds of items that are deferred notifications.
    static let kinds = [DueItemKind.quietHours, .groupWindow, .userRate, .capSummary, .localTime, .spread]
    private static let isDeferral = isOf(kinds)
    /// Their end may move: it depends on the user's preferences or zone.
    static let movingKinds = [DueItemKind.quietHours, .capSummary, .localTime]
    private static let isMoving = isOf(movingKinds)

    private static func isOf(_ kinds: [DueItemKind]) -> String { "kind IN (\(kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")))" }

    private static var items: DueItems { DueItemTable.items }

    /// Deferred notifications, and their events by row.
    struct Page: Sendable {
        var deferred: [DeferredNotification] = []
        var events: [Int64: PendingEvent] = [:]
        /// Items that cannot be read.
        var unreadable: [UnsettledDueItem] = []
    }

    static func insert(_ deferred: [DeferredNotification], _ database: Database) throws {
        for item in deferred {
            try DueItemTable.insert(
                item.deferral.kind, of: UserKey(item.userID, of: item.tenant), dueAt: item.dueAt, eventRow: item.eventRow, ordinal: item.ordinal,
                since: item.deferredAt, details: item.details, database)
        }
    }

    /// The number of deferred notifications: of one app, or of all apps where the tenant names none.
    static func count(of tenant: CommonV1.Tenant = .init(), _ database: Database) throws -> Int {
        try kinds.reduce(0) { try $0 + items.count($1.rawValue, of: tenant, database) }
    }

    /// The notifications of items that are due.
    static func read(_ rows: [Int64], _ database: Database) throws -> Page {
        try read("due_items.id IN (SELECT value FROM json_each(?))", [JSONArray.text(rows)], database)
    }

    /// The places in their users' minutes that deferred notifications have taken (EVAL-31).
    static func places(_ database: Database) throws -> [(user: UserKey, instant: Instant)] {
        try database.rows(
            "SELECT organization_id, app_id, user_id, due_at_ms FROM due_items WHERE kind = ? ORDER BY due_at_ms", [DueItemKind.userRate.rawValue]
        ) { (UserKey($0[2], of: .init(organizationId: $0[0], appId: $0[1])), $0[3]) }
    }

    /// What notifications of a type wait for: a place by a rate (EVAL-31).
    struct WaitedRate: Sendable, Hashable {
        var typeID: String
        /// Pushes in a minute.
        var limit: Int
    }

    /// The rates that notifications of an app wait by.
    static func rates(of tenant: CommonV1.Tenant, _ database: Database) throws -> [WaitedRate] {
        try database.rows(
            """
            SELECT DISTINCT json_extract(details, '$.type'), json_extract(details, '$.limit') FROM due_items
            WHERE organization_id = ? AND app_id = ? AND kind = ?
            """, [tenant.organizationId, tenant.appId, DueItemKind.userRate.rawValue]
        ) { WaitedRate(typeID: $0[0], limit: $0[1]) }
    }

    /// Makes notifications due whose place is after an instant, the earliest first. They fall due a minute before it, so that they do not count as
    /// pushes of the last minute (``places(_:)``).
    ///
    /// - Returns: their number, at most `limit`.
    static func release(_ rate: WaitedRate, of tenant: CommonV1.Tenant, after now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            UPDATE due_items SET due_at_ms = ? WHERE id IN (
              SELECT id FROM due_items
              WHERE kind = ? AND due_at_ms > ? AND organization_id = ? AND app_id = ?
                AND json_extract(details, '$.type') = ? AND json_extract(details, '$.limit') = ?
              ORDER BY due_at_ms LIMIT ?
            )
            """,
            [
                now - PushTimes.minute, DueItemKind.userRate.rawValue, now, tenant.organizationId, tenant.appId, rate.typeID, rate.limit, limit,
            ])
    }

    /// The newest notification of each type, priority and end of these users, of those whose end may move.
    static func newest(of users: some Sequence<UserKey>, _ database: Database) throws -> Page {
        var page = Page()
        for user in users {
            let found = try read("due_items.id IN (SELECT max(id) FROM due_items WHERE \(isOfUser) GROUP BY details)", user.arguments, database)
            page.deferred += found.deferred
            page.events.merge(found.events) { $1 }
        }
        return page
    }

    /// All notifications of these users whose end may move, in groups by type, priority and end.
    static func groups(of users: some Sequence<UserKey>, _ database: Database) throws -> [DeferredGroup] {
        try users.flatMap { user in
            try database.rows("SELECT DISTINCT details, due_at_ms FROM due_items WHERE \(isOfUser)", user.arguments) { row in
                try? DeferredGroup(user: user, details: row[0], dueAt: row[1])
            }.compactMap(\.self)
        }
    }

    /// Users who have notifications of an app whose end may move, in the order of their ids.
    ///
    /// - Parameter last: of the page before; empty: from the first on.
    static func users(of tenant: CommonV1.Tenant, after last: String, limit: Int, _ database: Database) throws -> [UserKey] {
        try database.rows(
            """
            SELECT DISTINCT user_id FROM due_items
            WHERE organization_id = ? AND app_id = ? AND user_id > ? AND \(isMoving) ORDER BY user_id LIMIT ?
            """, [tenant.organizationId, tenant.appId, last, limit]
        ) { UserKey($0[0], of: tenant) }
    }

    /// Moves a group to another end.
    static func move(_ group: DeferredGroup, to deferral: Deferral, dueAt: Instant, _ database: Database) throws {
        var moved = group
        moved.deferral = deferral
        try database.run(
            "UPDATE due_items SET details = ?, due_at_ms = ?, since_ms = coalesce(?, since_ms) WHERE \(isOfGroup)",
            [moved.details, dueAt, deferral.start] + arguments(of: group))
    }

    /// Makes a group due at an instant, unless it is due before.
    static func release(_ group: DeferredGroup, at now: Instant, _ database: Database) throws {
        guard group.dueAt > now else { return }
        try database.run("UPDATE due_items SET due_at_ms = ? WHERE \(isOfGroup)", [now] + arguments(of: group))
    }

    private static let isOfUser = "organization_id = ? AND app_id = ? AND user_id = ? AND \(isMoving)"
    /// A condition on the rows of a group, with ``arguments(of:)``.
    static let isOfGroup = "\(isOfUser) AND details = ? AND due_at_ms = ?"

    static func arguments(of group: DeferredGroup) -> StatementArguments { group.user.arguments + [group.details, group.dueAt] }

    /// Updates notifications that are deferred again.
    ///
    /// - Returns: those that are gone: their users were erased, or they were cancelled.
    static func update(_ deferred: [DeferredNotification], _ database: Database) throws -> [DeferredNotification] {
        var gone: [DeferredNotification] = []
        let statement = try database.cachedStatement(sql: "UPDATE due_items SET details = ?, due_at_ms = ?, since_ms = ? WHERE id = ? AND kind = ?")
        for item in deferred {
            try statement.execute(arguments: [item.details, item.dueAt, item.deferredAt, item.row, item.deferral.kind.rawValue])
            guard database.changesCount == 0 else { continue }
            // Items are counted by kind, so that one of another kind is a new item.
            guard try items.remove([item.row], database) == 1 else {
                gone.append(item)
                continue
            }
            try insert([item], database)
        }
        return gone
    }

    /// Of the decisions of an event that are deferred.
    ///
    /// - Parameter kind: only those that wait for this; nil: all.
    static func ordinals(ofEvent row: Int64, _ kind: DueItemKind?, limit: Int, _ database: Database) throws -> [Int] {
        let isOfKind = kind.map { isOf([$0]) } ?? isDeferral
        return try database.rows("SELECT ordinal FROM due_items WHERE event_row = ? AND \(isOfKind) ORDER BY ordinal LIMIT ?", [row, limit]) { $0[0] }
    }

    /// Deletes a deferred notification.
    ///
    /// - Returns: what it was; nil where it is not deferred any more.
    static func take(eventRow: Int64, ordinal: Int, _ database: Database) throws -> DeferralDetails? {
        let found: (row: Int64, details: DeferralDetails)? = try database.firstRow(
            "SELECT id, details FROM due_items WHERE event_row = ? AND ordinal = ? AND \(isDeferral)", [eventRow, ordinal]
        ) { ($0[0], try DeferralDetails($0[1])) }
        guard let found, try DueItemTable.items.remove([found.row], database) == 1 else { return nil }
        return found.details
    }

    /// - Parameter condition: on `due_items`.
    private static func read(_ condition: String, _ arguments: StatementArguments, _ database: Database) throws -> Page {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT due_items.id, event_row, ordinal, due_items.organization_id, due_items.app_id, user_id, since_ms, due_at_ms, details,
                      carillon_event_id, \(EventTable.countedAcceptance), payload
                    FROM due_items LEFT JOIN events ON events.id = event_row WHERE \(condition)
                    ORDER BY due_at_ms, due_items.organization_id, due_items.app_id, user_id, due_items.id
                    """), arguments: arguments)
        var page = Page()
        while let row = try rows.next() {
            let deferred: DeferredNotification
            do {
                guard let eventRow = row[1] as Int64? else { throw UnreadableDueItem("the item names no event") }
                let details = try DeferralDetails(row[8])
                deferred = DeferredNotification(
                    row: row[0], eventRow: eventRow, ordinal: row[2], tenant: .init(organizationId: row[3], appId: row[4]), userID: row[5],
                    typeID: details.typeID, priority: details.priority, deferral: details.deferral, deferredAt: row[6], dueAt: row[7])
            } catch {
                page.unreadable.append(UnsettledDueItem(row: row[0], error: error))
                continue
            }
            page.deferred.append(deferred)
            guard page.events[deferred.eventRow] == nil else { continue }
            var event = EvaluatorV1.Event(tenant: deferred.tenant)
            var unreadable: String?
            do {
                event = try row.message(atIndex: 11)
            } catch let error as DecodingError {
                unreadable = "\(error)"
            }
            // Hours later, the monotonic time of acceptance says nothing about the latency of a provider.
            page.events[deferred.eventRow] = PendingEvent(
                row: deferred.eventRow, carillonEventID: row[9], acceptedAt: row[10], acceptedMonotonic: 0, event: event, unreadable: unreadable)
        }
        return page
    }
}
