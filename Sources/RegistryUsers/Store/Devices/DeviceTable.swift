import CarillonAPI
import Foundation
import GRDB
import Providers
import RegistryTenants
import ServiceKit
import Storage

/// The table `devices`.
enum DeviceTable {
    /// In the order in which rows are read and written.
    static let columns = registeredColumns + laterColumns
    /// The columns to which a record's values are written. SQLite computes the last use from two columns.
    static let writtenColumns = columns.map(written)
    private static func written(_ column: String) -> String { column == "last_used_at_ms" ? "indexed_use_at_ms" : column }

    /// The values of a registration.
    private static let registeredColumns = [
        "organization_id", "app_id", "push_device_id", "user_id", "device_id", "device_type", "platform", "platform_version",
        "device_model", "device_name", "push_token_type", "token_provider", "token_hash", "address", "address_environment",
        "address_version", "status", "supports_rich_content",
        "supports_notification_actions", "supports_silent_push", "max_payload_size", "notifications_enabled", "badge_enabled",
        "sound_enabled", "alerts_enabled", "app_version", "app_build_number", "sdk_version", "timezone", "locale",
        "permission_status", "registered_at_ms", "last_registered_at_ms", "updated_at_ms", "last_used_at_ms", "push_off", "below_floor",
    ]

    /// The values that a device gets later. A new device has the table's defaults.
    private static let laterColumns = [
        "revoked_reason", "deactivated_by", "is_valid", "is_primary", "last_validated_at_ms", "last_success_at_ms", "last_failure_at_ms",
        "failure_count", "failure_reason", "revoked_at_ms", "deactivated_at_ms",
    ]

    static let selectList = columns.joined(separator: ", ")
    private static let insertSQL = """
        INSERT INTO devices (\(registeredColumns.map(written).joined(separator: ", ")))
        VALUES (\(registeredColumns.map { _ in "?" }.joined(separator: ", ")))
        """
    private static let updateSQL =
        "UPDATE devices SET \(writtenColumns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE push_device_id = ?"

    /// Writes a new device, without the values of ``laterColumns``.
    static func insert(_ device: DeviceRecord, _ database: Database) throws {
        try database.runDirectly(insertSQL) { device.addRegistered(to: &$0) }
    }

    static func update(_ device: DeviceRecord, _ database: Database) throws {
        try database.runDirectly(updateSQL) {
            device.addRegistered(to: &$0)
            device.addLater(to: &$0)
            $0.add(device.pushDeviceId)
        }
    }

