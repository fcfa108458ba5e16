import ServiceKit

/// Reads a gateway's spool from the metrics of its admin port.
enum SpoolReading {
    /// The gauge of the gateway.
    private static let metric = "carillon_spool_events"

    /// Events in the spool of a gateway; nil where it does not answer in 2 s.
    static func events(of gateway: ProcessRecord) async -> Int64? {
        guard let admin = ProcessRecord.hostAndPort(of: gateway.admin) else { return nil }
        let client = HTTPClient(host: admin.host, port: admin.port, timeout: .seconds(2))
        let answer = try? await client.request("GET", "/metrics")
        await client.close()
        guard let answer, answer.status == 200 else { return nil }
        return events(in: String(decoding: answer.body, as: UTF8.self))
    }

    /// The value in a page of metrics; nil without one.
    static func events(in page: String) -> Int64? {
        for line in page.split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard parts.count == 2, parts[0] == metric || parts[0].hasPrefix(metric + "{") else { continue }
            return Double(parts[1]).flatMap { Int64(exactly: $0) }
        }
        return nil
    }
}
