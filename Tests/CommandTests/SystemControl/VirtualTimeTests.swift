import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Synchronization
import SystemControl
import Testing

@Suite("The clock that all processes share", .timeLimit(.minutes(1)))
struct VirtualTimeTests {
    @Test("ARCH-05 Nobody is woken before every process has the new time")
    func twoPhases() async throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        let clocks = [TestProcessClock(start), TestProcessClock(start), TestProcessClock(start)]
        let seen = Mutex<[[Instant]]>([])
        // Each process has something to do at the same instant, and looks at the time of all others when it does it.
        for clock in clocks {
            _ = clock.clock.notify(at: start + .seconds(5)) { seen.withLock { $0.append(clocks.map(\.clock.now)) } }
        }
        let time = VirtualTime { clocks.enumerated().map { VirtualTime.Member(name: "process \($0)", channel: $1) } }
        var stops: [Instant] = []
        try await time.advance(to: start + .seconds(6)) { stops.append($0) }
        #expect(stops == [start, start + .seconds(5), start + .seconds(6)])
        #expect(seen.withLock { $0 } == Array(repeating: Array(repeating: start + .seconds(5), count: 3), count: 3))
        #expect(try await time.now() == start + .seconds(6))
    }

    @Test("CTL-01 The first process that answers says the virtual time; a system on real time has none")
    func firstNow() async throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        func now(_ processes: TestProcessClock...) async throws -> Instant? {
            try await VirtualTime { processes.map { VirtualTime.Member(name: "process", channel: $0) } }.firstNow()
        }
        #expect(try await now(.init(start, failure: .unavailable), .init(start)) == start)
        #expect(try await now(.init(start, failure: .unimplemented), .init(start)) == nil)
        #expect(try await now(.init(start, failure: .unavailable)) == nil)
        await #expect(throws: RPCError.self) { try await now(.init(start, failure: .permissionDenied)) }
    }
}

/// A process's clock service without a process: its virtual clock, called directly.
private final class TestProcessClock: RPCChannel {
    let clock: VirtualClock
    /// The error of every call, if they are to fail.
    private let failure: Status.Code?

    init(_ start: Instant, failure: Status.Code? = nil) {
        clock = VirtualClock(start: start)
        self.failure = failure
    }

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        if let failure { throw RPCError(code: failure, message: "\(method)") }
        let answer: any Message
        switch request {
        case let request as TestingV1.SetRequest:
            try clock.move(to: Instant(milliseconds: request.nowMs), wakes: false)
            answer = TestingV1.SetResponse()
        case is TestingV1.WakeRequest:
            clock.wakeDue()
            answer = TestingV1.WakeResponse()
        default:
            answer = TestingV1.StatusResponse(nowMs: clock.now.milliseconds, nextDueMs: clock.nextDue?.milliseconds)
        }
        guard let response = answer as? Response else { throw RPCError(code: .unimplemented, message: "\(method)") }
        return response
    }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: "\(method)") }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response { throw RPCError(code: .unimplemented, message: "\(method)") }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: "\(method)") }
}
