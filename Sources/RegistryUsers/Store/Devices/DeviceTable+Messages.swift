import CarillonAPI
import GRDB
import RegistryTenants
import Storage

/// Devices with the data that ``DeviceRecord`` lacks: the end of the token, and the counters. Registrations do not write these, and sends do not read
/// them.
extension DeviceTable {
    /// The devices for their user and administrators.
    static func wholeMessages(of devices: [DeviceRecord], _ database: Database) throws -> [RegistryV1.Device] {
        try devices.map { try wholeMessage(of: $0, database) }
    }

    /// The device for its user and administrators.
    static func wholeMessage(of record: DeviceRecord, _ database: Database) throws -> RegistryV1.Device {
        var device = record.message
        try database.firstRow(besideSQL, [record.pushDeviceId]) { row in
            device.expiresAtMs = row[0]
            device.totalNotificationsSent = row[1]
            device.totalNotificationsDelivered = row[2]
            device.totalNotificationsOpened = row[3]
            device.lastDeliveryStatus = .init(rawValue: row[4])
        }
        return device
    }

    private static let besideSQL = """
        SELECT d.expires_at_ms, coalesce(c.sent, 0), coalesce(c.delivered, 0), coalesce(c.opened, 0),
            coalesce(c.last_status, 0)
        FROM devices AS d
        LEFT JOIN delivery_counters AS c ON c.push_device_id = d.push_device_id
        WHERE d.push_device_id = ?
        """
}
