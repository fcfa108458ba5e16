import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Broadcasts in each of their apps. A run that has work has one due item of the kind `broadcast`, so that it goes on after a restart. A page of
/// users, the cursor behind it and the next due time are one transaction.
enum BroadcastRunTable {
    static let kind = DueItemKind.broadcast

    static let schema = """
        CREATE TABLE broadcast_runs (
          id INTEGER PRIMARY KEY,
          broadcast_id TEXT NOT NULL REFERENCES broadcasts (broadcast_id),
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          type_id TEXT NOT NULL,
          state TEXT NOT NULL,
          -- Where the next page of the audience begins. It names a user only until the run ends.
          cursor TEXT NOT NULL,
          is_taken INTEGER NOT NULL,
          pages INTEGER NOT NULL,
          taken INTEGER NOT NULL,
          stopped INTEGER NOT NULL,
          changed_at_ms INTEGER NOT NULL,
          UNIQUE (broadcast_id, organization_id, app_id)
        );
        """

    private static let columns = """
        id, broadcast_id, organization_id, app_id, type_id, state, cursor, is_taken, pages, taken, stopped, changed_at_ms
        """

    static func insert(_ run: BroadcastRun, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO broadcast_runs
              (broadcast_id, organization_id, app_id, type_id, state, cursor, is_taken, pages, taken, stopped, changed_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                run.broadcastID, run.tenant.organizationId, run.tenant.appId, run.typeID, run.state.rawValue, run.cursor, run.isTaken, run.pages,
                run.taken, run.stopped, run.changedAt,
            ])
        try setDue(run, at: run.changedAt, database)
    }

    static func update(_ run: BroadcastRun, _ database: Database) throws {
        let isOver = run.state == .finished || run.state == .cancelled
        try database.run(
            """
            UPDATE broadcast_runs SET state = ?, cursor = ?, is_taken = ?, pages = ?, taken = ?, stopped = ?, changed_at_ms = ?
            WHERE broadcast_id = ? AND organization_id = ? AND app_id = ?
            """,
            [
                run.state.rawValue, isOver ? "" : run.cursor, run.isTaken, run.pages, run.taken, run.stopped, run.changedAt, run.broadcastID,
                run.tenant.organizationId, run.tenant.appId,
            ])
    }

    /// The runs of a broadcast, with their progress.
    static func read(_ broadcastID: String, _ database: Database) throws -> [BroadcastRun] {
        try read("broadcast_id = ? ORDER BY organization_id, app_id", [broadcastID], database)
    }

    /// The run of a broadcast in an app, with its progress.
    static func read(_ broadcastID: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> BroadcastRun? {
        try read("broadcast_id = ? AND organization_id = ? AND app_id = ?", [broadcastID, tenant.organizationId, tenant.appId], database).first
    }

    private static func read(_ condition: String, _ arguments: StatementArguments, _ database: Database) throws -> [BroadcastRun] {
        let runs = try database.rows("SELECT \(columns) FROM broadcast_runs WHERE \(condition)", arguments) { row in
            guard let state = BroadcastState(rawValue: row[5]) else {
                throw UnreadableDueItem("the broadcast \(row[1] as String) has an unknown state")
            }
            let run = BroadcastRun(
                broadcastID: row[1], tenant: .init(organizationId: row[2], appId: row[3]), typeID: row[4], state: state, cursor: row[6],
                isTaken: row[7], pages: row[8], taken: row[9], stopped: row[10], changedAt: row[11])
            return (row: row[0] as Int64, run: run)
        }
        return try runs.map { row, run in
            var run = run
            run.progress = try BroadcastCountTable.read(row, database)
            return run
        }
    }

    // MARK: Due items

    /// Makes a run due at an instant; a run without work has no item.
    static func setDue(_ run: BroadcastRun, at dueAt: Instant, _ database: Database) throws {
        let key: StatementArguments = [run.tenant.organizationId, run.tenant.appId, kind.rawValue, run.broadcastID]
        guard run.state.isWork else { return try database.run("DELETE FROM due_items WHERE \(isItem)", key) }
        guard try database.countChanges("UPDATE due_items SET due_at_ms = ? WHERE \(isItem)", [dueAt] + key) == 0 else { return }
        try DueItemTable.insert(
            kind, of: UserKey("", of: run.tenant), dueAt: dueAt, eventRow: nil, since: dueAt, details: details(run.broadcastID), database)
    }

    /// The index by user finds the items of an app: broadcasts have no user.
    private static let isItem = """
        organization_id = ? AND app_id = ? AND user_id = '' AND kind = ? AND json_extract(details, '$.broadcast_id') = ?
        """

    private static func details(_ broadcastID: String) -> String { #"{"broadcast_id":"\#(broadcastID)"}"# }

    /// The run of a due item; nil where the item is not there any more.
    ///
    /// - Throws: ``UnreadableDueItem``.
    static func read(item: Int64, of tenant: CommonV1.Tenant, _ database: Database) throws -> BroadcastRun? {
        let found: String?? = try database.firstRow(
            "SELECT CASE WHEN json_valid(details) THEN json_extract(details, '$.broadcast_id') END FROM due_items WHERE id = ?", [item]
        ) { $0[0] as String? }
        guard let named = found else { return nil }
        guard let id = named, let run = try read(id, of: tenant, database) else { throw UnreadableDueItem("the item names no broadcast of its app") }
        return run
    }

    /// How many broadcasts take users in an app.
    static func running(in tenant: CommonV1.Tenant, _ database: Database) throws -> Int {
        try DueItemTable.items.count(kind.rawValue, of: tenant, database)
    }

    /// How many of the last pages of a run are not decided.
    ///
    /// - Parameter limit: pages to look at.
    static func undecided(_ run: BroadcastRun, limit: Int64, _ database: Database) throws -> Int {
        let pages = max(1, run.pages - limit + 1)..<run.pages + 1
        return try pages.reduce(0) { count, page in
            let isPending = try database.firstRow(
                """
                SELECT 1 FROM events WHERE organization_id = ? AND app_id = ? AND event_id = ?
                  AND (\(PendingEventTable.isPending) OR state = \(EventTable.State.scheduled))
                """,
                [run.tenant.organizationId, run.tenant.appId, BroadcastID.event(run.broadcastID, page: page)]
            ) { _ in true }
            return count + (isPending == nil ? 0 : 1)
        }
    }

    /// A page of users that were taken.
    struct Page: Sendable {
        var eventRow: Int64
        var eventID: String
        /// Empty where the content of the event was deleted, or cannot be read.
        var notificationIDs: [String]
    }

    /// A page, as long as its event is stored.
    static func page(_ number: Int64, of run: BroadcastRun, _ database: Database) throws -> Page? {
        let eventID = BroadcastID.event(run.broadcastID, page: number)
        return try database.firstRow(
            "SELECT id, carillon_event_id, payload FROM events WHERE organization_id = ? AND app_id = ? AND event_id = ?",
            [run.tenant.organizationId, run.tenant.appId, eventID]
        ) { row in
            let carillonID: String = row[1]
            var page = Page(eventRow: row[0], eventID: eventID, notificationIDs: [])
            if let event: EvaluatorV1.Event = try row.readable(atIndex: 2), let id = AcceptedEvent.ulid(of: carillonID) {
                page.notificationIDs = event.recipients.map { DirectNotification.notificationID(of: event, id: id, user: $0) }
            }
            return page
        }
    }
}

/// The counts of broadcasts in each of their apps. They stay when the content is deleted.
enum BroadcastCountTable {
    static let schema = """
        CREATE TABLE broadcast_counts (
          run_row INTEGER NOT NULL REFERENCES broadcast_runs (id),
          -- A BroadcastCount.
          name TEXT NOT NULL,
          value INTEGER NOT NULL,
          PRIMARY KEY (run_row, name)
        ) WITHOUT ROWID;
        """

    static func add(_ counts: BroadcastCounts, _ database: Database) throws {
        for (key, change) in counts.changes where change != 0 {
            try database.run(
                """
                INSERT INTO broadcast_counts (run_row, name, value)
                  SELECT id, ?, ? FROM broadcast_runs WHERE broadcast_id = ? AND organization_id = ? AND app_id = ?
                ON CONFLICT (run_row, name) DO UPDATE SET value = value + excluded.value
                """, [key.count.name, change, key.broadcastID, key.tenant.organizationId, key.tenant.appId])
        }
    }

    static func read(_ runRow: Int64, _ database: Database) throws -> BroadcastProgress {
        var progress = BroadcastProgress()
        let counts = try database.rows("SELECT name, value FROM broadcast_counts WHERE run_row = ?", [runRow]) { ($0[0] as String, $0[1] as Int64) }
        for (name, value) in counts { progress.add(value, name) }
        return progress
    }
}
