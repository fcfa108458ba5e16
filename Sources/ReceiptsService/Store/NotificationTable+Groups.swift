import CarillonAPI
import ServiceKit
import Storage

extension NotificationTable {
    /// Pushes that are older count no more: none lives longer than this in a queue, and nobody looks for it on a device.
    private static let longestShown = Duration.days(28)
    /// Most pushes that are counted, so that a user who dismisses nothing costs no more.
    private static let mostCounted: Int64 = 500

    private static let ofCategory = """
        WITH pushes AS (
          SELECT id, notification_id, push_device_id, device_status, opened_at_ms, dismissed_at_ms, created_at_ms, push_number
          FROM notifications INDEXED BY notifications_by_user
          WHERE user_id = ? AND tenant = ? AND created_at_ms > ? AND category_id = ? AND push_id <> '' ORDER BY created_at_ms DESC LIMIT ?)
        SELECT notification_id, push_device_id, device_status, opened_at_ms IS NOT NULL, dismissed_at_ms IS NOT NULL, created_at_ms AS created,
          push_number AS number
        FROM pushes WHERE push_device_id <> ''
        UNION ALL
        SELECT p.notification_id, d.push_device_id, d.status, d.opened_at_ms IS NOT NULL, d.dismissed_at_ms IS NOT NULL, p.created_at_ms,
          p.push_number
        FROM pushes p JOIN devices d ON d.notification_row = p.id
        ORDER BY created DESC, number DESC
        """

    /// What a user's devices have of a category, by the newest pushes.
    static func deviceGroups(
        ofUser user: String, _ tenant: Int64, category: String, at now: Instant, _ database: Database
    ) throws -> DeviceGroups {
        var groups = DeviceGroups()
        try database.readDirectly(ofCategory) {
            $0.add(user)
            $0.add(tenant)
            $0.add((now - longestShown).milliseconds)
            $0.add(category)
            $0.add(mostCounted)
        } _: { row in
            groups.add(
                .init(
                    notificationID: row.text(0), pushDeviceID: row.text(1), status: .init(rawValue: Int32(clamping: row.number(2))),
                    isOpened: row.flag(3), isDismissed: row.flag(4)))
        }
        return groups
    }
}
