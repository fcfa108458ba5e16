/// An error of an HTTP/2 connection, or the reason why it refuses an operation.
public struct HTTP2Error: Error, Sendable, CustomStringConvertible {
    /// The kinds of errors that callers distinguish.
    public enum Kind: Sendable, Hashable {
        /// The connection is closed.
        case closed
        /// The connection refuses new streams: GOAWAY was sent or received, or its stream ids are used up.
        case draining
        /// The most streams that the peer allows are open.
        case noStreamAvailable
        /// The peer did not act in time: connect, TLS or HTTP/2 handshake, PING, reading.
        case timedOut
        /// The peer could not be reached.
        case connectFailed
        /// The peer breaks the rules of HTTP/2.
        case protocolViolation
        /// By ALPN the peer chose another protocol than HTTP/2, or none.
        case noHTTP2
        /// The peer exceeded one of our limits, and the connection was ended.
        case peerExceededLimit
        /// The peer ended the connection.
        case closedByPeer
        /// The peer sent GOAWAY with an error code.
        case goneAway(HTTP2ErrorCode)
        /// This side ended the connection before the stream was done.
        case closedLocally
        /// The address could not be used for listening.
        case bindFailed
    }

    public var kind: Kind
    /// A sentence with the event, the peer and the remedy.
    public var message: String

    /// `errno` of a refusal by the operating system.
    public var systemErrorCode: Int32?

    /// Set when this side cut off the peer: the reason.
    public var cutReason: ConnectionCutReason?

    /// An error of a kind, with a message for the operator.
    public init(_ kind: Kind, _ message: String, systemErrorCode: Int32? = nil, cut cutReason: ConnectionCutReason? = nil) {
        self.kind = kind
        self.message = message
        self.systemErrorCode = systemErrorCode
        self.cutReason = cutReason
    }

    public var description: String { message }
}
