import ServiceKit
import Synchronization
import TestClocks
import TestConditions
import Testing

/// Dates move with the machine's clock, pauses do not (DR-07).
@Suite("Steady time") struct SteadyTimeTests {
    private let time = VirtualClock(start: Instant(milliseconds: 1_780_000_000_000))

    @Test("DR-07 a worker that pauses wakes after its pause, whatever was done to the clock meanwhile; who waits for a date waits for the date")
    func wakes() async throws {
        let wall = SteppedClock(time)
        let woken = Mutex<[String]>([])
        let due = wall.now + .seconds(60)
        let timers = [
            wall.notify(at: wall.steadyNow + .seconds(60)) { woken.withLock { $0.append("pause") } },
            wall.notify(at: due) { woken.withLock { $0.append("date") } },
        ]
        wall.step(by: .seconds(-3_600))
        time.advance(by: .seconds(60))
        #expect(woken.withLock { $0 } == ["pause"])
        while wall.now < due, let next = time.nextDue { time.set(next) }
        #expect(woken.withLock { $0 } == ["pause", "date"])
        for timer in timers { timer.cancel() }
    }

    @Test("DR-07 a step back of the clock is noticed once, by its length; steps forward and small corrections are none")
    func steps() {
        let wall = SteppedClock(time)
        var steps = ClockSteps(wall)
        time.advance(by: .seconds(60))
        #expect(steps.setBack(wall) == .zero)
        wall.step(by: .seconds(-3_600))
        time.advance(by: .seconds(5))
        #expect(steps.setBack(wall) == .seconds(3_600))
        #expect(steps.setBack(wall) == .zero)
        wall.step(by: .seconds(7_200))
        #expect(steps.setBack(wall) == .zero)
        for _ in 0..<10 {
            wall.step(by: .milliseconds(-900))
            #expect(steps.setBack(wall) == .zero)
        }
    }

    @Test("DR-07 the machine's steady time passes as real time does, and a sleep by it ends")
    func machine() async throws {
        let clock = SystemClock()
        let (began, real) = (clock.steadyNow, ContinuousClock.now)
        try await clock.sleep(for: .milliseconds(30))
        #expect(clock.steadyNow - began >= .milliseconds(29))
        #expect(ContinuousClock.now - real >= .milliseconds(29))
        await withCheckedContinuation { continuation in _ = clock.notify(at: began + .milliseconds(40)) { continuation.resume() } }
        #expect(clock.steadyNow >= began + .milliseconds(40))
        let task = Task { try await clock.sleep(for: .seconds(3_600)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A signal that comes before either time ends the wait, and so does the earlier of the two")
    func signals() async throws {
        let signal = WorkSignal()
        signal.signal()
        await signal.wait(until: time.now + .seconds(1), orAt: time.steadyNow + .seconds(1), on: time)
        let waiting = Task { [time] in await signal.wait(until: time.now + .seconds(100), orAt: time.steadyNow + .seconds(5), on: time) }
        try await eventually("the wait is registered") { time.nextDue != nil }
        time.advance(by: .seconds(5))
        await waiting.value
        #expect(time.nextDue == nil, "the other timer is taken back")
    }
}
