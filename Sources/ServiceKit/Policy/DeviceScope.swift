import CarillonAPI

/// Which of their devices a user wants to be reached on (EVAL-24, PREF-11). The evaluator chooses by it, and the dispatcher looks again.
public enum DeviceScope: String, CaseIterable, Sendable {
    /// What policy says of the priority.
    case policy
    case all
    case mostRecent = "most_recent"
    case mobileOnly = "mobile_only"
    case desktopOnly = "desktop_only"
    case primary

    /// A scope by its name; any other name counts as ``policy``.
    public init(named name: String) { self = Self(rawValue: name) ?? .policy }

    /// Whether a device may be meant, as far as it can be told of that device alone: which one is the most recent cannot.
    public func mayInclude(_ device: CommonV1.SendableDevice) -> Bool {
        switch self {
        case .policy, .all, .mostRecent: true
        case .mobileOnly: ["ios", "android"].contains(device.deviceType)
        case .desktopOnly: ["desktop", "web"].contains(device.deviceType)
        case .primary: device.isPrimary
        }
    }
}
