import JSON

/// A message of a stream, read without a consumer.
public struct StoredMessage: Sendable, Hashable {
    public var subject: String
    public var sequence: Int
    /// In the sender's order.
    public var headers: [NATSHeader]
    public var payload: [UInt8]
    /// When the stream took the message, in nanoseconds since 1970.
    public var storedAt: Int64

    /// The value of the first header with this name, which is compared byte by byte.
    public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    init(_ reply: Reply) throws(NATSError) {
        let message = try reply.object("message")
        guard let subject = message["subject"]?.string, let sequence = message["seq"]?.integer,
            let payload = decodeBase64(message.text("data")), let headers = decodeBase64(message.text("hdrs")),
            let storedAt = parseTime(message.text("time"))
        else { throw NATSError(.malformedReply, "the answer has no message that can be read", subject: reply.subject) }
        self.subject = subject
        self.sequence = Int(sequence)
        self.payload = payload
        self.storedAt = storedAt
        self.headers = Self.headers(headers)
    }

    /// Reads `NATS/1.0`, and a `Name: value` on each further line; lines of another form are left out.
    static func headers(_ block: [UInt8]) -> [NATSHeader] {
        String(decoding: block, as: UTF8.self).split(separator: "\r\n").dropFirst().prefix(256).compactMap { line in
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
            return NATSHeader(String(line[..<colon]), String(line[line.index(after: colon)...].drop { $0 == " " }))
        }
    }
}
