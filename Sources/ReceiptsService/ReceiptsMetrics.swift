import CarillonAPI
import Providers
import ServiceKit

/// The metrics of receipts (OBS-02).
struct ReceiptsMetrics: Sendable {
    private let registry: MetricsRegistry
    private let notifications: Counter
    private let reports: Counter
    private let purged: Counter
    private let entries: Counter
    private let marks: Counter
    private let withdrawn: Counter
    private let badgeUpdates: Counter
    private let endToEnd: Histogram
    private let measured = InstrumentTable<MeasuredLabels, Measured>()

    /// The labels of a metric's counts.
    private struct MeasuredLabels: Hashable {
        var app: String
        var metric: CatalogueMetric
        var group: String
    }
    private struct Measured {
        var part: Counter
        var whole: Counter
    }

    init(_ registry: MetricsRegistry) {
        self.registry = registry
        notifications = registry.counter("carillon_notifications_recorded_total", help: "Notifications taken into the ledger")
        reports = registry.counter("carillon_client_reports_total", help: "Reports of clients taken in")
        purged = registry.counter("carillon_notifications_purged_total", help: "Notifications removed after their retention")
        entries = registry.counter("carillon_inbox_entries_total", help: "New entries of notification centres")
        marks = registry.counter("carillon_inbox_marks_total", help: "Marks of entries of notification centres")
        withdrawn = registry.counter("carillon_inbox_withdrawn_total", help: "Entries withdrawn because their entity was deleted")
        badgeUpdates = registry.counter("carillon_badge_updates_total", help: "Silent pushes of badges handed to the evaluator, one a user")
        endToEnd = registry.histogram("carillon_end_to_end_seconds", [:], help: "From an event's acceptance to the provider's answer")
        // All known labels start at 0: a rate needs a first value.
        for kind in [AlertKind.successRate, AlertKind.providerLatency] { firing(0, of: kind) }
        for result in ["stored", "counted", "repeated", "dropped", "rejected"] { _ = telemetry(result) }
        for provider in ProviderList.all {
            for result in ["recorded", "repeated", "ignored"] { _ = deliveryReports(result, by: provider.id.rawValue) }
            for status in Self.reportedStatuses { _ = outcomes(.init(provider: provider.id.rawValue, status: status)) }
        }
    }

    /// The statuses of outcomes that the dispatcher reports.
    private static let reportedStatuses: [CommonV1.DeliveryStatus] = [.queued, .sent, .delivered, .failed, .expired, .cancelled, .skipped]

    /// Counts telemetry events by result: `stored`, `counted`, `repeated`, `dropped`, `rejected`.
    func telemetry(_ results: [String: Int]) {
        for (result, count) in results where count > 0 { telemetry(result).increment(by: count) }
    }

    /// Counts reports of other systems by result: `recorded`, `repeated`, `ignored`.
    func deliveryReports(_ results: [String: Int], by provider: String) {
        for (result, count) in results where count > 0 { deliveryReports(result, by: provider).increment(by: count) }
    }

    private func deliveryReports(_ result: String, by provider: String) -> Counter {
        registry.counter(
            "carillon_delivery_reports_total", ["provider": provider, "result": result], help: "Delivery reports of other systems by result")
    }

    /// Counts events that the ledger raised by itself.
    func raised(_ taken: TakenTelemetry) { telemetry(["stored": taken.stored, "counted": taken.counted]) }

    private func telemetry(_ result: String) -> Counter {
        registry.counter("carillon_telemetry_events_total", ["result": result], help: "Telemetry events by result")
    }

    /// Shows how many alerts of a kind fire.
    func firing(_ count: Int, of kind: String) {
        registry.gauge("carillon_alerts_firing", ["kind": kind], help: "Alerts that fire, by kind").set(Double(count))
    }

    /// Counts an alert that operators are told of.
    func told(_ alert: AlertRecord) {
        registry.counter("carillon_alerts_told_total", ["kind": alert.kind, "state": alert.state.name], help: "Alerts told, by kind and state")
            .increment()
    }

    /// Counts changes of the metric catalogue (OBS-08). What is taken back stays counted, because counters only rise.
    func measured(_ changes: MetricChanges) {
        for (key, count) in changes.changes {
            let labels = MeasuredLabels(app: changes.apps[key.tenant] ?? "", metric: key.metric, group: key.group)
            let counters = measured.instrument(for: labels) {
                let labels = ["app": labels.app, "metric": labels.metric.rawValue, "group": labels.group]
                return Measured(
                    part: registry.counter("carillon_metric_part_total", labels, help: "What a metric counts: the dividend of its value."),
                    whole: registry.counter("carillon_metric_whole_total", labels, help: "What a metric's count is of: the divisor of its value."))
            }
            if count.part > 0 { counters.part.increment(by: Int(count.part)) }
            if count.whole > 0 { counters.whole.increment(by: Int(count.whole)) }
        }
    }

    func purged(_ count: Int) { purged.increment(by: count) }

    func recorded(_ count: Int) { notifications.increment(by: count) }

    func entries(_ count: Int) { entries.increment(by: count) }

    func marks(_ count: Int) { marks.increment(by: count) }

    func withdrawn(_ count: Int) { withdrawn.increment(by: count) }

    func badgeUpdates(_ count: Int) { badgeUpdates.increment(by: count) }

    func clientReports(_ count: Int) { reports.increment(by: count) }

    /// Counts outcomes.
    ///
    /// - Parameter indexes: of the outcomes that were recorded now.
    func outcomes(_ outcomes: [ReceiptsV1.Outcome], at indexes: [Int]) {
        var counts: [OutcomeLabels: Int] = [:]
        for index in indexes {
            counts[OutcomeLabels(provider: outcomes[index].provider, status: outcomes[index].status), default: 0] += 1
            if outcomes[index].status == .sent, outcomes[index].endToEndUs > 0 { endToEnd.observe(Double(outcomes[index].endToEndUs) / 1_000_000) }
        }
        for (labels, count) in counts { self.outcomes(labels).increment(by: count) }
    }

    private func outcomes(_ labels: OutcomeLabels) -> Counter {
        registry.counter(
            "carillon_outcomes_total", ["provider": labels.provider, "status": labels.status.name], help: "Attempt outcomes taken into the ledger")
    }

    private struct OutcomeLabels: Hashable {
        var provider: String
        var status: CommonV1.DeliveryStatus
    }
}
