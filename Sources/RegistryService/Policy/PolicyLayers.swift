import ServiceKit

/// Where the value of a setting comes from, weakest first (ARCH-08).
enum PolicyOrigin: String, Sendable {
    case platformDefault = "default"
    case profile
    case organization
    case app
}

/// One setting of an effective policy.
struct EffectiveSetting: Sendable, Equatable {
    var name: String
    var value: PolicyValue
    /// The strongest layer that says anything about it; a map may hold entries of weaker ones (POL-03).
    var origin: PolicyOrigin
}

/// Settings that a layer overrides, read from names and texts as callers write them, and checked (POL-04).
struct PolicyOverrides: Sendable, Equatable {
    private(set) var values: [String: PolicyValue] = [:]

    init() {}

    /// - Parameter texts: setting name → YAML or JSON value; `map.key` names one entry of a map.
    /// - Throws: ``SettingViolation`` for the first faulty setting by name.
    init(texts: [String: String]) throws(SettingViolation) {
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let setting = SettingCatalogue.setting(named: parts[0]) else {
                throw SettingViolation(path: name, rule: "no such setting")
            }
            let value: PolicyValue
            if parts.count == 1 {
                value = try SettingNode.value(fromText: text, as: setting.type, path: name)
            } else {
                value = .map([parts[1]: try SettingNode.value(fromText: text, as: setting.type.entry(parts[1]), path: name)])
            }
            try setting.type.check(value, path: parts[0], partially: true)
            set(parts[0], value)
        }
    }

    /// Adds a value that needs no reading; entries of a map are added to those already there.
    mutating func set(_ name: String, _ value: PolicyValue) {
        values[name] = values[name]?.overlaid(by: value) ?? value
    }
}

extension SettingType {
    /// The type of the entry `key` of a map; a setting that is no map refuses the value later, with its own words.
    fileprivate func entry(_ key: String) -> SettingType {
        switch self {
        case .map(let value): value
        case .record(let fields): fields[key] ?? .text(0...Int.max)
        case .optional(let inner): inner.entry(key)
        default: .text(0...Int.max)
        }
    }
}

/// Policy resolution: platform default ← profile ← organization ← app (ARCH-08).
enum PolicyLayers {
    /// Every setting of the catalogue with its effective value and origin, in catalogue order.
    static func resolve(
        profile: [String: PolicyValue], organization: PolicyOverrides, app: PolicyOverrides
    ) -> [EffectiveSetting] {
        SettingCatalogue.all.map { setting in
            var effective = EffectiveSetting(name: setting.name, value: setting.defaultValue, origin: .platformDefault)
            for (layer, origin) in [(profile, PolicyOrigin.profile), (organization.values, .organization), (app.values, .app)] {
                guard let value = layer[setting.name] else { continue }
                effective.value = effective.value.overlaid(by: value)
                effective.origin = origin
            }
            return effective
        }
    }
}
