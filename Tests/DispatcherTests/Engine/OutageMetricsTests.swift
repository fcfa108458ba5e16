import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("OBS-10 Outages in the metrics")
struct OutageMetricsTests {
    @Test("OBS-10 The metrics say since when a provider is down: since its first lane was; 0 while none is")
    func since() {
        let registry = MetricsRegistry()
        let metrics = DispatcherMetrics(registry, providers: [.apns, .fcm])
        func lane(_ name: String, down since: Int64?) -> LaneReport {
            var lane = LaneReport(
                name: name, provider: .apns, condition: since == nil ? .open : .blocked(.providerDown, reason: "down"))
            lane.downSince = since.map { Instant(milliseconds: $0) }
            return lane
        }
        func shown(_ lanes: [LaneReport]) -> String {
            metrics.observe(QueueCounts(), lanes: lanes, now: Instant(milliseconds: 100_000))
            return registry.prometheusText()
        }
        let down = shown([lane("a", down: 60_500), lane("b", down: 20_500), lane("c", down: nil)])
        #expect(down.contains("carillon_provider_down_since_timestamp_seconds{provider=\"apns\"} 20.5\n"))
        #expect(down.contains("carillon_provider_down{provider=\"apns\"} 2\n"))
        #expect(down.contains("carillon_provider_down_since_timestamp_seconds{provider=\"fcm\"} 0\n"))
        #expect(shown([lane("a", down: nil)]).contains("carillon_provider_down_since_timestamp_seconds{provider=\"apns\"} 0\n"))
    }
}
