import HTTPTypes
import ServiceKit

/// Counts and times the gateway's requests (OBS-02).
struct RequestMetrics: Sendable {
    private struct Key: Hashable {
        let method: String
        let status: Int
    }

    private let metrics: MetricsRegistry
    private let counters = InstrumentTable<Key, Counter>()
    private let durations = InstrumentTable<String, Histogram>()

    init(_ metrics: MetricsRegistry) { self.metrics = metrics }

    func record(method: String, status: Int, took: Duration) {
        // An HTTP/2 request may have any text as its method, and each text would be a label.
        let method = HTTPRequest.Method.known.contains { $0.rawValue == method } ? method : "other"
        counters.instrument(for: Key(method: method, status: status)) {
            metrics.counter("carillon_http_requests_total", ["method": method, "status": String(status)], help: "Requests answered.")
        }.increment()
        durations.instrument(for: method) {
            metrics.histogram("carillon_http_request_seconds", ["method": method], help: "From a request's head to its answer.")
        }.observe(took)
    }
}
