/// Options of one call.
public struct CallOptions: Sendable {
    /// How messages are compressed on their way to the server.
    public enum Compression: Sendable, Hashable {
        case none
        case gzip
    }

    /// Time for the whole call, including the wait for a connection and retries. `nil`: 5 s for unary and client-streaming calls, and no limit for
    /// the others, which end after `idleTimeout` without a message. A call inside a handler never gets more than the rest of the handler's
    /// deadline.
    public var timeout: Duration?
    /// How long a streaming call may go without a message either way. `nil`: forever.
    public var idleTimeout: Duration?
    /// Sent with the call; keys win over the channel's credentials and over what is inherited from `ServerContext.current`.
    public var metadata: Metadata
    /// Wait for a connection within the deadline; otherwise fail at once with `UNAVAILABLE` while the peer is unreachable.
    public var waitForReady: Bool
    public var compression: Compression
    /// Called with metadata and compression of the responses, in order, on the channel's event loop. It must not block.
    public var responseObserver: (@Sendable (ResponseEvent) -> Void)?

    /// Options that differ from the defaults where named.
    public init(
        timeout: Duration? = nil, idleTimeout: Duration? = .seconds(60), metadata: Metadata = Metadata(), waitForReady: Bool = true,
        compression: Compression = .none, responseObserver: (@Sendable (ResponseEvent) -> Void)? = nil
    ) {
        self.timeout = timeout
        self.idleTimeout = idleTimeout
        self.metadata = metadata
        self.waitForReady = waitForReady
        self.compression = compression
        self.responseObserver = responseObserver
    }

    /// The deadline of unary and client-streaming calls whose options name none (ARCH-02).
    public static let defaultTimeout: Duration = .seconds(5)

    /// The effective timeout for a call of this type.
    func effectiveTimeout(for callType: CallType) -> Duration? {
        self.timeout ?? (callType.streamsResponses ? nil : Self.defaultTimeout)
    }
}
