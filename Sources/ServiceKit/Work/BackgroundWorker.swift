/// Something a service does by itself, beside answering calls: an outbox, a scheduler, a sweeper.
public protocol BackgroundWorker: Sendable {
    /// For logs, for example `outbox`.
    var name: String { get }

    /// Runs until its task is cancelled, which is how a drain begins. It then finishes or gives back what it holds and
    /// returns, or throws `CancellationError`. Any other error, or a return without cancellation, stops the service with exit code 1: a
    /// worker handles by itself what may happen in normal life.
    func run() async throws
}
