import Synchronization

/// Turns for calls that must not run at the same time: calls with one key run one after the other, or so many at once, in the order in which they
/// came. Calls with other keys do not wait.
public final class CallTurns: Sendable {
    private struct Turn {
        let permit: AsyncSemaphore
        /// Calls that run or wait.
        var calls = 0
    }

    private let turns = Mutex<[[String]: Turn]>([:])

    private let atOnce: Int

    /// Without calls.
    ///
    /// - Parameter atOnce: calls with one key that run at the same time.
    public init(atOnce: Int = 1) { self.atOnce = atOnce }

    /// Runs `body` once no other call with this key runs.
    ///
    /// - Throws: `CancellationError` for a call that is cancelled while it waits, and what `body` throws.
    public func take<Result: Sendable>(_ key: [String], _ body: () async throws -> Result) async throws -> Result {
        let permit = turns.withLock { turns in
            var turn = turns[key] ?? Turn(permit: AsyncSemaphore(atOnce))
            turn.calls += 1
            turns[key] = turn
            return turn.permit
        }
        defer {
            turns.withLock { turns in
                guard var turn = turns[key] else { return }
                turn.calls -= 1
                turns[key] = turn.calls == 0 ? nil : turn
            }
        }
        try await permit.acquire()
        defer { permit.release() }
        return try await body()
    }
}
