import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `client_reports`: the first report of each kind on a device of a push (RCPT-07).
enum ClientReportTable {
    private static let insertion = """
        INSERT INTO client_reports
          (notification_row, push_device_id, kind, occurred_at_ms, received_at_ms, app_state, dismiss_method, deep_link_target)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (notification_row, push_device_id, kind) DO NOTHING
        """

    /// - Parameters:
    ///   - device: The push device; empty: the whole notification.
    ///   - instant: The corrected time of the report.
    static func insert(
        _ report: ClientReport, device: String, at instant: Instant, receivedAt now: Instant, of key: NotificationKey, _ database: Database
    ) throws {
        try database.runDirectly(insertion) {
            $0.add(key.row)
            $0.add(device)
            $0.add(report.kind.name)
            $0.add(instant)
            $0.add(now)
            $0.add(report.appState?.name ?? "")
            $0.add(report.dismissMethod?.name ?? "")
            $0.add(report.deepLinkTarget)
        }
    }

    /// Deletes what identifies the user in the reports on a notification.
    static func anonymize(notificationRow row: Int64, _ database: Database) throws {
        try database.run("UPDATE client_reports SET deep_link_target = '' WHERE notification_row = ?", [row])
    }

    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM client_reports WHERE notification_row = ?", [row])
    }
}
