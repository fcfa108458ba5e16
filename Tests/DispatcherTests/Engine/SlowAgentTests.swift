import CarillonAPI
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import DispatcherService

/// Agents that hold a stream and do not read what comes.
@Suite("Agents that do not read", .timeLimit(.minutes(1))) struct SlowAgentTests {
    private let hub = DesktopHub(activity: ActivityTracker(), metrics: MetricsRegistry())

    private func open(_ second: Int64) throws -> DesktopAgentStream {
        try hub.open("mailbox", age: DesktopStreamAge(began: TestPushes.start + .seconds(second), order: 0), endsAt: nil)
    }

    /// A round of heartbeats: 25 s.
    private func beat() { for _ in 0..<HeartbeatWheel.slots { hub.beat() } }

    /// A write to an agent that reads nothing.
    private func stuck(_ stream: DesktopAgentStream, began: Flag = Flag()) -> Task<APIError?, Never> {
        Task {
            do {
                try await stream.writing {
                    began.set()
                    try await Task.sleep(for: .seconds(3_600))
                }
                return nil
            } catch { return error as? APIError }
        }
    }

    /// Whether a task has come to a place.
    private final class Flag: Sendable {
        private let state = Mutex(false)
        var isSet: Bool { state.withLock { $0 } }
        func set() { state.withLock { $0 = true } }
    }

    @Test("DISP-22 A newer stream of the device ends one whose agent does not read")
    func takenOver() async throws {
        let old = try open(0)
        let write = stuck(old)
        let new = try open(1)
        #expect(await write.value?.reason == .conflict)
        hub.close(old)
        hub.close(new)
    }

    @Test("GW-03 DISP-22 A write that begins after the stream's end does not go on")
    func ended() async throws {
        let stream = try open(0)
        hub.takenOver("mailbox", by: DesktopStreamAge(began: TestPushes.start + .seconds(1), order: 0))
        #expect(await stuck(stream).value?.reason == .conflict)
        hub.close(stream)
    }

    @Test("DISP-22 A stream whose agent takes nothing for three rounds of heartbeats ends; one that takes messages goes on")
    func unread() async throws {
        let stream = try open(0)
        let (began, ended) = (Flag(), Flag())
        let write = stuck(stream, began: began)
        let watch = Task {
            let error = await write.value
            ended.set()
            return error
        }
        try await eventually("the write is under way") { began.isSet }
        for _ in 0..<20 {
            beat()
            beat()
            stream.taken()
        }
        // It would throw the stream's end.
        let next = try await stream.next()
        #expect(next == .beat && !ended.isSet)
        try await eventually("the stream ends") {
            beat()
            return ended.isSet
        }
        #expect(await watch.value?.reason == .deadlineExceeded)
        hub.close(stream)
    }
}
