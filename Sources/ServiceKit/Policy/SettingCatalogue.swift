/// One policy setting: its name, type, range and platform default (requirements, section 3.3).
public struct SettingDefinition: Sendable, Hashable {
    public let name: String
    public let type: SettingType
    /// The value where neither profile nor organization nor app sets one.
    public let defaultValue: PolicyValue
    /// Whether a notification type may override it (marked † in section 3.3).
    public let perType: Bool

    /// A setting.
    public init(_ name: String, _ type: SettingType, _ defaultValue: PolicyValue, perType: Bool = false) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.perType = perType
    }
}

/// Every policy setting that exists. A setting is added here and nowhere else.
public enum SettingCatalogue {
    /// Priority names, highest first: the order in which section 3.3 writes maps.
    public static let priorityNames = ["blocking", "high", "normal", "low"]

    /// All settings, in the order of section 3.3.
    public static let all: [SettingDefinition] =
        wireAndIdentity + content + routing + quietHours + frequency + lifetime + devices + centreAndBadge
        + fallbackAndSchedules + providerMaps + localScheduling

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The setting of that name, or nil.
    public static func setting(named name: String) -> SettingDefinition? { byName[name] }

    /// The platform's own policy: every setting at its default.
    public static let defaults = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.defaultValue) })

    /// A map with one value a priority, written in the order of section 3.3: blocking, high, normal, low.
    static func priorities(
        _ blocking: PolicyValue, _ high: PolicyValue, _ normal: PolicyValue, _ low: PolicyValue
    ) -> PolicyValue {
        ["blocking": blocking, "high": high, "normal": normal, "low": low]
    }
}
