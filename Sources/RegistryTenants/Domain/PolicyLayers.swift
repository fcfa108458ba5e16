import CarillonAPI
import ServiceKit

/// Where the value of a setting comes from, weakest first (ARCH-08).
typealias PolicyOrigin = RegistryV1.PolicyOrigin.Known

/// One setting of an effective policy.
struct EffectiveSetting: Sendable, Equatable {
    var name: String
    var value: PolicyValue
    /// The strongest layer that says anything about it; a map may hold entries of weaker ones (POL-03).
    var origin: PolicyOrigin
}

/// Policy resolution: platform default ← profile ← organization ← app ← type (ARCH-08).
struct PolicyLayers: Sendable {
    struct Layer: Sendable {
        var origin: PolicyOrigin
        var values: [String: PolicyValue]
    }

    /// Above the platform's defaults, weakest first.
    private(set) var layers: [Layer]

    init(profile: [String: PolicyValue], organization: PolicyOverrides, app: PolicyOverrides) {
        layers = [
            Layer(origin: .profile, values: profile), Layer(origin: .organization, values: organization.values),
            Layer(origin: .app, values: app.values),
        ]
    }

    /// The same with what a notification type overrides.
    func with(type overrides: PolicyOverrides) -> PolicyLayers {
        var more = self
        more.layers.append(Layer(origin: .type, values: overrides.values))
        return more
    }

    /// Every setting of the catalogue with its effective value and origin, in catalogue order.
    func resolve() -> [EffectiveSetting] { SettingCatalogue.all.map(effective) }

    func effective(_ setting: SettingDefinition) -> EffectiveSetting {
        said(of: setting).reduce(into: EffectiveSetting(name: setting.name, value: setting.defaultValue, origin: .default)) {
            $0.value = $0.value.overlaid(by: $1.value)
            $0.origin = $1.origin
        }
    }

    /// What the layers above the defaults say of a setting, weakest first.
    func said(of setting: SettingDefinition) -> [(origin: PolicyOrigin, value: PolicyValue)] {
        layers.compactMap { layer in layer.values[setting.name].map { (origin: layer.origin, value: $0) } }
    }
}
