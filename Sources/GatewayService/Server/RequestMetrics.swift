import ServiceKit

/// Counts and times the gateway's requests (OBS-02).
struct RequestMetrics: Sendable {
    private let metrics: MetricsRegistry

    init(_ metrics: MetricsRegistry) { self.metrics = metrics }

    func record(method: String, status: Int, took: Duration) {
        metrics.counter("carillon_http_requests_total", ["method": method, "status": String(status)], help: "Requests answered.")
            .increment()
        let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18
        metrics.histogram("carillon_http_request_seconds", ["method": method], help: "From a request's head to its answer.").observe(seconds)
    }
}
