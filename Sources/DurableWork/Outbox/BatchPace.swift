package import ServiceKit

/// Spaces the beginnings of small batches, so that each has several items: a batch costs calls and commits, however small it is. The first batch
/// after a pause, and the batches of a backlog, do not wait.
///
/// The distance is real time. In test mode, on a virtual clock, time does not move while work is left. So a batch after a move of the clock does not
/// wait.
package struct BatchPace: Sendable {
    /// Between the beginnings of two batches.
    package let distance: Duration
    private var next = ContinuousClock.now
    /// Of test mode; nil on real time.
    private let clock: VirtualClock?
    /// The virtual time of the last batch.
    private var last: Instant?

    /// - Parameter clock: of the service.
    package init(distance: Duration, clock: any DomainClock) {
        self.distance = distance
        self.clock = clock as? VirtualClock
    }

    /// Whether the next batch has to wait.
    package var isEarly: Bool { next > .now && clock?.now == last }

    /// Waits until the next batch may begin.
    ///
    /// - Throws: `CancellationError`.
    package func wait() async throws {
        if isEarly { try await Task.sleep(until: next, clock: .continuous) }
    }

    /// A batch begins.
    package mutating func took(_ count: Int, of limit: Int) {
        next = count < limit ? .now + distance : .now
        last = clock?.now
    }
}
