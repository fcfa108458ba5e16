import CarillonAPI
import DurableWork
import JetStream
import Logging
import NATSKit
import RPC
import ServiceKit
import Synchronization

/// Takes events from a stream of the host system, beside the calls of ``EventsService`` (EVAL-01).
///
/// A message is acknowledged when its event is on disk (T39). So each event is taken at least once, and the id of a repeated one is known.
final class StreamIntake: BackgroundWorker {
    let name = "stream intake"

    /// The most bytes of a fetch (T10). A message that is larger alone is fetched alone.
    private static let mostBytes = 8 << 20

    private let settings: IntakeSettings
    private let acceptance: EventAcceptance
    private let connection: NATSConnection
    private let report: IntakeReport
    private let logger: Logger
    /// Why the consumer cannot be used; nil when it can.
    private let obstacle = Mutex<String?>("the first connection to NATS is being made")
    private let watch: ConsumerWatch
    /// Whether the stream was missing: all its messages came after the intake began, and none is too old for it.
    private let wasMissing = Mutex(false)

    /// - Parameter connection: of this intake alone, which ends it in ``close()``.
    init(_ settings: IntakeSettings, _ acceptance: EventAcceptance, _ connection: NATSConnection, metrics: MetricsRegistry, logger: Logger) {
        self.settings = settings
        self.acceptance = acceptance
        self.connection = connection
        self.logger = logger
        report = IntakeReport(metrics, logger: logger)
        watch = ConsumerWatch(settings, metrics, logger: logger)
        metrics.gauge("carillon_intake_working", help: "1 while events are taken from the stream, 0 while they cannot be") { [weak self] in
            self.map { $0.problem == nil } == true ? 1 : 0
        }
    }

    /// Begins to connect, and goes on for ever in the background: without NATS, events come by calls alone.
    ///
    /// - Throws: `NATSError` for settings that no server could accept.
    static func connect(
        _ settings: IntakeSettings, _ acceptance: EventAcceptance, metrics: MetricsRegistry, logger: Logger
    ) async throws -> StreamIntake {
        let events = ConnectionEvents(of: "evaluator", waiting: "events of the stream", logger: logger)
        let connection = try await settings.nats.connect(name: "carillon-evaluator", events: events)
        let stream = StreamIntake(settings, acceptance, connection, metrics: metrics, logger: logger)
        events.follow { [weak stream] reason in stream?.obstacle.withLock { if $0 != nil { $0 = reason } } }
        return stream
    }

    /// After ``run()`` has ended.
    func close() async { await connection.close() }

    /// Why nothing is taken; nil: the intake works. For `/readyz`.
    var problem: String? {
        obstacle.withLock { $0 } ?? (connection.isConnected ? watch.problem : settings.nats.noConnection)
    }

    func run() async throws {
        try await connection.keepWorking(
            logger: logger, started: "events are taken from the stream", stopped: "no events are taken from the stream; the intake tries again",
            metadata: ["stream": "\(settings.stream)", "consumer": "\(settings.consumer)"], prepare: prepare, work: takeAll
        ) { reason, isConnected in
            obstacle.withLock { if isConnected || $0 == nil { $0 = reason } }
        }
    }

    // MARK: The consumer

    /// Makes the consumer, or compares the one that exists. The stream is the host system's, and not made.
    ///
    /// - Throws: `NATSError` with the setting and the remedy.
    private func prepare() async throws -> PullConsumer {
        let client = JetStreamClient(connection)
        var wanted = settings.consumerConfiguration
        if wasMissing.withLock({ $0 }) { wanted.deliver = .all }
        do {
            let found = try await consumer(wanted, client)
            // Where it began no longer matters.
            wanted.deliver = found.configuration.deliver
            let differences = wanted.differences(from: found.configuration)
            guard differences.isEmpty else {
                throw NATSError(
                    .otherConfiguration,
                    "the consumer \(settings.consumer) of the stream \(settings.stream) exists with \(differences.joined(separator: "; ")); "
                        + "change the settings intake.…, or the consumer with `nats consumer edit`, or name another one in intake.consumer")
            }
        } catch var error as NATSError {
            switch (error.kind, error.code) {
            case (.streamNotFound, _):
                wasMissing.withLock { $0 = true }
                error.message = "intake.stream: NATS has no stream \(settings.stream); the host system makes it, or intake.stream names another one"
                error.subject = nil
            case (_, Self.mustDeliverAll): error.message += "; the stream is a work queue: set intake.start_at to all"
            default: break
            }
            throw error
        }
        obstacle.withLock { $0 = nil }
        wasMissing.withLock { $0 = false }
        return try PullConsumer(connection, stream: settings.stream, name: settings.consumer)
    }

    /// The server's code: a consumer of a work queue begins with the first message.
    private static let mustDeliverAll = 10_101

    private func consumer(_ wanted: ConsumerConfiguration, _ client: JetStreamClient) async throws -> ConsumerInfo {
        do {
            return try await client.consumerInfo(settings.stream, settings.consumer)
        } catch let error as NATSError where error.kind == .consumerNotFound {
            return try await client.createConsumer(settings.stream, wanted)
        }
    }

    // MARK: Messages

