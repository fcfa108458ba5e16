import CarillonAPI
import RPC
import ServiceKit
import Foundation
import Storage

extension RegistryHandlers {
    func updateDevice(
        _ request: RegistryV1.UpdateDeviceRequest, context: ServerContext
    ) async throws -> RegistryV1.UpdateDeviceResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUserIfNamed(request.userId)
        try Self.checkDeviceName(of: request)
        let change = try DeviceChange(request, byOwner: context.principal?.actor.map { $0.userID == request.userId } ?? true)
        let (tenant, nowMs) = (Tenant(request.tenant), nowMs)
        // Preferences know already what they tell.
        let isNews = context.principal?.service != "preferences"
        let floors = request.platformVersion == nil ? ClientFloors() : try await policies.entry(for: tenant).policy.clientFloors
        let device = try await store.write { database -> RegistryV1.Device? in
            guard var device = try Self.device(of: request, tenant: tenant, database) else {
                try Self.withdrawRemembered(request, tenant: tenant, database)
                return nil
            }
            if request.isPrimary == true {
                try database.run(
                    """
                    UPDATE devices SET is_primary = 0
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND is_primary = 1
                    """, [tenant.organization, tenant.app, device.userId])
            }
            if request.status == "active", try UserRow.isInactive(device.userId, tenant: tenant, database) {
                throw APIError(.invalidTransition, field: "status", "the user is inactive; nothing is sent to them before they are active again")
            }
            let permission = device.permissionStatus
            if request.permissionStatus == "denied" { try device.withdrawToken(nowMs: nowMs, database) }
            try change.apply(to: &device, floors: floors, nowMs: nowMs)
            try device.update(database)
            if isNews { try PermissionOutbox.note(device, before: permission, nowMs: nowMs, database) }
            return try device.wholeMessage(database)
        }
        return .init(device: device)
    }

    private static func checkDeviceName(of request: RegistryV1.UpdateDeviceRequest) throws(APIError) {
        if !request.deviceId.isEmpty { try Identifiers.checkDevice(request.deviceId) }
        guard request.pushDeviceId.isEmpty, !request.deviceId.isEmpty, request.userId.isEmpty else { return }
        throw APIError(.invalidArgument, field: "user_id", "is required where device_id names the device: installations are a user's")
    }

    /// - Returns: nil for an installation that is not registered.
    /// - Throws: `not_found` where the device is named by its registration.
    private static func device(of request: RegistryV1.UpdateDeviceRequest, tenant: Tenant, _ database: Database) throws -> DeviceRow? {
        guard request.pushDeviceId.isEmpty, !request.deviceId.isEmpty else {
            return try ownDevice(request.pushDeviceId, of: request.userId, tenant: tenant, database)
        }
        return try DeviceRow.find(database, userId: request.userId, deviceId: request.deviceId, tenant: tenant)
    }

    /// Without permission there is no token (REG-14), not even one that a verdict took away and that could be brought back.
    ///
    /// - Throws: `not_found` where nothing is remembered of the installation, or something else is to change.
    private static func withdrawRemembered(_ request: RegistryV1.UpdateDeviceRequest, tenant: Tenant, _ database: Database) throws {
        guard request.permissionStatus == "denied",
            try InvalidationJournal.forget(installation: request.deviceId, of: request.userId, tenant: tenant, database)
        else { throw APIError(.notFound, field: "device_id", "the user has no device “\(request.deviceId)”") }
    }

    func listDevices(
        _ request: RegistryV1.ListDevicesRequest, context: ServerContext
    ) async throws -> RegistryV1.ListDevicesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Identifiers.checkUserIfNamed(request.userId)
        let tenant = Tenant(request.tenant)
        try await recordLook(.devicesListed, at: request.userId, tenant: tenant, context)
        return try await store.read { database in
            var devices = try DeviceRow.all(database, userId: request.userId, tenant: tenant).wholeMessages(database)
            if request.includeRevoked {
                devices += try Self.revokedTokens(of: request.userId, tenant: tenant, database)
            } else {
                devices.removeAll { $0.status == DeviceStatus.revoked.rawValue }
            }
            return .init(devices: devices)
        }
    }

    /// Tokens that the user's devices had before, each as a device that cannot be sent to.
    private static func revokedTokens(of userId: String, tenant: Tenant, _ database: Database) throws -> [RegistryV1.Device] {
        try database.rows(
            """
            SELECT push_device_id, device_id, push_token_type, token_hash, reason, registered_at_ms, revoked_at_ms
            FROM revoked_tokens WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY id DESC
            """, [tenant.organization, tenant.app, userId]
        ) { row in
            var device = RegistryV1.Device()
            device.tenant = tenant.message
            device.userId = userId
            device.pushDeviceId = row[0]
            device.deviceId = row[1]
            device.pushTokenType = row[2]
            device.tokenHash = tokenHashText(Array(row[3] as Data))
            device.status = DeviceStatus.revoked.rawValue
            device.revokedReason = row[4]
            device.registeredAtMs = row[5]
            device.revokedAtMs = row[6] as Int64
            return device
        }
    }
}

