/// Spaces the beginnings of small batches, so that each has several events: a batch costs several calls and commits, however small it is. The first
/// batch after a pause, and the batches of a backlog, do not wait.
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
