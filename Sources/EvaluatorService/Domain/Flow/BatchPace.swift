/// Lets small batches follow each other at a distance, so that each has some events: a batch costs several calls and commits, however small it is. The
/// first batch after a pause, and those of a backlog, wait for nothing.
struct BatchPace {
    /// Between the beginnings of two batches.
    static let distance = Duration.milliseconds(10)

    private var next = ContinuousClock.now

    /// Waits until the next batch may begin.
    ///
    /// - Throws: `CancellationError`.
    func wait() async throws {
        if next > .now { try await Task.sleep(until: next, clock: .continuous) }
    }

    /// A batch begins.
    mutating func took(_ count: Int, of limit: Int) { next = count < limit ? .now + Self.distance : .now }
}
