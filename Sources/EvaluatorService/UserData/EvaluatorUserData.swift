import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage

/// `carillon.evaluator.v1.UserData`: what waits for a user or speaks of them, to be disclosed or erased.
struct EvaluatorUserData: EvaluatorV1.UserData.ServiceProtocol {
    let data: StoredUserData

    init(store: Store, audit: any AuditSink, clock: any DomainClock) {
        data = StoredUserData(service: "evaluator", store: store, tables: Self.tables, audit: audit, clock: clock)
    }

    func eraseUser(_ request: CommonV1.EraseStoredUserRequest, context: ServerContext) async throws -> CommonV1.EraseStoredUserResponse {
        try await data.erase(request, context)
    }

    func exportUser(
        _ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws { try await data.export(request, response, context) }

    func exportOwnData(
        _ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws { try await data.exportOwn(response, context) }

    /// Every table that can hold something of a user. Messages name users inside: they are read, and written back without the user.
    static let tables = [
        UserDataTable("events", userColumns: [], disclose: EventTexts.disclose, erase: EventTexts.erase),
        // Before the decisions: a release that is under way finds nothing to release, and adds none.
        UserDataTable(
            "held",
            disclose: UserDataTable.rows(
                ["event_id": "e.event_id", "type_id": "h.type_id", "held_at_ms": "h.held_at_ms", "until_ms": "h.until_ms", "timezone": "h.timezone"],
                from: """
                    held h JOIN events e ON e.id = h.event_row
                    WHERE h.organization_id = ?1 AND h.app_id = ?2 AND h.user_id = ?3
                    """),
            erase: { user, store in
                let erased = ChangedUser(organization: user.organization, app: user.app, user: user.id)
                return try await store.write { try HeldTable.erase(user: erased, $0) }
            }),
        UserDataTable(
            "decisions",
            disclose: UserDataTable.rows(
                [
                    "event_id": "e.event_id", "event_type": "e.event_type", "notification_id": "d.notification_id", "push_id": "d.push_id",
                    "type_id": "d.type_id", "reason": "d.reason", "device_count": "d.device_count", "decided_at_ms": "d.decided_at_ms",
                    "detail": "d.detail",
                ],
                from: """
                    decisions d JOIN events e ON e.id = d.event_row
                    WHERE d.organization_id = ?1 AND d.app_id = ?2 AND d.user_id = ?3
                    """),
            erase: UserDataTable.deleting(
                from: "decisions", key: ["event_row", "ordinal"], where: "organization_id = ?1 AND app_id = ?2 AND user_id = ?3")),
        UserDataTable(
            "dedup_marks",
            disclose: UserDataTable.rows(
                ["context": "context", "marked_at_ms": "marked_at_ms"],
                from: "dedup_marks WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3"),
            erase: UserDataTable.deleting(from: "dedup_marks", where: "organization_id = ?1 AND app_id = ?2 AND user_id = ?3")),
        UserDataTable("hand_overs", userColumns: [], disclose: WaitingHandOvers.disclose, erase: WaitingHandOvers.erase),
    ]

    /// Tables that hold nothing of any user, or only for as long as an event takes to be decided: where to go on in an order of ids.
    static let tablesWithoutUsers: Set<String> = ["counters", "erased_users", "event_progress", "held_counts", "retention_progress"]

    /// A JSON object.
    static func json(_ members: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
    }
}

/// What events say of a user, decided or not. There is no index for it: the table is read, outside of any transaction.
private enum EventTexts {
    private static let sql = """
        SELECT id, payload, accepted_at_ms FROM events
        WHERE organization_id = ?1 AND app_id = ?2 AND instr(payload, CAST(?3 AS BLOB)) > 0
        """

    private static func read(_ user: StoredUser, _ database: Database) throws -> [(row: Int64, event: EvaluatorV1.Event, acceptedAtMs: Int64)] {
        let rows = try Row.fetchCursor(database, sql: sql, arguments: user.arguments)
        var found: [(row: Int64, event: EvaluatorV1.Event, acceptedAtMs: Int64)] = []
        while let row = try rows.next() {
            let event = try row.message(EvaluatorV1.Event.self, atIndex: 1)
            if event.isAbout(user.id) || event.lists(user.id) { found.append((row[0], event, row[2])) }
        }
        return found
    }

    static func disclose(_ user: StoredUser, _ database: Database) throws -> [String] {
        try read(user, database).map { found in
            try EvaluatorUserData.json([
                "event_id": found.event.eventId, "event_type": found.event.eventType, "accepted_at_ms": found.acceptedAtMs,
                "data": found.event.data,
            ])
        }
    }

    static func erase(_ user: StoredUser, _ store: Store) async throws -> Int {
        let found = try await store.read { try read(user, $0) }
        for start in stride(from: 0, to: found.count, by: UserDataTable.page) {
            let part = found[start..<min(start + UserDataTable.page, found.count)].map(\.row)
            try await store.write { database in
                let select = try database.cachedStatement(sql: "SELECT payload FROM events WHERE id = ?")
                let update = try database.cachedStatement(sql: "UPDATE events SET payload = ? WHERE id = ?")
                for id in part {
                    // As it is by now: somebody else's erasure may have been at it, or its content's time may be over.
                    guard let row = try Row.fetchOne(select, arguments: [id]) else { continue }
                    let event = try row.message(EvaluatorV1.Event.self, atIndex: 0)
                    var left = event
                    if event.isAbout(user.id) { left = event.emptied } else { left.leaveOut { $0 == user.id } }
                    if left != event { try update.execute(arguments: [Data(try left.bytes()), id]) }
                }
            }
        }
        return found.count
    }
}

/// Decisions on their way to receipts and dispatcher.
private enum WaitingHandOvers {
    private static let sql = """
        SELECT id, records, pushes FROM hand_overs
        WHERE organization_id = ?1 AND app_id = ?2 AND (instr(records, CAST(?3 AS BLOB)) > 0 OR instr(pushes, CAST(?3 AS BLOB)) > 0)
        """

    static func disclose(_ user: StoredUser, _ database: Database) throws -> [String] {
        try Row.fetchAll(database, sql: sql, arguments: user.arguments).flatMap { row in
            try row.message(ReceiptsV1.RecordNotificationRequest.self, atIndex: 1).notifications.filter { $0.userId == user.id }.map {
                try EvaluatorUserData.json([
                    "notification_id": $0.notificationId, "type_id": $0.typeId, "title": $0.title, "body": $0.body,
                    "created_at_ms": $0.createdAtMs,
                ])
            }
        }
    }

    /// A parcel that is left empty stays until the worker has handed it over: it counts what is on its way.
    static func erase(_ user: StoredUser, _ store: Store) async throws -> Int {
        try await store.write { database in
            var removed = 0
            for row in try Row.fetchAll(database, sql: sql, arguments: user.arguments) {
                let records = try row.message(ReceiptsV1.RecordNotificationRequest.self, atIndex: 1).notifications
                let pushes = try row.message(DispatcherV1.EnqueueRequest.self, atIndex: 2).pushes
                let left = HandOverParcel(
                    tenant: .init(organizationId: user.organization, appId: user.app), records: records.filter { $0.userId != user.id },
                    pushes: pushes.filter { $0.userId != user.id })
                guard left.records.count < records.count else { continue }
                removed += records.count - left.records.count
                try HandOverTable.replace(row[0], by: try EncodedHandOver(left), database)
            }
            return removed
        }
    }
}
