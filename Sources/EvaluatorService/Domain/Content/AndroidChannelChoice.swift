import CarillonAPI
import ServiceKit

/// The Android channel that notifications of a type are shown in (REG-08).
struct AndroidChannelChoice: Hashable, Sendable {
    /// Empty where neither the type nor the app names one.
    var id: String
    /// The channel that type or app name and the catalogue does not have. A device would show the notification in a channel of its own choice.
    var unknown: String?

    /// The type's channel where the catalogue has it, else the app's default.
    init(for type: RegistryV1.NotificationType, of app: AppPolicy) {
        let fallback = app.policy.defaultAndroidChannelId
        let named = type.androidChannelId.isEmpty ? fallback : type.androidChannelId
        let isKnown = named.isEmpty || app.catalogue.hasAndroidChannel(named)
        id = isKnown ? named : fallback
        unknown = isKnown ? nil : named
    }

    /// A remark for explanations of the notification; nil where the channel is known, or no device has channels.
    func remark(for devices: [CommonV1.SendableDevice]) -> String? {
        guard let unknown, devices.contains(where: { $0.deviceType == .android }) else { return nil }
        return "unknown_android_channel: \(unknown)" + (id == unknown || id.isEmpty ? "" : ", shown in \(id)")
    }
}
