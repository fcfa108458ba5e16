/// What following a stream tells.
public enum FollowEvent: Sendable {
    /// A message: at first those that the stream has, then each new one.
    case message(JetStreamMessage)
    /// All that the stream had at the start was told.
    case current
}

/// Which messages a reader of a stream gets, without acknowledgements.
public struct FollowOptions: Sendable, Hashable {
    /// The subjects, with wildcards.
    public var subjects: String
    /// Only messages after this sequence are told; nil: ``first`` decides.
    public var after: Int?
    /// Where a reader without ``after`` begins.
    public var first = ConsumerConfiguration.DeliverPolicy.all
    /// Whether the messages come without their payloads.
    public var headersOnly = false

    /// All messages of these subjects.
    public init(_ subjects: String, after: Int? = nil) {
        self.subjects = subjects
        self.after = after
    }
}

extension JetStreamClient {
    /// Most messages of a fetch.
    private static let followBatch = 256
    /// How long a fetch waits for messages. A consumer of a reader that is gone ends after 60 s.
    private static let followWait = Duration.seconds(20)
    private static let longestFollowBackoff = Duration.seconds(5)

    /// Tells the messages of a stream in their order, and then every new one, until its task is cancelled. Not for work queues.
    ///
    /// It survives interruptions: it goes on behind the last message that it told. Messages that left the stream meanwhile are not told. A stream
    /// that was lost and made again is told from its beginning.
    ///
    /// - Parameter handle: is called for one event after another; the next one waits for it.
    /// - Throws: `CancellationError`; an error of `handle`; ``NATSError`` that does not pass by itself, such as a stream that was deleted.
    public func follow(_ stream: String, _ options: FollowOptions, _ handle: (FollowEvent) async throws -> Void) async throws {
        var tail = StreamTail(position: options.after)
        var backoff = Duration.milliseconds(100)
        var toldCurrent = false
        while true {
            let batch: PullConsumer.Batch
            do {
                if tail.consumer.isEmpty { try await open(&tail, stream, options) }
                if tail.pending > 0 || toldCurrent {
                    let consumer = try PullConsumer(connection, stream: stream, name: tail.consumer)
                    batch = try await consumer.fetchAvailable(Self.followBatch, expires: Self.followWait)
                } else {
                    batch = PullConsumer.Batch(messages: [], ending: .complete)
                }
            } catch let error as NATSError where error.isRetryable || error.kind == .consumerNotFound {
                tail.consumer = ""
                try await Task.sleep(for: backoff)
                backoff = min(backoff * 2, Self.longestFollowBackoff)
                continue
            }
            for message in batch.messages where tail.accept(message) { try await handle(.message(message)) }
            if tail.isComplete, [.complete, .expired, .noMessages].contains(batch.ending) {
                backoff = .milliseconds(100)
                // What it had for this reader left the stream meanwhile.
                if batch.messages.isEmpty, batch.ending != .complete { tail.pending = 0 }
                if !toldCurrent, tail.pending == 0 {
                    toldCurrent = true
                    try await handle(.current)
                }
            } else {
                // Messages were lost on the way, and this consumer does not give them again. A new one begins behind the last that came.
                tail.consumer = ""
                try await Task.sleep(for: backoff)
            }
        }
    }

    /// Creates a consumer that begins behind the last message that came, or with the first one of a stream that began anew: newer servers would
    /// otherwise wait until it has as many messages as the old one.
    func open(_ tail: inout StreamTail, _ stream: String, _ options: FollowOptions) async throws {
        let info = try await streamInfo(stream)
        tail.isOf(created: info.created, lastSequence: info.lastSequence)
        var configuration = ConsumerConfiguration(name: "follow-" + String(UInt64.random(in: .min ... .max), radix: 36))
        configuration.isDurable = false
        configuration.acknowledge = .none
        configuration.filterSubject = options.subjects
        configuration.deliversHeadersOnly = options.headersOnly
        configuration.deliver = tail.position.map { .fromSequence($0 + 1) } ?? options.first
        let consumer = try await createConsumer(stream, configuration)
        tail.start(configuration.name, pending: consumer.pending)
    }
}

/// Where a reader of a stream is.
struct StreamTail {
    /// Empty when a new one is needed.
    var consumer = ""
    /// The sequence of the last message that came.
    var position: Int?
    /// Messages that the consumer has not delivered.
    var pending = 0
    private var consumerSequence = 0
    /// Whether no delivery of this consumer is missing.
    private(set) var isComplete = true

    /// When the stream was made; nil before the first look.
    private var created: String?

    init(position: Int? = nil) { self.position = position }

    /// Compares the stream with the one that was read so far, and forgets the position in another one.
    mutating func isOf(created: String, lastSequence: Int) {
        if self.created.map({ $0 != created }) ?? false || lastSequence < position ?? 0 { position = nil }
        self.created = created
    }

    mutating func start(_ consumer: String, pending: Int) {
        (self.consumer, self.pending, consumerSequence, isComplete) = (consumer, pending, 0, true)
    }

    /// Whether the message is the next one. After a gap none is, so that the order stays.
    mutating func accept(_ message: JetStreamMessage) -> Bool {
        isComplete = isComplete && message.consumerSequence == consumerSequence + 1
        guard isComplete else { return false }
        consumerSequence = message.consumerSequence
        position = message.streamSequence
        pending = message.pending
        return true
    }
}
