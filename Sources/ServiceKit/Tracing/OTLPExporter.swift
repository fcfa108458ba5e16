import Logging
import NIOCore
import RPC
import TLS

/// Sends the spans of a process to a collector, by OTLP over gRPC or HTTP. One batch is under way at a time. While the collector is away the batch is
/// kept and sent again, and the tracer drops what is beyond its bound: nothing waits for the exporter.
struct OTLPExporter: BackgroundWorker {
    let name = "trace exporter"

    let tracer: Tracer
    private let transport: any OTLPTransport
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
    /// Most that a collector may ask to wait. A date that is wrong must not end the export.
    static let longestWait = Duration.seconds(300)

    /// What is known of the collector.
    struct Contact: Sendable {
        /// The last batch failed or was refused, and the log says so.
        var isAway = false
        /// Of the last batch a part was not taken, and the log says so.
        var isPartial = false
        /// Between calls that fail.
        var backoff = Backoff(first: OTLPExporter.interval)

        /// How long to wait after a failed call.
        ///
        /// - Parameter asked: what the collector asks for.
        mutating func wait(asked: Duration?) -> Duration {
            guard let asked else { return backoff.advance() }
            return min(max(asked, OTLPExporter.interval), OTLPExporter.longestWait)
        }
    }

    /// - Throws: ``ConfigurationError`` naming the file that cannot be used.
    init(
        _ settings: TelemetrySettings, tracer: Tracer, instance: ServiceInstance, tls: TLSContexts, metrics: MetricsRegistry,
        group: any EventLoopGroup, logger: Logger
    ) throws {
        self.tracer = tracer
        self.logger = logger
        transport = try Self.transport(settings, tls: tls, group: group, logger: logger)
        // Names: OpenTelemetry semantic conventions, "Service".
        resource = [
            "service.name": .text("carillon-\(instance.service)"), "service.namespace": "carillon", "service.instance.id": .text(instance.name),
            "service.version": .text(CarillonVersion.current),
        ]
        exported = metrics.counter("carillon_trace_spans_exported_total", help: "Spans that the collector took.")
        refused = Tracer.droppedCounter(.refused, metrics)
        metrics.gauge("carillon_trace_spans_waiting", help: "Spans that wait for the collector.") { [tracer] in Double(tracer.count) }
    }

    private static func transport(
        _ settings: TelemetrySettings, tls: TLSContexts, group: any EventLoopGroup, logger: Logger
    ) throws -> any OTLPTransport {
        var context: TLSClientContext?
        if settings.usesTLS {
            var configuration = TLSClientConfiguration(trustedCAPath: settings.trustedCAPath)
            if settings.http != nil { configuration.applicationProtocols = ["http/1.1"] }
            context = try tls.client(configuration, name: "telemetry")
        }
        if let endpoint = settings.http {
            return OTLPHTTPTransport(to: endpoint, tls: context, isCompressed: settings.isCompressed, group: group)
        }
        let channel = ClientChannel(target: settings.target, tls: context, group: group, settings: .internalPeers, logger: logger)
        return OTLPGRPCTransport(channel: channel, isCompressed: settings.isCompressed)
    }

    func run() async throws {
        var batch: [TraceSpan] = []
        var contact = Contact()
        var pause = Self.interval
        do {
            while true {
                try await Task.sleep(for: pause)
                pause = Self.interval
                while true {
                    if batch.isEmpty { batch = tracer.take(Self.spansPerCall) }
                    guard !batch.isEmpty else { break }
                    if let wait = try await send(batch, timeout: Self.timeout, &contact) {
                        pause = wait
                        break
                    }
                    batch = []
                    try Task.checkCancellation()
                }
            }
        } catch {
            // The drain: one call for what is left, outside of the cancelled task.
            batch += tracer.take(Self.spansPerCall - batch.count)
            let (last, known) = (batch, contact)
            if !last.isEmpty, !known.isAway {
                await Task {
                    var contact = known
                    _ = try? await send(last, timeout: Self.lastTimeout, &contact)
                }.value
            }
            throw CancellationError()
        }
    }

    /// Closes the connection.
    func close() async { await transport.close() }

    /// Sends a batch.
    ///
    /// - Returns: how long to wait before the batch is sent again; nil: it is settled.
    /// - Throws: `CancellationError`.
    private func send(_ batch: [TraceSpan], timeout: Duration, _ contact: inout Contact) async throws -> Duration? {
        switch try await transport.export(OTLPExportRequest(batch, resource: resource), timeout: timeout) {
        case .taken(let rejectedSpans, let message):
            let rejected = min(Int(clamping: rejectedSpans), batch.count)
            exported.increment(by: batch.count - rejected)
            refused.increment(by: rejected)
            if contact.isAway { logger.notice("the collector of traces answers again") }
            let isPartial = rejected > 0 || !message.isEmpty
            if isPartial, !contact.isPartial {
                logger.warning(
                    "the collector took traces with a warning, or a part of them",
                    metadata: ["refused": "\(rejected)", "spans": "\(batch.count)", "error": "\(message.prefix(500))"])
            }
            contact = Contact(isPartial: isPartial)
            return nil
        case .refused(let reason):
            refused.increment(by: batch.count)
            if !contact.isAway { logger.warning("the collector refuses traces", metadata: ["error": "\(reason)"]) }
            contact.isAway = true
            return nil
        case .failed(let reason, let retryAfter):
            if !contact.isAway {
                logger.warning("the collector of traces takes none now; spans wait for it, up to a bound", metadata: ["error": "\(reason)"])
            }
            contact.isAway = true
            return contact.wait(asked: retryAfter)
        }
    }
}
