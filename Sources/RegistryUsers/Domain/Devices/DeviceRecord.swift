import CarillonAPI
import Providers
import ServiceKit

/// A row of `devices`: a registration (REG-06).
struct DeviceRecord: Sendable {
    var tenant: CommonV1.Tenant
    var pushDeviceId: String
    var userId: String
    var deviceId: String
    var deviceType: DeviceType
    var platform: String
    var platformVersion: String
    var deviceModel: String
    var deviceName: String
    var tokenType: PushTokenType
    var tokenProvider: String
    var tokenHash: [UInt8]?
    /// The sealed token.
    var address: [UInt8]?
    var environment: CommonV1.AddressEnvironment
    var addressVersion: Int64
    var status: DeviceStatus
    /// UNSPECIFIED unless the device is revoked.
    var revokedReason: RegistryV1.RevokedReason
    /// Who keeps it deactivated: ``Deactivation``.
    var deactivatedBy: String
    var isValid: Bool
    var capabilities: DeviceCapabilities
    var notificationsEnabled: Bool
    var badgeEnabled: Bool
    var soundEnabled: Bool
    var alertsEnabled: Bool
    var appVersion: String
    var appBuildNumber: String
    var sdkVersion: String
    var timezone: String
    var locale: String
    var isPrimary: Bool
    var permissionStatus: PermissionStatus
    var registeredAt: Instant
    /// When the client last registered; a provider's verdict older than this is void.
    var lastRegisteredAt: Instant
    var updatedAt: Instant
    var lastUsedAt: Instant
    var lastValidatedAt: Instant?
    var lastSuccessAt: Instant?
    var lastFailureAt: Instant?
    var failureCount: Int
    var failureReason: String
    var revokedAt: Instant?
    var deactivatedAt: Instant?
    /// The user has turned push off for all devices (REG-30).
    var isPushOff = false
    /// Its system is older than the profile's floor (REG-39).
    var isBelowFloor = false
}

extension DeviceRecord {
    /// Applies a registration to the device. Switches that it does not name do not change (REG-29).
    mutating func describe(by draft: DeviceDraft, now: Instant) {
        deviceType = draft.deviceType
        platform = draft.platform
        platformVersion = draft.platformVersion
        isBelowFloor = draft.isBelowFloor
        deviceModel = draft.deviceModel
        if !draft.deviceName.isEmpty { deviceName = draft.deviceName }
        tokenType = draft.tokenType
        tokenProvider = draft.tokenProvider
        environment = draft.environment
        capabilities = draft.capabilities
        permissionStatus = draft.permissionStatus ?? permissionStatus
        appVersion = draft.appVersion
        appBuildNumber = draft.appBuildNumber
        sdkVersion = draft.sdkVersion
        timezone = draft.timezone
        locale = draft.locale
        notificationsEnabled = draft.notificationsEnabled ?? notificationsEnabled
        badgeEnabled = draft.badgeEnabled ?? badgeEnabled
        soundEnabled = draft.soundEnabled ?? soundEnabled
        alertsEnabled = draft.alertsEnabled ?? alertsEnabled
        lastRegisteredAt = now
        lastUsedAt = now
        updatedAt = now
    }

    /// Enters a status, and clears the fields of the old one.
    mutating func enter(_ next: DeviceStatus) {
        if next == .active, status != .active {
            failureCount = 0
            failureReason = ""
            revokedAt = nil
            revokedReason = .unspecified
            deactivatedBy = ""
            deactivatedAt = nil
        }
        status = next
    }
}
