/// A failure of a connection to NATS, or an answer of the server that refuses a call.
public struct NATSError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failure that callers distinguish.
    public enum Kind: Sendable, Hashable {
        /// An option, subject, header or name that cannot be used. Nothing was sent.
        case invalidArgument
        /// No server of the list accepts connections.
        case unreachable
        /// The server refuses the user, password, token or credentials.
        case authenticationRefused
        /// The TLS handshake failed, or one side wants TLS and the other does not.
        case tls
        /// The server refuses this subject to this user.
        case permissionDenied
        /// There is no connection now. Nothing was sent.
        case notConnected
        /// The connection broke before the answer. The server may have done what it was asked.
        case disconnected
        /// ``NATSConnection/close(within:)`` was called, or the call came after it.
        case closed
        /// No answer in time. The server may have done what it was asked.
        case timeout
        /// More is waiting to be sent, or for an answer, than ``NATSOptions`` allow. Nothing was sent.
        case overloaded
        /// The message is larger than the server takes. Nothing was sent.
        case payloadTooLarge
        /// Nobody listens on the subject: no such stream or consumer, or it has no leader now.
        case noResponders
        /// The server or the account has no JetStream.
        case jetStreamUnavailable
        /// The answer is not what the protocol has, or larger than this client reads.
        case malformedReply
        /// The stream does not exist.
        case streamNotFound
        /// The consumer does not exist.
        case consumerNotFound
        /// The stream has no such message.
        case messageNotFound
        /// The stream is full and refuses new messages.
        case streamFull
        /// A stream or consumer of this name exists with another configuration.
        case otherConfiguration
        /// A condition of a publish did not hold: the last sequence or message id, or the stream, is another.
        case wrongLastSequence
        /// The server has no room or no peers for the request now.
        case insufficientResources
        /// A fetch of the same consumer is running on this connection.
        case overlappingFetch
        /// Any other refusal; ``NATSError/code`` tells which.
        case refused
    }

    public var kind: Kind
    /// The failure in words, without secrets.
    public var message: String
    /// The server's error code (10058, 10059, …), for an answer of the JetStream API.
    public var code: Int?
    /// The status of HTTP that the server compares its error with (400, 404, 503), for an answer of the JetStream API.
    public var status: Int?
    /// The subject, stream or consumer that the failure is about, or the server's address.
    public var subject: String?

    /// An error of a kind, with a message for the operator.
    public init(_ kind: Kind, _ message: String, code: Int? = nil, status: Int? = nil, subject: String? = nil) {
        self.kind = kind
        self.message = message
        self.code = code
        self.status = status
        self.subject = subject
    }

    public var description: String {
        var text = message
        if let subject, !message.contains(subject) { text = "\(subject): \(text)" }
        if let code { text += " (code \(code))" }
        return text
    }

    /// Whether the same call may succeed later without a change of configuration.
    ///
    /// After ``Kind/disconnected`` and ``Kind/timeout`` the first call may have been carried out: a publish is repeated with the same message id.
    public var isRetryable: Bool {
        switch kind {
        case .unreachable, .notConnected, .disconnected, .timeout, .overloaded, .noResponders, .streamFull, .insufficientResources,
            .overlappingFetch:
            true
        case .refused: status.map { $0 >= 500 } ?? false
        case .invalidArgument, .authenticationRefused, .tls, .permissionDenied, .closed, .payloadTooLarge, .jetStreamUnavailable, .malformedReply,
            .streamNotFound, .consumerNotFound, .messageNotFound, .otherConfiguration, .wrongLastSequence:
            false
        }
    }
}

extension NATSError {
    /// An error that the JetStream API answered.
    static func answered(code: Int?, status: Int?, description: String, subject: String) -> NATSError {
        let kind: Kind =
            switch code {
            case 10_039, 10_076: .jetStreamUnavailable
            case 10_059: .streamNotFound
            case 10_014: .consumerNotFound
            case 10_037, 10_043: .messageNotFound
            case 10_057 where description.contains("no message found"): .messageNotFound
            case 10_058, 10_013, 10_105, 10_148: .otherConfiguration
            case 10_060, 10_063, 10_070, 10_071, 10_164: .wrongLastSequence
            case 10_054: .payloadTooLarge
            case 10_077 where isFull(description): .streamFull
            case 10_002, 10_023, 10_028, 10_047: .insufficientResources
            case nil where status == 503: .noResponders
            default: .refused
            }
        return NATSError(kind, bounded(description), code: code, status: status, subject: subject)
    }

    /// Whether a failure to store (10077) is the stream's limit: "maximum messages exceeded", "maximum bytes exceeded", "maximum messages per
    /// subject exceeded".
    private static func isFull(_ description: String) -> Bool { description.contains("maximum ") && description.contains("exceeded") }

    /// At most the first 1,000 characters of a text of the server.
    static func bounded(_ text: String) -> String { String(text.prefix(1_000)) }
}
