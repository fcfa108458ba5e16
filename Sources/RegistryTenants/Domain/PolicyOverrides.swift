import ServiceKit

/// Settings that a layer overrides, read from names and texts as callers write them, and checked (POL-04).
struct PolicyOverrides: Sendable, Equatable {
    private(set) var values: [String: PolicyValue] = [:]

    init() {}

    /// - Parameter texts: setting name → YAML or JSON value; `map.key` names one entry of a map.
    /// - Throws: ``SettingViolation`` for the first faulty setting by name.
    init(texts: [String: String]) throws(SettingViolation) {
        try patch(set: texts, clear: [])
    }

    /// One JSON text for each setting, the stored form of a layer.
    var texts: [String: String] { values.mapValues(\.json) }

    /// Adds a typed value. Entries of a map are added to the present ones.
    mutating func set(_ name: String, _ value: PolicyValue) {
        values[name] = values[name]?.overlaid(by: value) ?? value
    }

    /// Changes the layer: removes settings first, then sets values. A setting's name replaces its value; `map.key` sets or removes one entry.
    ///
    /// - Throws: ``SettingViolation`` for the first faulty setting by name; the layer is then half changed, so change a copy.
    mutating func patch(set texts: [String: String], clear: [String]) throws(SettingViolation) {
        for path in clear {
            let (setting, key) = try Self.setting(at: path)
            if let key { remove(key, of: setting.name) } else { values[setting.name] = nil }
        }
        // Names of settings come before their entries.
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let (setting, key) = try Self.setting(at: path)
            let value: PolicyValue
            if let key {
                value = .map([key: try SettingNode.value(fromText: text, as: setting.type.entry(key), path: path)])
            } else {
                value = try SettingNode.value(fromText: text, as: setting.type, path: path)
            }
            try setting.type.check(value, path: setting.name, partially: true)
            if key == nil { values[setting.name] = value } else { set(setting.name, value) }
        }
    }

    private mutating func remove(_ key: String, of name: String) {
        guard case .map(var entries) = values[name] else { return }
        entries[key] = nil
        values[name] = entries.isEmpty ? nil : .map(entries)
    }

    /// The setting of a path, and the entry if the path names one.
    static func setting(at path: String) throws(SettingViolation) -> (setting: SettingDefinition, key: String?) {
        let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let setting = parts.first.flatMap(SettingCatalogue.setting(named:)) else {
            throw SettingViolation(path: path, rule: "no such setting")
        }
        return (setting, parts.count > 1 ? parts[1] : nil)
    }
}

extension SettingType {
    /// The type of the entry `key` of a map. Settings that are not maps are rejected later, with their own error.
    fileprivate func entry(_ key: String) -> SettingType {
        switch self {
        case .map(let value): value
        case .record(let fields): fields[key] ?? .text(0...Int.max)
        case .optional(let inner): inner.entry(key)
        default: .text(0...Int.max)
        }
    }
}
