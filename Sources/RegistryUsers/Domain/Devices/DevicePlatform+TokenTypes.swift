import CarillonAPI
import RegistryTenants

extension DevicePlatform {
    /// The token type of a device that does not name one: the first that its platform uses and the app allows.
    static func tokenType(deviceType: DeviceType, enabled: Set<String>) -> PushTokenType {
        let candidates = usualTokenTypes(deviceType: deviceType)
        return candidates.first { enabled.contains($0.name) } ?? candidates[0]
    }

    private static func usualTokenTypes(deviceType: DeviceType) -> [PushTokenType] {
        switch deviceType {
        case .ios: [.apns, .fcm, .expo]
        case .android: [.fcm, .expo]
        case .web: [.webPush, .fcm]
        case .desktop: [.desktop]
        }
    }

    /// The token types that a device can have at all. Apple's service serves its desktops as well.
    ///
    /// - Parameter platform: canonical.
    static func tokenTypes(of platform: String, deviceType: DeviceType) -> [PushTokenType] {
        usualTokenTypes(deviceType: deviceType) + (platform == "macOS" ? [.apns] : [])
    }
}
