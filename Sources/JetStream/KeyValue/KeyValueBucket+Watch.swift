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

    /// The keys that have a value.
    public func keys() async throws -> [String] {
        var keys: [String] = []
        var tail = StreamTail()
        try await client.open(&tail, stream, options(headersOnly: true))
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
        try await client.follow(stream, options(after: revision)) { event in
            switch event {
            case .message(let message): if let entry = entry(message) { try await handle(.entry(entry)) }
            case .current: try await handle(.current)
            }
        }
    }

    private func options(after revision: Int? = nil, headersOnly: Bool = false) -> FollowOptions {
        var options = FollowOptions(prefix + ">", after: revision)
        options.first = .lastPerSubject
        options.headersOnly = headersOnly
        return options
    }

    private func entry(_ message: JetStreamMessage) -> KeyValueEntry? {
        entry(message.subject, message.headers, message.payload, revision: message.streamSequence, storedAt: message.storedAt)
    }
}
