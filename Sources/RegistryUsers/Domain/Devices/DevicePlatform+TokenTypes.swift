import CarillonAPI
import Providers
import RegistryTenants

/// The kind of a device: iOS, Android, web, desktop (REG-06).
typealias DeviceType = CommonV1.DeviceType.Known

extension DevicePlatform {
    /// The default token type of a device: the first type that its platform uses and the app allows.
    static func tokenType(deviceType: DeviceType, enabled: Set<String>) -> PushTokenType {
        let candidates = usualTokenTypes(deviceType: deviceType)
        return candidates.first { enabled.contains($0.name) } ?? candidates[0]
    }

    private static func usualTokenTypes(deviceType: DeviceType) -> [PushTokenType] {
        PushTokenType.allCases.filter { $0.kind.devices.first.contains(deviceType) }
            + PushTokenType.allCases.filter { $0.kind.devices.others.contains(deviceType) }
    }

    /// All token types that a device can have. Some platforms have more than their type: Apple's service also serves its desktops.
    ///
    /// - Parameter platform: canonical.
    static func tokenTypes(of platform: String, deviceType: DeviceType) -> [PushTokenType] {
        usualTokenTypes(deviceType: deviceType) + PushTokenType.allCases.filter { $0.kind.devices.platforms.contains(platform) }
    }
}
