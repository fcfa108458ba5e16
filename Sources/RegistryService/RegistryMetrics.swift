import CarillonAPI
import ServiceKit

/// What the registry shows on its admin port (OBS-02).
struct RegistryMetrics: Sendable {
    private let registry: MetricsRegistry

    init(_ registry: MetricsRegistry) {
        self.registry = registry
        // There from the start, so that a rate can be built over the first one too.
        for provider in ["apns", "fcm"] { _ = counter(provider: provider) }
        _ = heldCounter
    }

    /// Tokens that were taken out of sending.
    ///
    /// - Parameter provider: Who called them dead; `none` for devices that failed too often.
    func expired(_ count: Int, provider: String) { counter(provider: provider).increment(by: count) }

    /// Verdicts that wait for an operator because there are too many at once.
    func held(_ count: Int) { heldCounter.increment(by: count) }

    private func counter(provider: String) -> Counter {
        registry.counter(
            "carillon_tokens_expired_total", ["provider": provider], help: "Tokens taken out of sending, by the provider that called them dead")
    }

    private var heldCounter: Counter {
        registry.counter("carillon_token_verdicts_held_total", help: "Verdicts on tokens that wait for an operator")
    }
}
