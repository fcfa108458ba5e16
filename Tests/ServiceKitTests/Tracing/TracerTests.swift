import Testing

@testable import ServiceKit

@Suite("Spans that wait for the exporter")
struct TracerTests {
    private static let sampled = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    private static let unsampled = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"

    @Test("OBS-09 Without a collector nothing is recorded, and the trace context of a request stays as it came")
    func off() throws {
        let tracer = Tracer.off
        let parent = try #require(TraceContext(traceparent: Self.sampled))
        let span = tracer.begin(in: parent)
        #expect(span.context == parent && !span.isRecorded)
        tracer.end(span, "a", .server, [:])
        #expect(tracer.record(in: Self.sampled, "a", .server, took: .zero, [:]) == nil)
        #expect(tracer.count == 0)
        let none: TraceContext? = nil
        let begun = tracer.begin(in: none)
        #expect(!begun.context.isSampled)
    }

    @Test("OBS-09 A span is the child of the caller's, in its trace; a request without a trace begins one")
    func parents() throws {
        let tracer = Tracer(percent: 100, metrics: MetricsRegistry())
        let parent = try #require(TraceContext(traceparent: Self.sampled))
        let span = tracer.begin(in: parent)
        tracer.end(span, "child", .server, ["http.route": "/a"])
        let root = tracer.begin(in: TraceContext?.none)
        tracer.end(root, "root", .server, [:], error: "500")
        let spans = tracer.take(10)
        #expect(spans.map(\.name) == ["child", "root"])
        #expect(spans.map(\.parentSpanID) == [parent.spanID, 0])
        #expect(spans[0].context.traceText == parent.traceText)
        #expect(spans[1].context.traceText != parent.traceText && spans[1].error == "500")
        #expect(spans.allSatisfy { $0.ended >= $0.began && $0.began > 1_700_000_000_000_000_000 })
    }

    @Test("OBS-09 A trace that its beginner does not record is not recorded here")
    func unsampled() {
        let tracer = Tracer(percent: 100, metrics: MetricsRegistry())
        #expect(tracer.begin(in: Self.unsampled) == nil)
        #expect(tracer.record(in: Self.unsampled, "a", .server, took: .zero, [:]) == nil)
        #expect(tracer.begin(in: "no trace") == nil)
        #expect(tracer.count == 0)
    }

    @Test("OBS-09 A share of the traces that begin here is recorded")
    func share() {
        let tracer = Tracer(percent: 25, metrics: MetricsRegistry())
        let recorded = (0..<4_000).count { _ in tracer.makeContext().isSampled }
        #expect((700...1_300).contains(recorded), "\(recorded)")
        let none = Tracer(percent: 0, metrics: MetricsRegistry())
        #expect(!(0..<1_000).contains { _ in none.makeContext().isSampled })
    }

    @Test("OBS-09 What is beyond the bound is dropped and counted, and the oldest spans leave first")
    func bound() {
        let metrics = MetricsRegistry()
        let tracer = Tracer(percent: 100, capacity: 3, metrics: metrics)
        for name in ["a", "b", "c", "d", "e"] { tracer.record(in: Self.sampled, name, .client, took: .milliseconds(2), [:]) }
        #expect(metrics.prometheusText().contains(#"carillon_trace_spans_dropped_total{reason="queue_full"} 2"#))
        #expect(tracer.take(2).map(\.name) == ["a", "b"])
        #expect(tracer.take(2).map(\.name) == ["c"])
    }
}
