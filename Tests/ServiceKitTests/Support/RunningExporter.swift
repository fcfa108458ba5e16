import Logging
import NIOCore
import NIOPosix
import TestConditions
import Testing

@testable import ServiceKit

/// An exporter of traces that runs in a test.
enum RunningExporter {
    /// The context of a recorded trace.
    static let sampled = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    /// Runs an exporter while the body runs, and then lets it drain.
    ///
    /// - Parameters:
    ///   - settings: beside the address of the collector.
    ///   - capacity: most spans that wait.
    static func to(
        _ endpoint: String, settings: [String: String] = [:], capacity: Int = 100, _ metrics: MetricsRegistry, log: LogLines = LogLines(),
        _ body: (Tracer) async throws -> Void
    ) async throws {
        let logger = Logger(label: "test") { _ in log.handler }
        let config = ServiceConfig(service: "evaluator", values: settings.merging(["telemetry.otlp_endpoint": endpoint]) { $1 })
        let tracer = Tracer(percent: 100, capacity: capacity, metrics: metrics)
        let exporter = try OTLPExporter(
            try #require(try TelemetrySettings(config)), tracer: tracer, instance: ServiceInstance(service: "evaluator"),
            tls: TLSContexts(metrics: metrics, logger: logger), metrics: metrics, group: MultiThreadedEventLoopGroup.singleton, logger: logger)
        let running = Task { try await exporter.run() }
        var failure: (any Error)?
        do { try await body(tracer) } catch { failure = error }
        running.cancel()
        _ = await running.result
        await exporter.close()
        if let failure { throw failure }
    }
}
