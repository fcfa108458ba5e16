/// What went wrong with an HTTP/2 connection, or why it cannot do what was asked of it.
public struct HTTP2Error: Error, Sendable, CustomStringConvertible {
    /// The kinds of trouble a caller may want to tell apart.
    public enum Kind: Sendable, Hashable {
        /// The connection is closed.
        case closed
        /// The connection takes no new streams: GOAWAY was sent or received, or its stream ids are used up.
        case draining
        /// As many streams are open as the peer allows.
        case noStreamAvailable
        /// The peer did not answer in time: connect, TLS or HTTP/2 handshake, PING, a peer that does not read.
        case timedOut
        /// The peer could not be reached.
        case connectFailed
        /// The peer does not speak HTTP/2, or speaks it wrongly.
        case protocolViolation
        /// The peer went beyond a limit of ours and the connection was ended for it.
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
    /// One sentence: what happened, to which peer, and what may be done.
    public var message: String

    /// `errno`, where the operating system said no.
    public var systemErrorCode: Int32?

    /// Set when this side cut the peer off: what for.
    public var cutReason: HTTP2CutReason?

    /// An error of that kind with its words for the operator.
    public init(_ kind: Kind, _ message: String, systemErrorCode: Int32? = nil, cut cutReason: HTTP2CutReason? = nil) {
        self.kind = kind
        self.message = message
        self.systemErrorCode = systemErrorCode
        self.cutReason = cutReason
    }

    public var description: String { message }
}
