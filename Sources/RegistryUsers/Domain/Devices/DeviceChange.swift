import CarillonAPI
import RegistryTenants
import ServiceKit

/// Changes of a device from a settings screen (REG-23, REG-29).
struct DeviceChange: Sendable {
    private let request: RegistryV1.UpdateDeviceRequest
    private let deviceName: String?
    private let platformVersion: String?
    private let appVersion: String?
    private let status: DeviceStatus?
    private let permissionStatus: PermissionStatus?
    private let byOwner: Bool

    /// - Parameter byOwner: false for an admin, whose deactivation no app launch undoes.
    init(_ request: RegistryV1.UpdateDeviceRequest, byOwner: Bool) throws(APIError) {
        self.request = request
        self.byOwner = byOwner
        deviceName = try Self.cleaned(request.deviceName, field: "device_name", limit: 100)
        platformVersion = try Self.cleaned(request.platformVersion, field: "platform_version", limit: 64)
        appVersion = try Self.cleaned(request.appVersion, field: "app_version", limit: 64)
        status = request.status?.known
        if request.status != nil, status != .active, status != .inactive {
            throw APIError(.invalidValue, field: "status", "can be set to active or inactive")
        }
        if let locale = request.locale { try FieldRules.checkLocale(locale) }
        if let timezone = request.timezone { try FieldRules.checkTimezone(timezone) }
        permissionStatus = try request.permissionStatus?.required(field: "permission_status")
    }

    private static func cleaned(_ text: String?, field: String, limit: Int) throws(APIError) -> String? {
        guard let text else { return nil }
        return try FieldRules.text(text, field: field, limit: limit)
    }

    /// - Parameter floors: of the app, for a change with a version of the system.
    func apply(to device: inout DeviceRecord, floors: ClientFloors, now: Instant) throws(APIError) {
        device.deviceName = deviceName ?? device.deviceName
        device.notificationsEnabled = request.notificationsEnabled ?? device.notificationsEnabled
        device.badgeEnabled = request.badgeEnabled ?? device.badgeEnabled
        device.soundEnabled = request.soundEnabled ?? device.soundEnabled
        device.alertsEnabled = request.alertsEnabled ?? device.alertsEnabled
        device.isPrimary = request.isPrimary ?? device.isPrimary
        device.locale = request.locale ?? device.locale
        device.timezone = request.timezone ?? device.timezone
        device.appVersion = appVersion ?? device.appVersion
        device.permissionStatus = permissionStatus ?? device.permissionStatus
        if let platformVersion {
            device.platformVersion = platformVersion
            device.isBelowFloor = floors.isBelow(platform: device.platform, version: platformVersion)
        }
        device.updatedAt = now
        switch status {
        case .active:
            guard device.address != nil, !device.deactivation.isLoggedOut else {
                let lack = device.address == nil ? "has no token" : "is logged out"
                throw APIError(.invalidTransition, field: "status", "the device \(lack); register it again")
            }
            device.enter(try device.status.after(.reactivate))
        case .inactive:
            device.enter(try device.status.after(.deactivate))
            device.deactivation = device.deactivation.switchedOff(byOwner: byOwner)
            device.deactivatedAt = now
        default: break
        }
    }
}
