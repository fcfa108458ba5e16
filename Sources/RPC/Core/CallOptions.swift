/// What a caller may say about one call.
public struct CallOptions: Sendable {
    /// How messages are compressed on their way to the server.
    public enum Compression: Sendable, Hashable {
        case none
        case gzip
    }

    /// Time for the whole call, waiting for a connection and retries included. `nil`: 5 s for unary and client-streaming
    /// calls, unlimited for the others, which end when nothing moves for `idleTimeout`. A call made inside a handler never
    /// gets more than what is left of the handler's own deadline.
    public var timeout: Duration?
    /// How long a streaming call may go without a message either way. `nil`: forever.
    public var idleTimeout: Duration?
    /// Sent with the call; keys win over the channel's credentials and over what is inherited from `ServerContext.current`.
    public var metadata: Metadata
    /// Wait for a connection within the deadline; otherwise fail at once with `UNAVAILABLE` while the peer is unreachable.
    public var waitForReady: Bool
    public var compression: Compression
    /// Told what comes with the responses besides their messages, in order, on the channel's event loop: it must not block.
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

    /// The timeout that holds for a call of this type.
    func effectiveTimeout(for callType: CallType) -> Duration? {
        self.timeout ?? (callType.streamsResponses ? nil : Self.defaultTimeout)
    }
}
