import JetStream
import Logging
import Synchronization

/// Logs the changes of the connection to NATS, each once, and tells why there is none.
final class ConnectionEvents: Sendable {
    private struct State {
        var lastFailure: String?
        var failed: (@Sendable (String) -> Void)?
        var connected: (@Sendable () -> Void)?
    }

    private let logger: Logger
    private let state = Mutex(State())

    init(_ logger: Logger) { self.logger = logger }

    /// - Parameters:
    ///   - failed: takes the reason of each failed attempt to connect, the last one at once.
    ///   - connected: called after each connection from now on.
    func follow(failed: @escaping @Sendable (String) -> Void, connected: @escaping @Sendable () -> Void) {
        let last = state.withLock { state in
            (state.failed, state.connected) = (failed, connected)
            return state.lastFailure
        }
        if let last { failed(last) }
    }

    func handle(_ event: NATSEvent) {
        switch event {
        case .connected(let url), .reconnected(let url):
            let connected = state.withLock { state in
                state.lastFailure = nil
                return state.connected
            }
            logger.notice("connected to NATS", metadata: ["server": "\(url)"])
            connected?()
        case .connectFailed(let error), .failed(let error):
            let (isNews, failed) = state.withLock { state in
                defer { state.lastFailure = "\(error)" }
                return (state.lastFailure != "\(error)", state.failed)
            }
            failed?("\(error)")
            if isNews { logger.error("NATS refuses this dispatcher or cannot be reached; it tries again", metadata: ["reason": "\(error)"]) }
        case .disconnected: logger.warning("the connection to NATS broke; pushes wait until it is back")
        case .slowConsumer(let subject): logger.warning("messages of NATS were dropped", metadata: ["subject": "\(subject)"])
        case .lameDuck: logger.notice("the NATS server is about to stop; another one is used")
        case .closed: break
        }
    }
}