/// What a settings screen changes on a device (REG-23, REG-29).
struct DeviceChange: Sendable {
    private let request: RegistryV1.UpdateDeviceRequest
    private let deviceName: String?
    private let platformVersion: String?
    private let appVersion: String?
    private let byOwner: Bool

    /// - Parameter byOwner: false for an admin, whose deactivation no app launch undoes.
    init(_ request: RegistryV1.UpdateDeviceRequest, byOwner: Bool) throws(APIError) {
        self.request = request
        self.byOwner = byOwner
        deviceName = try Self.cleaned(request.deviceName, field: "device_name", limit: 100)
        platformVersion = try Self.cleaned(request.platformVersion, field: "platform_version", limit: 64)
        appVersion = try Self.cleaned(request.appVersion, field: "app_version", limit: 64)
        if let status = request.status, status != "active", status != "inactive" {
            throw APIError(.invalidValue, field: "status", "can be set to active or inactive")
        }
        if let locale = request.locale { try DeviceDraft.checkLocale(locale) }
        if let timezone = request.timezone { try Identifiers.checkTimezone(timezone) }
        if let permission = request.permissionStatus { try DeviceDraft.checkPermission(permission) }
    }

    private static func cleaned(_ text: String?, field: String, limit: Int) throws(APIError) -> String? {
        guard let text else { return nil }
        return try Identifiers.text(text, field: field, limit: limit)
    }

    /// - Parameter floors: of the app; asked where the change names a version of the system.
    func apply(to device: inout DeviceRow, floors: ClientFloors, nowMs: Int64) throws(APIError) {
        device.deviceName = deviceName ?? device.deviceName
        device.notificationsEnabled = request.notificationsEnabled ?? device.notificationsEnabled
        device.badgeEnabled = request.badgeEnabled ?? device.badgeEnabled
        device.soundEnabled = request.soundEnabled ?? device.soundEnabled
        device.alertsEnabled = request.alertsEnabled ?? device.alertsEnabled
        device.isPrimary = request.isPrimary ?? device.isPrimary
        device.locale = request.locale ?? device.locale
        device.timezone = request.timezone ?? device.timezone
        device.appVersion = appVersion ?? device.appVersion
        device.permissionStatus = request.permissionStatus ?? device.permissionStatus
        if let platformVersion {
            device.platformVersion = platformVersion
            device.isBelowFloor = floors.isBelow(platform: device.platform, version: platformVersion)
        }
        device.updatedAtMs = nowMs
        switch request.status {
        case "active":
            guard device.address != nil, !device.deactivation.isLoggedOut else {
                let lack = device.address == nil ? "has no token" : "is logged out"
                throw APIError(.invalidTransition, field: "status", "the device \(lack); register it again")
            }
            device.enter(try device.status.after(.reactivate))
        case "inactive":
            device.enter(try device.status.after(.deactivate))
            device.deactivation = device.deactivation.switchedOff(byOwner: byOwner)
            device.deactivatedAtMs = nowMs
        default: break
        }
    }
}
