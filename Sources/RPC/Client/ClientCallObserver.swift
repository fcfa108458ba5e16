/// Gets the outcomes of a channel's calls, for metrics by method and peer. Called on the channel's event loop; must not block.
public protocol ClientCallObserver: Sendable {
    /// A call has ended, in whatever way.
    func callEnded(_ call: ClientCallOutcome)
}

/// How one call of a `ClientChannel` ended.
public struct ClientCallOutcome: Sendable {
    public let method: MethodDescriptor
    /// The name of the channel's target.
    public let peer: String
    /// `.ok`, the server's status, or the status that the client gave the call.
    public let code: Status.Code
    /// Time from the call to its end, including the wait for a connection and all attempts.
    public let duration: Duration
    /// Attempts after the first one, because a server refused the call or failed.
    public let retries: Int
}
