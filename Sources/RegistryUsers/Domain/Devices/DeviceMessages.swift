import CarillonAPI
import Cryptography
import Providers
import RegistryTenants
import ServiceKit

extension DeviceRecord {
    /// The device for callers, without its token (REG-28).
    var message: RegistryV1.Device {
        var device = RegistryV1.Device()
        device.tenant = tenant
        device.pushDeviceId = pushDeviceId
        device.deviceId = deviceId
        device.userId = userId
        device.deviceType = .init(deviceType)
        device.platform = platform
        device.platformVersion = platformVersion
        device.deviceModel = deviceModel
        device.deviceName = deviceName
        device.pushTokenType = .init(tokenType)
        device.tokenHash = tokenHash.map(TokenHash.text) ?? ""
        device.tokenProvider = tokenProvider
        device.status = .init(status)
        device.isValid = isValid
        device.lastValidatedAtMs = lastValidatedAt?.milliseconds
        device.supportsRichContent = capabilities.richContent && !isBelowFloor
        device.belowClientFloor = isBelowFloor
        device.supportsNotificationActions = capabilities.actions
        device.supportsSilentPush = capabilities.silentPush
        device.maxPayloadSize = capabilities.maxPayloadBytes
        device.notificationsEnabled = notificationsEnabled && !isPushOff
        device.badgeEnabled = badgeEnabled
        device.soundEnabled = soundEnabled
        device.alertsEnabled = alertsEnabled
        device.appVersion = appVersion
        device.appBuildNumber = appBuildNumber
        device.sdkVersion = sdkVersion
        device.timezone = timezone
        device.locale = locale
        device.isPrimary = isPrimary
        device.registeredAtMs = registeredAt.milliseconds
        device.updatedAtMs = updatedAt.milliseconds
        device.lastUsedAtMs = lastUsedAt.milliseconds
        device.lastSuccessAtMs = lastSuccessAt?.milliseconds
        device.lastFailureAtMs = lastFailureAt?.milliseconds
        device.failureCount = Int32(clamping: failureCount)
        device.failureReason = failureReason
        device.revokedAtMs = revokedAt?.milliseconds
        device.permissionStatus = .init(permissionStatus)
        device.environment = environment
        device.addressVersion = addressVersion
        device.revokedReason = revokedReason
        device.deactivatedAtMs = deactivatedAt?.milliseconds
        return device
    }

    /// The address for the dispatcher; nil without a token.
    var sealedAddress: CommonV1.SealedAddress? {
        guard let address, let tokenHash else { return nil }
        return .init(
            type: tokenType.kind.type, environment: environment, envelope: address, tokenHash: TokenHash.text(tokenHash),
            version: addressVersion)
    }
}

extension DeviceRecord {
    /// The device's data for a probe.
    var probeTarget: CommonV1.SendableDevice {
        var device = CommonV1.SendableDevice()
        device.pushDeviceId = pushDeviceId
        device.deviceId = deviceId
        device.userId = userId
        device.deviceType = .init(deviceType)
        device.platform = platform
        device.address = sealedAddress
        device.maxPayloadBytes = capabilities.maxPayloadBytes
        return device
    }
}
