import DurableWork
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
        var pace = BatchPace(distance: distance)
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
}
