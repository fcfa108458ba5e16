public import Logging

/// Delays that double while something fails, such as a peer or a store. In real time: failures do not follow the domain's clock.
///
/// Connections have RPC's `ConnectBackoff`, with gRPC's factor and jitter; a provider's 429 has DISP-24's `ThrottleCurve`, which counts answers.
public struct Backoff: Sendable, Hashable {
    private let first: Duration
    private let longest: Duration
    /// The next delay.
    public private(set) var next: Duration

    /// The defaults suit peers: a peer that restarts is back within a second, a peer that is down gets few calls.
    public init(first: Duration = .milliseconds(100), longest: Duration = .seconds(5)) {
        self.first = first
        self.longest = longest
        next = first
    }

    /// Starts again with the first delay.
    public mutating func reset() { next = first }

    /// Returns the next delay, and doubles the one after it, up to the longest.
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
    /// Runs `stages` until the task is cancelled. After a failure, which is logged, it runs them again after a delay. For workers that read their
    /// remaining work from the store.
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
