/// What tells one deployable from another.
public struct ServiceDefinition: Sendable, Hashable {
    /// The name in run folder, keys, logs and metrics, for example `registry`.
    public let name: String
    /// Where it listens unless told otherwise; the admin port is 100 higher.
    public let defaultPort: Int

    /// A deployable of that name.
    public init(name: String, defaultPort: Int) {
        self.name = name
        self.defaultPort = defaultPort
    }

    /// Health, metrics and log level, unless told otherwise.
    public var defaultAdminPort: Int { defaultPort + 100 }
}
