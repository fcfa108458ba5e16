import CarillonAPI
import Storage

/// Why did this user (not) get it: the stored decisions of an event, in words.
enum Explanation {
    /// Decisions one answer lists; an event to more people is asked about user by user.
    static let decisionsPerAnswer = 10_000

    private static let states: [Int: String] = [0: "pending", 1: "evaluated", 2: "quarantined"]

    /// - Parameter id: The host's event id, ours, or a notification's.
    /// - Returns: Nil when the tenant has nothing of that id.
    static func find(
        _ id: String, tenant: CommonV1.Tenant, userID: String, _ database: Database
    ) throws -> EvaluatorV1.ExplainResponse? {
        guard let event = try eventRow(id, tenant: tenant, database) else { return nil }
        var response = EvaluatorV1.ExplainResponse(
            eventId: event["event_id"], carillonEventId: event["carillon_event_id"], eventType: event["event_type"],
            acceptedAtMs: event["accepted_at_ms"], state: states[event["state"]] ?? "evaluated")
        let decisions = try DecisionTable.read(eventRow: event["id"], userID: userID, limit: decisionsPerAnswer, database)
        response.decisions = decisions.map(decision)
        return response
    }

    private static func eventRow(_ id: String, tenant: CommonV1.Tenant, _ database: Database) throws -> Row? {
        let columns = "id, event_id, carillon_event_id, event_type, accepted_at_ms, state"
        let scope = [tenant.organizationId, tenant.appId]
        if id.hasPrefix("evt_"),
            let row = try Row.fetchOne(
                database,
                sql: "SELECT \(columns) FROM events WHERE carillon_event_id = ? AND organization_id = ? AND app_id = ?",
                arguments: StatementArguments([id] + scope))
        {
            return row
        }
        if id.hasPrefix("notif_"),
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT \(columns) FROM events WHERE id =
                      (SELECT event_row FROM decisions WHERE notification_id = ? AND notification_id <> ''
                       AND organization_id = ? AND app_id = ?)
                    """, arguments: StatementArguments([id] + scope))
        {
            return row
        }
        return try Row.fetchOne(
            database, sql: "SELECT \(columns) FROM events WHERE organization_id = ? AND app_id = ? AND event_id = ?",
            arguments: StatementArguments(scope + [id]))
    }

    private static func decision(_ row: DecisionRow) -> EvaluatorV1.Decision {
        let isSent = row.reason == .unspecified && !row.isHeld
        var detail = row.detail
        if isSent {
            let devices = row.deviceCount == 1 ? "1 device" : "\(row.deviceCount) devices"
            detail = "passed every check; handed over for \(devices)" + (detail.isEmpty ? "" : " (\(detail))")
        }
        // What was released was held before, and both is worth knowing.
        if let held = row.held { detail = detail.isEmpty ? held.words : "\(detail); was \(held.words)" }
        return EvaluatorV1.Decision(
            notificationId: row.notificationID, userId: row.userID, typeId: row.typeID,
            outcome: isSent ? "sent" : row.isHeld ? "held" : "skipped", reason: row.reason, pushId: row.pushID, decidedAtMs: row.decidedAt,
            deviceCount: Int32(row.deviceCount), detail: detail, heldSinceMs: row.held?.since ?? 0, heldUntilMs: row.held?.until ?? 0,
            carriedBy: row.carriedBy)
    }
}
