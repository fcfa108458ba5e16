import CarillonAPI
import HTTP2
import Logging
import NIOCore
import NIOPosix
import RPC
import Synchronization
import TestConditions
import Testing

@testable import ServiceKit

/// A collector of the test's own, which can refuse. The foreign one is in `InteropTests`.
private final class Collector: RegistrableService {
    private static let export = MethodDescriptor(
        service: .init(fullName: "opentelemetry.proto.collector.trace.v1.TraceService"), name: "Export", callType: .unary)
    let calls = Mutex(0)
    let answer: Status.Code

    init(answering answer: Status.Code = .ok) { self.answer = answer }

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.export) { [self] (_: OTLPExportRequest, _) -> OTLPExportResponse in
            calls.withLock { $0 += 1 }
            if answer != .ok { throw RPCError(code: answer, message: "no") }
            return OTLPExportResponse()
        }
    }
}

@Suite("The exporter of traces")
struct OTLPExporterTests {
    private func withCollector(_ collector: Collector, _ body: (Int) async throws -> Void) async throws {
        let server = RPCServer(services: [collector], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let address = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)
        var failure: (any Error)?
        do { try await body(address[0].port ?? 0) } catch { failure = error }
        await server.shutdownGracefully(within: .seconds(2))
        if let failure { throw failure }
    }

    @Test("OBS-09 Spans reach the collector, also those of the last moment before the process ends")
    func last() async throws {
        let metrics = MetricsRegistry()
        let collector = Collector()
        try await withCollector(collector) { port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", metrics) { tracer in
                tracer.record(in: RunningExporter.sampled, "a", .server, took: .milliseconds(1), [:])
                try await eventually("the first span is exported") { collector.calls.withLock { $0 } > 0 }
                tracer.record(in: RunningExporter.sampled, "b", .server, took: .milliseconds(1), [:])
            }
        }
        #expect(metrics.prometheusText().contains("carillon_trace_spans_exported_total 2"))
    }

    @Test(
        "OBS-09 While the collector is away spans wait up to the bound, and the rest is dropped with a metric; nothing waits for it",
        arguments: ["grpc", "http/protobuf"])
    func away(transport: String) async throws {
        let metrics = MetricsRegistry()
        // A port where nobody listens: its listener is gone.
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(listener.localAddress?.port)
        try await listener.close()
        try await RunningExporter.to(
            "http://127.0.0.1:\(port)", settings: ["telemetry.otlp_protocol": transport], capacity: 4, metrics
        ) { tracer in
            let began = ContinuousClock.now
            for _ in 0..<1_000 { tracer.record(in: RunningExporter.sampled, "a", .server, took: .zero, [:]) }
            #expect(ContinuousClock.now - began < .seconds(5))
        }
        let text = metrics.prometheusText()
        #expect(text.contains("carillon_trace_spans_exported_total 0"), "\(text)")
        #expect(text.contains(#"carillon_trace_spans_dropped_total{reason="queue_full"} 99"#), "\(text)")
    }

    @Test("OBS-09 Spans that the collector refuses are counted, and not sent again")
    func refused() async throws {
        let metrics = MetricsRegistry()
        let collector = Collector(answering: .unauthenticated)
        try await withCollector(collector) { port in
            try await RunningExporter.to("http://127.0.0.1:\(port)", metrics) { tracer in
                tracer.record(in: RunningExporter.sampled, "a", .server, took: .zero, [:])
                try await eventually("the collector was asked") { tracer.count == 0 && collector.calls.withLock { $0 } == 1 }
            }
        }
        #expect(metrics.prometheusText().contains(#"carillon_trace_spans_dropped_total{reason="refused"} 1"#))
        #expect(collector.calls.withLock { $0 } == 1)
    }
}
