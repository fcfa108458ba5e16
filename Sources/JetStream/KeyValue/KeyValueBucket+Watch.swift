/// What a watch of a bucket tells.
public enum KeyValueEvent: Sendable, Hashable {
    /// An entry: at first the last one of each key, then each new one.
    case entry(KeyValueEntry)
    /// All that the bucket had at the start of the watch was told.
    case current
}

extension KeyValueBucket {
    /// Most entries of a fetch.
    private static let batch = 256
    /// How long a fetch waits for entries. A consumer of a watch that is gone ends after 60 s.
    private static let wait = Duration.seconds(20)
    private static let longestBackoff = Duration.seconds(5)

    /// The keys that have a value.
    public func keys() async throws -> [String] {
        var keys: [String] = []
        var tail = Tail()
        try await open(&tail, headersOnly: true)
        while true {
            let consumer = try PullConsumer(client.connection, stream: stream, name: tail.consumer)
            if tail.pending == 0 { break }
            let batch = try await consumer.fetch(Self.batch, expires: .zero)
            for message in batch.messages where tail.accept(message) {
                if let entry = entry(message), entry.operation == .put { keys.append(entry.key) }
            }
            guard tail.isComplete, !batch.messages.isEmpty || batch.ending == .noMessages else {
                throw NATSError(.disconnected, "the list of keys was cut: \(batch.ending)", subject: stream)
            }
        }
        try? await client.deleteConsumer(stream, tail.consumer)
        return keys
    }

    /// Tells the last entry of each key, with markers of deletions, and then every change, until its task is cancelled.
    ///
    /// It survives interruptions: it goes on behind the last entry that it told. With a history of one, only the last of several changes of a key
    /// during an interruption is told.
    ///
    /// - Parameters:
    ///   - revision: only later entries are told; nil: all.
    ///   - handle: is called for one event after another; the next one waits for it.
    /// - Throws: `CancellationError`; an error of `handle`; ``NATSError`` that does not pass by itself, such as a bucket that was deleted.
    public func watch(after revision: Int? = nil, _ handle: (KeyValueEvent) async throws -> Void) async throws {
        var tail = Tail()
        tail.revision = revision
        var backoff = Duration.milliseconds(100)
        var toldCurrent = false
        while true {
            let batch: PullConsumer.Batch
            do {
                if tail.consumer.isEmpty { try await open(&tail, headersOnly: false) }
                if tail.pending > 0 || toldCurrent {
                    let consumer = try PullConsumer(client.connection, stream: stream, name: tail.consumer)
                    batch = try await consumer.fetchAvailable(Self.batch, expires: Self.wait)
                } else {
                    batch = PullConsumer.Batch(messages: [], ending: .complete)
                }
            } catch let error as NATSError where error.isRetryable || error.kind == .consumerNotFound {
                tail.consumer = ""
                try await Task.sleep(for: backoff)
                backoff = min(backoff * 2, Self.longestBackoff)
                continue
            }
            for message in batch.messages where tail.accept(message) {
                if let entry = entry(message) { try await handle(.entry(entry)) }
            }
            if tail.isComplete, [.complete, .expired, .noMessages].contains(batch.ending) {
                backoff = .milliseconds(100)
                if !toldCurrent, tail.pending == 0 {
                    toldCurrent = true
                    try await handle(.current)
                }
            } else {
                // The consumer counts entries as told that were lost on the way. A new one begins behind the last that came.
                tail.consumer = ""
                try await Task.sleep(for: backoff)
            }
        }
    }

    private func entry(_ message: JetStreamMessage) -> KeyValueEntry? {
        entry(message.subject, message.headers, message.payload, revision: message.streamSequence, storedAt: message.storedAt)
    }

    /// Where a reader of a bucket is.
    private struct Tail {
        /// Empty when a new one is needed.
        var consumer = ""
        /// The last revision that came.
        var revision: Int?
        /// Entries that the consumer has not delivered.
        var pending = 0
        private var consumerSequence = 0
        /// Whether no delivery of this consumer is missing.
        private(set) var isComplete = true

        mutating func start(_ consumer: String, pending: Int) {
            (self.consumer, self.pending, consumerSequence, isComplete) = (consumer, pending, 0, true)
        }

        /// Whether the message is the next one. After a gap none is, so that the order stays.
        mutating func accept(_ message: JetStreamMessage) -> Bool {
            isComplete = isComplete && message.consumerSequence == consumerSequence + 1
            guard isComplete else { return false }
            consumerSequence = message.consumerSequence
            revision = message.streamSequence
            pending = message.pending
            return true
        }
    }

    /// Creates a consumer that begins behind the last revision that came.
    private func open(_ tail: inout Tail, headersOnly: Bool) async throws {
        var configuration = ConsumerConfiguration(name: "watch-" + String(UInt64.random(in: .min ... .max), radix: 36))
        configuration.isDurable = false
        configuration.acknowledge = .none
        configuration.filterSubject = prefix + ">"
        configuration.deliversHeadersOnly = headersOnly
        configuration.deliver = tail.revision.map { .fromSequence($0 + 1) } ?? .lastPerSubject
        let info = try await client.createConsumer(stream, configuration)
        tail.start(configuration.name, pending: info.pending)
    }
}
