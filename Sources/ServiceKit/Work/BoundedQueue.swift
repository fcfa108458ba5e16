import DequeModule
import Synchronization

/// Passes elements from tasks to one receiver, in order. Senders wait while `capacity` elements wait for the receiver.
///
/// Any number of tasks send, one receives. Both waits end with `CancellationError` when their task is cancelled.
public final class BoundedQueue<Element: Sendable>: Sendable {
    private struct State {
        var elements = Deque<Element>()
        var isFinished = false
        var receiver: CheckedContinuation<Void, Never>?
        var senders: [CheckedContinuation<Void, Never>] = []

        /// The tasks that wait, to check the state again.
        mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
            defer { (receiver, senders) = (nil, []) }
            return senders + [receiver].compactMap(\.self)
        }
    }

    private let state = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: most elements that wait for the receiver.
    public init(capacity: Int) {
        self.capacity = capacity
    }

    /// Appends an element once there is room.
    ///
    /// - Throws: `CancellationError`. Then the element is not appended.
    public func send(_ element: Element) async throws {
        while true {
            try await wait(until: { $0.elements.count < self.capacity }, register: { $0.senders.append($1) })
            let waiters = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
                // Another sender may have taken the room meanwhile.
                guard state.elements.count < capacity else { return nil }
                state.elements.append(element)
                return state.takeWaiters()
            }
            guard let waiters else { continue }
            for waiter in waiters { waiter.resume() }
            return
        }
    }

    /// The next element; nil after ``finish()`` when all are taken.
    ///
    /// - Throws: `CancellationError`.
    public func receive() async throws -> Element? {
        try await wait(until: { !$0.elements.isEmpty || $0.isFinished }, register: { $0.receiver = $1 })
        let (element, waiters) = state.withLock { state in (state.elements.popFirst(), state.takeWaiters()) }
        for waiter in waiters { waiter.resume() }
        return element
    }

    /// No more elements come.
    public func finish() {
        let waiters = state.withLock { state in
            state.isFinished = true
            return state.takeWaiters()
        }
        for waiter in waiters { waiter.resume() }
    }

    private func wait(
        until isReady: (borrowing State) -> Bool, register: (inout State, CheckedContinuation<Void, Never>) -> Void
    ) async throws {
        while true {
            try Task.checkCancellation()
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let goesOn = state.withLock { state in
                        // A task cancelled before it could be registered would not be woken by the handler below.
                        if isReady(state) || Task.isCancelled { return true }
                        register(&state, continuation)
                        return false
                    }
                    if goesOn { continuation.resume() }
                }
            } onCancel: {
                let waiters = state.withLock { $0.takeWaiters() }
                for waiter in waiters { waiter.resume() }
            }
            if state.withLock({ isReady($0) }) { return }
        }
    }
}
