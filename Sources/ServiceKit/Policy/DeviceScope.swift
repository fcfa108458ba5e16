public import CarillonAPI

/// Which of their devices a user wants to be reached on (EVAL-24, PREF-11). The evaluator chooses by it, and the dispatcher looks again.
public typealias DeviceScope = CommonV1.DeviceScope.Known

extension CommonV1.DeviceScope {
    /// The scope that counts: ``DeviceScope/policy`` where there is none, and for one this version does not know.
    public var effective: DeviceScope { known ?? .policy }
}

extension CommonV1.DeviceScope.Known {
    /// Whether a device may be meant, as far as it can be told of that device alone: which one is the most recent cannot.
    public func mayInclude(_ device: CommonV1.SendableDevice) -> Bool {
        switch self {
        case .policy, .all, .mostRecent: true
        case .mobileOnly: device.deviceType == .ios || device.deviceType == .android
        case .desktopOnly: device.deviceType == .desktop || device.deviceType == .web
        case .primary: device.isPrimary
        }
    }
}
