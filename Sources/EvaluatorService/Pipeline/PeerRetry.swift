import Logging
import RPC

/// Repeats a call to a neighbour until it is answered. Waiting is in real time: how long a peer takes to come back has nothing to
/// do with the clock of the domain.
struct PeerRetry: Sendable {
    /// First and longest wait. A neighbour that restarts is back within a second; one that is down should not be hammered.
    var firstDelay = Duration.milliseconds(100)
    var longestDelay = Duration.seconds(5)
    let logger: Logger

    init(logger: Logger) {
        self.logger = logger
    }

    /// - Parameters:
    ///   - action: For the log: "resolve an audience".
    ///   - isFinal: Errors that repeating will not change and that the caller deals with.
    /// - Throws: `CancellationError`, or an error that `isFinal` picks out.
    func untilAnswered<T: Sendable>(
        _ action: String, isFinal: (RPCError) -> Bool = { _ in false }, _ call: () async throws -> T
    ) async throws -> T {
        var delay = firstDelay
        var attempt = 1
        while true {
            do {
                return try await call()
            } catch {
                try Task.checkCancellation()
                if let error = error as? RPCError, isFinal(error) { throw error }
                // The first failure is news, and then one in about a minute.
                let level: Logger.Level = attempt == 1 || attempt % 12 == 0 ? .warning : .debug
                logger.log(
                    level: level, "a neighbour did not answer; trying again",
                    metadata: ["action": "\(action)", "attempt": "\(attempt)", "wait": "\(delay)", "error": "\(error)"])
            }
            attempt += 1
            try await Task.sleep(for: delay)
            delay = min(delay * 2, longestDelay)
        }
    }
}