    /// Runs until the stream or the consumer is lost.
    private func takeAll(from consumer: PullConsumer) async throws {
        var (retry, outage) = (Backoff(first: .milliseconds(50), longest: .seconds(2)), Backoff(first: .milliseconds(500), longest: .seconds(10)))
        while true {
            try Task.checkCancellation()
            do {
                let messages = try await fetch(from: consumer)
                retry.reset()
                // Not cancelled: what was fetched is stored and acknowledged before the evaluator stops.
                let isOutage = messages.isEmpty ? false : await Task { await self.take(messages) }.value
                if watch.isDue { watch.check(try await JetStreamClient(connection).consumerInfo(settings.stream, settings.consumer)) }
                if isOutage { try await outage.wait() } else if !messages.isEmpty { outage.reset() }
            } catch let error as NATSError where error.isRetryable {
                // The connection's changes are logged.
                try await retry.wait()
            }
        }
    }

    private func fetch(from consumer: PullConsumer) async throws -> [JetStreamMessage] {
        var batch = try await consumer.fetchAvailable(settings.batch, expires: settings.patience, maxBytes: Self.mostBytes)
        if batch.messages.isEmpty, batch.ending == .maxBytes { batch = try await consumer.fetch(1, expires: .zero) }
        if let last = batch.messages.last {
            watch.fetched(last)
            return batch.messages
        }
        switch batch.ending {
        case .complete, .noMessages, .expired, .maxBytes: break
        case .consumerDeleted: throw NATSError(.consumerNotFound, "the consumer was deleted", subject: consumer.name)
        case .failed(let error): throw error
        case .limited(let text), .moved(let text), .other(_, let text): throw NATSError(.noResponders, text, subject: consumer.name)
        case .timedOut: throw NATSError(.timeout, "a fetch was not answered", subject: consumer.name)
        }
        return []
    }

    /// Stores the events of some messages, and acknowledges them.
    ///
    /// - Returns: true when further messages would be given back, too: the store takes none now.
    private func take(_ messages: [JetStreamMessage]) async -> Bool {
        let now = acceptance.clock.now
        var outcomes: [IntakeOutcome?] = messages.map { _ in nil }
        var apps: [CommonV1.Tenant?] = messages.map { _ in nil }
        var (events, places): ([EvaluatorV1.Event], [Int]) = ([], [])
        for (place, message) in messages.enumerated() {
            do {
                events.append(try StreamMessage(message).event(of: settings.apps, now: now))
                places.append(place)
            } catch {
                outcomes[place] = .refused(APIError(intake: error))
            }
        }
        let submitted = await submit(events, deliveries: places.map { messages[$0].deliveredCount })
        for (place, outcome) in zip(places, submitted.outcomes) { outcomes[place] = outcome }
        // An outage is no app's fault.
        if !submitted.isOutage { for (place, event) in zip(places, events) { apps[place] = event.tenant } }
        let settled = outcomes.compactMap(\.self)
        report.add(settled, of: apps, sequences: messages.map(\.streamSequence), stream: settings.stream)
        for (message, outcome) in zip(messages, settled) { answer(message, outcome) }
        return submitted.isOutage
    }

    /// An answer that is lost is given again: the message comes once more, and its event is known.
    private func answer(_ message: JetStreamMessage, _ outcome: IntakeOutcome) {
        switch outcome {
        case .accepted: try? message.ack()
        case .refused: try? message.term()
        case .givenBack(_, let wait): try? message.nak(delay: wait)
        }
    }

    /// The outcomes of submitted events.
    private struct Submission: Sendable {
        var outcomes: [IntakeOutcome]
        /// Further events would be given back, too.
        var isOutage = false
    }

    private func submit(_ events: [EvaluatorV1.Event], deliveries: [Int]) async -> Submission {
        guard !events.isEmpty else { return Submission(outcomes: []) }
        do {
            let answer = try await acceptance.accept(events, scope: settings.apps.check)
            return Submission(outcomes: IntakeOutcome.all(answer, deliveries: deliveries, settings.limits))
        } catch {
            let isOutage = if case .later = DeliveryVerdict(error) { true } else { false }
            guard isOutage || events.count == 1 else { return await submitOneByOne(events, deliveries: deliveries) }
            let failure = APIError(intake: error)
            return Submission(outcomes: deliveries.map { .later(failure, deliveries: $0, settings.limits) }, isOutage: isOutage)
        }
    }

    /// One of the events may be the cause of a failure: the others do not wait for it.
    private func submitOneByOne(_ events: [EvaluatorV1.Event], deliveries: [Int]) async -> Submission {
        var all = Submission(outcomes: [])
        for (event, count) in zip(events, deliveries) {
            let one = await submit([event], deliveries: [count])
            all.outcomes += one.outcomes
            all.isOutage = one.isOutage
        }
        return all
    }
}

extension StreamMessage {
    fileprivate init(_ message: JetStreamMessage) {
        // Header names are case-sensitive in NATS, but senders may write them as in HTTP.
        func header(_ name: String) -> String? { message.headers.first { $0.name.lowercased() == name.lowercased() }?.value }
        self.init(
            stream: message.stream, sequence: message.streamSequence, storedAt: Instant(milliseconds: message.storedAt / 1_000_000),
            contentType: header(Self.contentTypeHeader), messageID: header(Self.messageIDHeader), payload: message.payload)
    }
}

extension APIError {
    /// The failure of a submission, in words for operators.
    fileprivate init(intake error: any Error) {
        guard let known = error as? any RPCErrorConvertible else {
            self.init(.internalError, "\(error)")
            return
        }
        let answer = APIError(known.rpcError)
        // The words for callers leave out what the store says.
        let message = error is APIError || error is RPCError ? answer.message : "\(error)"
        self.init(answer.reason, field: answer.field, message, retryAfter: answer.retryAfter)
    }
}
