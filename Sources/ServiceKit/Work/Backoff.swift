public import Logging

/// Waits that double while something keeps failing: a peer is away, a store refuses. In real time, because how long that takes has nothing
/// to do with the clock of the domain.
public struct Backoff: Sendable, Hashable {
    private let first: Duration
    private let longest: Duration
    /// The wait to come.
    public private(set) var next: Duration

    /// By default for neighbours: one that restarts is back within a second, one that is down should not be hammered.
    public init(first: Duration = .milliseconds(100), longest: Duration = .seconds(5)) {
        self.first = first
        self.longest = longest
        next = first
    }

    /// It works again.
    public mutating func reset() { next = first }

    /// Takes the wait to come; the one after it is twice as long, up to the longest.
    public mutating func advance() -> Duration {
        defer { next = min(next * 2, longest) }
        return next
    }

    /// Waits.
    ///
    /// - Throws: `CancellationError`.
    public mutating func wait() async throws {
        try await Task.sleep(for: advance())
    }
}

extension BackgroundWorker {
    /// Runs `stages` until the task is cancelled: when they fail, which is logged, again after a pause. For workers whose stages begin with
    /// what the store says is left to do.
    public func keepRunning(
        logger: Logger, pause: Duration = .milliseconds(500), _ stages: @Sendable () async throws -> Void
    ) async {
        while !Task.isCancelled {
            do {
                try await stages()
            } catch {
                if Task.isCancelled { return }
                logger.error("\(name) stopped; starting again from the store", metadata: ["error": "\(error)"])
                try? await Task.sleep(for: pause)
            }
        }
    }
}
