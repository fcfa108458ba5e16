import Synchronization

/// A value that is set once and awaited by one task. The first setter wins.
package final class OneShot<Value: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(Waiter)
        case decided(Result<Value, any Error>)
        case taken
    }

    /// Unchecked, because the state below drops a continuation exactly when it resumes it.
    typealias Waiter = UnsafeContinuation<Value, any Error>

    private let state = Mutex(State.open)

    /// A value that is not set yet.
    package init() {}

    /// Sets the value. Only the first call counts.
    ///
    /// - Returns: Whether this was the first call.
    @discardableResult
    package func resolve(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, waiter) = self.state.withLock { state -> (Bool, Waiter?) in
            switch state {
            case .open:
                state = .decided(result)
                return (true, nil)
            case .waiting(let continuation):
                state = .taken
                return (true, continuation)
            case .decided, .taken:
                return (false, nil)
            }
        }
        waiter?.resume(with: result)
        return isFirst
    }

    /// Waits for the value. Ignores the task's cancellation, which the caller handles.
    package func value() async throws -> Value {
        try await withUnsafeThrowingContinuation { self.wait($0) }
    }

    /// Resumes the continuation when the value is set.
    func wait(_ continuation: Waiter) {
        let decided = self.state.withLock { state -> Result<Value, any Error>? in
            switch state {
            case .open:
                state = .waiting(continuation)
                return nil
            case .decided(let result):
                state = .taken
                return result
            case .waiting, .taken:
                preconditionFailure("two tasks wait for one value")
            }
        }
        if let decided { continuation.resume(with: decided) }
    }
}
