/// What failed in TLS, and what to do about it.
public struct TLSError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failure a caller may want to tell apart.
    public enum Kind: Sendable, Hashable {
        /// A certificate, key or authority file could not be used.
        case configuration
        /// The peer's certificate was refused, or it refused ours.
        case certificate
        /// The handshake failed for another reason.
        case handshake
        /// The peer went away before the handshake was complete.
        case abandoned
        /// The handshake did not complete in time.
        case timedOut
        /// The connection broke after the handshake.
        case connection
    }

    public var kind: Kind
    /// What failed, naming file, certificate or host, and the remedy.
    public var message: String

    /// An error of that kind with its words for the operator.
    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    public var description: String { message }
}
