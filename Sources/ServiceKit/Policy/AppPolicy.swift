public import CarillonAPI

/// The effective policy and the catalogue of an app.
public struct AppPolicy: Sendable {
    /// The app's policy, for types without overrides.
    public let policy: Policy
    /// Types, categories and texts.
    public let catalogue: Catalogue
    private let types: [String: TypePolicy]

    /// A policy together with the catalogue of the same app.
    public init(policy: Policy, catalogue: Catalogue) {
        self.policy = policy
        self.catalogue = catalogue
        var types: [String: TypePolicy] = [:]
        for type in catalogue.types {
            // The registry checked the overrides. Unreadable ones are ignored.
            let overridden = type.policyOverrides.isEmpty ? nil : try? policy.overridden(by: type.policyOverrides)
            types[type.typeId] = TypePolicy(type: type, policy: overridden ?? policy)
        }
        self.types = types
    }

    /// The type of that id with its policy, or nil.
    public func type(_ id: String) -> TypePolicy? { types[id] }

    /// The policy for a type: the app's, with the type's overrides (ARCH-08).
    public func policy(for typeID: String) -> Policy { types[typeID]?.policy ?? policy }
}

/// A notification type and the policy for it. A class, because a type has some thirty fields, and each notification passes it on.
public final class TypePolicy: Sendable {
    /// As the catalogue lists it.
    public let type: RegistryV1.NotificationType
    /// The app's policy, with the type's overrides (ARCH-08).
    public let policy: Policy

    init(type: RegistryV1.NotificationType, policy: Policy) {
        self.type = type
        self.policy = policy
    }
}

extension Policy {
    /// This policy with some settings replaced.
    ///
    /// - Parameter texts: setting → JSON, as the catalogue carries a type's overrides.
    /// - Throws: ``PolicyReadError``, or a decoding error for a value that is not JSON.
    public func overridden(by texts: [String: String]) throws -> Policy {
        var (settings, origins) = (settings, origins)
        for (name, text) in texts {
            let value = try PolicyValue(json: text)
            settings[name] = settings[name]?.overlaid(by: value) ?? value
            origins[name] = .type
        }
        return try Policy(settings: settings, origins: origins, of: owner)
    }
}
