import CarillonAPI
import NIOCore
import Providers
import ServiceKit
import Synchronization

/// The dispatcher's metrics (OBS-02), and the totals that `QueueStatus` shows.
final class DispatcherMetrics: Sendable {
    /// Attempts since the start.
    struct Totals {
        /// Accepted, by provider.
        var sent: [String: Int64] = [:]
        /// Failed, by `provider/code`.
        var failures: [String: Int64] = [:]
        var attempts: Int64 = 0

        mutating func add(_ count: Int64, _ decision: AttemptDecision, of provider: ProviderID, code: String) {
            attempts += count
            if case .sent = decision {
                sent[provider.rawValue, default: 0] += count
            } else {
                failures["\(provider.rawValue)/\(code)", default: 0] += count
            }
        }

        mutating func add(_ other: Totals) {
            sent.merge(other.sent, uniquingKeysWith: +)
            failures.merge(other.failures, uniquingKeysWith: +)
            attempts += other.attempts
        }
    }

    private let registry: MetricsRegistry
    private let totals = Mutex([CommonV1.Tenant: Totals]())

    /// Values of the label `outcome`.
    private enum Outcome: String {
        case sent
        case failed
        case retry
        case credentialPaused = "credential_paused"
        case again
    }

    /// The labels of attempts.
    private struct Attempt: Hashable {
        var provider: ProviderID
        var outcome: Outcome
        var code: String

        /// Hashes the code alone: few labels differ in the rest only.
        func hash(into hasher: inout Hasher) { hasher.combine(code) }
    }

    private let attemptCounters = InstrumentTable<Attempt, Counter>()
    private let providers: [ProviderID]
    private let latency: [ProviderID: Histogram]
    private let retries: [ProviderID: Counter]
    private let deadLetters: [ProviderID: Counter]
    private let groups: [ProviderID: Counter]
    private let deliveries: [CommonV1.DeliveryStatus: Counter]
    private let enqueuedDeliveries: Counter
    private let desktopEnds: [DesktopEnd: Counter]

    /// - Parameter providers: those with an adapter. Their counters exist from the start.
    init(_ registry: MetricsRegistry, providers: [ProviderID]) {
        self.registry = registry
        self.providers = providers
        func ofEach<Instrument>(_ make: (_ labels: [String: String]) -> Instrument) -> [ProviderID: Instrument] {
            Dictionary(uniqueKeysWithValues: providers.map { ($0, make(["provider": $0.rawValue])) })
        }
        latency = ofEach { registry.histogram("carillon_provider_latency_seconds", $0, help: "Request start to answer.") }
        retries = ofEach { registry.counter("carillon_push_retries_total", $0, help: "Attempts that will be repeated.") }
        deadLetters = ofEach { registry.counter("carillon_push_dead_letters_total", $0, help: "Deliveries out of attempts.") }
        groups = ofEach {
            registry.counter("carillon_push_groups_total", $0, help: "Groups of requests that were given to the provider's connections together.")
        }
        let final: [CommonV1.DeliveryStatus] = [.sent, .failed, .expired, .cancelled, .skipped]
        deliveries = Dictionary(
            uniqueKeysWithValues: final.map { status in
                (
                    status,
                    registry.counter("carillon_push_deliveries_total", ["status": status.name], help: "Deliveries by their final status.")
                )
            })
        desktopEnds = Dictionary(
            uniqueKeysWithValues: DesktopEnd.allCases.map { end in
                (
                    end,
                    registry.counter(
                        "carillon_desktop_messages_total", ["end": end.rawValue], help: "Messages that left the mailboxes of desktops.")
                )
            })
        enqueuedDeliveries = registry.counter("carillon_push_enqueued_total", help: "Deliveries taken into the queue.")
    }

    /// Counts an attempt of a message to a person, or its end without one: `sent`, `retry`, `fallback_failed`, `email_unconfigured`; of an action
    /// `webhook_failed`, `webhook_unconfigured` in place of the last two.
    func personMessage(_ outcome: String) {
        registry.counter("carillon_person_messages_total", ["outcome": outcome], help: "Messages to people by the outcome of an attempt.")
            .increment(by: 1)
    }

    /// Sets the gauge of apps whose webhook does not have the telemetry events that wait for it.
    func telemetryWebhooks(failing: Int) {
        registry.gauge("carillon_telemetry_webhooks_failing", help: "Apps whose telemetry events could not be posted at the last attempt.")
            .set(Double(failing))
    }

    /// Counts a finished attempt on a route.
    func attempt(_ route: Route, _ result: ExchangeResult, _ decision: AttemptDecision) {
        if case .answered = result.outcome { observe([result.latency], of: route.provider) }
        count(1, decision, on: route)
    }

    /// Counts attempts on a route that the provider accepted.
    func accepted(_ route: Route, latencies: [TimeAmount]) {
        observe(latencies, of: route.provider)
        count(latencies.count, .sent(messageID: ""), on: route)
    }

    private func observe(_ latencies: [TimeAmount], of provider: ProviderID) {
        guard let histogram = latency[provider] else { return }
        for latency in latencies { histogram.observe(Double(latency.nanoseconds) / 1e9) }
    }

