import CarillonAPI
import Providers
import ServiceKit

/// A device that nobody has, for previews (EVAL-63): its user allowed everything, and its client named no abilities.
struct PreviewedDevice {
    let kind: any AddressKind.Type
    let device: CommonV1.SendableDevice
    /// Whether the app's `enabled_providers` have the kind of its address.
    let isEnabled: Bool

    private init(_ type: CommonV1.DeviceType.Known, _ kind: any AddressKind.Type, locale: String, isEnabled: Bool) {
        self.kind = kind
        self.isEnabled = isEnabled
        let abilities = kind.capabilities
        device = CommonV1.SendableDevice(
            deviceType: .init(type), address: .init(type: kind.type), locale: locale, badgeEnabled: true, soundEnabled: true, alertsEnabled: true,
            supportsRichContent: abilities.richContent, supportsNotificationActions: abilities.actions, maxPayloadBytes: abilities.maxPayloadBytes,
            supportsSilentPush: abilities.silentPush, permissionStatus: .granted)
    }

    /// A device for each way to the wanted type of device, or to every type that the app reaches.
    ///
    /// - Parameters:
    ///   - wanted: nil: every type. For a wanted type that the app does not reach, its usual way is shown.
    ///   - locale: the device's language; empty: none.
    static func all(_ wanted: CommonV1.DeviceType.Known?, by policy: Policy, locale: String) -> [PreviewedDevice] {
        (wanted.map { [$0] } ?? CommonV1.DeviceType.Known.allCases).flatMap { type in
            let usual = ProviderList.addresses.filter { $0.devices.first.contains(type) }
            let ways = Self.ways(to: type, enabled: policy.enabledProviders)
            let shown = ways.isEmpty && wanted != nil ? usual : ways
            return shown.map { PreviewedDevice(type, $0, locale: locale, isEnabled: policy.enabledProviders.contains($0.word)) }
        }
    }

    /// The kinds of addresses by which an app reaches a type of device. A kind that is usual for other types counts only where the app does not use
    /// the type's own.
    private static func ways(to type: CommonV1.DeviceType.Known, enabled: Set<String>) -> [any AddressKind.Type] {
        let possible = ProviderList.addresses.filter { kind in
            enabled.contains(kind.word) && (kind.devices.first.contains(type) || kind.devices.others.contains(type))
        }
        guard possible.contains(where: { $0.devices.first.contains(type) }) else { return possible }
        return possible.filter { $0.devices.first.contains(type) || $0.devices.first.isEmpty }
    }
}
