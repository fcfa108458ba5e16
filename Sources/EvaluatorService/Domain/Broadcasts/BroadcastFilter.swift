import CarillonAPI
import ServiceKit

/// The filters of a broadcast: kinds of devices, and languages (EVAL-16).
struct BroadcastFilter: Sendable, Hashable {
    /// Empty: all.
    let deviceTypes: Set<CommonV1.DeviceType>
    /// Lower case, with hyphens. Empty: all.
    let locales: [String]

    /// - Returns: nil for an event that filters nobody.
    init?(_ event: borrowing EvaluatorV1.Event) {
        guard let part = event.broadcast, !part.deviceTypes.isEmpty || !part.locales.isEmpty else { return nil }
        deviceTypes = Set(part.deviceTypes)
        locales = part.locales.map(Self.normalized)
    }

    /// Whether a device gets the broadcast.
    func admits(_ device: CommonV1.SendableDevice, of user: RegistryV1.ResolvedUser, policy: Policy) -> Bool {
        (deviceTypes.isEmpty || deviceTypes.contains(device.deviceType)) && isRead(device.locale, user.locale, policy)
    }

    /// Whether a user belongs to the audience. A user without any device is found by language alone.
    func admits(_ user: RegistryV1.ResolvedUser, policy: Policy) -> Bool {
        guard !user.devices.isEmpty else { return deviceTypes.isEmpty && isRead("", user.locale, policy) }
        return user.devices.contains { admits($0, of: user, policy: policy) }
    }

    /// Whether the language of a device's texts is among the filter's. The sources are those of the text (`locale_source_order`).
    private func isRead(_ device: String, _ user: String, _ policy: Policy) -> Bool {
        guard !locales.isEmpty else { return true }
        let sources = policy.localeSourceOrder.map { ["device": device, "user": user][$0] ?? policy.defaultLocale } + [policy.defaultLocale]
        let read = Self.normalized(sources.first { !$0.isEmpty } ?? "")
        return locales.contains { read == $0 || read.hasPrefix($0 + "-") }
    }

    private static func normalized(_ locale: String) -> String { locale.lowercased().replacing("_", with: "-") }
}
