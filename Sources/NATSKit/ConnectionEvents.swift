public import JetStream
public import Logging
import Synchronization

/// Logs the changes of the connection to NATS, each once, and tells why there is none.
public final class ConnectionEvents: Sendable {
    private struct State {
        var lastFailure: String?
        var failed: (@Sendable (String) -> Void)?
        var connected: (@Sendable () -> Void)?
        var disconnected: (@Sendable () -> Void)?
    }

    private let service: String
    private let waiting: String
    private let logger: Logger
    private let state = Mutex(State())

    /// - Parameters:
    ///   - service: whose connection it is, for the log.
    ///   - waiting: what waits while there is no connection, in the plural.
    public init(of service: String, waiting: String, logger: Logger) {
        self.service = service
        self.waiting = waiting
        self.logger = logger
    }

    /// Reports the attempts to connect.
    ///
    /// - Parameters:
    ///   - failed: takes the reason of each failed attempt. If the last one failed already, its reason comes at once.
    ///   - connected: called after each connection from now on, before anything is sent.
    ///   - disconnected: called after each end of a connection, when nothing is sent any more.
    public func follow(
        failed: @escaping @Sendable (String) -> Void, connected: @escaping @Sendable () -> Void = {},
        disconnected: @escaping @Sendable () -> Void = {}
    ) {
        let last = state.withLock { state in
            (state.failed, state.connected, state.disconnected) = (failed, connected, disconnected)
            return state.lastFailure
        }
        if let last { failed(last) }
    }

    /// Takes an event of the connection.
    public func handle(_ event: NATSEvent) {
        switch event {
        case .connected(let url), .reconnected(let url):
            let connected = state.withLock { state in
                state.lastFailure = nil
                return state.connected
            }
            logger.notice("connected to NATS", metadata: ["server": "\(url)"])
            connected?()
        case .connectFailed(let error), .failed(let error):
            let words = error.sentence
            let (isNews, failed) = state.withLock { state in
                defer { state.lastFailure = words }
                return (state.lastFailure != words, state.failed)
            }
            failed?(words)
            guard isNews else { return }
            logger.error("NATS refuses this \(service) or cannot be reached; it tries again", metadata: ["reason": "\(words)"])
        case .disconnected:
            state.withLock(\.disconnected)?()
            logger.warning("the connection to NATS broke; \(waiting) wait until it is back")
        case .slowConsumer(let subject): logger.warning("messages of NATS were dropped", metadata: ["subject": "\(subject)"])
        case .lameDuck: logger.notice("the NATS server is about to stop; another one is used")
        case .closed: break
        }
    }
}
