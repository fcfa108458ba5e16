@testable import GatewayService
import ServiceKit
import Testing

@Suite("Metrics of requests") struct RequestMetricsTests {
    @Test("OBS-02 Methods that a client invents are counted together, not each as a label of its own")
    func inventedMethods() {
        let registry = MetricsRegistry()
        let metrics = RequestMetrics(registry)
        for number in 0..<5 { metrics.record(method: "BREW\(number)", status: 404, took: .milliseconds(1)) }
        metrics.record(method: "PATCH", status: 200, took: .milliseconds(1))
        let text = registry.prometheusText()
        #expect(text.contains(#"carillon_http_requests_total{method="other",status="404"} 5"#))
        #expect(text.contains(#"carillon_http_requests_total{method="PATCH",status="200"} 1"#))
        #expect(!text.contains("BREW"))
    }
}
