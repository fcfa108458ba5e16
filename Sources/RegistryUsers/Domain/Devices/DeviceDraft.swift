import CarillonAPI
import Cryptography
import Providers
import RegistryTenants
import ServiceKit

/// A registration as asked for: checked, completed with defaults, and without anything of the store.
struct DeviceDraft: Sendable {
    var tenant: CommonV1.Tenant
    var userId: String
    /// Empty when the client names none: one is generated.
    var deviceId: String
    var deviceType: String
    var platform: String
    var platformVersion: String
    /// Its system is older than the profile's floor (REG-39).
    var isBelowFloor: Bool
    var deviceModel: String
    var deviceName: String
    var tokenType: PushTokenType
    /// Nil without permission (REG-14).
    var token: PushToken?
    var tokenProvider: String
    var environment: CommonV1.AddressEnvironment
    var capabilities: DeviceCapabilities
    /// Nil where the client does not say: a known device keeps what it has, a new one is granted.
    var permissionStatus: String?
    /// It comes from the app's own switch: the user's word that notifications are wanted here (REG-12, REG-23).
    var isFromSettings: Bool
    /// When the provider will end the token, where it says so (REG-40).
    var expiresAtMs: Int64?
    var appVersion: String
    var appBuildNumber: String
    var sdkVersion: String
    var timezone: String
    var locale: String
    var notificationsEnabled: Bool?
    var badgeEnabled: Bool?
    var soundEnabled: Bool?
    var alertsEnabled: Bool?
    /// What a browser says of itself; nil where a subscription was registered as a token like any other.
    var browser: BrowserDetails?
}

extension DeviceDraft {
    static let permissions = ["not_determined", "granted", "denied", "provisional"]

    /// Checks a registration against the limits of REG-06, the token formats of REG-13 and the app's policy.
    ///
    /// - Throws: ``APIError`` naming the field; nothing has been stored.
    init(_ request: RegistryV1.RegisterDeviceRequest, policy: Policy, keyRing: KeyRing) throws(APIError) {
        tenant = request.tenant ?? .init()
        userId = request.userId
        try Identifiers.checkUser(userId)
        deviceId = request.deviceId
        if !deviceId.isEmpty { try Identifiers.checkDevice(deviceId) }

        let known = try DevicePlatform.canonical(request.platform)
        platform = known.platform
        deviceType = request.deviceType.isEmpty ? known.deviceType : request.deviceType
        guard DevicePlatform.deviceTypes.contains(deviceType) else {
            throw APIError(.invalidValue, field: "device_type", "is one of \(DevicePlatform.deviceTypes.joined(separator: ", "))")
        }
        guard deviceType == known.deviceType else {
            throw APIError(.invalidValue, field: "device_type", "is \(known.deviceType) where the platform is \(platform)")
        }

        permissionStatus = request.permissionStatus.isEmpty ? nil : request.permissionStatus
        if let permissionStatus { try Self.checkPermission(permissionStatus) }

        if request.pushTokenType.isEmpty {
            tokenType = DevicePlatform.tokenType(deviceType: deviceType, enabled: policy.enabledProviders)
        } else if let type = PushTokenType(rawValue: request.pushTokenType) {
            tokenType = type
        } else {
            let names = PushTokenType.allCases.map(\.rawValue).joined(separator: ", ")
            throw APIError(.invalidValue, field: "push_token_type", "is one of \(names)")
        }
        let possible = DevicePlatform.tokenTypes(of: platform, deviceType: deviceType)
        guard possible.contains(tokenType) else {
            let names = possible.map(\.rawValue).joined(separator: ", ")
            throw APIError(.invalidValue, field: "push_token_type", "is one of \(names) where the platform is \(platform)")
        }
        guard policy.enabledProviders.contains(tokenType.rawValue) else {
            throw APIError(
                .providerNotEnabled, field: "push_token_type",
                "this app does not use \(tokenType.rawValue), only \(policy.enabledProviders.sorted().joined(separator: ", "))")
        }
        token = nil
        if Self.permits(permissionStatus ?? "granted") {
            guard !request.token.isEmpty else { throw APIError(.invalidArgument, field: "token", "is required") }
            token = try PushToken(request.token, of: tokenType, vapidPublicKey: policy.vapidPublicKey, keyRing)
        }
        guard ["", "app_launch", "settings_toggle"].contains(request.registrationMethod) else {
            throw APIError(.invalidValue, field: "registration_method", "is app_launch or settings_toggle")
        }
        isFromSettings = request.registrationMethod == "settings_toggle"
        expiresAtMs = request.expiresAtMs
        try Self.checkEnvironment(request.environment)
        environment = Self.environment(request.environment, tokenType: tokenType, policy: policy)

        platformVersion = try Identifiers.text(request.platformVersion, field: "platform_version", limit: 64)
        isBelowFloor = policy.clientFloors.isBelow(platform: platform, version: platformVersion)
        deviceModel = try Identifiers.text(request.deviceModel, field: "device_model", limit: 100)
        deviceName = try Identifiers.text(request.deviceName, field: "device_name", limit: 100)
        tokenProvider = try Identifiers.text(request.tokenProvider, field: "token_provider", limit: 64)
        appVersion = try Identifiers.text(request.appVersion, field: "app_version", limit: 64)
        appBuildNumber = try Identifiers.text(request.appBuildNumber, field: "app_build_number", limit: 64)
        sdkVersion = try Identifiers.text(request.sdkVersion, field: "sdk_version", limit: 64)

        timezone = request.timezone.isEmpty ? policy.organizationTimezone : request.timezone
        if !request.timezone.isEmpty { try Identifiers.checkTimezone(timezone) }
        locale = request.locale.isEmpty ? policy.defaultLocale : request.locale
        try Identifiers.checkLocale(locale)

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

    /// Whether a device may have a token, and be sent to, with this permission (REG-14).
    static func permits(_ permissionStatus: String) -> Bool { permissionStatus == "granted" || permissionStatus == "provisional" }

    static func checkPermission(_ status: String) throws(APIError) {
        guard permissions.contains(status) else {
            throw APIError(.invalidValue, field: "permission_status", "is one of \(permissions.joined(separator: ", "))")
        }
    }

    /// What is known of the browser, where it is one; nil: no more than of any device.
    var browserDetails: BrowserDetails? {
        browser ?? expiresAtMs.map { BrowserDetails(browser: platform, version: platformVersion, expiresAtMs: $0) }
    }

    static func checkEnvironment(_ environment: CommonV1.AddressEnvironment) throws(APIError) {
        guard [.unspecified, .production, .sandbox].contains(environment) else {
            throw APIError(.invalidValue, field: "environment", "is production or sandbox")
        }
    }

    /// Some addresses belong to an environment; where the client does not say which, to the app's.
    private static func environment(
        _ requested: CommonV1.AddressEnvironment, tokenType: PushTokenType, policy: Policy
    ) -> CommonV1.AddressEnvironment {
        guard tokenType.kind.hasEnvironments else { return .production }
        return requested == .unspecified ? policy.apnsEnvironment : requested
    }
}
