import ServiceKit
import Synchronization

/// The metrics of the evaluator (OBS-02).
struct EvaluatorMetrics: Sendable {
    private let registry: MetricsRegistry
    private let accepted: Counter
    private let duplicates: Counter
    private let evaluated: Counter
    private let targets: Counter
    private let enqueued: Counter
    private let waitingNow = WaitingNow()

    /// Items that are not due yet, as of the last count.
    private final class WaitingNow: Sendable {
        let counts = Mutex<[DueItemKind: Int]>([:])

        subscript(kind: DueItemKind) -> Double { Double(counts.withLock { $0[kind] ?? 0 }) }
    }

    init(_ registry: MetricsRegistry) {
        self.registry = registry
        accepted = registry.counter("carillon_events_accepted_total", help: "Events stored")
        duplicates = registry.counter("carillon_events_duplicate_total", help: "Events that were known already")
        evaluated = registry.counter("carillon_events_evaluated_total", help: "Events decided")
        targets = registry.counter("carillon_targets_total", help: "Users that events were decided for")
        enqueued = registry.counter("carillon_notifications_enqueued_total", help: "Notifications decided to be pushed")
        registry.gauge("carillon_notifications_deferred_now", help: "Notifications deferred until quiet hours end") { [waitingNow] in
            waitingNow[.quietHours]
        }
        registry.gauge("carillon_notifications_collected_now", help: "Notifications that wait for the end of a group window") { [waitingNow] in
            waitingNow[.groupWindow]
        }
        registry.gauge("carillon_notifications_delayed_now", help: "Notifications that wait because the user's rate is reached") { [waitingNow] in
            waitingNow[.userRate]
        }
        registry.gauge("carillon_notifications_summarized_now", help: "Notifications above a cap that wait for their users' summary") {
            [waitingNow] in
            waitingNow[.capSummary]
        }
        registry.gauge("carillon_notifications_scheduled_now", help: "Notifications that wait for their users' local time") { [waitingNow] in
            waitingNow[.localTime]
        }
        registry.gauge("carillon_notifications_spread_now", help: "Notifications that wait for their part of a broadcast's time") { [waitingNow] in
            waitingNow[.spread]
        }
        registry.gauge("carillon_events_scheduled_now", help: "Events that wait for their time") { [waitingNow] in waitingNow[.scheduledEvent] }
        registry.gauge("carillon_broadcasts_running_now", help: "Broadcasts that take users, once for each app") { [waitingNow] in
            waitingNow[.broadcast]
        }
    }

    func submitted(accepted count: Int, duplicates duplicateCount: Int) {
        accepted.increment(by: count)
        duplicates.increment(by: duplicateCount)
    }

    func decided(_ batch: DecidedBatch) {
        evaluated.increment(by: batch.eventCount)
        targets.increment(by: batch.decisions.count)
        enqueued.increment(by: batch.enqueued)
        for (action, deferred) in Dictionary(grouping: batch.deferred, by: \.deferral.label) {
            registry.counter(
                "carillon_notifications_deferred_total", ["action": action],
                help:
                    "Notifications deferred: hold and hold_batch until quiet hours end, group until a group window ends, rate as the user's rate is reached, "
                    + "summary until the summary of what is above caps, local_time until the user's clock shows the time, "
                    + "spread until the user's part of a broadcast's time"
            ).increment(by: deferred.count)
        }
        skipped(batch.skips)
    }

    func released(_ release: DecidedRelease) {
        targets.increment(by: release.carriers.count)
        enqueued.increment(by: release.enqueued)
        for (outcome, count) in release.outcomes {
            registry.counter(
                "carillon_notifications_released_total", ["outcome": outcome.rawValue],
                help: "Deferred notifications decided again: sent, merged, dropped, deferred_again"
            ).increment(by: count)
        }
        skipped(release.skips)
    }

    /// Sets the number of items of a kind.
    func waiting(_ kind: DueItemKind, _ count: Int) { waitingNow.counts.withLock { $0[kind] = count } }

    private func skipped(_ skips: [String: Int]) {
        for (reason, count) in skips {
            registry.counter("carillon_notifications_skipped_total", ["reason": reason], help: "Notifications not pushed, by reason")
                .increment(by: count)
        }
    }

    /// Accepted work that is not done. It is read whenever the metrics are.
    func watch(_ backlog: Backlog) {
        registry.gauge("carillon_evaluator_backlog", help: "Pending events, and batches in the outbox") { Double(backlog.count) }
    }
}
