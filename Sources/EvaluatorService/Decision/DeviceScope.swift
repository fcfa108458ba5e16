import CarillonAPI

/// Which of the sendable devices the user wants to be reached on (EVAL-24, PREF-11).
enum DeviceScope {
    /// The devices within a scope.
    ///
    /// - Parameters:
    ///   - devices: Most recently used first.
    ///   - scope: `policy`, `all`, `most_recent`, `mobile_only`, `desktop_only`, `primary`; any other counts as `policy`.
    ///   - priority: What is blocking goes to every device.
    static func narrow(
        _ devices: [CommonV1.SendableDevice], to scope: String, priority: CommonV1.Priority
    ) -> [CommonV1.SendableDevice] {
        guard priority != .blocking else { return devices }
        switch scope {
        case "most_recent": return priority == .normal ? Array(devices.prefix(1)) : devices
        case "mobile_only": return devices.filter { ["ios", "android"].contains($0.deviceType) }
        case "desktop_only": return devices.filter { ["desktop", "web"].contains($0.deviceType) }
        case "primary": return devices.filter(\.isPrimary)
        default: return devices
        }
    }
}

/// How the user wants notifications of a type to sound and feel.
struct Presentation: Sendable, Hashable {
    /// No sound at all.
    var silent = false
    /// Empty leaves it to policy.
    var sound = ""
    /// Milliseconds, pause and buzz in turn; empty leaves it to the device.
    var vibration: [Int32] = []

    init(silent: Bool = false, sound: String = "", vibration: [Int32] = []) {
        self.silent = silent
        self.sound = sound
        self.vibration = vibration
    }

    /// What preferences answered; nothing where they were not asked.
    init(_ answer: PreferencesV1.SendAnswer?) {
        self.init(silent: answer?.silent ?? false, sound: answer?.sound ?? "", vibration: answer?.vibrationMs ?? [])
    }
}
