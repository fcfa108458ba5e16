/// What tells one deployable from another.
public struct ServiceDefinition: Sendable, Hashable {
    /// The name in run folder, keys, logs and metrics, for example `registry`.
    public let name: String
    /// Where it listens unless told otherwise; the admin port is 100 higher.
    public let defaultPort: Int

    /// How long a peer may be away before calls to it fail at once instead of waiting within their deadline; nil lets all wait.
    public let peerPatience: Duration?

    /// False for a service without RPC of its own contract (the gateway).
    public let servesRPC: Bool

    /// A deployable of that name.
    public init(name: String, defaultPort: Int, peerPatience: Duration? = nil, servesRPC: Bool = true) {
        self.name = name
        self.defaultPort = defaultPort
        self.peerPatience = peerPatience
        self.servesRPC = servesRPC
    }

    /// Health, metrics and log level, unless told otherwise.
    public var defaultAdminPort: Int { defaultPort + 100 }
}
