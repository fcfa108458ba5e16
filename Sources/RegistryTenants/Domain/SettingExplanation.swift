import CarillonAPI
import ServiceKit

/// The values of a setting, or of one entry of a map, in all layers.
struct SettingExplanation {
    private let setting: SettingDefinition
    private let path: String
    /// Weakest first. The platform's default is always included, except for an entry that it lacks.
    private let layers: [(origin: PolicyOrigin, value: PolicyValue)]

    init(_ setting: SettingDefinition, layers: PolicyLayers) {
        let platform = (origin: PolicyOrigin.default, value: setting.defaultValue)
        self.init(setting, path: setting.name, layers: [platform] + layers.values(of: setting))
    }

    private init(_ setting: SettingDefinition, path: String, layers: [(origin: PolicyOrigin, value: PolicyValue)]) {
        self.setting = setting
        self.path = path
        self.layers = layers
    }

    private var value: PolicyValue { layers.dropFirst().reduce(layers[0].value) { $0.overlaid(by: $1.value) } }

    /// The same for one entry of a map; nil when no layer has it.
    func entry(_ key: String) -> SettingExplanation? {
        let layers = layers.compactMap { layer -> (origin: PolicyOrigin, value: PolicyValue)? in
            guard case .map(let entries) = layer.value, let value = entries[key] else { return nil }
            return (origin: layer.origin, value: value)
        }
        return layers.isEmpty ? nil : SettingExplanation(setting, path: "\(path).\(key)", layers: layers)
    }

    func response(profile: String, version: Int32) -> RegistryV1.ExplainSettingResponse {
        var response = RegistryV1.ExplainSettingResponse()
        response.setting = path
        response.value = value.json
        response.origin = .init(layers[layers.count - 1].origin)
        response.layers = layers.map { .init(origin: .init($0.origin), value: $0.value.json) }
        if case .map(let entries) = value {
            response.entries = entries.sorted { $0.key < $1.key }.map { key, value in
                .init(key: key, value: value.json, origin: entry(key)?.response(profile: "", version: 0).origin ?? .unspecified)
            }
        }
        response.allowed = setting.type.summary
        response.perType = setting.perType
        response.profile = profile
        response.profileVersion = version
        return response
    }
}
