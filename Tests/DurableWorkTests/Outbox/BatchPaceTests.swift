import DurableWork
import ServiceKit
import Testing

@Suite("Distance between batches")
struct BatchPaceTests {
    private let distance = Duration.milliseconds(10)

    /// How long a batch waits.
    private func wait(_ pace: BatchPace) async throws -> Duration {
        let begin = ContinuousClock.now
        try await pace.wait()
        return ContinuousClock.now - begin
    }

    @Test("ARCH-04 A small batch is followed at a distance; the first one, and those of a backlog, wait for nothing")
    func batches() async throws {
        var pace = BatchPace(distance: distance, clock: SystemClock())
        #expect(!pace.isEarly)
        #expect(try await wait(pace) < distance)
        let begin = ContinuousClock.now
        pace.took(3, of: 500)
        #expect(pace.isEarly || ContinuousClock.now - begin >= distance)
        try await pace.wait()
        #expect(ContinuousClock.now - begin >= distance)
        pace.took(500, of: 500)
        #expect(try await wait(pace) < distance)
    }

    @Test("ARCH-05 On a virtual clock a batch waits for others of the same instant, and for nothing after the clock has moved")
    func virtualTime() async throws {
        let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
        var pace = BatchPace(distance: .seconds(3_600), clock: clock)
        #expect(!pace.isEarly)
        pace.took(3, of: 500)
        #expect(pace.isEarly)
        clock.advance(by: .milliseconds(10))
        #expect(!pace.isEarly)
        #expect(try await wait(pace) < .seconds(60))
        pace.took(3, of: 500)
        #expect(pace.isEarly)
    }
}
