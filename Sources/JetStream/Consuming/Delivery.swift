/// What the subject for acknowledgements tells about a delivery:
/// `$JS.ACK.<stream>.<consumer>.<delivered>.<stream sequence>.<consumer sequence>.<time>.<pending>`, with domain and account before the stream on
/// newer servers.
struct Delivery: Sendable, Hashable {
    static let prefix = "$JS.ACK."

    let ackSubject: String
    let stream: String
    let consumer: String
    let deliveredCount: Int
    let streamSequence: Int
    let consumerSequence: Int
    /// In nanoseconds since 1970.
    let storedAt: Int64
    let pending: Int

    /// Nil for a subject of another form.
    init?(parsing subject: String) {
        let tokens = subject.split(separator: ".", maxSplits: 16, omittingEmptySubsequences: false)
        let first: Int
        switch tokens.count {
        case 9: first = 2
        case 11...: first = 4
        default: return nil
        }
        guard tokens[0] == "$JS", tokens[1] == "ACK", !tokens[first].isEmpty, !tokens[first + 1].isEmpty,
            let delivered = Int(tokens[first + 2]), let streamSequence = Int(tokens[first + 3]), let consumerSequence = Int(tokens[first + 4]),
            let storedAt = Int64(tokens[first + 5]), let pending = Int(tokens[first + 6])
        else { return nil }
        ackSubject = subject
        stream = String(tokens[first])
        consumer = String(tokens[first + 1])
        deliveredCount = delivered
        self.streamSequence = streamSequence
        self.consumerSequence = consumerSequence
        self.storedAt = storedAt
        self.pending = pending
    }

    /// Names have no full stop, so the key is that of one consumer.
    var consumerKey: String { Self.consumerKey(stream: stream, consumer: consumer) }

    static func consumerKey(stream: String, consumer: String) -> String { "\(stream).\(consumer)" }
}
