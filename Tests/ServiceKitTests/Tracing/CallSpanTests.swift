import CarillonAPI
import Foundation
import Logging
import RPC
import Synchronization
import TestFolders
import Testing

@testable import ServiceKit

/// A service that calls itself once more, and keeps the trace contexts of its calls.
private final class Chained: RegistrableService {
    static let explain = MethodDescriptor(service: .init(fullName: "test.Chained"), name: "Explain", callType: .unary)
    static let preview = MethodDescriptor(service: .init(fullName: "test.Chained"), name: "Preview", callType: .unary)

    let seen = Mutex<[String?]>([])
    let logger: Logger
    let next = Mutex<(any RPCChannel)?>(nil)

    init(logger: Logger) { self.logger = logger }

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.explain) { [self] (_: EvaluatorV1.ExplainRequest, context) -> EvaluatorV1.ExplainResponse in
            seen.withLock { $0.append(context.traceparent) }
            logger.notice("asked")
            if let channel = next.withLock({ $0 }) {
                let _: EvaluatorV1.PreviewResponse = try await channel.unary(Self.preview, EvaluatorV1.PreviewRequest(), options: CallOptions())
            }
            return EvaluatorV1.ExplainResponse()
        }
        router.unary(Self.preview) { [self] (_: EvaluatorV1.PreviewRequest, context) -> EvaluatorV1.PreviewResponse in
            seen.withLock { $0.append(context.traceparent) }
            throw APIError(.notFound, "there is none")
        }
    }
}

@Suite("Spans of calls")
struct CallSpanTests {
    private static let caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    /// Calls a service that calls another one, which refuses.
    ///
    /// - Returns: the trace contexts of both, and the lines of the log.
    private func call(_ tracer: Tracer, traceparent: String?) async throws -> (contexts: [String?], log: String) {
        let folder = try TemporaryFolder()
        let writer = try LogWriter(path: folder.file("test.log"))
        let logger = Logger(label: "test") { _ in JSONLogHandler(service: "test", level: LogLevel(.info), writer: writer) }
        let service = Chained(logger: logger)
        let observer = CallObserver(activity: ActivityTracker(), metrics: MetricsRegistry(), tracer: tracer, logger: logger)
        let channel = InProcessChannel(services: [service], interceptors: [observer], principal: Principal(service: "evaluator"))
        service.next.withLock { $0 = channel }
        let metadata: Metadata = traceparent.map { ["traceparent": $0] } ?? [:]
        await #expect(throws: RPCError.self) {
            let _: EvaluatorV1.ExplainResponse = try await channel.unary(
                Chained.explain, EvaluatorV1.ExplainRequest(), options: CallOptions(metadata: metadata))
        }
        writer.flush()
        return (service.seen.withLock { $0 }, try String(contentsOfFile: folder.file("test.log"), encoding: .utf8))
    }

    @Test("OBS-09 A call is a span of its caller's trace, its own calls are below it, and its log lines name the trace")
    func recorded() async throws {
        let tracer = Tracer(percent: 100, metrics: MetricsRegistry())
        let found = try await call(tracer, traceparent: Self.caller)
        let spans = tracer.take(10)
        #expect(spans.map(\.name) == ["test.Chained/Preview", "test.Chained/Explain"])
        let (inner, outer) = (try #require(spans.first), try #require(spans.last))
        #expect(outer.parentSpanID == 0xb7ad_6b71_6920_3331 && inner.parentSpanID == outer.context.spanID)
        #expect(found.contexts == [outer.context.traceparent, inner.context.traceparent])
        // The caller asked for something that is not there: no fault of the service.
        let status = inner.attributes.first { $0.key == "rpc.grpc.status_code" }?.value
        #expect(status == .number(5))
        #expect(inner.error == nil)
        #expect(found.log.contains(#""trace_id":"0af7651916cd43dd8448eb211c80319c""#), "\(found.log)")
    }

    @Test("OBS-09 Without a collector the caller's context goes on unchanged, and log lines name its trace")
    func off() async throws {
        let found = try await call(.off, traceparent: Self.caller)
        #expect(found.contexts == [Self.caller, Self.caller])
        #expect(found.log.contains(#""trace_id":"0af7651916cd43dd8448eb211c80319c""#), "\(found.log)")
    }

    @Test("OBS-09 A call without a trace begins none")
    func none() async throws {
        let tracer = Tracer(percent: 100, metrics: MetricsRegistry())
        let found = try await call(tracer, traceparent: nil)
        #expect(found.contexts == [nil, nil] && tracer.count == 0)
        #expect(!found.log.contains("trace_id"))
    }
}
