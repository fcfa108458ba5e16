import JetStream
import Logging
import ServiceKit
import Synchronization

/// Watches how many messages the evaluator's consumer has, and whether events that were given back are so many that NATS gives no others
/// (decision 0079).
final class ConsumerWatch: Sendable {
    private struct State {
        var checked: ContinuousClock.Instant?
        var problem: String?
    }

    private let limit: Int
    private let interval: Duration
    private let logger: Logger
    private let pending: Gauge
    private let unacknowledged: Gauge
    private let state = Mutex(State())

    init(_ settings: IntakeSettings, _ metrics: MetricsRegistry, logger: Logger) {
        limit = settings.maxAckPending
        interval = settings.checkInterval
        self.logger = logger
        pending = metrics.gauge("carillon_intake_pending", help: "Messages in the stream that were not fetched, as of the last fetch")
        unacknowledged = metrics.gauge(
            "carillon_intake_unacknowledged",
            help: "Messages that were fetched or given back and are not acknowledged; at intake.ack_pending_limit NATS gives no others")
    }

    /// Takes over the number of messages that were not fetched yet.
    func fetched(_ last: JetStreamMessage) { pending.set(Double(last.pending)) }

    /// Why new messages do not come; nil: they do.
    var problem: String? { state.withLock { $0.problem } }

    /// Whether it is time for ``check(_:)``.
    var isDue: Bool { state.withLock { $0.checked.map { ContinuousClock.now - $0 >= interval } ?? true } }

    /// Compares the consumer with its limit. Logs when it is reached and when it is no more.
    func check(_ consumer: ConsumerInfo) {
        pending.set(Double(consumer.pending))
        unacknowledged.set(Double(consumer.ackPending))
        // Without repeated deliveries the limit is only smaller than a fetch.
        let isReached = consumer.ackPending >= limit && consumer.redelivered > 0 && consumer.pending > 0
        let problem = isReached ? "\(consumer.ackPending) events that were given back wait (intake.ack_pending_limit), and NATS gives no others" : nil
        let before = state.withLock { state in
            defer { (state.checked, state.problem) = (.now, problem) }
            return state.problem
        }
        switch (before, problem) {
        case (nil, let problem?):
            logger.error(
                "no events of any app are taken from the stream until some of those that were given back are taken",
                metadata: ["reason": "\(problem)", "pending": "\(consumer.pending)"])
        case (_?, nil): logger.notice("events of the stream are taken again")
        default: break
        }
    }
}
