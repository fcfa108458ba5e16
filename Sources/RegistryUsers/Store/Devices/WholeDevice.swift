import CarillonAPI
import RegistryTenants
import Storage

/// Devices with the data that ``DeviceRow`` lacks: the end of the token, and the counters. Registrations do not write these, and sends do not read
/// them.
extension DeviceRow {
    /// The device for its user and administrators.
    func wholeMessage(_ database: Database) throws -> RegistryV1.Device {
        var device = message
        try database.firstRow(Self.besideSQL, [pushDeviceId]) { row in
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

extension [DeviceRow] {
    /// Devices as in ``DeviceRow/wholeMessage(_:)``.
    func wholeMessages(_ database: Database) throws -> [RegistryV1.Device] { try map { try $0.wholeMessage(database) } }
}
