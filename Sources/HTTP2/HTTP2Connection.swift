import NIOCore
import TLS

/// One HTTP/2 connection. All members are for its event loop alone.
// Sendable by confinement: every mutable member is touched on `eventLoop` alone, which the entry points assert.
public final class HTTP2Connection: @unchecked Sendable {
    public let eventLoop: any EventLoop
    public let remoteDescription: String
    public var peerIdentity: PeerIdentity? { nil }
    public var isOpen: Bool { true }
    public var isDraining: Bool { false }
    public var availableStreams: Int { 0 }
    public var openStreams: Int { 0 }
    public var bytesInFlight: Int { 0 }
    /// The streams the peer allows at once changed.
    public var onSettingsChange: ((HTTP2Connection) -> Void)?
    /// Streams became available: some closed, or the peer allows more. At most once a turn of the loop.
    public var onAvailable: ((HTTP2Connection) -> Void)?
    /// The peer sent GOAWAY: no new streams; those above its last id were closed as `.refused`.
    public var onGoAway: ((HTTP2Connection, HTTP2GoAway) -> Void)?
    /// The connection is closed; all streams were told before.
    public var onClose: ((HTTP2Connection, (any Error)?) -> Void)?

    init(eventLoop: any EventLoop, remoteDescription: String) { self.eventLoop = eventLoop; self.remoteDescription = remoteDescription }

    public func openStream(_ headers: HTTP2Headers, data: ByteBuffer?, endStream: Bool, delegate: any HTTP2StreamDelegate) throws -> HTTP2Stream {
        throw HTTP2Error(.closed, "closed")
    }
    public func ping(timeout: TimeAmount, completion: @escaping (Result<TimeAmount, any Error>) -> Void) {}
    public func shutdownGracefully(grace: TimeAmount) -> EventLoopFuture<Void> { eventLoop.makeSucceededVoidFuture() }
    public func close() {}
    /// Sends GOAWAY with a code and last id of the caller's choice; `lastStreamID` nil says what was really processed.
    public func goAway(code: HTTP2ErrorCode, debugData: String = "", lastStreamID: Int32? = nil) {}
    public func updateSettings(maxConcurrentStreams: Int) {}
}

/// What a GOAWAY said.
public struct HTTP2GoAway: Sendable, Hashable {
    /// Streams we opened with a higher id were not processed.
    public var lastStreamID: Int32
    public var code: HTTP2ErrorCode
    /// The additional debug data, for example `{"reason":"…"}` from APNs.
    public var debugData: String
}
