import CarillonAPI
import Logging
import RPC
import Storage

/// The outermost interceptor: counts calls and their latency (OBS-02), records their spans (OBS-09), reports calls in progress to the activity
/// tracker, and logs internal errors.
struct CallObserver: ServerInterceptor {
    private let activity: ActivityTracker
    private let logger: Logger
    private let latencies: CallLatencies
    private let streams: Gauge
    private let tracer: Tracer

    init(activity: ActivityTracker, metrics: MetricsRegistry, tracer: Tracer = .off, logger: Logger) {
        self.activity = activity
        self.tracer = tracer
        self.logger = logger
        self.latencies = CallLatencies(metrics: metrics)
        self.streams = metrics.gauge("carillon_rpc_server_streams", help: "Calls being served.")
    }

    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        let start = ContinuousClock.now
        let counts = CallObserver.countsAsWork(context.method)
        if counts { activity.begin() }
        streams.add(1)
        // Calls of this process for the call belong to its span. A call without a trace begins none: most such calls are batches, whose items have
        // traces of their own.
        let span = tracer.isOn ? tracer.begin(in: context.traceparent) : nil
        if let span { context.note(traceparent: span.context.traceparent) }
        defer {
            streams.add(-1)
            if counts { activity.end() }
        }
        do {
            try await next(context)
            latencies.of(context.method, .ok).observe(ContinuousClock.now - start)
            if let span { end(span, context.method, .ok, isServerFault: false) }
        } catch {
            let (code, isServerFault) = CallObserver.outcome(of: error)
            if let span { end(span, context.method, code, isServerFault: isServerFault) }
            latencies.of(context.method, code).observe(ContinuousClock.now - start)
            let isOperatorsBusiness = isServerFault || (error as? StoreError)?.isOperatorsBusiness == true
            var metadata: Logger.Metadata = [
                "method": "\(context.method)", "code": "\(code.name)", "request_id": "\(context.requestID)", "peer": "\(context.peer)",
                "error": "\(error)",
            ]
            if let trace = TraceContext.traceText(of: context.traceparent) { metadata["trace_id"] = "\(trace)" }
            logger.log(
                level: isOperatorsBusiness ? .error : .debug, isOperatorsBusiness ? "call failed" : "call refused", metadata: metadata)
            context.noteLoggedFailure()
            throw error
        }
    }

    /// Names: OpenTelemetry semantic conventions, "gRPC". Of a server's span the faults of the caller are no error.
    private func end(_ span: OpenSpan, _ method: MethodDescriptor, _ code: Status.Code, isServerFault: Bool) {
        tracer.end(
            span, method.description, .server,
            [
                "rpc.system": "grpc", "rpc.service": .text(method.service.fullName), "rpc.method": .text(method.name),
                "rpc.grpc.status_code": .number(Int64(code.rawValue)),
            ], error: isServerFault ? code.name : nil)
    }

    /// Streams for listeners (`Watch…`, `Stream…`, `…Stream`) do not count as work, nor do calls to the clock: asking for the activity must not
    /// change it.
    private static func countsAsWork(_ method: MethodDescriptor) -> Bool {
        let service = method.service
        let isForListeners = method.name.hasPrefix("Watch") || method.name.hasPrefix("Stream") || method.name.hasSuffix("Stream")
        return !isForListeners && service != TestingV1.Clock.descriptor && !service.fullName.hasPrefix("grpc.")
    }

    private static func outcome(of error: any Error) -> (code: Status.Code, isServerFault: Bool) {
        if let error = (error as? any RPCErrorConvertible)?.rpcError { return (error.code, error.isServerFault) }
        return error is CancellationError ? (.cancelled, false) : (.unknown, true)
    }
}

/// One histogram for each method and code; its `_count` is the number of calls.
private final class CallLatencies: Sendable {
    private struct Key: Hashable {
        let path: String
        let code: Int
    }
    private let metrics: MetricsRegistry
    private let latencies = InstrumentTable<Key, Histogram>()

    init(metrics: MetricsRegistry) { self.metrics = metrics }

    func of(_ method: MethodDescriptor, _ code: Status.Code) -> Histogram {
        latencies.instrument(for: Key(path: method.path, code: code.rawValue)) {
            metrics.histogram(
                "carillon_rpc_server_seconds", ["service": method.service.fullName, "method": method.name, "code": code.name],
                help: "Calls served and how long they took.")
        }
    }
}
