import JSON

/// Fetches the messages of a consumer. One fetch at a time on a connection; others fail with ``NATSError/Kind/overlappingFetch``.
public struct PullConsumer: Sendable {
    /// Messages of a fetch, and why there are not more.
    public struct Batch: Sendable {
        public var messages: [JetStreamMessage]
        public var ending: FetchEnding
    }

    /// What a client waits beyond the time that it gives the server.
    private static let patience = Duration.seconds(2)
    /// How often the server says that a fetch still waits, for fetches that wait longer than twice that.
    private static let heartbeat = Duration.seconds(5)

    public let connection: NATSConnection
    public let stream: String
    public let name: String

    /// A consumer that exists.
    ///
    /// - Throws: ``NATSError`` for names that cannot be.
    public init(_ connection: NATSConnection, stream: String, name: String) throws(NATSError) {
        try WireNames.check(name: stream, of: "stream")
        try WireNames.check(name: name, of: "consumer")
        self.connection = connection
        self.stream = stream
        self.name = name
    }

    /// Fetches messages until the batch is full or the server says why there are not more.
    ///
    /// Messages that arrive after a cancellation or timeout are given back for another delivery at once.
    ///
    /// - Parameters:
    ///   - batch: most messages, at least 1.
    ///   - expires: how long the server waits for messages; zero for those that are there now.
    ///   - maxBytes: most bytes of all messages, with subjects and headers; nil for no limit.
    /// - Returns: what came, also when the connection broke meanwhile.
    /// - Throws: ``NATSError`` when the fetch failed without a message, and ``NATSError/Kind/consumerNotFound`` when the server did not answer it
    ///   within 12 s for that reason; `CancellationError`.
    public func fetch(_ batch: Int, expires: Duration, maxBytes: Int? = nil) async throws -> Batch {
        let subject = "$JS.API.CONSUMER.MSG.NEXT.\(stream).\(name)"
        try connection.core.checkConnected(subject)
        let batch = max(1, batch)
        let requests = connection.core.requests
        let token = requests.makeToken()
        let collector = FetchCollector(consumerKey: Delivery.consumerKey(stream: stream, consumer: name), batch: batch)
        let timeout = min(max(.zero, expires), NATSConnection.longestTimeout) + Self.patience
        let silence = Self.hasHeartbeat(expires) ? Self.heartbeat * 2 + Self.patience : nil
        try requests.add(token, .fetch(collector), subject: subject, timeout: timeout, silence: silence)
        connection.send(
            Outgoing(
                subject: subject, reply: requests.inbox(of: token), payload: request(batch, expires, maxBytes), completion: .request(token)))
        let result = await withTaskCancellationHandler {
            await collector.result()
        } onCancel: {
            guard requests.remove(token) != nil else { return }
            collector.end(.failed(NATSError(.closed, "the fetch was cancelled", subject: subject)))
        }
        let messages = result.messages.map { JetStreamMessage($0.message, $0.delivery, connection) }
        if Task.isCancelled {
            for message in messages { try? message.nak() }
            throw CancellationError()
        }
        if messages.isEmpty, case .failed(var error) = result.ending {
            if error.subject == nil { error.subject = subject }
            throw error
        }
        // Server 2.9 does not answer a fetch of a consumer that does not exist.
        if messages.isEmpty, result.ending == .timedOut { _ = try await JetStreamClient(connection).consumerInfo(stream, name) }
        return Batch(messages: messages, ending: result.ending ?? .complete)
    }

    /// Fetches what is there, and waits for a first message when nothing is. It does not wait for a full batch, as ``fetch(_:expires:maxBytes:)``
    /// does.
    ///
    /// Parameters, result and errors are those of ``fetch(_:expires:maxBytes:)``; the ending is that of the last request to the server.
    public func fetchAvailable(_ batch: Int, expires: Duration, maxBytes: Int? = nil) async throws -> Batch {
        let there = try await fetch(batch, expires: .zero, maxBytes: maxBytes)
        guard there.messages.isEmpty, there.ending == .noMessages, expires > .zero else { return there }
        let first = try await fetch(1, expires: expires, maxBytes: maxBytes)
        guard first.ending == .complete, batch > 1 else { return first }
        do {
            let more = try await fetch(batch - 1, expires: .zero, maxBytes: maxBytes)
            return Batch(messages: first.messages + more.messages, ending: more.ending)
        } catch is CancellationError {
            for message in first.messages { try? message.nak() }
            throw CancellationError()
        } catch let error as NATSError {
            return Batch(messages: first.messages, ending: .failed(error))
        }
    }

    private static func hasHeartbeat(_ expires: Duration) -> Bool { expires > heartbeat * 2 }

    private func request(_ batch: Int, _ expires: Duration, _ maxBytes: Int?) -> [UInt8] {
        var writer = JSONWriter(capacity: 96)
        writer.object { writer in
            writer.member("batch", batch)
            if expires > .zero { writer.member("expires", Int(expires.nanoseconds)) } else { writer.member("no_wait", true) }
            if Self.hasHeartbeat(expires) { writer.member("idle_heartbeat", Int(Self.heartbeat.nanoseconds)) }
            if let maxBytes { writer.member("max_bytes", maxBytes) }
        }
        return writer.bytes
    }
}
