import ServiceKit
import Synchronization
import TestConditions
import Testing

@Suite("Work signals")
struct WorkSignalTests {
    private struct Failure: Error {}

    /// Sees at each timer whether the process counts as busy.
    private final class WatchedClock: DomainClock {
        private let clock: VirtualClock
        private let activity: ActivityTracker
        let timers = Mutex<[Bool]>([])

        init(_ clock: VirtualClock, _ activity: ActivityTracker) { (self.clock, self.activity) = (clock, activity) }

        var now: Instant { clock.now }
        var steadyNow: SteadyInstant { clock.steadyNow }
        func sleep(until instant: Instant) async throws { try await clock.sleep(until: instant) }
        func sleep(for duration: Duration) async throws { try await clock.sleep(for: duration) }

        func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
            timers.withLock { $0.append(activity.snapshot.busy > 0) }
            return clock.notify(at: instant, action)
        }

        func notify(at instant: SteadyInstant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
            timers.withLock { $0.append(activity.snapshot.busy > 0) }
            return clock.notify(at: instant, action)
        }
    }

    @Test("ARCH-05 the timers of a round are set before the worker counts as idle, and wake it when they are due", .timeLimit(.minutes(1)))
    func timersFirst() async throws {
        let activity = ActivityTracker()
        let clock = VirtualClock(start: Instant(milliseconds: 1_780_000_000_000), activity: activity)
        let watched = WatchedClock(clock, activity)
        let signal = WorkSignal(activity: activity)
        let start = clock.now
        let worker = Task {
            for _ in 0..<3 {
                await signal.round(on: watched, activity) {
                    WorkSignal.Due(date: start + .seconds(60), steady: SteadyInstant(milliseconds: start.milliseconds + 10_000))
                }
            }
        }
        try await eventually("it waits") { activity.snapshot.busy == 0 && clock.nextDue == start + .seconds(10) }
        #expect(watched.timers.withLock { $0 } == [true, true])
        clock.set(start + .seconds(10))
        // The steady time has come: the other rounds end at once.
        try await eventually("it ends") { watched.timers.withLock(\.count) >= 6 }
        await worker.value
        #expect(watched.timers.withLock { $0.allSatisfy(\.self) })
        #expect(clock.nextDue == nil)
        try await eventually("nothing is left") { activity.snapshot.busy == 0 }
    }

    @Test("A round whose work fails does not wait", .timeLimit(.minutes(1)))
    func failure() async {
        let activity = ActivityTracker()
        await #expect(throws: Failure.self) {
            try await WorkSignal().round(on: SystemClock(), activity) { throw Failure() }
        }
        #expect(activity.snapshot.busy == 0)
    }

    @Test("A signal during the work lets the round end at once", .timeLimit(.minutes(1)))
    func signalled() async {
        let signal = WorkSignal()
        await signal.round(on: SystemClock(), ActivityTracker()) {
            signal.signal()
            return WorkSignal.Due()
        }
    }

    @Test("Signals coalesce, and none is lost between two waits")
    func coalescing() async throws {
        let signal = WorkSignal()
        signal.signal()
        signal.signal()
        await signal.wait()
        let second = Task { await signal.wait() }
        signal.signal()
        await second.value
    }

    @Test("A wait ends with its task, and the signal that follows is kept for the next one")
    func cancellation() async throws {
        let signal = WorkSignal()
        let task = Task { await signal.wait() }
        task.cancel()
        await task.value
        signal.signal()
        await signal.wait()
    }

    @Test("A wait ends when the clock reaches its time")
    func due() async throws {
        let clock = VirtualClock(start: Instant(milliseconds: 0))
        let signal = WorkSignal()
        let task = Task { await signal.wait(until: Instant(milliseconds: 500), on: clock) }
        try await eventually("registered") { clock.nextDue != nil }
        clock.set(Instant(milliseconds: 500))
        await task.value
        // A wait that ended through a signal leaves no timer behind.
        signal.signal()
        await signal.wait(until: Instant(milliseconds: 900), on: clock)
        #expect(clock.nextDue == nil)
    }

    @Test("A signal counts as work until the woken worker has done its round")
    func noFalseIdle() async throws {
        for _ in 0..<200 {
            let activity = ActivityTracker()
            let signal = WorkSignal(activity: activity)
            let rounds = Mutex(0)
            let worker = Task {
                while !Task.isCancelled {
                    await signal.wait()
                    guard !Task.isCancelled else { return }
                    await activity.perform {
                        await Task.yield()
                        rounds.withLock { $0 += 1 }
                    }
                }
            }
            signal.signal()
            try await eventually("quiet") { activity.snapshot.busy == 0 }
            #expect(rounds.withLock { $0 } == 1)
            worker.cancel()
            await worker.value
            #expect(activity.snapshot.busy == 0)
        }
    }
}
