import Synchronization

/// A value that is decided once, by whoever comes first, and awaited by one task.
final class OneShot<Value: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(Waiter)
        case decided(Result<Value, any Error>)
        case taken
    }

    /// Unchecked: the state below lets go of a continuation exactly when it resumes it.
    typealias Waiter = UnsafeContinuation<Value, any Error>

    private let state = Mutex(State.open)

    /// Decides the value. Only the first decision counts.
    func resolve(_ result: Result<Value, any Error>) {
        let waiter = self.state.withLock { state -> Waiter? in
            switch state {
            case .open:
                state = .decided(result)
                return nil
            case .waiting(let continuation):
                state = .taken
                return continuation
            case .decided, .taken:
                return nil
            }
        }
        waiter?.resume(with: result)
    }

    /// Waits for the decision. Does not look at the task's cancellation: the caller decides what that means.
    func value() async throws -> Value {
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
