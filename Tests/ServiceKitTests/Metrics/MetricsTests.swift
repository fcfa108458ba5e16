import Foundation
@testable import ServiceKit
import Testing

@Suite("Metrics")
struct MetricsTests {
    @Test("OBS-02 are Prometheus text")
    func text() {
        let metrics = MetricsRegistry()
        metrics.counter("pushes_total", ["provider": "apns", "code": "200"], help: "Pushes sent.").increment(by: 3)
        metrics.counter("pushes_total", ["code": "200", "provider": "apns"]).increment()
        metrics.counter("pushes_total", ["provider": "a\"b\\c\nd"]).increment()
        metrics.gauge("queue_depth").set(2.5)
        metrics.gauge("fresh") { 7 }
        let histogram = metrics.histogram("send_seconds", ["lane": "1"], buckets: [0.1, 1])
        for value in [0.05, 0.1, 0.5, 3] { histogram.observe(value) }
        #expect(
            metrics.prometheusText() == """
                # TYPE fresh gauge
                fresh 7
                # HELP pushes_total Pushes sent.
                # TYPE pushes_total counter
                pushes_total{code="200",provider="apns"} 4
                pushes_total{provider="a\\"b\\\\c\\nd"} 1
                # TYPE queue_depth gauge
                queue_depth 2.5
                # TYPE send_seconds histogram
                send_seconds_bucket{lane="1",le="0.1"} 2
                send_seconds_bucket{lane="1",le="1"} 3
                send_seconds_bucket{lane="1",le="+Inf"} 4
                send_seconds_sum{lane="1"} 3.65
                send_seconds_count{lane="1"} 4

                """)
    }

    @Test("Labels that know no end are folded into one")
    func bounded() {
        let metrics = MetricsRegistry()
        for number in 0..<5_000 { metrics.counter("x_total", ["user": "u\(number)"]).increment() }
        let lines = metrics.prometheusText().split(separator: "\n")
        #expect(lines.count == MetricsRegistry.combinationsPerName + 2)
        #expect(lines.contains("x_total{user=\"other\"} 4000"))
    }
}
