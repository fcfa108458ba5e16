import HTTP2

/// Every bound of a gRPC server, each with its reason.
public struct RPCLimits: Sendable {
    /// The largest accepted message in bytes, checked before it is buffered and again while it is decompressed. 4 MiB is gRPC's default and ARCH-02's
    /// limit.
    public var maxMessageBytes: Int = 4 * 1024 * 1024

    /// Bytes of messages larger than half a stream's window (128 KiB) that one connection may receive at once; further ones wait. 64 MiB are
    /// sixteen of the largest messages: enough for any network, and independent of the number of streams.
    public var maxLargeMessageBytesPerConnection: Int = 64 * 1024 * 1024

    /// Bytes of requests in memory before a handler has them, over all connections: incomplete messages, unread messages of streams, and the
    /// decompressed size of compressed messages. Thousands of honest clients need less, because nearly all requests are complete when they are
    /// read. Above this limit, each connection may still use 1/8,192 of the limit, or its equal share of the bytes that are left up to twice the
    /// limit. Further calls are answered `UNAVAILABLE`.
    public var maxHeldMessageBytes: Int = 256 * 1024 * 1024

    /// Handlers of one connection that may still run after their calls were reset or ran out of time. As many as concurrent calls: handlers end
    /// soon after their cancellation, so an honest client never has so many. Beyond it, the connection's calls are answered `UNAVAILABLE` without a
    /// handler.
    public var maxLingeringHandlersPerConnection: Int = 1_000

    /// The same over all connections of one event loop, because a peer may also abandon its connections. A task with its request takes some 10 KiB,
    /// so this is at most 100 MiB.
    public var maxLingeringHandlersPerLoop: Int = 10_000

    /// Responses of fewer bytes are never compressed, because compression costs more than it saves.
    public var minCompressedBytes: Int = 1024

    /// How long streaming calls may go on after the shutdown began. A stream of changes has no end of its own; other streams get a chance to finish.
    public var streamDrainTime: Duration = .seconds(2)

    /// The bounds of the connections below.
    public var http2: HTTP2Limits = .server

    public init() {}
}
