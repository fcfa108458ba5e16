/// A failure in TLS, with its remedy.
public struct TLSError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failure that callers distinguish.
    public enum Kind: Sendable, Hashable {
        /// A certificate, key or authority file could not be used.
        case configuration
        /// The peer's certificate was refused, or the peer refused ours.
        case certificate
        /// The handshake failed for another reason.
        case handshake
        /// The peer closed the connection before the handshake was complete.
        case abandoned
        /// The handshake did not complete in time.
        case timedOut
        /// The connection broke after the handshake.
        case connection
    }

    public var kind: Kind
    /// The failure with file, certificate or host, and the remedy.
    public var message: String
    /// Whether the peer refused the handshake because it speaks none of the application protocols that were asked for by ALPN.
    public var lacksProtocol = false

    /// An error of a kind, with a message for the operator.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    public var description: String { message }
}
