import CarillonAPI
import ServiceKit

/// The layer of a setting's value, weakest first (ARCH-08).
typealias PolicyOrigin = RegistryV1.PolicyOrigin.Known

/// One setting of an effective policy.
struct EffectiveSetting: Sendable, Equatable {
    var name: String
    var value: PolicyValue
    /// The strongest layer that sets a value. A map may have entries of weaker layers (POL-03).
    var origin: PolicyOrigin
}

/// Policy resolution: platform default ← profile ← organization ← app ← type (ARCH-08).
struct PolicyLayers: Sendable {
    struct Layer: Sendable {
        var origin: PolicyOrigin
        var values: [String: PolicyValue]
    }

    /// The layers above the platform's defaults, weakest first.
    private(set) var layers: [Layer]

    init(profile: [String: PolicyValue], organization: PolicyOverrides, app: PolicyOverrides) {
        layers = [
            Layer(origin: .profile, values: profile), Layer(origin: .organization, values: organization.values),
            Layer(origin: .app, values: app.values),
        ]
    }

    /// The same with the overrides of a notification type.
    func with(type overrides: PolicyOverrides) -> PolicyLayers {
        var more = self
        more.layers.append(Layer(origin: .type, values: overrides.values))
        return more
    }

    /// Every setting of the catalogue with its effective value and origin, in catalogue order.
    func resolve() -> [EffectiveSetting] { SettingCatalogue.all.map(effective) }

    func effective(_ setting: SettingDefinition) -> EffectiveSetting {
        values(of: setting).reduce(into: EffectiveSetting(name: setting.name, value: setting.defaultValue, origin: .default)) {
            $0.value = $0.value.overlaid(by: $1.value)
            $0.origin = $1.origin
        }
    }

    /// The values of a setting in the layers above the defaults, weakest first.
    func values(of setting: SettingDefinition) -> [(origin: PolicyOrigin, value: PolicyValue)] {
        layers.compactMap { layer in layer.values[setting.name].map { (origin: layer.origin, value: $0) } }
    }
}
