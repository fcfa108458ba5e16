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
    /// - Throws: `CancellationError`, an error that `isFinal` picks out, or that the neighbour will never answer (``RPCError/isRefusedForGood``).
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
                if let error = error as? RPCError, error.isRefusedForGood || isFinal(error) { throw error }
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

extension RPCError {
    /// The same question is never answered, however often it is asked: it or the answer is too large, or malformed in the eyes of the neighbour.
    var isRefusedForGood: Bool {
        if case .refused = DeliveryVerdict(self) { true } else { false }
    }
}
