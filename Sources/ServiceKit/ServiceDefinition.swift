/// What tells one deployable from another.
public struct ServiceDefinition: Sendable, Hashable {
    /// The name in run folder, keys, logs and metrics, for example `registry`.
    public let name: String
    /// Where it listens unless told otherwise; the admin port is 100 higher.
    public let defaultPort: Int
    /// The configuration keys it knows beside those that every service has, each with a line of explanation.
    public let keys: [ConfigurationKey]

    public init(name: String, defaultPort: Int, keys: [ConfigurationKey] = []) {
        self.name = name
        self.defaultPort = defaultPort
        self.keys = keys
    }

    public var defaultAdminPort: Int { defaultPort + 100 }
}

/// One setting of a service: `send_rate_per_second` in a file, `CARILLON_SEND_RATE_PER_SECOND` in the environment.
public struct ConfigurationKey: Sendable, Hashable {
    /// Lower-case words joined by `_`; parts of a group are joined by `.`.
    public let name: String
    /// One line for `--help`, with unit and default.
    public let explanation: String

    public init(_ name: String, _ explanation: String) {
        self.name = name
        self.explanation = explanation
    }
}
