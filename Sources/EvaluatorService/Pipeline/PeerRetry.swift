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
    /// - Throws: `CancellationError`, an error that `isFinal` picks out, or that request or answer is too large (``RPCError/isTooLarge``), which
    ///   is so however often it is repeated.
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
                if let error = error as? RPCError, error.isTooLarge || isFinal(error) { throw error }
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

    /// Tells or asks about many things together, and about ever fewer where a message would be too large: what does not fit by itself is left
    /// out, and stops nothing else.
    ///
    /// - Parameters:
    ///   - alone: What counts as the answer about one thing that is too large by itself. It is in the log already.
    /// - Returns: The answers about the parts, in the order of the items.
    /// - Throws: `CancellationError` only.
    func inParts<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], tooLarge alone: (Item, RPCError) -> [Answer], _ call: ([Item]) async throws -> [Answer]
    ) async throws -> [Answer] {
        try await items.inHalves { part in
            try await untilAnswered(action) { try await call(part) }
        } tooLarge: { item, error in
            logger.error("a message about a single thing is too large; it is left out", metadata: ["action": "\(action)", "error": "\(error)"])
            return alone(item, error)
        }
    }
}
