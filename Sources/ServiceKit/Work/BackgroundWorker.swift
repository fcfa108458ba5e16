/// Work that a service does beside answering calls: an outbox publisher, a job scheduler.
public protocol BackgroundWorker: Sendable {
    /// For logs, for example `outbox`.
    var name: String { get }

    /// Runs until its task is cancelled, at the begin of a drain. It then finishes or gives back its current work, and returns or throws
    /// `CancellationError`. Any other error, or a return without cancellation, stops the service with exit code 1: a worker handles expected errors
    /// itself.
    func run() async throws
}

extension BackgroundWorker {
    /// Does a part of the work whose failure stops no other part.
    ///
    /// - Parameter failed: logs and counts a failure.
    /// - Returns: nil after a failure.
    /// - Throws: `CancellationError` alone.
    public func attempt<Value>(_ body: () async throws -> Value, failed: (any Error) -> Void) async throws -> Value? {
        do {
            return try await body()
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            failed(error)
            return nil
        }
    }

    /// Waits and works in turn until the task is cancelled. In real time: for what concerns the process, such as its files and metrics.
    ///
    /// - Throws: `CancellationError`.
    public func work(every interval: Duration, _ work: () async -> Void) async throws {
        while true {
            try await Task.sleep(for: interval)
            await work()
        }
    }
}
