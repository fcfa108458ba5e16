public import CarillonAPI

/// The devices on which a user wants notifications (EVAL-24, PREF-11). The evaluator applies it, and the dispatcher checks it again.
public typealias DeviceScope = CommonV1.DeviceScope.Known

extension CommonV1.DeviceScope {
    /// The effective scope: ``DeviceScope/policy`` for a missing or unknown one.
    public var effective: DeviceScope { known ?? .policy }
}

extension CommonV1.DeviceScope.Known {
    /// Whether the scope may include a device, without knowledge of the user's other devices: the most recent one cannot be told.
    public func mayInclude(_ device: CommonV1.SendableDevice) -> Bool {
        switch self {
        case .policy, .all, .mostRecent: true
        case .mobileOnly: device.deviceType == .ios || device.deviceType == .android
        case .desktopOnly: device.deviceType == .desktop || device.deviceType == .web
        case .primary: device.isPrimary
        }
    }
}
