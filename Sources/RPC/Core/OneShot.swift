import Synchronization

/// A value that is decided once, by whoever comes first, and awaited by one task.
package final class OneShot<Value: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(Waiter)
        case decided(Result<Value, any Error>)
        case taken
    }

    /// Unchecked: the state below lets go of a continuation exactly when it resumes it.
    typealias Waiter = UnsafeContinuation<Value, any Error>

    private let state = Mutex(State.open)

    /// A value that is not decided yet.
    package init() {}

    /// Decides the value. Only the first decision counts.
    ///
    /// - Returns: whether this was the first.
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

    /// Waits for the decision. Does not look at the task's cancellation: the caller decides what that means.
    package func value() async throws -> Value {
        try await withUnsafeThrowingContinuation { self.wait($0) }
    }

    /// Resumes the continuation with the decision, when there is one.
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
