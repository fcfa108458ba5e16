import ServiceKit

/// The spool of gateways, as the metrics of their admin ports have it.
public struct SpoolReading: Sendable, Hashable {
    /// Events that wait.
    public var events: Int64
    /// Events that were dropped after their 202, by the reason of the refusal; since the gateways started.
    public var refused: [String: Int64]

    init(events: Int64 = 0, refused: [String: Int64] = [:]) { (self.events, self.refused) = (events, refused) }

    /// The gauge and the counter of the gateway.
    private static let (waiting, dropped) = ("carillon_spool_events", "carillon_spool_refused_total")

    /// Reads the spool of a gateway; nil where it does not answer in 2 s.
    static func read(_ gateway: ProcessRecord) async -> SpoolReading? {
        guard let admin = ProcessRecord.hostAndPort(of: gateway.admin) else { return nil }
        let client = HTTPClient(host: admin.host, port: admin.port, timeout: .seconds(2))
        let answer = try? await client.request("GET", "/metrics")
        await client.close()
        guard let answer, answer.status == 200 else { return nil }
        return SpoolReading(page: String(decoding: answer.body, as: UTF8.self))
    }

    /// From a page of metrics; nil for a page without a spool.
    init?(page: String) {
        var (events, refused): (Int64?, [String: Int64]) = (nil, [:])
        for line in page.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 2, let value = Double(parts[1]).flatMap({ Int64(exactly: $0) }) else { continue }
            switch parts[0].prefix(while: { $0 != "{" }) {
            case Self.waiting[...]: events = events ?? value
            case Self.dropped[...]: refused[Self.reason(parts[0]), default: 0] += value
            default: continue
            }
        }
        guard let events else { return nil }
        self.init(events: events, refused: refused)
    }

    /// The value of the label `reason`.
    private static func reason(_ series: Substring) -> String {
        guard let label = series.firstRange(of: #"reason=""#) else { return "" }
        return String(series[label.upperBound...].prefix { $0 != "\"" })
    }

    /// The spools of two gateways together.
    static func + (one: SpoolReading, other: SpoolReading) -> SpoolReading {
        SpoolReading(events: one.events + other.events, refused: one.refused.merging(other.refused, uniquingKeysWith: +))
    }
}
