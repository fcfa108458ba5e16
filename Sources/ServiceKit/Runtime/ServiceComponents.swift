public import RPC

/// What a service consists of, as its `main` puts it together.
public struct ServiceComponents: Sendable {
    /// What it answers.
    public var rpc: [any RegistrableService]
    /// What it does by itself.
    public var workers: [any BackgroundWorker]
    /// Stands between authorization and the handlers, first one outermost.
    public var interceptors: [any ServerInterceptor]
    /// Records that a caller was refused a method of administration (ROLE-01).
    public var onRefusal: (@Sendable (AuditEvent, ServerContext) async -> Void)?
    /// Called in order after intake has stopped and the workers have ended; stores opened through the runtime are closed
    /// after that.
    public var onShutdown: [@Sendable () async -> Void]
    /// Other addresses it listens on, by name, for `run/NAME.json`.
    public var extraAddresses: [String: String]

    /// Puts a service together; what is not named, it has not.
    public init(
        rpc: [any RegistrableService] = [], workers: [any BackgroundWorker] = [], interceptors: [any ServerInterceptor] = [],
        onRefusal: (@Sendable (AuditEvent, ServerContext) async -> Void)? = nil, onShutdown: [@Sendable () async -> Void] = [],
        extraAddresses: [String: String] = [:]
    ) {
        self.rpc = rpc
        self.workers = workers
        self.interceptors = interceptors
        self.onRefusal = onRefusal
        self.onShutdown = onShutdown
        self.extraAddresses = extraAddresses
    }
}
