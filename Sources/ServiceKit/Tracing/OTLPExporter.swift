import Logging
import NIOCore
import RPC
import TLS

/// Sends the spans of a process to a collector, by OTLP over gRPC. One batch is under way at a time. While the collector is away the batch is kept
/// and sent again, and the tracer drops what is beyond its bound: nothing waits for the exporter.
struct OTLPExporter: BackgroundWorker {
    let name = "trace exporter"

    let tracer: Tracer
    private let channel: ClientChannel
    private let resource: KeyValuePairs<String, TraceSpan.Value>
    private let exported: Counter
    private let refused: Counter
    private let logger: Logger

    /// Most spans of a call: some 300 KB, far below the 4 MiB that collectors take.
    static let spansPerCall = 512
    /// Between looks for spans. Source: OpenTelemetry's batch processor has 5 s; one second shows a trace sooner, and costs a look at a count.
    static let interval = Duration.seconds(1)
    /// Of a call.
    static let timeout = Duration.seconds(10)
    /// Of the last call, while the process drains (ARCH-10).
    static let lastTimeout = Duration.seconds(2)

    private static let export = MethodDescriptor(
        service: ServiceDescriptor(fullName: "opentelemetry.proto.collector.trace.v1.TraceService"), name: "Export", callType: .unary)

    /// - Throws: ``ConfigurationError`` naming the file that cannot be used.
    init(
        _ settings: TelemetrySettings, tracer: Tracer, instance: ServiceInstance, tls: TLSContexts, metrics: MetricsRegistry,
        group: any EventLoopGroup, logger: Logger
    ) throws {
        var context: TLSClientContext?
        if settings.usesTLS { context = try tls.client(TLSClientConfiguration(trustedCAPath: settings.trustedCAPath), name: "telemetry") }
        self.tracer = tracer
        self.logger = logger
        channel = ClientChannel(target: settings.target, tls: context, group: group, settings: .internalPeers, logger: logger)
        // Names: OpenTelemetry semantic conventions, "Service".
        resource = [
            "service.name": .text("carillon-\(instance.service)"), "service.namespace": "carillon", "service.instance.id": .text(instance.name),
            "service.version": .text(CarillonVersion.current),
        ]
        exported = metrics.counter("carillon_trace_spans_exported_total", help: "Spans that the collector took.")
        refused = Tracer.droppedCounter(.refused, metrics)
        metrics.gauge("carillon_trace_spans_waiting", help: "Spans that wait for the collector.") { [tracer] in Double(tracer.count) }
    }

    func run() async throws {
        var batch: [TraceSpan] = []
        var isAway = false
        do {
            while true {
                try await Task.sleep(for: Self.interval)
                while true {
                    if batch.isEmpty { batch = tracer.take(Self.spansPerCall) }
                    guard !batch.isEmpty else { break }
                    guard await isSettled(batch, timeout: Self.timeout, &isAway) else { break }
                    batch = []
                    try Task.checkCancellation()
                }
            }
        } catch {
            // The drain: one call for what is left, outside of the cancelled task.
            batch += tracer.take(Self.spansPerCall - batch.count)
            let (last, wasAway) = (batch, isAway)
            if !last.isEmpty, !wasAway {
                await Task {
                    var isAway = wasAway
                    _ = await isSettled(last, timeout: Self.lastTimeout, &isAway)
                }.value
            }
            throw CancellationError()
        }
    }

    /// Closes the connection.
    func close() async { await channel.shutdown(within: .zero) }

    /// Sends a batch.
    ///
    /// - Returns: false where the batch is to be sent again.
    private func isSettled(_ batch: [TraceSpan], timeout: Duration, _ isAway: inout Bool) async -> Bool {
        do {
            let response: OTLPExportResponse = try await channel.unary(
                Self.export, OTLPExportRequest(batch, resource: resource), options: CallOptions(timeout: timeout, waitForReady: false))
            let rejected = min(Int(clamping: response.rejectedSpans), batch.count)
            exported.increment(by: batch.count - rejected)
            refused.increment(by: rejected)
            if isAway { logger.notice("the collector of traces answers again") }
            isAway = false
            return true
        } catch let error as RPCError where !Self.mayPass(error.code) {
            refused.increment(by: batch.count)
            if !isAway { logger.warning("the collector refuses traces", metadata: ["error": "\(error)"]) }
            isAway = true
            return true
        } catch is CancellationError {
            return false
        } catch {
            if !isAway {
                logger.warning("the collector of traces cannot be reached; spans wait for it, up to a bound", metadata: ["error": "\(error)"])
            }
            isAway = true
            return false
        }
    }

    /// Whether the same call may succeed later. Source: OpenTelemetry, "OTLP Specification", "Failures".
    private static func mayPass(_ code: Status.Code) -> Bool {
        [.cancelled, .deadlineExceeded, .aborted, .outOfRange, .unavailable, .dataLoss, .resourceExhausted].contains(code)
    }
}
