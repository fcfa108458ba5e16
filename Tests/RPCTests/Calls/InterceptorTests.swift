import Protobuf
import RPC
import Synchronization
import Testing

/// Writes down when it was passed, on the way in and out.
struct Recorder: ServerInterceptor {
    final class Journal: Sendable {
        let lines = Mutex<[String]>([])
        func add(_ line: String) { self.lines.withLock { $0.append(line) } }
    }

    let name: String
    let journal: Journal

    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        self.journal.add("\(self.name) in \(context.method.name)")
        var context = context
        context.principal = Principal(service: (context.principal?.service ?? "") + self.name)
        do {
            try await next(context)
            self.journal.add("\(self.name) out")
        } catch {
            self.journal.add("\(self.name) error")
            throw error
        }
    }
}

struct Refuser: ServerInterceptor {
    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        throw RPCError(code: .permissionDenied, message: "not you")
    }
}

/// Answers each call with its own request.
struct Mirror: ServerInterceptor {
    func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
        guard let request = try await context.encodedRequest() else { return try await next(context) }
        try context.answer(encoded: GoogleRPC.ErrorInfo(bytes: request).reason == "garble" ? [0xff] : request)
    }
}

@Suite("Interceptors", .timeLimit(.minutes(1))) struct InterceptorTests {
    @Test("The first interceptor is the outermost, and the handler gets the context that they changed", arguments: Way.allCases)
    func order(way: Way) async throws {
        let journal = Recorder.Journal()
        let interceptors = [Recorder(name: "a", journal: journal), Recorder(name: "b", journal: journal)]
        try await withChannel(way, interceptors: interceptors) { channel, _ in
            let facts = try await channel.control("context").metadata
            #expect(facts["principal"] == "ab")
            _ = await failure { try await channel.control("fail", "m", ["code": "ABORTED"]) }
        }
        #expect(
            journal.lines.withLock { $0 } == [
                "a in Unary", "b in Unary", "b out", "a out", "a in Unary", "b in Unary", "b error", "a error",
            ])
    }

    @Test("One that throws keeps the handler from being called", arguments: Way.allCases)
    func refusal(way: Way) async throws {
        try await withChannel(way, interceptors: [Refuser()]) { channel, service in
            #expect(await failure { try await channel.control("echo") }?.code == .permissionDenied)
            let streamed = await failure {
                try await channel.serverStreaming(
                    ControlService.expand, GoogleRPC.ErrorInfo(metadata: ["count": "3"]), options: CallOptions()
                ) { (responses: ResponseStream<GoogleRPC.ErrorInfo>) in for try await _ in responses {} }
            }
            #expect(streamed?.code == .permissionDenied)
            #expect(service.events.withLock { $0.calls + $0.written } == 0)
        }
    }

    @Test("An interceptor may answer a unary call from the bytes of the request", arguments: Way.allCases)
    func answering(way: Way) async throws {
        try await withChannel(way, interceptors: [Mirror()]) { channel, service in
            let answer = try await channel.control("echo", "hello", ["b": "2", "a": "1"])
            #expect(answer == GoogleRPC.ErrorInfo(reason: "echo", domain: "hello", metadata: ["a": "1", "b": "2"]))
            #expect(await failure { try await channel.control("garble") }?.code == .unknown, "what is no response is not sent")
            #expect(service.events.withLock { $0.calls } == 0)
        }
    }
}
