import CarillonAPI
import Storage

/// The table `client_reports`: the first report of each kind on a device (RCPT-07).
enum ClientReportTable {
    /// - Parameters:
    ///   - device: The push device; empty: the whole notification.
    ///   - instant: The corrected time of the report, milliseconds.
    ///   - now: The time of its arrival, milliseconds.
    static func insert(
        _ report: ClientReport, device: String, at instant: Int64, now: Int64, of key: NotificationKey, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO client_reports
                  (notification_row, push_device_id, kind, occurred_at_ms, received_at_ms, app_state, dismiss_method, deep_link_target)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (notification_row, push_device_id, kind) DO NOTHING
                """
        ).execute(arguments: [
            key.row, device, report.kind.name, instant, now, report.appState?.name ?? "", report.dismissMethod?.name ?? "", report.deepLinkTarget,
        ])
    }
}
