import HTTP2

/// Every bound of a gRPC server, each with its reason.
public struct RPCLimits: Sendable {
    /// The largest message taken, checked before it is buffered and again while it is decompressed. 4 MiB is gRPC's own default and
    /// ARCH-02's limit.
    public var maxMessageBytes: Int = 4 * 1024 * 1024

    /// Bytes of messages larger than half a stream's window (128 KiB) that one connection has under way at once; further ones wait for
    /// their turn. Sixteen of the largest: enough to fill any network, and a bound that does not grow with the number of streams.
    public var maxLargeMessageBytesPerConnection: Int = 64 * 1024 * 1024

    /// Bytes of requests that a server, over all connections, holds while no handler has them: of messages that are incomplete, of those in
    /// streams that their reader has not taken, and of compressed ones what they become. Thousands of honest clients at once hold less, as
    /// nearly all requests are complete when they are read. Calls beyond it are answered `UNAVAILABLE`, unless their connection holds no more
    /// than its equal part of what is left until twice the limit, or 1/8,192 of the limit.
    public var maxHeldMessageBytes: Int = 256 * 1024 * 1024

    /// Handlers of one connection that may still run though their calls were reset or ran out of time. As many as it may have calls at
    /// once: a handler that heeds its cancellation is back at once, so an honest client never has so many. From then on its calls are
    /// answered `UNAVAILABLE` and reach no handler.
    public var maxLingeringHandlersPerConnection: Int = 1_000

    /// The same over all connections of one event loop, because a peer may leave its connection behind too. A task and its request take
    /// some 10 KiB, so this is 100 MiB at the most.
    public var maxLingeringHandlersPerLoop: Int = 10_000

    /// Responses smaller than this are never compressed: gzip's own header and a system call's worth of work cost more than is saved.
    public var minCompressedBytes: Int = 1024

    /// How long streaming calls may go on after shutdown began. A stream that watches for changes has no end of its own; this gives one
    /// that is merely long a chance to finish.
    public var streamDrainTime: Duration = .seconds(2)

    /// The bounds of the connections below.
    public var http2: HTTP2Limits = .server

    public init() {}
}
