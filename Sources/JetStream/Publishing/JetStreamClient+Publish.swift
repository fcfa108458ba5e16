/// What a publish asks of the stream. Conditions that do not hold refuse the message.
public struct PublishOptions: Sendable, Hashable {
    /// Within the stream's window for duplicates, a message with an id that it has is not stored again.
    public var messageID: String?
    /// The header with ``messageID``.
    public static let messageIDHeader = "Nats-Msg-Id"
    /// The stream that must store the message.
    public var expectedStream: String?
    /// The last sequence of the stream.
    public var expectedLastSequence: Int?
    /// The last sequence of the message's subject; 0 when it must have none.
    public var expectedLastSubjectSequence: Int?
    /// The id of the stream's last message.
    public var expectedLastMessageID: String?

    /// Options without conditions.
    public init(messageID: String? = nil, expectedStream: String? = nil) {
        self.messageID = messageID
        self.expectedStream = expectedStream
    }

    var headers: [NATSHeader] {
        var headers: [NATSHeader] = []
        func add(_ name: String, _ value: String?) { if let value { headers.append(NATSHeader(name, value)) } }
        add(Self.messageIDHeader, messageID)
        add("Nats-Expected-Stream", expectedStream)
        add("Nats-Expected-Last-Sequence", expectedLastSequence.map(String.init))
        add("Nats-Expected-Last-Subject-Sequence", expectedLastSubjectSequence.map(String.init))
        add("Nats-Expected-Last-Msg-Id", expectedLastMessageID)
        return headers
    }
}

/// A stream's promise that it stored a message, on most of the servers that have a copy.
///
/// The server has written the message to its file, but not flushed it to the disk: that survives the end of the server, and only copies on other
/// servers survive the end of a machine.
public struct PublishAck: Sendable, Hashable {
    public var stream: String
    /// The sequence of the message; of the first one for a duplicate.
    public var sequence: Int
    /// Whether the stream had a message with the same id.
    public var isDuplicate: Bool

    /// An acknowledgement, as tests make it.
    public init(stream: String, sequence: Int, isDuplicate: Bool) {
        self.stream = stream
        self.sequence = sequence
        self.isDuplicate = isDuplicate
    }
}

/// A message for ``JetStreamClient/publish(_:inFlight:)``.
public struct OutgoingMessage: Sendable, Hashable {
    public var subject: String
    public var headers: [NATSHeader]
    public var payload: [UInt8]
    public var options: PublishOptions

    /// A message for a stream.
    public init(subject: String, headers: [NATSHeader] = [], payload: [UInt8], options: PublishOptions = PublishOptions()) {
        self.subject = subject
        self.headers = headers
        self.payload = payload
        self.options = options
    }
}

extension JetStreamClient {
    /// Publishes to the stream that has the subject, and waits until it stored the message.
    ///
    /// - Throws: ``NATSError``: ``NATSError/Kind/noResponders`` when no stream has the subject, ``NATSError/Kind/streamFull``,
    ///   ``NATSError/Kind/wrongLastSequence``. After ``NATSError/Kind/timeout`` and ``NATSError/Kind/disconnected`` the message may be stored.
    public func publish(
        _ subject: String, headers: [NATSHeader] = [], payload: [UInt8], options: PublishOptions = PublishOptions()
    ) async throws -> PublishAck {
        let answer = try await connection.request(subject, headers: headers + options.headers, payload: payload, timeout: timeout)
        return try PublishAck(Reply(answer, subject: subject))
    }

    /// Publishes several messages in their order, and waits for all. After a failure of one, later ones may be stored.
    ///
    /// - Parameter limit: most messages that wait for an acknowledgement at a time.
    /// - Returns: the outcome of each message, in the order of the messages.
    /// - Throws: `CancellationError`.
    public func publish(_ messages: [OutgoingMessage], inFlight limit: Int = 256) async throws -> [Result<PublishAck, NATSError>] {
        guard !messages.isEmpty else { return [] }
        let (answers, mailbox) = AsyncStream.makeStream(of: PublishAnswer.self)
        var outcomes = [Result<PublishAck, NATSError>?](repeating: nil, count: messages.count)
        var (next, answered) = (0, 0)
        func start() {
            let (index, message) = (next, messages[next])
            next += 1
            connection.startRequest(
                message.subject, headers: message.headers + message.options.headers, payload: message.payload, timeout: timeout
            ) { mailbox.yield(PublishAnswer(index: index, result: $0)) }
        }
        while next < min(max(1, limit), messages.count) { start() }
        for await answer in answers {
            outcomes[answer.index] = Self.acknowledged(answer.result, messages[answer.index].subject)
            answered += 1
            if answered == messages.count { break }
            if next < messages.count { start() }
        }
        try Task.checkCancellation()
        return outcomes.compactMap(\.self)
    }

    private static func acknowledged(_ answer: Result<NATSMessage, NATSError>, _ subject: String) -> Result<PublishAck, NATSError> {
        Result { () throws(NATSError) in
            do throws(NATSError) {
                return try PublishAck(Reply(try answer.get(), subject: subject))
            } catch {
                var error = error
                if error.subject == nil { error.subject = subject }
                throw error
            }
        }
    }
}

extension PublishAck {
    fileprivate init(_ reply: Reply) throws(NATSError) {
        self.init(
            stream: try reply.string("stream"), sequence: try reply.integer("seq"), isDuplicate: reply.members.flag("duplicate"))
    }
}

/// The answer to the message with this index.
private struct PublishAnswer: Sendable {
    let index: Int
    let result: Result<NATSMessage, NATSError>
}
