/// Work that a service does beside answering calls: an outbox publisher, a job scheduler.
public protocol BackgroundWorker: Sendable {
    /// For logs, for example `outbox`.
    var name: String { get }

    /// Runs until its task is cancelled, at the begin of a drain. It then finishes or gives back its current work, and returns or throws
    /// `CancellationError`. Any other error, or a return without cancellation, stops the service with exit code 1: a worker handles expected errors
    /// itself.
    func run() async throws
}
