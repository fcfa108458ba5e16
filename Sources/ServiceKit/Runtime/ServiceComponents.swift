public import RPC

/// The components of a service, as its composition (`XService.build`) returns them.
public struct ServiceComponents: Sendable {
    /// Its contracts.
    public var rpc: [any RegistrableService]
    /// Its background work.
    public var workers: [any BackgroundWorker]
    /// Run between authorization and the handlers; the first is the outermost.
    public var interceptors: [any ServerInterceptor]
    /// Authenticates users who call without a gateway; nil: none may.
    public var users: (any UserAuthentication)?
    /// Audits refused calls of administration methods (ROLE-01).
    public var onRefusal: (@Sendable (AuditEvent, ServerContext) async -> Void)?
    /// Called in order after the listeners have stopped and the workers have ended, before the runtime closes the stores.
    public var onShutdown: [@Sendable () async -> Void]
    /// Other addresses it listens on, by name, for `run/NAME.json`.
    public var extraAddresses: [String: String]

    /// Components; by default none.
    public init(
        rpc: [any RegistrableService] = [], workers: [any BackgroundWorker] = [], interceptors: [any ServerInterceptor] = [],
        users: (any UserAuthentication)? = nil, onRefusal: (@Sendable (AuditEvent, ServerContext) async -> Void)? = nil,
        onShutdown: [@Sendable () async -> Void] = [], extraAddresses: [String: String] = [:]
    ) {
        self.rpc = rpc
        self.workers = workers
        self.interceptors = interceptors
        self.users = users
        self.onRefusal = onRefusal
        self.onShutdown = onShutdown
        self.extraAddresses = extraAddresses
    }
}
