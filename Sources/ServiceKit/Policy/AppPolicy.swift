import CarillonAPI

/// The effective policy and the catalogue of an app.
public struct AppPolicy: Sendable {
    /// The app's policy, for types without overrides.
    public let policy: Policy
    /// Types, categories and texts.
    public let catalogue: Catalogue
    /// The policies of types with overrides.
    private let byType: [String: Policy]

    /// A policy together with the catalogue of the same app.
    public init(policy: Policy, catalogue: Catalogue) {
        self.policy = policy
        self.catalogue = catalogue
        var byType: [String: Policy] = [:]
        for type in catalogue.types where !type.policyOverrides.isEmpty {
            // The registry checked the overrides. Unreadable ones are ignored.
            byType[type.typeId] = try? policy.overridden(by: type.policyOverrides)
        }
        self.byType = byType
    }

    /// The policy for a type: the app's, with the type's overrides (ARCH-08).
    public func policy(for typeID: String) -> Policy { byType[typeID] ?? policy }
}

extension Policy {
    /// This policy with some settings replaced.
    ///
    /// - Parameter texts: setting → JSON, as the catalogue carries a type's overrides.
    /// - Throws: ``PolicyReadError``, or a decoding error for a value that is not JSON.
    public func overridden(by texts: [String: String]) throws -> Policy {
        var settings = settings
        for (name, text) in texts {
            let value = try PolicyValue(json: text)
            settings[name] = settings[name]?.overlaid(by: value) ?? value
        }
        return try Policy(settings: settings, of: owner)
    }
}
