import CarillonAPI
import DurableWork
import Providers
import ServiceKit
import Synchronization

/// The registry's metrics (OBS-02). Organizations and apps have none.
struct UserMetrics: Sendable {
    private let registry: MetricsRegistry
    /// The work of workers with their own times, counted like maintenance jobs.
    let maintenance: MaintenanceMetrics
    // Cached, because every registration is counted.
    private let registrationsTaken: Counter
    private let registrationsRefused: Counter
    private let shownLanguages: ShownLanguages

    /// Exported languages, by app.
    private final class ShownLanguages: Sendable {
        private let state = Mutex<[String: Set<String>]>([:])
        func withLock<T: Sendable>(_ body: (inout sending [String: Set<String>]) -> sending T) -> T { state.withLock(body) }
    }

    init(_ registry: MetricsRegistry) {
        self.registry = registry
        maintenance = MaintenanceMetrics(registry)
        func registrations(_ result: String) -> Counter {
            registry.counter("carillon_registrations_total", ["result": result], help: "Registrations of devices, by outcome")
        }
        (registrationsTaken, registrationsRefused) = (registrations("taken"), registrations("refused"))
        shownLanguages = ShownLanguages()
        // Exported from the start, so that a rate includes the first event.
        for provider in ProviderList.all { _ = counter(provider: provider.id.rawValue) }
        _ = pendingVerdictCounter
        _ = rotations
        probed(0)
        _ = unusualRotations
        for cause in ["guard", "operator"] { _ = pauses(cause) }
    }

    /// Invalidated tokens.
    ///
    /// - Parameter provider: the provider that called them dead.
    func expired(_ count: Int, provider: String) { counter(provider: provider).increment(by: count) }

    /// Verdicts that wait for an operator because there are too many at once.
    func pendingVerdicts(_ count: Int) { pendingVerdictCounter.increment(by: count) }

    /// Verdicts of an app and provider become pending: an alert if the guard did it (OBS-04).
    func paused(byGuard: Bool) { pauses(byGuard ? "guard" : "operator").increment() }

    /// Devices that an operator restored after their invalidation.
    func restored(_ count: Int, provider: String) {
        registry.counter(
            "carillon_tokens_restored_total", ["provider": provider], help: "Devices brought back by undoing verdicts on their tokens"
        ).increment(by: count)
    }

    /// A token replaced another one; `isUnusual`: more often in a day than usual for a device (SEC-13).
    func rotated(isUnusual: Bool) {
        rotations.increment()
        if isUnusual { unusualRotations.increment() }
    }

    /// Accepted and refused registrations.
    func registered(taken: Int, refused: Int) {
        registrationsTaken.increment(by: taken)
        registrationsRefused.increment(by: refused)
    }

    private var rotations: Counter {
        registry.counter("carillon_token_rotations_total", [:], help: "Tokens that took another one's place on a device")
    }

    private var unusualRotations: Counter {
        registry.counter(
            "carillon_security_alerts_total", ["kind": "token_rotations"], help: "Things that security should look at, by kind")
    }

    /// Devices that get a probe.
    func probed(_ count: Int) {
        registry.counter("carillon_token_probes_total", [:], help: "Silent pushes by which tokens are validated").increment(by: count)
    }

    /// The languages of an app's active users. A language without users stays, at 0.
    func languages(_ shares: [RegistryV1.LanguageShare], app: String) {
        let known = shownLanguages.withLock { shown in
            defer { shown[app, default: []].formUnion(shares.map(\.language)) }
            return shown[app] ?? []
        }
        for language in known.subtracting(shares.map(\.language)) { localeShare(language, app: app).set(0) }
        for share in shares { localeShare(share.language, app: app).set(share.share) }
    }

    /// An app's values of the metric catalogue. One without data keeps its last value.
    func readings(_ readings: [CommonV1.MetricReading], app: String) {
        for reading in readings {
            guard let value = reading.value else { continue }
            registry.gauge(
                "carillon_metric_value", ["app": app, "metric": reading.name, "group": reading.group],
                help: "Values of the metric catalogue, counted daily: shares from 0 to 1, or seconds."
            ).set(value)
        }
    }

    private func localeShare(_ language: String, app: String) -> Gauge {
        registry.gauge("carillon_locale_share", ["app": app, "locale": language], help: "Share of an app's active users that prefer a language")
    }

    private func pauses(_ cause: String) -> Counter {
        registry.counter(
            "carillon_token_invalidation_pauses_total", ["by": cause], help: "Times that verdicts on tokens began to wait for an operator")
    }

    private func counter(provider: String) -> Counter {
        registry.counter(
            "carillon_tokens_expired_total", ["provider": provider], help: "Tokens taken out of sending, by the provider that called them dead")
    }

    private var pendingVerdictCounter: Counter {
        registry.counter("carillon_token_verdicts_pending_total", help: "Verdicts on tokens that wait for an operator")
    }
}
