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

    @Test("ARCH-05 A stop asks each process for its time and status once, and wakes those alone that have due work")
    func fewCalls() async throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        let clocks = [TestProcessClock(start), TestProcessClock(start), TestProcessClock(start)]
        for hour in 1...10 { _ = clocks[0].clock.notify(at: start + .seconds(hour * 3_600)) {} }
        let time = VirtualTime { clocks.enumerated().map { VirtualTime.Member(name: "process \($0)", channel: $1) } }
        try await time.advance(to: start + .seconds(5 * 3_600))
        let before = clocks.map(\.counts)
        try await time.advance(to: start + .seconds(9 * 3_600))
        // Four stops, the last of which wakes all, and two statuses at the beginning.
        for (number, (earlier, now)) in zip(before, clocks.map(\.counts)).enumerated() {
            #expect(now.sets - earlier.sets == 4)
            #expect(now.wakes - earlier.wakes == (number == 0 ? 4 : 1))
            #expect(now.statuses - earlier.statuses == 6)
        }
    }

    @Test("ARCH-05 Work that another process begins for a woken one ends before time moves on")
    func workElsewhere() async throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        let (woken, other) = (TestProcessClock(start), TestProcessClock(start))
        let ended = Mutex<[Instant]>([])
        for second in 1...5 {
            _ = woken.clock.notify(at: start + .seconds(second)) {
                // As a call of the woken process that the other one answers at once, with work that goes on.
                other.work(forStatuses: second) { ended.withLock { $0.append(other.clock.now) } }
            }
        }
        let time = VirtualTime { [VirtualTime.Member(name: "woken", channel: woken), VirtualTime.Member(name: "other", channel: other)] }
        try await time.advance(to: start + .seconds(60))
        #expect(ended.withLock { $0 } == (1...5).map { start + .seconds($0) })
    }

    @Test("ARCH-05 Work that a call from elsewhere makes due at the last stop is woken there")
    func dueMeanwhile() async throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        let process = TestProcessClock(start)
        let done = Mutex(false)
        let time = VirtualTime { [VirtualTime.Member(name: "process", channel: process)] }
        process.beforeSet { _ = process.clock.notify(at: start + .seconds(5)) { done.withLock { $0 = true } } }
        try await time.advance(to: start + .seconds(10))
        #expect(done.withLock { $0 })
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
    /// The calls so far.
    struct Counts {
        var sets = 0
        var wakes = 0
        var statuses = 0
    }

    private struct State {
        var counts = Counts()
        /// Statuses that are still answered as busy.
        var busyStatuses = 0
        var onEnd: (@Sendable () -> Void)?
        var beforeSet: (@Sendable () -> Void)?
    }

    let clock: VirtualClock
    private let activity: ActivityTracker
    private let state = Mutex(State())
    /// The error of every call, if they are to fail.
    private let failure: Status.Code?

    init(_ start: Instant, failure: Status.Code? = nil) {
        let activity = ActivityTracker()
        self.activity = activity
        clock = VirtualClock(start: start, activity: activity)
        self.failure = failure
    }

    var counts: Counts { state.withLock(\.counts) }

    /// Begins a unit of work, which ends when the status has been asked this often.
    func work(forStatuses count: Int, onEnd: @escaping @Sendable () -> Void) {
        activity.begin()
        state.withLock { state in
            state.busyStatuses = count
            state.onEnd = onEnd
        }
    }

    /// Is called once, before the clock is set.
    func beforeSet(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.beforeSet = action } }

    private var status: TestingV1.StatusResponse {
        let snapshot = activity.snapshot
        return TestingV1.StatusResponse(
            nowMs: clock.now.milliseconds, busy: Int64(snapshot.busy), workCounter: snapshot.workCounter, nextDueMs: clock.nextDue?.milliseconds)
    }

    /// Answers, and then brings the work nearer to its end.
    private func answerStatus() -> TestingV1.StatusResponse {
        let answer = status
        let onEnd = state.withLock { state -> (@Sendable () -> Void)? in
            state.counts.statuses += 1
            guard state.busyStatuses > 0 else { return nil }
            state.busyStatuses -= 1
            return state.busyStatuses == 0 ? state.onEnd : nil
        }
        if let onEnd {
            onEnd()
            activity.end()
        }
        return answer
    }

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        if let failure { throw RPCError(code: failure, message: "\(method)") }
        let answer: any Message
        switch request {
        case let request as TestingV1.SetRequest:
            let beforeSet = state.withLock { state in
                defer { state.beforeSet = nil }
                state.counts.sets += 1
                return state.beforeSet
            }
            beforeSet?()
            try clock.move(to: Instant(milliseconds: request.nowMs), wakes: false)
            answer = TestingV1.SetResponse()
        case is TestingV1.WakeRequest:
            state.withLock { $0.counts.wakes += 1 }
            clock.wakeDue()
            answer = TestingV1.WakeResponse(status: status)
        default:
            answer = answerStatus()
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
