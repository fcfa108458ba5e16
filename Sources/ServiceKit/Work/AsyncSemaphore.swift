import OrderedCollections
import Synchronization

/// A counting semaphore for tasks. Tasks get permits in the order in which they ask.
public final class AsyncSemaphore: Sendable {
    private struct State {
        var free: Int
        var tickets: UInt64 = 0
        /// Tasks that wait, by ticket. While one waits no permit is free.
        var waiting: OrderedDictionary<UInt64, CheckedContinuation<Bool, Never>> = [:]
    }

    private let state: Mutex<State>

    /// Tasks that wait. For tests.
    var waiting: Int { state.withLock(\.waiting.count) }

    /// - Parameter count: of permits.
    public init(_ count: Int) {
        state = Mutex(State(free: count))
    }

    /// Takes a permit, once one is free. The task returns it with ``release()``.
    ///
    /// - Throws: `CancellationError`. Then the task has no permit.
    public func acquire() async throws {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        let isTaken = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
                let isTaken: Bool? = state.withLock { state in
                    // The handler below has run already, or waits for the lock.
                    if Task.isCancelled { return false }
                    guard state.free == 0 else {
                        state.free -= 1
                        return true
                    }
                    state.waiting[ticket] = continuation
                    return nil
                }
                if let isTaken { continuation.resume(returning: isTaken) }
            }
        } onCancel: {
            let waiter = state.withLock { $0.waiting.removeValue(forKey: ticket) }
            waiter?.resume(returning: false)
        }
        guard isTaken else { throw CancellationError() }
    }

    /// Returns a permit. The task that waits longest gets it.
    public func release() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().value
        }
        next?.resume(returning: true)
    }
}