    static func find(pushDeviceId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> DeviceRecord? {
        try database.firstRow(
            "SELECT \(selectList) FROM devices WHERE push_device_id = ? AND organization_id = ? AND app_id = ?",
            [pushDeviceId, tenant.organizationId, tenant.appId], DeviceRecord.init)
    }

    static func find(userId: String, deviceId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> DeviceRecord? {
        try database.firstRow(
            "SELECT \(selectList) FROM devices WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?",
            [tenant.organizationId, tenant.appId, userId, deviceId], DeviceRecord.init)
    }

    /// The one live registration of a token in an app (REG-06).
    static func find(tokenHash: [UInt8], tenant: CommonV1.Tenant, _ database: Database) throws -> DeviceRecord? {
        try database.firstRow(
            """
            SELECT \(selectList) FROM devices
            WHERE substr(token_hash, 1, 12) = substr(?1, 1, 12) AND app_id = ?2 AND token_hash = ?1 AND token_hash IS NOT NULL
                AND status <> 'revoked' AND organization_id = ?3
            """, [Data(tokenHash), tenant.appId, tenant.organizationId], DeviceRecord.init)
    }

    /// All registrations of a user, most recently used first.
    static func all(userId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> [DeviceRecord] {
        try database.rows(
            """
            SELECT \(selectList) FROM devices WHERE organization_id = ? AND app_id = ? AND user_id = ?
            ORDER BY last_used_at_ms DESC, registered_at_ms DESC, id DESC
            """, [tenant.organizationId, tenant.appId, userId], DeviceRecord.init)
    }

    static func delete(_ device: DeviceRecord, _ database: Database) throws {
        try database.run("DELETE FROM devices WHERE push_device_id = ?", [device.pushDeviceId])
    }
}

extension DeviceRecord {
    /// - Parameter row: begins with the values of ``DeviceTable/columns``.
    init(_ row: Row) throws {
        var index = -1
        func text() -> String {
            index += 1
            return row[index]
        }
        func integer() -> Int64 {
            index += 1
            return row[index]
        }
        func flag() -> Bool { integer() != 0 }
        func instant() -> Instant { Instant(milliseconds: integer()) }
        func optionalInstant() -> Instant? {
            index += 1
            return row[index]
        }
        func optionalBytes() -> [UInt8]? {
            index += 1
            let data: Data? = row[index]
            return data.map(Array.init)
        }
        tenant = CommonV1.Tenant(organizationId: text(), appId: text())
        pushDeviceId = text()
        userId = text()
        deviceId = text()
        deviceType = try .init(stored: text())
        platform = text()
        platformVersion = text()
        deviceModel = text()
        deviceName = text()
        tokenType = try .init(stored: text())
        tokenProvider = text()
        tokenHash = optionalBytes()
        address = optionalBytes()
        environment = .init(rawValue: Int32(truncatingIfNeeded: integer()))
        addressVersion = integer()
        status = try .init(stored: text())
        capabilities = DeviceCapabilities(
            richContent: flag(), actions: flag(), silentPush: flag(), maxPayloadBytes: UInt32(truncatingIfNeeded: integer()))
        notificationsEnabled = flag()
        badgeEnabled = flag()
        soundEnabled = flag()
        alertsEnabled = flag()
        appVersion = text()
        appBuildNumber = text()
        sdkVersion = text()
        timezone = text()
        locale = text()
        permissionStatus = try .init(stored: text())
        registeredAt = instant()
        lastRegisteredAt = instant()
        updatedAt = instant()
        lastUsedAt = instant()
        isPushOff = flag()
        isBelowFloor = flag()
        revokedReason = try .init(stored: text())
        deactivatedBy = text()
        isValid = flag()
        isPrimary = flag()
        lastValidatedAt = optionalInstant()
        lastSuccessAt = optionalInstant()
        lastFailureAt = optionalInstant()
        failureCount = Int(integer())
        failureReason = text()
        revokedAt = optionalInstant()
        deactivatedAt = optionalInstant()
    }

    /// The values of `DeviceTable.registeredColumns`.
    fileprivate func addRegistered(to values: inout StatementValues) {
        for text in [
            tenant.organizationId, tenant.appId, pushDeviceId, userId, deviceId, deviceType.name, platform, platformVersion, deviceModel, deviceName,
            tokenType.name, tokenProvider,
        ] { values.add(text) }
        values.add(tokenHash)
        values.add(address)
        values.add(Int64(environment.rawValue))
        values.add(addressVersion)
        values.add(status.name)
        values.add(capabilities.richContent)
        values.add(capabilities.actions)
        values.add(capabilities.silentPush)
        values.add(Int64(capabilities.maxPayloadBytes))
        for flag in [notificationsEnabled, badgeEnabled, soundEnabled, alertsEnabled] { values.add(flag) }
        for text in [appVersion, appBuildNumber, sdkVersion, timezone, locale, permissionStatus.name] { values.add(text) }
        for instant in [registeredAt, lastRegisteredAt, updatedAt, lastUsedAt] { values.add(instant) }
        values.add(isPushOff)
        values.add(isBelowFloor)
    }

    /// The values of `DeviceTable.laterColumns`.
    fileprivate func addLater(to values: inout StatementValues) {
        values.add(revokedReason.name)
        values.add(deactivatedBy)
        values.add(isValid)
        values.add(isPrimary)
        for instant in [lastValidatedAt, lastSuccessAt, lastFailureAt] { values.add(instant) }
        values.add(Int64(failureCount))
        values.add(failureReason)
        values.add(revokedAt)
        values.add(deactivatedAt)
    }
}
