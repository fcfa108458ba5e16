import Logging
import NIOCore
import NIOHTTP1
import RPC
import TLS
import TestCertificates
import TestConditions
import Testing

@testable import ServiceKit

@Suite("The exporter of traces over HTTP")
struct OTLPHTTPTests {
    private static let http = ["telemetry.otlp_protocol": "http/protobuf"]

    private func record(_ name: String, _ tracer: Tracer) { tracer.record(in: RunningExporter.sampled, name, .server, took: .zero, [:]) }

    private func text(_ body: ByteBuffer) -> String { String(decoding: body.readableBytesView, as: UTF8.self) }

    @Test("OBS-09 Spans are posted as protocol buffers to the path of traces, all on one connection")
    func posts() async throws {
        let metrics = MetricsRegistry()
        try await HTTPCollector.serving { collector, port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", settings: Self.http, metrics) { tracer in
                record("first span", tracer)
                try await eventually("the first span is exported") { metrics.prometheusText().contains("carillon_trace_spans_exported_total 1") }
                record("second span", tracer)
            }
            let requests = collector.requests
            #expect(requests.map { text($0.body).contains("first span") } == [true, false])
            #expect(requests.map { text($0.body).contains("second span") } == [false, true])
            for request in requests {
                #expect(request.head.method == .POST && request.head.uri == "/v1/traces")
                #expect(request.head.headers["content-type"] == ["application/x-protobuf"] && request.head.headers["content-encoding"] == [])
                #expect(request.head.headers["host"] == ["127.0.0.1:\(port)"])
            }
            #expect(collector.connections == 1)
        }
        #expect(metrics.prometheusText().contains("carillon_trace_spans_exported_total 2"))
    }

    @Test("OBS-09 Spans are compressed where the settings say so, and the path of the address stays")
    func compressed() async throws {
        let settings = Self.http.merging(["telemetry.otlp_compression": "gzip"]) { $1 }
        try await HTTPCollector.serving { collector, port in
            try await RunningExporter.to("http://127.0.0.1:\(port)/otlp", settings: settings, MetricsRegistry()) { record("a span", $0) }
            let request = try #require(collector.requests.first)
            #expect(request.head.uri == "/otlp/v1/traces" && request.head.headers["content-encoding"] == ["gzip"])
            #expect(text(try Gzip.decompress(request.body)).contains("a span"))
        }
    }

    @Test("OBS-09 SEC-03 A collector with TLS is called by its name, and an authority of its own is trusted")
    func encrypted() async throws {
        let authority = try TestAuthority()
        let tls = try TLSServerContext(
            TLSServerConfiguration(certificate: authority.issueService("localhost"), applicationProtocols: ["http/1.1"]))
        let metrics = MetricsRegistry()
        try await HTTPCollector.serving(tls: tls) { collector, port in
            let settings = Self.http.merging(["telemetry.otlp_ca_file": authority.caPath]) { $1 }
            try await RunningExporter.to("https://localhost:\(port)", settings: settings, metrics) { tracer in
                record("a span", tracer)
                try await eventually("the span is exported") { collector.requests.count == 1 }
            }
        }
        #expect(metrics.prometheusText().contains("carillon_trace_spans_exported_total 1"))
    }

    @Test("OBS-09 A collector that is overloaded gets the same spans again, and the log says so once")
    func retried() async throws {
        let metrics = MetricsRegistry()
        let log = LogLines()
        let answers = [
            HTTPCollector.Answer(status: .tooManyRequests, headers: ["retry-after": "1"]), HTTPCollector.Answer(status: .serviceUnavailable),
        ]
        try await HTTPCollector.serving(answers) { collector, port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", settings: Self.http, metrics, log: log) { tracer in
                record("a span", tracer)
                try await eventually("the collector took the span") { metrics.prometheusText().contains("carillon_trace_spans_exported_total 1") }
            }
            let bodies = collector.requests.map { text($0.body) }
            #expect(bodies.count == 3 && Set(bodies).count == 1)
        }
        #expect(log.texts(.warning).count == 1)
        #expect(log.texts(.warning).first?.contains("/v1/traces answered 429") == true, "\(log.texts)")
        #expect(log.count("the collector of traces answers again") == 1)
    }

    @Test("OBS-09 Spans that the collector refuses are counted, and not sent again")
    func refused() async throws {
        let metrics = MetricsRegistry()
        try await HTTPCollector.serving([.init(status: .badRequest)]) { collector, port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", settings: Self.http, metrics) { tracer in
                record("refused", tracer)
                try await eventually("the span is refused") {
                    metrics.prometheusText().contains(#"carillon_trace_spans_dropped_total{reason="refused"} 1"#)
                }
                record("later", tracer)
                try await eventually("the later span is exported") { metrics.prometheusText().contains("carillon_trace_spans_exported_total 1") }
            }
            #expect(collector.requests.map { text($0.body).contains("refused") } == [true, false])
        }
    }

    @Test("OBS-09 What the collector refuses of a batch is counted, and the log has its words")
    func partly() async throws {
        let metrics = MetricsRegistry()
        let log = LogLines()
        // partial_success with rejected_spans = 1 and error_message.
        let words = Array("too old".utf8)
        let body: [UInt8] = [0x0A, UInt8(words.count + 4), 0x08, 1, 0x12, UInt8(words.count)] + words
        let answer = HTTPCollector.Answer(headers: ["content-type": "application/x-protobuf"], body: body)
        try await HTTPCollector.serving([answer]) { _, port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", settings: Self.http, metrics, log: log) { tracer in
                record("old", tracer)
                record("new", tracer)
                try await eventually("the batch is settled") { metrics.prometheusText().contains("carillon_trace_spans_exported_total 1") }
            }
        }
        #expect(metrics.prometheusText().contains(#"carillon_trace_spans_dropped_total{reason="refused"} 1"#))
        #expect(log.texts(.warning).filter { $0.contains("error=too old refused=1 spans=2") }.count == 1, "\(log.texts)")
    }

    @Test("OBS-09 A collector that ends the connection between two batches gets the next one over a new connection")
    func reconnects() async throws {
        let metrics = MetricsRegistry()
        let log = LogLines()
        try await HTTPCollector.serving([.init(closes: true)]) { collector, port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", settings: Self.http, metrics, log: log) { tracer in
                record("first", tracer)
                try await eventually("the first span is exported") { metrics.prometheusText().contains("carillon_trace_spans_exported_total 1") }
                record("second", tracer)
                try await eventually("the second span is exported") { metrics.prometheusText().contains("carillon_trace_spans_exported_total 2") }
            }
            #expect(collector.connections == 2 && collector.requests.count == 2)
        }
        #expect(log.texts == [])
    }

    @Test(
        "OBS-09 Which answers are repeated is OTLP's list",
        arguments: [(200, "taken"), (202, "taken"), (301, "refused"), (400, "refused"), (401, "refused"), (404, "refused"), (413, "refused")]
            + [(429, "failed"), (500, "refused"), (501, "refused"), (502, "failed"), (503, "failed"), (504, "failed")])
    func statuses(status: Int, outcome: String) {
        let found = OTLPHTTPAnswer(status: status).outcome(of: "http://collector", now: Instant(milliseconds: 0))
        switch found {
        case .taken: #expect(outcome == "taken")
        case .refused(let reason): #expect(outcome == "refused" && reason == "http://collector answered \(status)")
        case .failed(let reason, let wait): #expect(outcome == "failed" && reason == "http://collector answered \(status)" && wait == nil)
        }
    }

    @Test(
        "OBS-09 A collector may ask for a wait, in seconds or by a date; without it, or with nonsense, the waits double",
        arguments: [
            ("7", 7), ("0", 1), ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sun, 06 Nov 1994 08:00:00 GMT", 1), ("99999999999999999999", 300),
            ("86400", 300), ("soon", nil), (nil, nil),
        ] as [(String?, Int?)])
    func waits(header: String?, seconds: Int?) throws {
        let now = try #require(Instant(rfc3339: "1994-11-06T08:49:00Z"))
        let outcome = OTLPHTTPAnswer(status: 503, retryAfter: header).outcome(of: "http://collector", now: now)
        guard case .failed(_, let asked) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        var contact = OTLPExporter.Contact()
        let waits = (0..<4).map { _ in contact.wait(asked: asked) }
        #expect(waits == (seconds.map { Array(repeating: $0, count: 4) } ?? [1, 2, 4, 5]).map { Duration.seconds($0) })
    }
}
