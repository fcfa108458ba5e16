import ServiceKit

/// What the evaluator shows on its admin port (OBS-02).
struct EvaluatorMetrics: Sendable {
    private let registry: MetricsRegistry
    private let accepted: Counter
    private let duplicates: Counter
    private let evaluated: Counter
    private let targets: Counter
    private let enqueued: Counter

    init(_ registry: MetricsRegistry) {
        self.registry = registry
        accepted = registry.counter("carillon_events_accepted_total", help: "Events stored")
        duplicates = registry.counter("carillon_events_duplicate_total", help: "Events that were known already")
        evaluated = registry.counter("carillon_events_evaluated_total", help: "Events decided")
        targets = registry.counter("carillon_targets_total", help: "Users that events were decided for")
        enqueued = registry.counter("carillon_notifications_enqueued_total", help: "Notifications decided to be pushed")
    }

    func submitted(accepted count: Int, duplicates duplicateCount: Int) {
        accepted.increment(by: count)
        duplicates.increment(by: duplicateCount)
    }

    func decided(_ batch: DecidedBatch) {
        evaluated.increment(by: batch.eventCount)
        targets.increment(by: batch.decisions.count)
        enqueued.increment(by: batch.enqueued)
        for (reason, count) in batch.skips {
            registry.counter("carillon_notifications_skipped_total", ["reason": reason], help: "Notifications not pushed, by reason")
                .increment(by: count)
        }
    }

    /// Work that is accepted and not handed over, read whenever the metrics are.
    func watch(_ backlog: Backlog) {
        registry.gauge("carillon_evaluator_backlog", help: "Pending events and parcels to hand over") { Double(backlog.count) }
    }
}
