import CarillonAPI
import Providers
import RegistryTenants

extension DevicePlatform {
    /// The token type of a device that does not name one: the first that its platform uses and the app allows. Every type of device is the first
    /// of some kind of address.
    static func tokenType(deviceType: DeviceType, enabled: Set<String>) -> PushTokenType {
        let candidates = usualTokenTypes(deviceType: deviceType)
        return candidates.first { enabled.contains($0.name) } ?? candidates[0]
    }

    private static func usualTokenTypes(deviceType: DeviceType) -> [PushTokenType] {
        PushTokenType.allCases.filter { $0.kind.devices.first.contains(deviceType) }
            + PushTokenType.allCases.filter { $0.kind.devices.others.contains(deviceType) }
    }

    /// The token types that a device can have at all. Some platforms have more than their type: Apple's service serves its desktops as well.
    ///
    /// - Parameter platform: canonical.
    static func tokenTypes(of platform: String, deviceType: DeviceType) -> [PushTokenType] {
        usualTokenTypes(deviceType: deviceType) + PushTokenType.allCases.filter { $0.kind.devices.platforms.contains(platform) }
    }
}
