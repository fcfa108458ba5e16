import Testing

@testable import ServiceKit

@Suite("W3C trace contexts")
struct TraceContextTests {
    private static let example = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    @Test("OBS-09 A trace context is read and written as W3C has it")
    func text() throws {
        let context = try #require(TraceContext(traceparent: Self.example))
        #expect(context.traceparent == Self.example)
        #expect(context.traceText == "0af7651916cd43dd8448eb211c80319c")
        #expect(context.spanID == 0xb7ad_6b71_6920_3331)
        #expect(context.isSampled)
        let child = context.child
        #expect(child.traceText == context.traceText && child.isSampled)
        #expect(child.spanID != context.spanID)
        let unsampled = try #require(TraceContext(traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"))
        #expect(!unsampled.isSampled)
    }

    @Test("OBS-09 Of a later version the known part counts, and is passed on as version 0")
    func later() throws {
        let later = try #require(TraceContext(traceparent: "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-09-more"))
        #expect(later.traceparent == Self.example)
    }

    @Test(
        "OBS-09 A malformed trace context is none",
        arguments: [
            "", "00", "00-00000000000000000000000000000000-b7ad6b7169203331-01", "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-more", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0",
            "00_0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01x",
            "00-0af7651916cd43dd8448eb211c80319g-b7ad6b7169203331-01",
            "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-"
                + String(repeating: "a", count: 1_000),
        ])
    func malformed(text: String) {
        #expect(TraceContext(traceparent: text) == nil)
    }

    @Test("OBS-09 New traces differ; the trace of an id is the same each time")
    func made() {
        #expect(TraceContext().traceText != TraceContext().traceText)
        let id = ULID(milliseconds: 1_780_000_000_000, entropy: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        let trace = TraceContext(of: id, isSampled: false)
        #expect(trace.traceparent == TraceContext(of: id, isSampled: false).traceparent)
        #expect(TraceContext(traceparent: trace.traceparent) == trace)
    }
}
