import Logging
import RPC
import ServiceKit

/// Repeats a call to a neighbour until it is answered.
struct PeerRetry: Sendable {
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
        var backoff = Backoff()
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
                    metadata: ["action": "\(action)", "attempt": "\(attempt)", "wait": "\(backoff.next)", "error": "\(error)"])
            }
            attempt += 1
            try await backoff.wait()
        }
    }
}
