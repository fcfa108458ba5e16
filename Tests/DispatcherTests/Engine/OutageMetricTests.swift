import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("OBS-10 Metrics of providers that are down")
struct OutageMetricTests {
    @Test("OBS-10 A scraper reads how many lanes of a provider are down, and since when the first one is; 0 once it works")
    func since() {
        let (registry, start) = (MetricsRegistry(), Instant(milliseconds: 1_770_000_000_000))
        let metrics = DispatcherMetrics(registry, providers: [.fcm])
        func lane(_ name: String, downSince: Instant?) -> LaneReport {
            LaneReport(
                name: name, provider: .fcm, downSince: downSince,
                condition: downSince == nil ? .open : .throttled(.providerDown, until: start + .seconds(60), reason: "down"))
        }
        func samples() -> [String] {
            registry.prometheusText().split(separator: "\n").filter { $0.hasPrefix("carillon_provider_down") }.map(String.init).sorted()
        }
        metrics.observe(
            QueueCounts(), lanes: [lane("a", downSince: start + .seconds(30)), lane("b", downSince: start), lane("c", downSince: nil)],
            now: start + .seconds(40))
        #expect(samples().first == #"carillon_provider_down_since_timestamp_seconds{provider="fcm"} 1770000000"#, "\(samples())")
        #expect(samples().last == #"carillon_provider_down{provider="fcm"} 2"#, "\(samples())")
        metrics.observe(QueueCounts(), lanes: [lane("a", downSince: nil)], now: start + .seconds(50))
        #expect(samples().first == #"carillon_provider_down_since_timestamp_seconds{provider="fcm"} 0"#, "\(samples())")
    }
}
