import CarillonAPI
import Cryptography
import Providers
import RegistryTenants
import ServiceKit

/// A registration: checked, with defaults, and without data of the store.
struct DeviceDraft: Sendable {
    var tenant: CommonV1.Tenant
    var userId: String
    /// Empty when the client names none; then one is generated.
    var deviceId: String
    var deviceType: DeviceType
    var platform: String
    var platformVersion: String
    /// The device's system is older than the profile's floor (REG-39).
    var isBelowFloor: Bool
    var deviceModel: String
    var deviceName: String
    var tokenType: PushTokenType
    /// Nil without permission (REG-14).
    var token: PushToken?
    var tokenProvider: String
    var environment: CommonV1.AddressEnvironment
    var capabilities: DeviceCapabilities
    /// Nil when the client names none: unchanged for a known device, granted for a new one.
    var permissionStatus: PermissionStatus?
    /// The registration comes from the app's own switch: the user wants notifications on this device (REG-12, REG-23).
    var isFromSettings: Bool
    /// The end of the token, if the provider names one (REG-40).
    var expiresAt: Instant?
    var appVersion: String
    var appBuildNumber: String
    var sdkVersion: String
    var timezone: String
    var locale: String
    var notificationsEnabled: Bool?
    var badgeEnabled: Bool?
    var soundEnabled: Bool?
    var alertsEnabled: Bool?
    /// The browser's description; nil for a subscription that was registered as an ordinary token.
    var browser: BrowserDetails?
}

extension DeviceDraft {
    /// Checks a registration against the limits of REG-06, the token formats of REG-13 and the app's policy.
    ///
    /// - Throws: ``APIError`` naming the field; nothing has been stored.
    init(_ request: RegistryV1.RegisterDeviceRequest, policy: Policy, keyRing: KeyRing) throws(APIError) {
        tenant = request.tenant ?? .init()
        userId = request.userId
        try FieldRules.checkUser(userId)
        deviceId = request.deviceId
        if !deviceId.isEmpty { try FieldRules.checkDevice(deviceId) }

        let known = try DevicePlatform.canonical(request.platform)
        platform = known.platform
        deviceType = try request.deviceType.checked(field: "device_type") ?? known.deviceType
        guard deviceType == known.deviceType else {
            throw APIError(.invalidValue, field: "device_type", "is \(known.deviceType.name) where the platform is \(platform)")
        }

        permissionStatus = try request.permissionStatus.checked(field: "permission_status")

        tokenType =
            try request.pushTokenType.checked(field: "push_token_type")
            ?? DevicePlatform.tokenType(deviceType: deviceType, enabled: policy.enabledProviders)
        let possible = DevicePlatform.tokenTypes(of: platform, deviceType: deviceType)
        guard possible.contains(tokenType) else {
            let names = possible.map(\.name).joined(separator: ", ")
            throw APIError(.invalidValue, field: "push_token_type", "is one of \(names) where the platform is \(platform)")
        }
        guard policy.enabledProviders.contains(tokenType.name) else { throw Self.notEnabled(tokenType, policy) }
        token = nil
        if (permissionStatus ?? .granted).permits {
            guard !request.token.isEmpty else { throw APIError(.invalidArgument, field: "token", "is required") }
            do throws(APIError) {
                token = try PushToken(request.token, of: tokenType, vapidPublicKey: policy.vapidPublicKey, keyRing)
            } catch {
                // Nobody named the type: the token may be of the platform's own one, which the app does not use.
                guard let usual = possible.first, usual != tokenType, request.pushTokenType == .unspecified else { throw error }
                throw Self.notEnabled(usual, policy, besides: "; as a token of \(tokenType.name): \(error.message)")
            }
        }
        isFromSettings = try request.registrationMethod.checked(field: "registration_method") == .settingsToggle
        expiresAt = request.expiresAtMs.map(Instant.init(milliseconds:))
        _ = try request.environment.checked(field: "environment")
        environment = Self.environment(request.environment, tokenType: tokenType, policy: policy)

        platformVersion = try FieldRules.text(request.platformVersion, field: "platform_version", limit: 64)
        isBelowFloor = policy.clientFloors.isBelow(platform: platform, version: platformVersion)
        deviceModel = try FieldRules.text(request.deviceModel, field: "device_model", limit: 100)
        deviceName = try FieldRules.text(request.deviceName, field: "device_name", limit: 100)
        tokenProvider = try FieldRules.text(request.tokenProvider, field: "token_provider", limit: 64)
        appVersion = try FieldRules.text(request.appVersion, field: "app_version", limit: 64)
        appBuildNumber = try FieldRules.text(request.appBuildNumber, field: "app_build_number", limit: 64)
        sdkVersion = try FieldRules.text(request.sdkVersion, field: "sdk_version", limit: 64)

        timezone = request.timezone.isEmpty ? policy.organizationTimezone : request.timezone
        if !request.timezone.isEmpty { try FieldRules.checkTimezone(timezone) }
        locale = request.locale.isEmpty ? policy.defaultLocale : request.locale
        try FieldRules.checkLocale(locale)

        var capabilities = tokenType.kind.capabilities
        capabilities.richContent = request.supportsRichContent ?? capabilities.richContent
        capabilities.actions = request.supportsNotificationActions ?? capabilities.actions
        capabilities.silentPush = request.supportsSilentPush ?? capabilities.silentPush
        if let size = request.maxPayloadSize {
            guard (256...1_048_576).contains(size) else {
                throw APIError(.invalidValue, field: "max_payload_size", "is 256 to 1,048,576 bytes")
            }
            capabilities.maxPayloadBytes = size
        }
        self.capabilities = capabilities
        notificationsEnabled = request.notificationsEnabled
        badgeEnabled = request.badgeEnabled
        soundEnabled = request.soundEnabled
        alertsEnabled = request.alertsEnabled
    }

    /// The browser's description, or the end of a subscription that was registered as an ordinary token; nil: neither.
    var browserDetails: BrowserDetails? {
        browser ?? expiresAt.map { BrowserDetails(browser: platform, version: platformVersion, expiresAt: $0) }
    }

    private static func notEnabled(_ type: PushTokenType, _ policy: Policy, besides more: String = "") -> APIError {
        let used = policy.enabledProviders.sorted().joined(separator: ", ")
        return APIError(
            .providerNotEnabled, field: "push_token_type", "this app does not use \(type.name), only \(used) (its enabled_providers)\(more)")
    }

    /// Some addresses belong to an environment. The default is the app's.
    private static func environment(
        _ requested: CommonV1.AddressEnvironment, tokenType: PushTokenType, policy: Policy
    ) -> CommonV1.AddressEnvironment {
        guard tokenType.kind.hasEnvironments else { return .production }
        return requested == .unspecified ? policy.addressEnvironment : requested
    }
}
