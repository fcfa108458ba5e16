import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `client_reports`: the first report of each kind on a device of a push (RCPT-07).
enum ClientReportTable {
    /// - Parameters:
    ///   - device: The push device; empty: the whole notification.
    ///   - instant: The corrected time of the report.
    static func insert(
        _ report: ClientReport, device: String, at instant: Instant, receivedAt now: Instant, of key: NotificationKey, _ database: Database
    ) throws {
        try database.run(
            """
            INSERT INTO client_reports
              (notification_row, push_device_id, kind, occurred_at_ms, received_at_ms, app_state, dismiss_method, deep_link_target)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (notification_row, push_device_id, kind) DO NOTHING
            """,
            [
                key.row, device, report.kind.name, instant, now, report.appState?.name ?? "", report.dismissMethod?.name ?? "", report.deepLinkTarget,
            ])
    }

    /// Deletes what identifies the user in the reports on a notification.
    static func anonymize(notificationRow row: Int64, _ database: Database) throws {
        try database.run("UPDATE client_reports SET deep_link_target = '' WHERE notification_row = ?", [row])
    }

    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM client_reports WHERE notification_row = ?", [row])
    }
}
