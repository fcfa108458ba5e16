import Foundation
import ServiceKit
import Synchronization
import TestConditions
import TestFolders
import Testing

@Suite("The virtual clock")
struct VirtualClockTests {
    let start = Instant(milliseconds: 1_770_000_000_000)

    @Test("ARCH-05 wakes sleepers in the order of their due times, and only the due ones")
    func order() async throws {
        let clock = VirtualClock(start: start)
        let order = Mutex<[Int]>([])
        for seconds in [3, 1, 4, 2] {
            _ = clock.notify(at: start + .seconds(seconds)) { order.withLock { $0.append(seconds) } }
        }
        #expect(clock.nextDue == start + .seconds(1))
        #expect(clock.set(start + .seconds(3)))
        #expect(order.withLock { $0 } == [1, 2, 3])
        #expect(clock.nextDue == start + .seconds(4))
        #expect(clock.now == start + .seconds(3))
    }

    @Test("ARCH-05 goes forward only")
    func forward() {
        let clock = VirtualClock(start: start)
        clock.advance(by: .seconds(10))
        #expect(!clock.set(start))
        #expect(clock.now == start + .seconds(10))
        #expect(throws: VirtualClockError.self) { try clock.move(to: start) }
    }

    @Test("Is found again where it was by a process that is started again")
    func state() throws {
        let folder = try TemporaryFolder()
        let first = VirtualClock(start: start, stateFile: folder.file("clock"))
        try first.move(to: start + .seconds(86_400))
        let second = VirtualClock(start: start, stateFile: folder.file("clock"))
        #expect(second.now == start + .seconds(86_400))
        #expect(!VirtualClock(start: start, stateFile: "/nowhere/clock").set(start + .seconds(1)))
    }

    @Test("A sleep that is due returns at once; a cancelled one throws and is forgotten")
    func cancellation() async throws {
        let clock = VirtualClock(start: start)
        try await clock.sleep(until: start)
        let task = Task { try await clock.sleep(for: .seconds(5)) }
        try await eventually("the sleeper is registered") { clock.nextDue != nil }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.nextDue == nil)
    }

    @Test("Whoever looks right after the clock was set sees the woken sleeper as busy, until its work is done")
    func noFalseIdle() async throws {
        for _ in 0..<200 {
            let activity = ActivityTracker()
            let clock = VirtualClock(start: start, activity: activity)
            let done = Mutex(false)
            let worker = Task {
                try await clock.sleep(for: .seconds(1))
                await activity.perform {
                    await Task.yield()
                    done.withLock { $0 = true }
                }
                try await clock.sleep(for: .seconds(1_000))
            }
            try await eventually("the worker sleeps") { clock.nextDue != nil }
            #expect(activity.snapshot.busy == 0)
            clock.advance(by: .seconds(1))
            // From here on, quiet means done.
            try await eventually("quiet again") { activity.snapshot.busy == 0 }
            #expect(done.withLock { $0 })
            worker.cancel()
            _ = await worker.result
        }
    }

    @Test("A woken task that has nothing to do does not look busy for ever")
    func idleSleeper() async throws {
        let activity = ActivityTracker()
        let clock = VirtualClock(start: start, activity: activity)
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await clock.sleep(for: .seconds(1))
            for await _ in stream {}
        }
        try await eventually("the task sleeps") { clock.nextDue != nil }
        clock.advance(by: .seconds(1))
        try await eventually("quiet") { activity.snapshot.busy == 0 }
        #expect(activity.snapshot.workCounter == 2)
        continuation.finish()
        try await task.value
    }
}
