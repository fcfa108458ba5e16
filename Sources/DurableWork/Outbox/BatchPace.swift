/// Spaces the beginnings of small batches, so that each has several items: a batch costs calls and commits, however small it is. The first batch
/// after a pause, and the batches of a backlog, do not wait.
package struct BatchPace: Sendable {
    /// Between the beginnings of two batches.
    package let distance: Duration
    private var next = ContinuousClock.now

    package init(distance: Duration) { self.distance = distance }

    /// Whether the next batch has to wait.
    package var isEarly: Bool { next > .now }

    /// Waits until the next batch may begin.
    ///
    /// - Throws: `CancellationError`.
    package func wait() async throws {
        if next > .now { try await Task.sleep(until: next, clock: .continuous) }
    }

    /// A batch begins.
    package mutating func took(_ count: Int, of limit: Int) { next = count < limit ? .now + distance : .now }
}
