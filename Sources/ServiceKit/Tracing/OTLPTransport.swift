import RPC

/// Calls a collector with spans. The exporter makes one call at a time.
protocol OTLPTransport: Sendable {
    /// - Parameter timeout: of the call, with the connection.
    /// - Throws: `CancellationError` alone.
    func export(_ request: OTLPExportRequest, timeout: Duration) async throws -> OTLPOutcome

    /// Closes the connection.
    func close() async
}

/// How a call to the collector ended.
enum OTLPOutcome: Sendable, Hashable {
    /// The collector took the spans.
    ///
    /// - Parameters:
    ///   - rejected: those of them that it did not take.
    ///   - message: why, or a warning; it may be empty.
    case taken(rejected: Int64, message: String)
    /// It did not take them, and would not take them later.
    case refused(String)
    /// The same call may succeed later.
    ///
    /// - Parameter retryAfter: how long the collector asks to wait.
    case failed(String, retryAfter: Duration?)
}

extension OTLPOutcome {
    init(_ response: OTLPExportResponse) { self = .taken(rejected: response.rejectedSpans, message: response.errorMessage) }
}

/// OTLP over gRPC, with a client channel: it has TLS, deadlines and the backoff of connections.
struct OTLPGRPCTransport: OTLPTransport {
    private static let export = MethodDescriptor(
        service: ServiceDescriptor(fullName: "opentelemetry.proto.collector.trace.v1.TraceService"), name: "Export", callType: .unary)

    let channel: ClientChannel
    let isCompressed: Bool

    func export(_ request: OTLPExportRequest, timeout: Duration) async throws -> OTLPOutcome {
        do {
            let options = CallOptions(timeout: timeout, waitForReady: false, compression: isCompressed ? .gzip : .none)
            let response: OTLPExportResponse = try await channel.unary(Self.export, request, options: options)
            return OTLPOutcome(response)
        } catch {
            try Task.checkCancellation()
            guard let error = error as? RPCError else { return .failed("\(error)", retryAfter: nil) }
            return Self.mayPass(error.code) ? .failed("\(error)", retryAfter: error.retryAfter) : .refused("\(error)")
        }
    }

    func close() async { await channel.shutdown(within: .zero) }

    /// Whether the same call may succeed later. Source: OpenTelemetry, "OTLP Specification", "Failures".
    private static func mayPass(_ code: Status.Code) -> Bool {
        [.cancelled, .deadlineExceeded, .aborted, .outOfRange, .unavailable, .dataLoss, .resourceExhausted].contains(code)
    }
}
