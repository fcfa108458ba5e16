/// Learns how the calls of a channel ended, for metrics by method and peer. Called on the channel's event loop: it must not block.
public protocol ClientCallObserver: Sendable {
    /// A call is over, whichever way.
    func callEnded(_ call: ClientCallOutcome)
}

/// How one call of a `ClientChannel` ended.
public struct ClientCallOutcome: Sendable {
    public let method: MethodDescriptor
    /// The name of the channel's target.
    public let peer: String
    /// `.ok`, the server's status, or the status this side gave the call.
    public let code: Status.Code
    /// From the call to its end, waiting for a connection and all attempts included.
    public let duration: Duration
    /// Attempts after the first, because a server refused the call or failed.
    public let retries: Int
}
