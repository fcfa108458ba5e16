/// The constants of a service.
public struct ServiceDefinition: Sendable, Hashable {
    /// The name in run folder, keys, logs and metrics, for example `registry`.
    public let name: String
    /// The default RPC port; the admin port is 100 higher.
    public let defaultPort: Int

    /// Time after which calls to a peer that is away fail at once, instead of waiting within their deadline; nil: all wait.
    public let peerPatience: Duration?

    /// False for a service without RPC of its own contract.
    public let servesRPC: Bool

    /// A service of this name.
    public init(name: String, defaultPort: Int, peerPatience: Duration? = nil, servesRPC: Bool = true) {
        self.name = name
        self.defaultPort = defaultPort
        self.peerPatience = peerPatience
        self.servesRPC = servesRPC
    }

    /// The default port for health, metrics and the log level.
    public var defaultAdminPort: Int { defaultPort + 100 }
}
