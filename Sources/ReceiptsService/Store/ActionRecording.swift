import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Records what users do with their notifications, and hands it over for the host (EVAL-42).
enum ActionRecording {
    /// What the report of an action changed.
    struct Recorded: Sendable {
        /// The answer to the report.
        var response: ReceiptsV1.ReportActionResponse
        /// False for a repeated report.
        var isNew: Bool
        /// Counts for metrics.
        var metrics = MetricChanges()
        /// Events that the report raised.
        var telemetry = TakenTelemetry(dropped: 0)
    }

    /// Texts of a user on one push. Each is a message to the host, which may be away; buttons are few.
    private static let mostTexts = 20

    /// Records an action as an opening of its notification. A repeated report changes nothing.
    ///
    /// - Throws: ``APIError`` `not_found` for a notification or device that is not the caller's, or is known no more; what
    ///   ``ActionOffer/action(_:)`` and ``OfferedAction/check(_:)`` throw; `conflict` for a text beyond the most that a push takes.
    static func record(_ report: ActionReport, app: AppPolicy, at now: Instant, _ database: Database) throws -> Recorded {
        var tenants = TenantNumbers()
        guard let (key, device) = try ClientReportRecording.target(of: report.opening, &tenants, database),
            let subject = try NotificationTable.subject(row: key.row, database)
        else { throw unknown }
        let offer = ActionOffer(
            own: try OfferedActionsTable.find(row: key.row, database), type: app.type(key.typeID)?.type, catalogue: app.catalogue)
        let offered = try offer.action(report.action)
        try offered.check(report.text)
        let id = report.id(on: key)
        let response = ReceiptsV1.ReportActionResponse(reportId: id, snoozeSeconds: offered.snoozeSeconds)
        let instant = ClientReportTime.read(report.opening.occurredAt, created: key.createdAt, now: now).instant
        let isNew = try ReportedActionTable.insert(
            id, action: report.action, device: device.state.pushDeviceID, at: instant, notificationRow: key.row, database)
        guard isNew else { return Recorded(response: response, isNew: false) }
        guard try report.text.isEmpty || ReportedActionTable.count(notificationRow: key.row, database) <= mostTexts else {
            throw APIError(.conflict, field: "text_input", "the notification was acted on \(mostTexts) times, and takes no further text")
        }
        let opening = try ClientReportRecording.record(report.opening, telemetry: TelemetryRule(app.policy), at: now, database)
        if report.action == ActionOffer.markRead { try markRead(key, app: app, database) }
        let message = DispatcherV1.PersonMessage(
            report, id: id, offered: offered, on: key, about: subject, deviceID: device.state.deviceID, at: instant)
        try Outbox<DispatcherV1.PersonMessage>.insert(message, database)
        return Recorded(response: response, isNew: true, metrics: opening.metrics, telemetry: opening.telemetry)
    }

    /// The action cannot be checked, so it must not seem to have reached the host. A report of an opening is ignored in such a case.
    static let unknown = APIError(.notFound, field: "notification_id", "the user has no such notification, or it is too old to be acted on")

    /// Takes a notification off the counter that it was counted in, once. Its entry is read, as after any opening.
    private static func markRead(_ key: NotificationKey, app: AppPolicy, _ database: Database) throws {
        guard let name = app.type(key.typeID)?.type.badgeCounter, let counter = BadgeRule(app.policy).counter(name, skipped: key.skipReason),
            try ReportedActionTable.count(ActionOffer.markRead, ofNotificationWith: key.row, database) == 1
        else { return }
        try UnreadCounterTable.add(-1, to: counter, key.tenant, userID: key.userID, database)
    }
}
