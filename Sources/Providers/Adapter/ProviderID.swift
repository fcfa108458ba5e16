import CarillonAPI

/// The name of a provider: the word in settings, stores, contracts and metrics, such as `apns`. At most 15 bytes, so that a copy needs no memory
/// and a comparison reads two words.
public struct ProviderID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
}

/// The part of a provider that an address belongs to. Each has lanes of its own. APNs has two; a provider whose addresses name their host has one
/// for each host. At most 15 bytes where it can be.
public struct ProviderEnvironment: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The only one of most providers.
    public static let production = ProviderEnvironment(rawValue: "production")
    /// For apps under development.
    public static let sandbox = ProviderEnvironment(rawValue: "sandbox")

    /// Whether it is the host of a push service, which an address names.
    public var isHost: Bool { self != .production && self != .sandbox }
}
