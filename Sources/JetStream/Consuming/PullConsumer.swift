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
    /// After which the server ends a fetch of what is there. At the consumer's limit of unacknowledged messages it ends such a fetch for no other
    /// reason, and keeps it as one that waits (seen with server 2.9).
    private static let availability = Duration.milliseconds(50)
    /// The longest silence in a fetch of what is there. Server 2.9 forgets, now and then, to say that such a fetch has ended. The messages that
    /// came must not wait: nobody renews their leases meanwhile.
    private static let longestSilence = Duration.milliseconds(500)

    /// So many messages are fetched together, fewer one by one.
    private static let many = 64

    /// What a fetch waits for.
    private enum Wait: Equatable {
        /// The whole batch, at most so long.
        case batch(Duration)
        /// Nothing, when there is a message; else a first one, for ``availability``.
        case available
        /// Nothing.
        case nothing

        var isForWhatIsThere: Bool { if case .batch = self { false } else { true } }

        var longest: Duration {
            switch self {
            case .batch(let limit): limit
            case .available: PullConsumer.availability
            case .nothing: .zero
            }
        }
    }

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
        try await fetch(batch, expires > .zero ? .batch(expires) : .nothing, maxBytes)
    }

    private func fetch(_ batch: Int, _ wait: Wait, _ maxBytes: Int?) async throws -> Batch {
        let subject = "$JS.API.CONSUMER.MSG.NEXT.\(stream).\(name)"
        try connection.core.checkConnected(subject)
        let batch = max(1, batch)
        let requests = connection.core.requests
        let token = requests.makeToken()
        let collector = FetchCollector(consumerKey: Delivery.consumerKey(stream: stream, consumer: name), batch: batch)
        let timeout = min(wait.longest, NATSConnection.longestTimeout) + Self.patience
        let silence: Duration? =
            if Self.hasHeartbeat(wait.longest) { Self.heartbeat * 2 + Self.patience } else { wait == .available ? Self.longestSilence : nil }
        try requests.add(token, .fetch(collector), subject: subject, timeout: timeout, silence: silence)
        connection.send(
            Outgoing(
                subject: subject, reply: requests.inbox(of: token), payload: request(batch, wait, maxBytes), completion: .request(token)))
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
        let ending = result.ending ?? .complete
        return Batch(messages: messages, ending: wait == .available && ending == .expired ? .noMessages : ending)
    }

    /// Waits for a first message, and fetches those that are there with it. It does not wait for a full batch, as ``fetch(_:expires:maxBytes:)``
    /// does. At the consumer's limit of unacknowledged messages nothing is there.
    ///
    /// The first request is for one message, and long: when a request of server 2.9 expires in the moment in which a message comes again, the server
    /// forgets that message for the consumer's wait, and delivers another one twice, also to two clients. So few requests should expire.
    ///
    /// Parameters, result and errors are those of ``fetch(_:expires:maxBytes:)``; the ending is that of the last request to the server.
    public func fetchAvailable(_ batch: Int, expires: Duration, maxBytes: Int? = nil) async throws -> Batch {
        guard expires > .zero else { return try await fetch(batch, .nothing, maxBytes) }
        let first = try await fetch(1, .batch(expires), maxBytes)
        guard let message = first.messages.last, first.ending == .complete, batch > 1 else { return first }
        // Half of what is there, and none of a few: when others fetch, too, a request would find less, wait, and expire.
        let there = min(batch - 1, message.pending / 2)
        guard message.pending >= Self.many else { return Batch(messages: first.messages, ending: .noMessages) }
        do {
            let more = try await fetch(there, .available, maxBytes)
            return Batch(messages: first.messages + more.messages, ending: more.ending)
        } catch is CancellationError {
            for message in first.messages { try? message.nak() }
            throw CancellationError()
        } catch let error as NATSError {
            return Batch(messages: first.messages, ending: .failed(error))
        }
    }

    private static func hasHeartbeat(_ expires: Duration) -> Bool { expires > heartbeat * 2 }

    private func request(_ batch: Int, _ wait: Wait, _ maxBytes: Int?) -> [UInt8] {
        var writer = JSONWriter(capacity: 96)
        writer.object { writer in
            writer.member("batch", batch)
            if wait.longest > .zero { writer.member("expires", Int(wait.longest.nanoseconds)) }
            if wait.isForWhatIsThere { writer.member("no_wait", true) }
            if Self.hasHeartbeat(wait.longest) { writer.member("idle_heartbeat", Int(Self.heartbeat.nanoseconds)) }
            if let maxBytes { writer.member("max_bytes", maxBytes) }
        }
        return writer.bytes
    }
}
