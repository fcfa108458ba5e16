import Logging
import Synchronization

/// Logs a warning while calls to a peer are slow: at the first slow call, and then about once a minute. Without it, a call that hangs would be
/// noticed only at its deadline.
struct SlowCallLog: Sendable {
    private final class LastWarning: Sendable {
        let time = Mutex<ContinuousClock.Instant?>(nil)
    }

    /// Time without an answer after which a call is slow. Usually the peers answer within some milliseconds.
    static let patience = Duration.seconds(2)
    /// Least time between two warnings.
    static let distance = Duration.seconds(60)

    /// The service.
    let peer: String
    /// For the log: "record notifications".
    let action: String
    let patience: Duration
    let logger: Logger
    private let last = LastWarning()

    init(peer: String, action: String, patience: Duration = Self.patience, logger: Logger) {
        self.peer = peer
        self.action = action
        self.patience = patience
        self.logger = logger
    }

    /// Makes a call.
    ///
    /// - Throws: what the call throws.
    func watch<Answer>(_ call: () async throws -> Answer) async rethrows -> Answer {
        let warning = Task {
            try await Task.sleep(for: patience)
            warn(at: .now)
        }
        defer { warning.cancel() }
        return try await call()
    }

    private func warn(at now: ContinuousClock.Instant) {
        let isDue = last.time.withLock { last in
            if let last, now - last < Self.distance { return false }
            last = now
            return true
        }
        guard isDue else { return }
        logger.warning(
            "a peer has not answered yet; what it is asked waits",
            metadata: ["peer": "\(peer)", "action": "\(action)", "waited": "\(patience)"])
    }
}
