import NIOCore

/// Receives the events of one stream, on the connection's event loop.
///
/// The stream holds its delegate until `streamDidClose`, which is called exactly once and last. These calls may send: all data of one turn of the
/// event loop is sent in one write.
public protocol HTTP2StreamDelegate: AnyObject {
    /// The head of the request (server) or of the final response (client); 1xx responses are skipped.
    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool)

    /// A piece of the body, which may be empty when `endStream` is set.
    ///
    /// Pieces have no relation to messages. Call `stream.consumed(_:)` when the bytes are processed, to open the stream's window again. (The
    /// connection's window is credited on arrival, so a slow stream does not stall others.)
    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool)

    /// The trailers, which end the peer's side of the stream.
    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers)

    /// The peer's trailers, or on a client its head too, were larger than `limit` (`HTTP2Limits.maxHeaderListBytes`) and were dropped. A
    /// server may answer here. The stream is over afterwards: reset, if the answer could not leave at once or there was none.
    func stream(_ stream: HTTP2Stream, didRefuseHeadersLargerThan limit: Int)

    /// The unsent bytes fell below the low-water mark after they were above the high-water mark.
    func streamDidBecomeWritable(_ stream: HTTP2Stream)

    /// The stream is over. Called exactly once, last, also when the connection is lost.
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason)
}

extension HTTP2StreamDelegate {
    /// Leaves it to the connection: status 431 from a server that has not answered yet, and otherwise a reset.
    public func stream(_ stream: HTTP2Stream, didRefuseHeadersLargerThan limit: Int) {}
}

/// Why a stream is over.
public enum HTTP2StreamCloseReason: Sendable {
    /// Both sides have ended the stream.
    case normal
    /// One side reset the stream. The request may or may not have been processed.
    case reset(HTTP2ErrorCode, byPeer: Bool)
    /// The peer certainly did not process the request: REFUSED_STREAM, above the last id of a GOAWAY, or never sent. Safe to send again.
    case refused
    /// The connection ended under the stream. The request may or may not have been processed.
    case connectionLost(any Error)
}
