import Testing

@testable import CarillonCommand

@Suite("What carillon stats says of latencies")
struct SystemSummaryTests {
    @Test("OBS-03 without samples a latency is null, not 0")
    func noSamples() throws {
        let text = try jsonText(of: SystemSummary.Latency(count: 0))
        #expect(text.contains(#""p50_us" : null"#) && text.contains(#""count" : 0"#), "\(text)")
        let measured = try jsonText(of: SystemSummary.Latency(count: 2, p50Us: 900, p95Us: 1_000, p99Us: 1_000, maxUs: 1_100))
        #expect(measured.contains(#""p50_us" : 900"#) && measured.contains(#""max_us" : 1100"#), "\(measured)")
    }
}
