import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension ExplainedEvent {
    /// Decisions in one answer. For an event with more users, a caller asks user by user.
    static let decisionsPerAnswer = 10_000

    /// Finds an event and its decisions.
    ///
    /// - Parameters:
    ///   - id: the host's event id, the Carillon event id, or a notification's id.
    ///   - userID: of the decisions; empty: decisions on all users.
    /// - Returns: nil where the tenant has nothing of that id.
    static func read(_ id: String, tenant: CommonV1.Tenant, userID: String, _ database: Database) throws -> ExplainedEvent? {
        guard let row = try found(id, tenant: tenant, database) else { return nil }
        let (isQuarantined, isPending, isScheduled): (Bool, Bool, Bool) = (row[5], row[6], row[7])
        let waitsForPictures: Bool = isScheduled && (row[10] as Bool? ?? false)
        let state: EvaluatorV1.EventState.Known =
            isQuarantined ? .quarantined : isPending || waitsForPictures ? .pending : isScheduled ? .scheduled : .evaluated
        // Also of one that came after the first clock had shown its time, and has no other schedule.
        let event = try database.firstRow("SELECT payload FROM events WHERE id = ?", [row[0] as Int64], { $0 })
            .flatMap { try $0.readable(EvaluatorV1.Event.self, atIndex: 0) }
        var explained = ExplainedEvent(
            eventID: row[1], carillonEventID: row[2], eventType: row[3], acceptedAt: row[4], state: state, scheduledFor: row[8],
            scheduledLocal: event?.scheduledLocal, traceID: TraceContext.traceText(of: event?.traceparent) ?? "",
            dueAt: waitsForPictures ? nil : row[9],
            decisions: try DecisionTable.read(eventRow: row[0], userID: userID, limit: decisionsPerAnswer, database))
        if NotificationID.isWellFormed(id), let decision = try DecisionTable.read(eventRow: row[0], notificationID: id, database),
            userID.isEmpty || userID == decision.userID
        {
            explained.repetitions = try repetitions(of: id, after: row[0], tenant: tenant, database)
        }
        return explained
    }

    /// What sent a notification again, or will.
    ///
    /// - Parameter row: of the event that the notification came from.
    private static func repetitions(
        of id: String, after row: Int64, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> [Repetition] {
        guard let time = NotificationID.time(of: id) else { return [] }
        // A snooze that waits has no decision yet, and the decision on a cancelled one names no notification: both are found by their ids.
        let snoozes = (1...SnoozedNotification.most).map { SnoozedNotification.eventID(of: id, number: $0) }
        let scope = StatementArguments(carillonEventIDs(at: time) + [tenant.organizationId, tenant.appId])
        let arguments = scope + [row, id] + StatementArguments(snoozes)
        let ids: [String] = try database.rows(
            """
            SELECT carillon_event_id FROM events INDEXED BY events_by_carillon_id
            WHERE carillon_event_id BETWEEN ? AND ? AND organization_id = ? AND app_id = ? AND id <> ?
              AND (EXISTS (SELECT 1 FROM decisions WHERE event_row = events.id AND notification_id = ?)
                OR carillon_event_id IN (\(databaseQuestionMarks(count: snoozes.count))))
            ORDER BY id
            """, arguments
        ) { $0[0] }
        return try ids.compactMap { eventID in
            guard let event = try read(eventID, tenant: tenant, userID: "", database) else { return nil }
            return Repetition(
                event: event, snooze: (snoozes.firstIndex(of: eventID) ?? -1) + 1,
                decision: event.decisions.first { $0.notificationID == id } ?? event.decisions.first)
        }
    }

    private static func found(_ id: String, tenant: CommonV1.Tenant, _ database: Database) throws -> Row? {
        let columns = """
            id, event_id, carillon_event_id, event_type, accepted_at_ms, state = \(EventTable.State.quarantined), \(PendingEventTable.isPending),
              state = \(EventTable.State.scheduled), scheduled_for_ms,
              (SELECT due_at_ms FROM due_items WHERE event_row = events.id AND kind = '\(ScheduledEventTable.kind.rawValue)'),
              scheduled_for_ms IS NULL OR EXISTS (
                SELECT 1 FROM due_items WHERE event_row = events.id AND kind = '\(ScheduledEventTable.kind.rawValue)'
                  AND \(ScheduledEventTable.waitsForPictures))
            """
        let scope = [tenant.organizationId, tenant.appId]
        if id.hasPrefix("evt_"),
            let row = try database.firstRow(
                "SELECT \(columns) FROM events WHERE carillon_event_id = ? AND organization_id = ? AND app_id = ?",
                StatementArguments([id] + scope), { $0 })
        {
            return row
        }
        if let event = try event(columns, ofNotification: id, of: tenant, isFirst: true, database) { return event }
        return try database.firstRow(
            "SELECT \(columns) FROM events WHERE organization_id = ? AND app_id = ? AND event_id = ?", StatementArguments(scope + [id])
        ) { $0 }
    }

    /// The event of a notification that is decided.
    static func event(
        ofNotification id: String, of tenant: CommonV1.Tenant, _ database: Database
    ) throws -> (row: Int64, eventID: String)? {
        try event("id, event_id", ofNotification: id, of: tenant, database).map { ($0[0], $0[1]) }
    }

    /// The row of the event of a notification's newest push.
    static func event(ofPushed id: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Int64? {
        try event("id", ofNotification: id, of: tenant, isPushed: true, database).map { $0[0] }
    }

    /// - Parameters:
    ///   - isPushed: only of a decision that was pushed.
    ///   - isFirst: the event that the notification came from; false: the newest one that sent it.
    private static func event(
        _ columns: String, ofNotification id: String, of tenant: CommonV1.Tenant, isPushed: Bool = false, isFirst: Bool = false,
        _ database: Database
    ) throws -> Row? {
        guard let time = NotificationID.time(of: id) else { return nil }
        let scope = [tenant.organizationId, tenant.appId]
        // The id has the time at which the event was accepted. Few events have the same time: some others, and snoozes of the notification.
        let byTime = try database.firstRow(
            """
            SELECT \(columns) FROM events INDEXED BY events_by_carillon_id
            WHERE carillon_event_id BETWEEN ? AND ? AND organization_id = ? AND app_id = ?
              AND EXISTS (SELECT 1 FROM decisions WHERE event_row = events.id AND notification_id = ? AND (push_id <> '' OR NOT ?))
            ORDER BY id \(isFirst ? "" : "DESC")
            """, StatementArguments(carillonEventIDs(at: time) + scope + [id]) + [isPushed]
        ) { $0 }
        if let byTime { return byTime }
        // A merged notification has the time at which it was sent.
        return try database.firstRow(
            """
            SELECT \(columns) FROM events WHERE id =
              (SELECT event_row FROM decisions WHERE notification_id = ? AND ordinal >= \(MergedDelivery.firstOrdinal)
               AND organization_id = ? AND app_id = ?)
            """, StatementArguments([id] + scope)
        ) { $0 }
    }

    /// The first and the last Carillon event id of a millisecond.
    static func carillonEventIDs(at milliseconds: Int64) -> [String] {
        [0, UInt8.max].map { ULID(milliseconds: milliseconds, entropy: repeatElement($0, count: 10)).string(after: "evt_") }
    }
}
