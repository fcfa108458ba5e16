import CarillonAPI
import Protobuf
import Providers
import RegistryTenants
import ServiceKit
import Storage

/// Reads the sendable devices of users, with one statement for any number of users.
extension DeviceTable {
    /// Devices that are not sendable are read too, but only for their permission and the mark of the primary one. Devices without a token, or with an
    /// ended one (REG-40), do not count (ACC-027). Every device has a user, because the registration wrote one. The rows are in the order of the
    /// list, and those of one user in no order.
    static let sendableSQL = """
        SELECT wanted.key, d.permission_status,
            d.status = 'active' AND d.notifications_enabled AND NOT EXISTS (
                SELECT 1 FROM users AS u INDEXED BY users_inactive
                WHERE u.organization_id = ?2 AND u.app_id = ?3 AND u.user_id = wanted.value AND u.status <> 'active'),
            d.push_device_id, d.device_id, d.device_type, d.platform, d.push_token_type, d.address_environment, d.address,
            d.token_hash, d.address_version, d.locale, d.timezone, d.badge_enabled, d.sound_enabled, d.alerts_enabled,
            d.supports_rich_content AND NOT d.below_floor, d.supports_notification_actions, d.max_payload_size, d.last_used_at_ms,
            d.registered_at_ms, d.is_primary, d.expires_at_ms,
            d.is_primary AND d.status = 'active', d.supports_silent_push
        FROM json_each(?1) AS wanted
        CROSS JOIN devices AS d ON d.organization_id = ?2 AND d.app_id = ?3 AND d.user_id = wanted.value
        WHERE d.status IN ('active', 'inactive') AND d.address IS NOT NULL AND coalesce(d.expires_at_ms > ?4, TRUE)
        """

    /// The devices of users as they are at an instant, in the order of the ids.
    static func sendable(_ ids: [String], tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> [UserDevices] {
        guard !ids.isEmpty else { return [] }
        var users = Array(repeating: UserDevices(known: CachedDevices(readAt: now), read: []), count: ids.count)
        var user: UserReading?
        try database.readDirectly(sendableSQL) { values in
            for text in [JSONArray.text(ids), tenant.organizationId, tenant.appId] { values.add(text) }
            values.add(now)
        } _: { row in
            let index = Int(row.number(0))
            if index != user?.index {
                try user?.end(into: &users)
                user = UserReading(index: index, userId: ids[index])
            }
            try user?.add(row)
        }
        try user?.end(into: &users)
        return users
    }

    /// The rows of one user, which follow each other.
    private struct UserReading {
        /// The user's index in the list.
        let index: Int
        private let userId: String
        /// The sendable devices.
        private var devices: [CommonV1.SendableDevice] = []
        /// When each of them was last used. Beside the devices and not around them: a copy of a device counts eight references.
        private var lastUses: [Instant] = []
        private var isPermitted = false
        private var hasPrimary = false
        private var nextEnd: Instant?

        init(index: Int, userId: String) { (self.index, self.userId) = (index, userId) }

        mutating func add(_ row: borrowing StatementRow) throws {
            let permission = try PermissionStatus(stored: row.text(1))
            guard permission.permits else { return }
            isPermitted = true
            if row.flag(24) { hasPrimary = true }
            if let end = row.optionalInstant(23) { nextEnd = min(nextEnd ?? end, end) }
            guard row.flag(2) else { return }
            devices.append(try DeviceTable.sendableDevice(row, of: userId, permission: permission))
            lastUses.append(row.instant(20))
        }

        mutating func end(into users: inout [UserDevices]) throws {
            if devices.count > 1 { devices = devices.indices.sorted(by: isUsedMoreRecently).map { devices[$0] } }
            // REG-27: without an active device that the user marked, the most recently used one is the primary device. The mark of an active device
            // counts also when its notifications are off.
            if !hasPrimary, !devices.isEmpty { devices[0].isPrimary = true }
            users[index].known.permissionDenied = !isPermitted
            users[index].known.endsAt = nextEnd
            guard !devices.isEmpty else { return }
            users[index].known.encoded = try RegistryV1.ListSendableResponse(devices: devices).bytes()
            users[index].known.claims = devices.map { CachedDevices.hash(of: $0.pushDeviceId, version: $0.address?.version ?? 0) }
            users[index].read = devices
        }

        private func isUsedMoreRecently(_ left: Int, _ right: Int) -> Bool {
            (lastUses[left], devices[left].registeredAtMs, devices[left].pushDeviceId)
                > (lastUses[right], devices[right].registeredAtMs, devices[right].pushDeviceId)
        }
    }

    private static func sendableDevice(
        _ row: borrowing StatementRow, of userId: String, permission: PermissionStatus
    ) throws -> CommonV1.SendableDevice {
        let type = try PushTokenType(stored: row.text(7))
        var device = CommonV1.SendableDevice()
        device.userId = userId
        device.permissionStatus = .init(permission)
        device.pushDeviceId = row.text(3)
        device.deviceId = row.text(4)
        device.deviceType = .init(try DeviceType(stored: row.text(5)))
        device.platform = row.text(6)
        device.address = .init(
            type: type.kind.type, environment: .init(rawValue: Int32(truncatingIfNeeded: row.number(8))), envelope: row.bytes(9),
            tokenHash: TokenHash.text(row.bytes(10)), version: row.number(11))
        device.locale = row.text(12)
        device.timezone = row.text(13)
        device.badgeEnabled = row.flag(14)
        device.soundEnabled = row.flag(15)
        device.alertsEnabled = row.flag(16)
        device.supportsRichContent = row.flag(17)
        device.supportsNotificationActions = row.flag(18)
        device.maxPayloadBytes = UInt32(truncatingIfNeeded: row.number(19))
        device.supportsSilentPush = row.flag(25)
        device.registeredAtMs = row.number(21)
        device.isPrimary = row.flag(22)
        return device
    }
}