    private func count(_ count: Int, _ decision: AttemptDecision, on route: Route) {
        let provider = route.provider
        let (outcome, code) = Self.label(decision)
        let counter = attemptCounters.instrument(for: Attempt(provider: provider, outcome: outcome, code: code)) {
            registry.counter(
                "carillon_push_attempts_total", ["provider": provider.rawValue, "outcome": outcome.rawValue, "code": code],
                help: "Attempts by provider, outcome and provider code.")
        }
        counter.increment(by: count)
        totals.withLock { totals in
            totals[route.tenant, default: Totals()].add(Int64(count), decision, of: provider, code: code)
        }
        switch outcome {
        case .sent: finished(.sent, count: count)
        case .failed: finished(.failed, count: count)
        case .retry: retries[provider]?.increment(by: count)
        case .credentialPaused, .again: break
        }
    }

    private static func label(_ decision: AttemptDecision) -> (outcome: Outcome, code: String) {
        switch decision {
        case .sent: (.sent, "ok")
        case .deviceGone(let code, _, _): (.failed, code)
        case .failed(_, let code, _, _, _): (.failed, code)
        case .retry(_, let code, _, _): (.retry, code)
        case .throttled(_, _, let code, _): (.retry, code)
        case .pauseCredential(let code): (.credentialPaused, code)
        case .lostOnTrial(let code): (.retry, code)
        case .sendAgain(.newAuthorization): (.again, "authorization")
        case .sendAgain(.shrunk): (.again, "too_large")
        case .sendAgain(.divided): (.again, "divided")
        }
    }

    /// Counts finished deliveries by their final status.
    func finished(_ status: CommonV1.DeliveryStatus, count: Int) { deliveries[status]?.increment(by: count) }

    /// Counts messages that left the mailboxes of desktops.
    func desktop(_ end: DesktopEnd, count: Int) { desktopEnds[end]?.increment(by: count) }

    func enqueued(_ count: Int) { enqueuedDeliveries.increment(by: count) }

    func deadLetter(_ provider: ProviderID) { deadLetters[provider]?.increment() }

    /// Counts a group of requests that leave together (DISP-12).
    func submittedGroup(to provider: ProviderID) { groups[provider]?.increment() }

    /// Counts receipts of messages that a provider had accepted, by their code (DISP-19).
    func receipts(_ provider: ProviderID, code: String, count: Int) {
        registry.counter(
            "carillon_provider_receipts_total", ["provider": provider.rawValue, "code": code],
            help: "Receipts of accepted messages by provider code; receipt_missing: it never came."
        ).increment(by: count)
    }

    /// Counts an alert about the configuration (OBS-04).
    func alert(_ provider: ProviderID, code: String) {
        registry.counter(
            "carillon_provider_alerts_total", ["provider": provider.rawValue, "code": code], help: "Credential and configuration alerts."
        ).increment()
    }

    /// Sets the gauge of the dispatchers that share the queue, this one included.
    func observe(dispatchers: Int) {
        registry.gauge("carillon_dispatchers", help: "Dispatchers that share the queue, as this one sees them.").set(Double(dispatchers))
    }

    /// Sets the gauges of queue depth and age, connections and streams.
    func observe(_ counts: QueueCounts, lanes: [LaneReport], now: Instant) {
        for (state, count) in [("queued", counts.queued), ("leased", counts.leased), ("waiting", counts.waiting)] {
            registry.gauge("carillon_push_queue_depth", ["state": state], help: "Deliveries by state.").set(Double(count))
        }
        registry.gauge("carillon_push_dead_letters_kept", help: "Dead letters kept.").set(Double(counts.deadLetters))
        let age = counts.oldestQueuedAt.map { (now - $0).inSeconds } ?? 0
        registry.gauge("carillon_push_queue_age_seconds", help: "Age of the oldest queued push.").set(max(0, age))
        for provider in providers {
            let own = lanes.filter { $0.provider == provider }
            registry.gauge("carillon_provider_connections", ["provider": provider.rawValue], help: "Open connections.")
                .set(Double(own.reduce(0) { $0 + $1.connections }))
            registry.gauge("carillon_provider_streams", ["provider": provider.rawValue], help: "Requests in flight.")
                .set(Double(own.reduce(0) { $0 + $1.inFlight }))
            registry.gauge("carillon_provider_down", ["provider": provider.rawValue], help: "Lanes whose provider counts as down.")
                .set(Double(own.count { $0.condition.waitReason == .providerDown }))
            let since = own.filter { $0.condition.waitReason == .providerDown }.compactMap(\.downSince).min()
            registry.gauge(
                "carillon_provider_down_since_timestamp_seconds", ["provider": provider.rawValue],
                help: "Since when a provider counts as down, by its attempts; 0 while it does not."
            ).set(since.map { Double($0.milliseconds) / 1_000 } ?? 0)
            for reason in WaitReason.allCases {
                let stopped = own.filter { $0.condition.waitReason == reason }
                registry.gauge(
                    "carillon_push_stopped", ["provider": provider.rawValue, "obstacle": reason.name],
                    help: "Deliveries that are ready and cannot leave, by what stops them."
                ).set(Double(stopped.reduce(0) { $0 + $1.waiting }))
            }
        }
    }

    /// - Parameter app: nil: all apps.
    func totals(of app: CommonV1.Tenant?) -> Totals {
        totals.withLock { totals in
            if let app { return totals[app] ?? Totals() }
            return totals.values.reduce(into: Totals()) { $0.add($1) }
        }
    }
}
